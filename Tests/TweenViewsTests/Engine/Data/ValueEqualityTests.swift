import Foundation
import Testing

@testable import TweenViews

@Suite("Values of any type") @MainActor struct ValueEqualityTests {
  private protocol Named { var name: String { get } }
  private struct Plain: Named { var name: String }
  private struct Listed: Named {
    var names: [String]
    var name: String { names.joined() }
  }
  private protocol Shared: AnyObject {}
  private final class Object: Shared {}

  private struct Holder {
    var value: any Named
    // Keeps the holder from being compared as plain data.
    var text = "a text of more than fifteen bytes"
  }
  private struct Owner {
    var object: any Shared
    var text = "a text of more than fifteen bytes"
  }

  @Test func `behind a protocol are compared by what they are`() {
    let listed = Listed(names: ["a", "b"])
    #expect(valuesAreEqual(Holder(value: Plain(name: "a")), Holder(value: Plain(name: "a"))))
    #expect(!valuesAreEqual(Holder(value: Plain(name: "a")), Holder(value: Plain(name: "b"))))
    #expect(!valuesAreEqual(Holder(value: Plain(name: "a")), Holder(value: listed)))
    #expect(valuesAreEqual(Holder(value: listed), Holder(value: Listed(names: ["a", "b"]))))
    #expect(!valuesAreEqual(Holder(value: listed), Holder(value: Listed(names: ["a"]))))
  }

  @Test func `behind a protocol of classes are the same object or not`() {
    let object = Object()
    #expect(valuesAreEqual(Owner(object: object), Owner(object: object)))
    #expect(!valuesAreEqual(Owner(object: object), Owner(object: Object())))
  }

  @Test func `that may be absent are compared as their values are, without an equality`() {
    struct Maybe {
      var plain: Plain?
      var text = "a text of more than fifteen bytes"
    }
    #expect(valuesAreEqual(Maybe(), Maybe()))
    #expect(valuesAreEqual(Maybe(plain: Plain(name: "a")), Maybe(plain: Plain(name: "a"))))
    #expect(!valuesAreEqual(Maybe(plain: Plain(name: "a")), Maybe(plain: Plain(name: "b"))))
    #expect(!valuesAreEqual(Maybe(plain: Plain(name: "a")), Maybe()))
    #expect(!valuesAreEqual(Maybe(), Maybe(plain: Plain(name: "a"))))
  }
}
