import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenText

/// A piece of text on one line, in the environment's font and foreground style.
public struct Text: Equatable, Sendable {
  private var string: String
  private var ownFont: Font?
  private var ownWeight: Font.Weight?
  private var isItalic = false
  private var ownColor: Color?

  /// Text that is not looked up in any table. (Nothing is, yet.)
  nonisolated public init(verbatim content: String) { string = content }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ content: S) { string = String(content) }

  nonisolated public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    string = key.text
  }

  nonisolated public func font(_ font: Font?) -> Text {
    var text = self
    text.ownFont = font
    return text
  }

  nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text {
    var text = self
    text.ownWeight = weight
    return text
  }

  nonisolated public func bold() -> Text { fontWeight(.bold) }

  nonisolated public func italic() -> Text {
    var text = self
    text.isItalic = true
    return text
  }

  nonisolated public func foregroundColor(_ color: Color?) -> Text {
    var text = self
    text.ownColor = color
    return text
  }

  package var plainText: String { string }

  /// The text as its node measures and draws it, in an environment.
  func resolved(in environment: EnvironmentValues) -> ResolvedText {
    ResolvedText(
      text: StyledText(string, TextAttributes(font: request(in: environment))),
      paragraph: ParagraphStyle(isRightToLeft: environment.layoutDirection == .rightToLeft),
      foreground: style(in: environment))
  }

  /// What the text is shaped with, in an environment.
  private func request(in environment: EnvironmentValues) -> FontRequest {
    var request = (ownFont ?? environment.font ?? .body).request
    if let weight = ownWeight ?? environment.fontWeight {
      request.weight = weight.value
    }
    if isItalic || environment.isItalic { request.isItalic = true }
    return request
  }

  /// The colour that the text has of its own; nil where it takes the surroundings'.
  func ownStyle(in environment: EnvironmentValues) -> ResolvedPaintStyle? {
    ownColor.map { .solid($0.resolve(in: environment)) }
  }

  func style(in environment: EnvironmentValues) -> _ResolvedPaint {
    ownStyle(in: environment).map { _ResolvedPaint($0) }
      ?? ForegroundStyle()._resolvedPaint(in: environment)
  }
}

/// Text with places for values, as a string literal in an initializer makes it.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  package var text: String

  nonisolated public init(_ value: String) { text = value }
  nonisolated public init(stringLiteral value: String) { text = value }
  nonisolated public init(stringInterpolation: StringInterpolation) {
    text = stringInterpolation.text
  }

  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""
    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + interpolationCount * 4)
    }
    public mutating func appendLiteral(_ literal: String) { text += literal }
    public mutating func appendInterpolation(_ string: String) { text += string }
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      text += value._plainText
    }
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      text += value._format(specifier)
    }
    public mutating func appendInterpolation(_ value: Text) { text += value.plainText }
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) { text += String(describing: value) }
  }
}

/// Numbers that a C format specifier can show.
public protocol _FormatSpecifiable: CVarArg {
  var _plainText: String { get }
}

extension _FormatSpecifiable {
  fileprivate func _format(_ specifier: String) -> String {
    String(format: specifier, locale: Locale(identifier: "en_US_POSIX"), self)
  }
}

extension Int: _FormatSpecifiable { public var _plainText: String { description } }
extension Int8: _FormatSpecifiable { public var _plainText: String { description } }
extension Int16: _FormatSpecifiable { public var _plainText: String { description } }
extension Int32: _FormatSpecifiable { public var _plainText: String { description } }
extension Int64: _FormatSpecifiable { public var _plainText: String { description } }
extension UInt: _FormatSpecifiable { public var _plainText: String { description } }
extension UInt8: _FormatSpecifiable { public var _plainText: String { description } }
extension UInt16: _FormatSpecifiable { public var _plainText: String { description } }
extension UInt32: _FormatSpecifiable { public var _plainText: String { description } }
extension UInt64: _FormatSpecifiable { public var _plainText: String { description } }
// Floating-point values show with six decimals, as the format %f of a string table does.
extension Double: _FormatSpecifiable {
  public var _plainText: String { String(format: "%f", self) }
}
extension Float: _FormatSpecifiable {
  public var _plainText: String { String(format: "%f", Double(self)) }
}
extension CGFloat: _FormatSpecifiable {
  public var _plainText: String { String(format: "%f", Double(self)) }
}

extension Text: View {
  public typealias Body = Never
  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    TextNode(view, context)
  }
  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    unsafeDowncast(node, to: TextNode.self).update(view)
  }
  nonisolated public static var _elementCount: Int? { 1 }
}
