import TweenMotion

/// Ends the presentation of the view: pops its page from the navigation stack, or closes its sheet.
///
///     @Environment(\.dismiss) private var dismiss
///
/// It has no effect in a view that is not presented.
@MainActor @preconcurrency public struct DismissAction {
  let presentation: Presentation?

  /// Ends the presentation of the view.
  public func callAsFunction() { presentation?.dismiss() }
}

/// The presentation state of a view: the early form of `dismiss` and `isPresented`.
public struct PresentationMode {
  let presentation: Presentation?
  private var isDismissed = false

  init(_ presentation: Presentation?) { self.presentation = presentation }

  /// Whether the view is presented, and `dismiss()` has not been called.
  public var isPresented: Bool { presentation != nil && !isDismissed }

  /// Marks the presentation as ended, which takes effect when the value is written to its binding.
  public mutating func dismiss() { isDismissed = true }
}

/// The presentation of a view, which can be ended. Containers that present content set it in the
/// content's environment, so that a view reads the innermost one.
package final class Presentation: Sendable {
  private let end: @MainActor @Sendable () -> Void

  package init(_ end: @escaping @MainActor @Sendable () -> Void) { self.end = end }

  @MainActor package func dismiss() { end() }
}

private enum PresentationKey: EnvironmentKey {
  static var defaultValue: Presentation? { nil }
}

extension EnvironmentValues {
  /// The innermost presentation that the view is part of; nil without one.
  package var presentation: Presentation? {
    get { self[PresentationKey.self] }
    set { self[PresentationKey.self] = newValue }
  }

  /// An action that ends the presentation of the view.
  @MainActor @preconcurrency public var dismiss: DismissAction {
    DismissAction(presentation: presentation)
  }

  /// Whether the view is presented: by a navigation stack, a sheet or another container.
  public var isPresented: Bool { presentation != nil }

  /// The presentation state of the view: the early form of `dismiss` and `isPresented`.
  public var presentationMode: Binding<PresentationMode> {
    let presentation = presentation
    return Binding {
      PresentationMode(presentation)
    } set: { mode in
      guard !mode.isPresented, MainActorThread.isCurrent else { return }
      MainActor.assumeIsolated { presentation?.dismiss() }
    }
  }
}
