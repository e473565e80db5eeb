import Foundation
import TweenGeometry
import TweenMotion
import TweenViews

/// The coordinate space of a field with its border.
private enum FieldSpace: Hashable { case border }

/// Passes presses inside a field's border and beside its text on to the text, so that the whole
/// field takes them.
@MainActor final class FieldPresses: Sendable {
  /// Called when a press begins or moves, with its position and its start, in `space`.
  var onChange: ((_ location: CGPoint, _ start: CGPoint) -> Void)?
  /// Called when a press ends, with its position and its start, in `space`.
  var onEnd: ((_ location: CGPoint, _ start: CGPoint) -> Void)?
  /// The coordinate space of the border.
  nonisolated static var space: CoordinateSpace { .named(FieldSpace.border) }
}

private enum FieldPressesKey: EnvironmentKey {
  static var defaultValue: FieldPresses? { nil }
}

extension EnvironmentValues {
  /// Passes presses from the border around a field's text to the text; nil: there is no border.
  var fieldPresses: FieldPresses? {
    get { self[FieldPressesKey.self] }
    set { self[FieldPressesKey.self] = newValue }
  }
}

/// Takes presses inside a field's border.
struct FieldPressArea: ViewModifier {
  @State private var presses = FieldPresses()
  @Environment(\.interfaceIdiom) private var idiom

  func body(content: Content) -> some View {
    content
      .environment(\.fieldPresses, presses)
      .contentShape(Rectangle())
      .gesture(
        drag.onChanged { presses.onChange?($0.location, $0.startLocation) }
          .onEnded { presses.onEnd?($0.location, $0.startLocation) }
      )
      .coordinateSpace(.named(FieldSpace.border))
  }

  /// The same gesture as in the text: a moving finger pans the surrounding scroll view.
  private var drag: DragGesture {
    let drag = DragGesture(minimumDistance: 0, coordinateSpace: FieldPresses.space)
    return idiom.isTouch ? drag.waitingForPans() : drag
  }
}
