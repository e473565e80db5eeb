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
  /// The object whose properties all views of this kind have. What a program sets takes effect in the
  /// next frame, also in views that are shown.
  ///
  /// - Precondition: `init(coder:)`, if the kind is the program's own, makes a view.
  public static func appearance() -> Self {
    let appearances = Appearances.ofProgram
    if Appearances.shown.contains(ObjectIdentifier(self)) {
      appearances.lookWillChange()
    } else {
      Notice.say(
        "\(self).appearance() has no effect: views have modifiers for what it would set.")
    }
    if let known = appearances.known[ObjectIdentifier(self)] as? Self { return known }
    guard let new = Self(coder: Appearances.NoArchive()) else {
      ProgramEnd.stop("\(self).init(coder:) made no view for \(self).appearance().")
    }
    appearances.known[ObjectIdentifier(self)] = new
    return new
  }

  /// As `appearance()`, for views in views of some kinds.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearance.Type]
  ) -> Self { appearance() }

  /// As `appearance()`, for some surroundings.
  public static func appearance(for trait: UITraitCollection) -> Self { appearance() }
}

/// The objects that `appearance()` gave, by their kinds.
@MainActor final class Appearances {
  /// Views are made of archives where only their kind is known; this one holds nothing.
  final class NoArchive: NSCoder {}

  var known: [ObjectIdentifier: UIView] = [:]

  /// The kinds whose look bars and controls follow.
  static let shown: Set<ObjectIdentifier> = [
    ObjectIdentifier(UINavigationBar.self), ObjectIdentifier(UITabBar.self),
    ObjectIdentifier(UIToolbar.self), ObjectIdentifier(UISegmentedControl.self),
    ObjectIdentifier(UIPageControl.self), ObjectIdentifier(UISwitch.self),
  ]

  static var ofProgram: Appearances { StageClock.programObject { Appearances() } }

  /// Has bars and controls read the look again.
  func lookWillChange() {
    let looks = ProgramLooks.ofProgram
    if looks.read == nil { looks.read = { [weak self] in self?.look ?? ProgramLook() } }
    looks.lookWillChange()
  }

  func view<Kind: UIView>(_ kind: Kind.Type) -> Kind? { known[ObjectIdentifier(kind)] as? Kind }
}
