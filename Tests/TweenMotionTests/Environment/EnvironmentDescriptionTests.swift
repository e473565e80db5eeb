import Testing
import TweenMotion

@Suite struct EnvironmentDescriptionTests {
  private enum Number: EnvironmentKey {
    static let defaultValue = 0
  }
  private enum Word: EnvironmentKey {
    static let defaultValue = ""
  }

  @Test func `the environment tells every write, the newest first`() {
    var values = EnvironmentValues()
    #expect(values.description == "[]")
    values[Number.self] = 1
    values[Word.self] = "a"
    values[Number.self] = 2
    #expect(
      values.description
        == "[EnvironmentPropertyKey<Number> = 2, EnvironmentPropertyKey<Word> = a, "
        + "EnvironmentPropertyKey<Number> = 1]")
  }

  @Test func `two writes of one key after another are both told`() {
    var values = EnvironmentValues()
    values[Number.self] = 1
    values[Number.self] = 2
    #expect(values[Number.self] == 2)
    #expect(
      values.description
        == "[EnvironmentPropertyKey<Number> = 2, EnvironmentPropertyKey<Number> = 1]")
  }
}
