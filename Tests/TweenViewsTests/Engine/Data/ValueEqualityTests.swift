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

  @Test func `that are closures are the same only where they hold the same words`() {
    struct Acting {
      var action: () -> Void
      var text = "a text of more than fifteen bytes"
    }
    let (object, other) = (Object(), Object())
    let first = { _ = ObjectIdentifier(object) }
    let second = { _ = ObjectIdentifier(other) }
    #expect(valuesAreEqual(Acting(action: first), Acting(action: first)))
    #expect(!valuesAreEqual(Acting(action: first), Acting(action: second)))
  }

  @Test func `that are numbers are compared by their value and not by their bytes`() {
    struct Numbers {
      var number: Double
      var size = CGSize(width: 1, height: 0.0)
      var text = "a text of more than fifteen bytes"
    }
    #expect(valuesAreEqual(Numbers(number: 0.0), Numbers(number: -0.0)))
    let flat = CGSize(width: 1, height: -0.0)
    #expect(valuesAreEqual(Numbers(number: 1), Numbers(number: 1, size: flat)))
    #expect(!valuesAreEqual(Numbers(number: 1), Numbers(number: 2)))
    #expect(!valuesAreEqual(Numbers(number: .nan), Numbers(number: .nan)))
  }

  @Test func `that are tuples are compared part by part`() {
    struct Pair {
      var parts: (String, Plain)
    }
    let pair = Pair(parts: ("a", Plain(name: "b")))
    #expect(valuesAreEqual(pair, Pair(parts: ("a", Plain(name: "b")))))
    #expect(!valuesAreEqual(pair, Pair(parts: ("a", Plain(name: "c")))))
  }

  @Test func `kinds of types are told apart by their metadata`() {
    #expect(TypeKind(Plain.self) == .aStructure)
    #expect(TypeKind(Result<Int, Never>.self) == .anEnumeration)
    #expect(TypeKind(String?.self) == .optional)
    #expect(TypeKind(Object.self) == .aClass)
    #expect(TypeKind((() -> Void).self) == .function)
    #expect(TypeKind((any Named).self) == .existential)
    for type in [(Int, String).self, Int.Type.self, (any Named.Type).self] as [Any.Type] {
      #expect(TypeKind(type) == .other && !TypeKind(type).mayConform)
    }
    #expect(!TypeKind.existentialIsOpaque((any Shared).self))
    #expect(!TypeKind.existentialIsOpaque((any Error).self))
    #expect(TypeKind.existentialIsOpaque(Any.self))
  }
}
