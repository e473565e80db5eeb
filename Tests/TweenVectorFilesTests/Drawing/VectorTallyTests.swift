import Testing

@testable import TweenVectorFiles

@Suite struct VectorTallyTests {
  @Test func `a note counts each kind, in an order of its own`() {
    var tally = VectorTally()
    #expect(tally.note == nil)
    tally.add(.angularGradient)
    #expect(tally.note == "1 item was drawn as a picture: 1 angular gradient")
    tally.add(.blur)
    tally.add(.blur)
    #expect(tally.note == "3 items were drawn as pictures: 2 blurs, 1 angular gradient")
    tally.add(.linearLight)
    tally.add(.linearLight)
    #expect((tally + tally).total == 10)
    #expect(tally.note?.hasSuffix("2 layers in linear light") == true)
  }
}
