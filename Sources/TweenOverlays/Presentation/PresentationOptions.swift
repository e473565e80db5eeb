import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// The preferences of presented content for its presentation.
struct PresentationOptions: Equatable {
  var isDismissDisabled: Bool?
  var detents: Set<PresentationDetent>?
  var selection: Reference<Binding<PresentationDetent>>?
  var dragIndicator: Visibility?
  var cornerRadius: CGFloat??
  var background: Reference<AnyView>?
  var interaction: PresentationBackgroundInteraction?
  var adaptation: PresentationAdaptation?
  var sizing: PresentationSizingKind?
  var contentInteraction: PresentationContentInteraction?

  /// A value that cannot be compared. Each evaluation of the view that sets it counts as a change.
  final class Reference<Value>: Equatable {
    let value: Value
    init(_ value: Value) { self.value = value }
    static func == (left: Reference, right: Reference) -> Bool { left === right }
  }

  /// Completes these options by the options of an outer view: the innermost setting is used.
  mutating func merge(_ outer: PresentationOptions) {
    isDismissDisabled = isDismissDisabled ?? outer.isDismissDisabled
    if detents == nil { (detents, selection) = (outer.detents, outer.selection) }
    dragIndicator = dragIndicator ?? outer.dragIndicator
    if cornerRadius == nil { cornerRadius = outer.cornerRadius }
    background = background ?? outer.background
    interaction = interaction ?? outer.interaction
    adaptation = adaptation ?? outer.adaptation
    sizing = sizing ?? outer.sizing
    contentInteraction = contentInteraction ?? outer.contentInteraction
  }
}

enum PresentationOptionsKey: PreferenceKey {
  static var defaultValue: PresentationOptions { PresentationOptions() }
  static func reduce(value: inout PresentationOptions, nextValue: () -> PresentationOptions) {
    value.merge(nextValue())
  }
}

/// Whether the content behind a presentation reacts to the user.
public struct PresentationBackgroundInteraction: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case automatic, enabled, disabled
    case upThrough(PresentationDetent)
  }
  let kind: Kind
  /// The default: the content behind does not react.
  public static let automatic = PresentationBackgroundInteraction(kind: .automatic)
  /// The content behind the presentation reacts to the user.
  public static let enabled = PresentationBackgroundInteraction(kind: .enabled)
  /// The content behind the presentation does not react to the user.
  public static let disabled = PresentationBackgroundInteraction(kind: .disabled)
  /// The content behind reacts while the sheet rests at a detent, or at a lower one.
  public static func enabled(upThrough detent: PresentationDetent)
    -> PresentationBackgroundInteraction
  { PresentationBackgroundInteraction(kind: .upThrough(detent)) }
}

/// The kind of presentation that replaces another one where there is little room.
public struct PresentationAdaptation: Equatable, Sendable {
  enum Kind: Equatable, Sendable { case automatic, none, popover, sheet, fullScreenCover }
  let kind: Kind
  /// The default: a popover becomes a sheet in a narrow window.
  public static let automatic = PresentationAdaptation(kind: .automatic)
  /// The presentation is not replaced by another kind.
  public static let none = PresentationAdaptation(kind: .none)
  /// The presentation becomes a popover beside its source.
  public static let popover = PresentationAdaptation(kind: .popover)
  /// The presentation becomes a sheet.
  public static let sheet = PresentationAdaptation(kind: .sheet)
  /// The presentation becomes a cover of the whole window.
  public static let fullScreenCover = PresentationAdaptation(kind: .fullScreenCover)
}

