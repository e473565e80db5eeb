import Foundation
import TweenMotion
import TweenViews

/// A type of values with a fixed set of named cases, as a parameter of intents.
public protocol AppEnum: RawRepresentable, CaseIterable, Hashable, _IntentValue
where RawValue == String {
  /// The name of the type.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  /// The names of the cases.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension AppEnum {
  /// The first case. A type without cases has no values, and reading it stops the program.
  public static var _unset: Self {
    guard let first = allCases.first else {
      ProgramEnd.stop("\(Self.self) has no cases, so a parameter of this type has no value.")
    }
    return first
  }
}

/// The name of a type of values.
public struct TypeDisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
  /// The name of the type, as the user reads it.
  public var name: LocalizedStringResource
  /// Creates the name of a type from a resource.
  public init(name: LocalizedStringResource) { self.name = name }
  /// Creates the name of a type from a string.
  public init(stringLiteral value: String) {
    self.init(name: LocalizedStringResource(stringLiteral: value))
  }
}

/// The name of a value, with an optional subtitle and image.
public struct DisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
  /// An image beside the name of a value.
  public struct Image: Sendable {
    /// The name of the symbol or of the program's image; nil if the image is given by its data or
    /// its URL.
    let name: String?
    /// The URL of the image.
    let url: URL?
    /// The data of the image's file.
    let data: Data?

    /// Creates an image from a system symbol.
    public init(systemName: String, isTemplate: Bool? = nil) {
      (name, url, data) = (systemName, nil, nil)
    }
    /// Creates an image from the program's assets.
    public init(named name: String, isTemplate: Bool? = nil) {
      (self.name, url, data) = (name, nil, nil)
    }
    /// Creates an image from the data of its file.
    public init(data: Data, isTemplate: Bool? = nil) {
      (name, url, self.data) = (nil, nil, data)
    }
    /// Creates an image from the URL of its file.
    public init(url: URL, isTemplate: Bool? = nil) {
      (name, self.url, data) = (nil, url, nil)
    }
  }

  /// The name of the value, as the user reads it.
  public var title: LocalizedStringResource
  /// A further description of the value; nil: none.
  public var subtitle: LocalizedStringResource?
  /// The image beside the name; nil: none. This engine does not show it.
  public var image: Image?
  /// Creates the name of a value, with an optional subtitle and image.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }
  /// Creates the name of a value from a string.
  public init(stringLiteral value: String) {
    self.init(title: LocalizedStringResource(stringLiteral: value))
  }
}
