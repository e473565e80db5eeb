import Foundation
import TweenMotion
import TweenViews

/// A kind of value with few cases, which people can tell apart.
public protocol AppEnum: RawRepresentable, CaseIterable, Hashable, _IntentValue
where RawValue == String {
  /// What the kind is called.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  /// What the cases are called.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension AppEnum {
  /// The first case. A kind without one has no values to read.
  public static var _unset: Self {
    guard let first = allCases.first else {
      ProgramEnd.stop("\(Self.self) has no cases, so that a parameter of it has no value.")
    }
    return first
  }
}

/// What a kind of value is called.
public struct TypeDisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
  /// The name.
  public var name: LocalizedStringResource
  /// A kind with a name.
  public init(name: LocalizedStringResource) { self.name = name }
  /// A kind by its name.
  public init(stringLiteral value: String) {
    self.init(name: LocalizedStringResource(stringLiteral: value))
  }
}

/// What a value is called.
public struct DisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
  /// A picture beside a name.
  public struct Image: Sendable {
    /// The symbol or the picture; nil where only its bytes or its place are known.
    let name: String?
    /// Where the picture lies.
    let url: URL?
    /// The picture's file.
    let data: Data?

    /// A symbol.
    public init(systemName: String, isTemplate: Bool? = nil) {
      (name, url, data) = (systemName, nil, nil)
    }
    /// A picture of the program.
    public init(named name: String, isTemplate: Bool? = nil) {
      (self.name, url, data) = (name, nil, nil)
    }
    /// A picture's file.
    public init(data: Data, isTemplate: Bool? = nil) {
      (name, url, self.data) = (nil, nil, data)
    }
    /// A picture that lies somewhere.
    public init(url: URL, isTemplate: Bool? = nil) {
      (name, self.url, data) = (nil, url, nil)
    }
  }

  /// The name.
  public var title: LocalizedStringResource
  /// More about it; nil: nothing.
  public var subtitle: LocalizedStringResource?
  /// The picture beside it; nil: none. Nobody looks at it here.
  public var image: Image?
  /// A value with a name.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }
  /// A value by its name.
  public init(stringLiteral value: String) {
    self.init(title: LocalizedStringResource(stringLiteral: value))
  }
}
