import TweenMotion

/// Ends the presentation that a view is part of: takes its page off the stack, closes its sheet.
///
///     @Environment(\.dismiss) private var dismiss
///
/// A view that nothing presents is left where it is.
@MainActor @preconcurrency public struct DismissAction {
  let presentation: Presentation?

  /// Ends it.
  public func callAsFunction() { presentation?.dismiss() }
}

/// Whether a view is presented: the early form of `dismiss` and `isPresented`.
public struct PresentationMode {
  let presentation: Presentation?
  private var isDismissed = false

  init(_ presentation: Presentation?) { self.presentation = presentation }

  /// Whether something presents the view.
  public var isPresented: Bool { presentation != nil && !isDismissed }

  /// Ends the presentation, once it is written to the binding it was read from.
  public mutating func dismiss() { isDismissed = true }
}

/// What presents a view, and how that ends. Containers that present something put theirs into its
/// environment: the nearest is asked.
package final class Presentation: Sendable {
  private let end: @MainActor @Sendable () -> Void

  package init(_ end: @escaping @MainActor @Sendable () -> Void) { self.end = end }

  @MainActor package func dismiss() { end() }
}

private enum PresentationKey: EnvironmentKey {
  static var defaultValue: Presentation? { nil }
}

extension EnvironmentValues {
  /// What presents the view; nil where nothing does.
  package var presentation: Presentation? {
    get { self[PresentationKey.self] }
    set { self[PresentationKey.self] = newValue }
  }

  /// Ends the presentation that the view is part of.
  @MainActor @preconcurrency public var dismiss: DismissAction {
    DismissAction(presentation: presentation)
  }

  /// Whether something presents the view.
  public var isPresented: Bool { presentation != nil }

  /// Whether something presents the view, and its end: the early form of `dismiss` and `isPresented`.
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
