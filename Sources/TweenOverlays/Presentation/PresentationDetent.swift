import Foundation
import TweenGeometry
import TweenMotion
import TweenViews

/// A height at which a sheet can rest.
public struct PresentationDetent: Hashable, Sendable {
  /// The values from which the height of a custom detent is computed.
  @dynamicMemberLookup public struct Context {
    /// The greatest height of the sheet, in points.
    public let maxDetentValue: CGFloat
    let environment: EnvironmentValues

    /// Returns a value of the sheet's environment, by its key path.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      environment[keyPath: keyPath]
    }
  }

  private enum Kind: Hashable, Sendable {
    case medium, large
    case fraction(CGFloat)
    case height(CGFloat)
    case custom(CustomDetent)
  }
  private let kind: Kind

  /// Half of the window's height; the same as `large` in a low window.
  public static let medium = PresentationDetent(kind: .medium)
  /// The greatest height that the sheet can have.
  public static let large = PresentationDetent(kind: .large)

  /// A share of the sheet's greatest height, limited to 0...1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .fraction(fraction))
  }

  /// A height in points, to which the bottom inset of the window's safe area is added. It is
  /// limited to the sheet's greatest height; a negative height counts as 0.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .height(height))
  }

  /// A height that a type of the program computes.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(
      kind: .custom(CustomDetent(id: ObjectIdentifier(type)) { D.height(in: $0) }))
  }

  /// Returns the height of a sheet that rests at this detent, including the bottom inset of the
  /// safe area; nil if the detent does not exist now.
  ///
  /// - Parameters:
  ///   - space: The heights of `large`, of the window, and of the bottom inset of its safe area.
  ///   - context: The values from which custom heights are computed.
  func height(_ space: DetentSpace, _ context: Context) -> CGFloat? {
    let height: CGFloat? =
      switch kind {
      case .medium: space.window / 2
      case .large: space.large
      case .fraction(let part):
        part.isNaN ? nil : context.maxDetentValue * min(max(part, 0), 1) + space.bottom
      case .height(let height): height.isNaN ? nil : max(0, height) + space.bottom
      case .custom(let custom):
        custom.height(context).map { $0.isNaN ? space.large : max(0, $0) + space.bottom }
      }
    return height.map { $0 - space.bottom > context.maxDetentValue ? space.large : $0 }
  }
}

/// The heights from which detents are computed, in points.
struct DetentSpace {
  let large: CGFloat
  let window: CGFloat
  let bottom: CGFloat
}

/// The type of a custom detent, compared by its identity.
// Unchecked: the function is a static one of that type, and holds nothing.
private struct CustomDetent: Hashable, @unchecked Sendable {
  let id: ObjectIdentifier
  let height: (PresentationDetent.Context) -> CGFloat?

  static func == (left: CustomDetent, right: CustomDetent) -> Bool { left.id == right.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// A custom height at which sheets can rest.
public protocol CustomPresentationDetent {
  /// The values from which the height is computed.
  typealias Context = PresentationDetent.Context
  /// Returns the height in points, to which the bottom inset of the safe area is added; nil: the
  /// detent does not exist now.
  static func height(in context: Context) -> CGFloat?
}
