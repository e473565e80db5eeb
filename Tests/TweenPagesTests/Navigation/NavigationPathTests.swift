import Foundation
import Testing

@testable import TweenPages

struct NavigationPlaceValue: Hashable, Codable {
  var name: String
}

@Suite struct NavigationPathTests {
  @Test func `values of any types go on and off`() {
    var path = NavigationPath()
    #expect(path.isEmpty)
    path.append(1)
    path.append("a")
    path.append(NavigationPlaceValue(name: "b"))
    #expect(path.count == 3)
    path.removeLast(2)
    #expect(path == NavigationPath([1]))
    path.removeLast()
    #expect(path == NavigationPath())
  }

  @Test func `a path is written as names and JSON, the topmost value first`() throws {
    var path = NavigationPath()
    path.append("Hello")
    path.append(123)
    let data = try JSONEncoder().encode(try #require(path.codable))
    let list = try JSONDecoder().decode([String].self, from: data)
    #expect(list == ["Swift.Int", "123", "Swift.String", "\"Hello\""])
  }

  @Test func `a path comes back as it was written`() throws {
    var path = NavigationPath()
    path.append(NavigationPlaceValue(name: "x"))
    path.append([1, 2])
    path.append(2.5)
    let data = try JSONEncoder().encode(try #require(path.codable))
    let read = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    #expect(NavigationPath(read) == path)
  }

  @Test func `a path with a value that is not Codable has no such form`() {
    struct Plain: Hashable {}
    var path = NavigationPath([1])
    path.append(Plain())
    #expect(path.codable == nil)
  }

  @Test(arguments: [
    #"["Nowhere.Type", "1"]"#, #"["Swift.Int"]"#, #"["Swift.Int", "x"]"#, "{}", #"["", ""]"#,
  ]) func `what is no path is an error`(text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(
        NavigationPath.CodableRepresentation.self, from: Data(text.utf8))
    }
  }
}
