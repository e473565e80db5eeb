import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// What presented content asks of what presents it.
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

  /// A value that can't be compared: another one with each evaluation of the view that asks.
  final class Reference<Value>: Equatable {
    let value: Value
    init(_ value: Value) { self.value = value }
    static func == (left: Reference, right: Reference) -> Bool { left === right }
  }

  /// What is asked further in has its way.
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

/// Whether what lies behind a presentation can be used.
public struct PresentationBackgroundInteraction: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case automatic, enabled, disabled
    case upThrough(PresentationDetent)
  }
  let kind: Kind
  /// It can't.
  public static let automatic = PresentationBackgroundInteraction(kind: .automatic)
  /// It can.
  public static let enabled = PresentationBackgroundInteraction(kind: .enabled)
  /// It can't.
  public static let disabled = PresentationBackgroundInteraction(kind: .disabled)
  /// It can while the sheet rests at a detent, or at a lower one.
  public static func enabled(upThrough detent: PresentationDetent)
    -> PresentationBackgroundInteraction
  { PresentationBackgroundInteraction(kind: .upThrough(detent)) }
}

/// What a presentation turns into where there is little room.
public struct PresentationAdaptation: Equatable, Sendable {
  enum Kind: Equatable, Sendable { case automatic, none, popover, sheet, fullScreenCover }
  let kind: Kind
  /// As the presentation has it.
  public static let automatic = PresentationAdaptation(kind: .automatic)
  /// Nothing else.
  public static let none = PresentationAdaptation(kind: .none)
  /// A popover.
  public static let popover = PresentationAdaptation(kind: .popover)
  /// A sheet.
  public static let sheet = PresentationAdaptation(kind: .sheet)
  /// A cover of the whole window.
  public static let fullScreenCover = PresentationAdaptation(kind: .fullScreenCover)
}

/// What a drag on a sheet's content does first.
public struct PresentationContentInteraction: Equatable, Sendable {
  private let name: String
  /// As `resizes`.
  public static let automatic = PresentationContentInteraction(name: "automatic")
  /// It changes the sheet's height.
  public static let resizes = PresentationContentInteraction(name: "resizes")
  /// It scrolls.
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// How large a sheet is where there is room.
enum PresentationSizingKind: Equatable, Sendable { case automatic, fitted, form, page }

/// The size of sheets in windows with room for more than that.
public protocol PresentationSizing: Sendable {
  /// The size's name among the built-in ones.
  static var _name: String { get }
}

/// A sheet as large as its kind has it: a page.
public struct AutomaticPresentationSizing: PresentationSizing {
  public static var _name: String { "automatic" }
}
/// A sheet as large as its content would be by itself.
public struct FittedPresentationSizing: PresentationSizing {
  public static var _name: String { "fitted" }
}
/// A sheet of the size of a form, 540 by 620 points.
public struct FormPresentationSizing: PresentationSizing {
  public static var _name: String { "form" }
}
/// A sheet of the size of a page, 704 by 788 points at most.
public struct PagePresentationSizing: PresentationSizing {
  public static var _name: String { "page" }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// As large as its kind has it: a page.
  public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}
extension PresentationSizing where Self == FittedPresentationSizing {
  /// As large as its content would be by itself.
  public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}
extension PresentationSizing where Self == FormPresentationSizing {
  /// 540 by 620 points.
  public static var form: FormPresentationSizing { FormPresentationSizing() }
}
extension PresentationSizing where Self == PagePresentationSizing {
  /// 704 by 788 points at most.
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

  /// Keeps the user from putting away the presentation that the view is in by a drag, a press beside it
  /// or Esc. Programs still may.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    transformPreference(PresentationOptionsKey.self) {
      $0.isDismissDisabled = isDisabled || $0.isDismissDisabled == true
    }
  }

  /// The heights at which the sheet that the view is in rests, on a phone. It comes at the lowest; an
  /// empty set counts as `large`.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    presentationOption { $0.detents = detents }
  }

  /// The same, and at which of them it rests.
  ///
  /// - Parameters:
  ///   - detents: The heights.
  ///   - selection: The one that it has, and that is set when a drag ends at another. One that is not
  ///     among the heights counts as the lowest.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    let reference = PresentationOptions.Reference(selection)
    return presentationOption {
      $0.detents = detents
      $0.selection = reference
    }
  }

  /// Whether a sheet shows that it can be drawn; by default where it has two detents or more.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    presentationOption { $0.dragIndicator = visibility }
  }

  /// The radius of a sheet's corners in points; nil asks for the system's. Less than 0 counts as 0.
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    presentationOption { $0.cornerRadius = .some(cornerRadius) }
  }

  /// What a presentation has behind its content.
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    let reference = PresentationOptions.Reference(AnyView(Rectangle().fill(style)))
    return presentationOption { $0.background = reference }
  }

  /// The same by views.
  nonisolated public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let filling = Color.clear.overlay(alignment: alignment, content: content)
    let reference = PresentationOptions.Reference(AnyView(filling))
    return presentationOption { $0.background = reference }
  }

  /// Whether what lies behind the presentation can be used while it is there.
  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    presentationOption { $0.interaction = interaction }
  }

  /// What a drag over scrolling content of a sheet with several detents does first: it makes the sheet
  /// higher or, with `scrolls`, scrolls. Down from the content's top it moves the sheet in any case.
  nonisolated public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View {
    presentationOption { $0.contentInteraction = behavior }
  }

  /// What a popover turns into in a narrow window; a sheet by default.
  nonisolated public func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> some View {
    presentationOption { $0.adaptation = adaptation }
  }

  /// The same by the direction in which there is little room: that of the width counts.
  nonisolated public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View {
    presentationOption { $0.adaptation = horizontal }
  }

  /// How large a sheet is in a window that is wide.
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
