import Foundation
import TweenMotion
import TweenViews

/// What all views of a kind were to look like. Nothing of UIKit's is shown here, so that it has no
/// effect, which is said once for each kind.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {}

extension UIAppearance where Self: UIView {
  /// The object to which a program says what all views of this kind are to look like. It keeps what it
  /// is told, without effect.
  ///
  /// - Precondition: `init(coder:)`, if the kind is the program's own, makes a view.
  public static func appearance() -> Self {
    Notice.say(
      "\(self).appearance() has no effect: views have modifiers for what it would set.")
    let appearances = Appearances.ofProgram
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

  static var ofProgram: Appearances { StageClock.programObject { Appearances() } }
}
