import Foundation
import TweenGeometry
import TweenMotion
import TweenViews

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
  /// What the height of a detent of one's own follows.
  @dynamicMemberLookup public struct Context {
    /// The height that a sheet can have at most, in points.
    public let maxDetentValue: CGFloat
    let environment: EnvironmentValues

    /// A value of the sheet's environment.
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

  /// Half of the window's height; as `large` in a window that is low.
  public static let medium = PresentationDetent(kind: .medium)
  /// All that a sheet can have.
  public static let large = PresentationDetent(kind: .large)

  /// A part of what a sheet can have: 0 to 1, beyond which it ends there.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .fraction(fraction))
  }

  /// A height in points, over what the window's safe area takes at the bottom. What is more than a
  /// sheet can have is `large`; less than 0 counts as 0.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .height(height))
  }

  /// A height that a type of the program's own works out.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(
      kind: .custom(CustomDetent(id: ObjectIdentifier(type)) { D.height(in: $0) }))
  }

  /// The height of a sheet that rests here, with what the safe area takes at its bottom; nil where
  /// there is no such detent just now.
  ///
  /// - Parameters:
  ///   - space: The height of `large`, of the window and of what its safe area takes at the bottom.
  ///   - context: What heights of programs follow.
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

/// The heights that detents are parts of, in points.
struct DetentSpace {
  let large: CGFloat
  let window: CGFloat
  let bottom: CGFloat
}

/// A detent's type, by its identity.
// Unchecked: the function is a static one of that type, and holds nothing.
private struct CustomDetent: Hashable, @unchecked Sendable {
  let id: ObjectIdentifier
  let height: (PresentationDetent.Context) -> CGFloat?

  static func == (left: CustomDetent, right: CustomDetent) -> Bool { left.id == right.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// A height of a program's own at which sheets rest.
public protocol CustomPresentationDetent {
  /// What the height may follow.
  typealias Context = PresentationDetent.Context
  /// The height in points, over what the safe area takes at the bottom; nil: no such detent now.
  static func height(in context: Context) -> CGFloat?
}
