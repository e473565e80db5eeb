import Foundation
import TweenGeometry
import TweenMotion
import TweenViews

/// The coordinates of a field with its border.
private enum FieldSpace: Hashable { case border }

/// Hands presses inside a field's border and beside its text on to the text: the whole field takes them.
@MainActor final class FieldPresses: Sendable {
  /// A press began or moved: where it is and where it began, in `space`.
  var onChange: ((_ location: CGPoint, _ start: CGPoint) -> Void)?
  /// It is over, there.
  var onEnd: ((_ location: CGPoint, _ start: CGPoint) -> Void)?
  /// The coordinates of the border.
  nonisolated static var space: CoordinateSpace { .named(FieldSpace.border) }
}

private enum FieldPressesKey: EnvironmentKey {
  static var defaultValue: FieldPresses? { nil }
}

extension EnvironmentValues {
  /// What a border around the text of a field hands presses on by; nil where there is none.
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

  /// As the text's own drag: a finger that moves at once pans what is around.
  private var drag: DragGesture {
    let drag = DragGesture(minimumDistance: 0, coordinateSpace: FieldPresses.space)
    return idiom.isTouch ? drag.waitingForPans() : drag
  }
}
