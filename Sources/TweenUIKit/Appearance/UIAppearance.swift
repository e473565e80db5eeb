import Foundation
import TweenControls
import TweenMotion
import TweenViews

/// The look of all views of a kind.
///
/// The bars and controls of SwiftUI's views follow `UINavigationBar`, `UITabBar`, `UIToolbar`,
/// `UISegmentedControl`, `UIPageControl` and `UISwitch`. Other kinds have no effect; a warning reports
/// that once for each kind.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {}

extension UIAppearance where Self: UIView {
  /// The object whose properties apply to all views of this kind. Changes take effect in the next
  /// frame, also in views that are already shown.
  ///
  /// - Precondition: `init(coder:)` of a class that the program declares returns a view.
  public static func appearance() -> Self {
    let appearances = Appearances.ofProgram
    if Appearances.shown.contains(ObjectIdentifier(self)) {
      appearances.lookWillChange()
    } else {
      Notice.warn(
        "\(self).appearance() has no effect: use modifiers of views instead.")
    }
    if let known = appearances.registered[ObjectIdentifier(self)] as? Self { return known }
    guard let new = Self(coder: Appearances.NoArchive()) else {
      ProgramEnd.stop("\(self).init(coder:) made no view for \(self).appearance().")
    }
    appearances.registered[ObjectIdentifier(self)] = new
    return new
  }

  /// The same object as `appearance()`; the container types have no effect.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearance.Type]
  ) -> Self { appearance() }

  /// The same object as `appearance()`; the traits have no effect.
  public static func appearance(for trait: UITraitCollection) -> Self { appearance() }
}

/// The objects that `appearance()` returned, by their classes.
@MainActor final class Appearances {
  /// `appearance()` creates a view of a class with `init(coder:)`; this archive is empty.
  final class NoArchive: NSCoder {}

  var registered: [ObjectIdentifier: UIView] = [:]

  /// The kinds whose look bars and controls follow.
  static let shown: Set<ObjectIdentifier> = [
    ObjectIdentifier(UINavigationBar.self), ObjectIdentifier(UITabBar.self),
    ObjectIdentifier(UIToolbar.self), ObjectIdentifier(UISegmentedControl.self),
    ObjectIdentifier(UIPageControl.self), ObjectIdentifier(UISwitch.self),
  ]

  static var ofProgram: Appearances { StageClock.programObject { Appearances() } }

  /// Makes bars and controls read the look again.
  func lookWillChange() {
    let looks = ProgramLooks.ofProgram
    if looks.read == nil { looks.read = { [weak self] in self?.look ?? ProgramLook() } }
    looks.lookWillChange()
  }

  func view<Kind: UIView>(_ kind: Kind.Type) -> Kind? {
    registered[ObjectIdentifier(kind)] as? Kind
  }
}