/// The first effect of a drag on a sheet's content.
public struct PresentationContentInteraction: Equatable, Sendable {
  private let name: String
  /// The default behaviour, which is the same as `resizes`.
  public static let automatic = PresentationContentInteraction(name: "automatic")
  /// The drag first changes the height of the sheet.
  public static let resizes = PresentationContentInteraction(name: "resizes")
  /// The drag first scrolls the content of the sheet.
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// The size of a sheet where there is room.
enum PresentationSizingKind: Equatable, Sendable { case automatic, fitted, form, page }

/// The size of sheets in windows that are larger than the sheet.
public protocol PresentationSizing: Sendable {
  /// The name of the size among the built-in ones.
  static var _name: String { get }
}

/// The default size of sheets, the same as a page's.
public struct AutomaticPresentationSizing: PresentationSizing {
  public static var _name: String { "automatic" }
}
/// The size that the sheet's content has by itself.
public struct FittedPresentationSizing: PresentationSizing {
  public static var _name: String { "fitted" }
}
/// The size of a form: 540 by 620 points.
public struct FormPresentationSizing: PresentationSizing {
  public static var _name: String { "form" }
}
/// The size of a page: at most 704 by 788 points.
public struct PagePresentationSizing: PresentationSizing {
  public static var _name: String { "page" }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// The default size of sheets, the same as a page's.
  public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}
extension PresentationSizing where Self == FittedPresentationSizing {
  /// The size that the sheet's content has by itself.
  public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}
extension PresentationSizing where Self == FormPresentationSizing {
  /// The size of a form: 540 by 620 points.
  public static var form: FormPresentationSizing { FormPresentationSizing() }
}
extension PresentationSizing where Self == PagePresentationSizing {
  /// The size of a page: at most 704 by 788 points.
  public static var page: PagePresentationSizing { PagePresentationSizing() }
}

extension View {
  nonisolated func presentationOption(
    _ set: @escaping (inout PresentationOptions) -> Void
  ) -> some View {
    transformPreference(PresentationOptionsKey.self) { value in
      var outer = PresentationOptions()
      set(&outer)
      value.merge(outer)
    }
  }

  /// Prevents the user from dismissing the presentation that contains this view by a drag, by a
  /// press beside it, or by Esc. The program can still dismiss it.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    transformPreference(PresentationOptionsKey.self) {
      $0.isDismissDisabled = isDisabled || $0.isDismissDisabled == true
    }
  }

  /// Sets the heights at which the sheet that contains this view rests, on a phone. It appears at
  /// the lowest height; an empty set counts as `large`.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    presentationOption { $0.detents = detents }
  }

  /// Sets the heights at which the sheet that contains this view rests, and a binding to its
  /// current height.
  ///
  /// - Parameters:
  ///   - detents: The heights.
  ///   - selection: The current height; written when a drag ends at another one. A value that is
  ///     not in `detents` counts as the lowest.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    let reference = PresentationOptions.Reference(selection)
    return presentationOption {
      $0.detents = detents
      $0.selection = reference
    }
  }

  /// Shows or hides the drag indicator of a sheet; by default it is shown if the sheet has two or
  /// more detents.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    presentationOption { $0.dragIndicator = visibility }
  }

  /// Sets the radius of a sheet's corners in points; nil: the system's radius. A negative radius
  /// counts as 0.
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    presentationOption { $0.cornerRadius = .some(cornerRadius) }
  }

  /// Sets the background behind the content of a presentation to a style.
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    let reference = PresentationOptions.Reference(AnyView(Rectangle().fill(style)))
    return presentationOption { $0.background = reference }
  }

  /// Sets the background behind the content of a presentation to views.
  nonisolated public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let filling = Color.clear.overlay(alignment: alignment, content: content)
    let reference = PresentationOptions.Reference(AnyView(filling))
    return presentationOption { $0.background = reference }
  }

  /// Sets whether the content behind the presentation reacts to the user.
  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    presentationOption { $0.interaction = interaction }
  }

  /// Sets the first effect of a drag over scrolling content of a sheet with several detents: the
  /// drag resizes the sheet, or with `scrolls` scrolls the content. A downward drag from the
  /// content's top moves the sheet in any case.
  nonisolated public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View {
    presentationOption { $0.contentInteraction = behavior }
  }

  /// Sets the kind of presentation that replaces a popover in a narrow window; a sheet by default.
  nonisolated public func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> some View {
    presentationOption { $0.adaptation = adaptation }
  }

  /// Sets the kinds of presentation that replace a popover in a window of compact width and of
  /// compact height. Only the one for width is used.
  nonisolated public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View {
    presentationOption { $0.adaptation = horizontal }
  }

  /// Sets the size of a sheet in a wide window.
  nonisolated public func presentationSizing<S: PresentationSizing>(_ sizing: S) -> some View {
    let kind: PresentationSizingKind =
      switch S._name {
      case "fitted": .fitted
      case "form": .form
      case "page": .page
      default: .automatic
      }
    return presentationOption { $0.sizing = kind }
  }
}
