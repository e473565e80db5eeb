import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// The fields of an alert, and the actions among which Return in a field chooses.
@MainActor final class AlertAnswers: Sendable {
  /// An action of the alert.
  @MainActor final class Answer: Sendable {
    /// Whether the action has the shortcut for Return.
    var isPreferred = false
    var isCancel = false
    var act: () -> Void = {}
    nonisolated init() {}
  }

  /// A field of the alert.
  @MainActor final class Field: Sendable {
    var focus: () -> Void = {}
    nonisolated init() {}
  }

  private var answers: [Answer] = []
  private var fields: [Field] = []

  nonisolated init() {}

  func insert(_ answer: Answer) { answers.append(answer) }
  func remove(_ answer: Answer) { answers.removeAll { $0 === answer } }
  func insert(_ field: Field) {
    fields.append(field)
    if fields.count == 1 { field.focus() }
  }
  func remove(_ field: Field) { fields.removeAll { $0 === field } }

  /// Handles Return in a field: focuses the next field, or runs an action of the alert. With
  /// several actions, of which none is preferred, it does nothing.
  func submit(_ field: Field) {
    if let place = fields.firstIndex(where: { $0 === field }), place + 1 < fields.count {
      return fields[place + 1].focus()
    }
    let others = answers.filter { !$0.isCancel }
    if let preferred = answers.first(where: \.isPreferred) {
      preferred.act()
    } else if others.count == 1 {
      others.first?.act()
    } else if others.isEmpty, answers.count == 1 {
      answers.first?.act()
    }
  }
}

private enum AlertAnswersKey: EnvironmentKey {
  static var defaultValue: AlertAnswers? { nil }
}

extension EnvironmentValues {
  /// The answers of the alert that contains the view.
  var alertAnswers: AlertAnswers? {
    get { self[AlertAnswersKey.self] }
    set { self[AlertAnswersKey.self] = newValue }
  }
}

/// The look of fields in an alert (Controls 12.4): small, with a border. The first field gets the
/// focus.
struct AlertFieldStyle: TextFieldStyle {
  func _body(configuration: TextField<_Label>) -> some View { AlertField(field: configuration) }
}

private struct AlertField: View {
  let field: TextField<_TextFieldStyleLabel>
  @State private var own = AlertAnswers.Field()
  @FocusState private var isFocused: Bool
  @Environment(\.alertAnswers) private var answers
  @Environment(\.colorScheme) private var scheme
  @Environment(\.displayScale) private var scale
  @Environment(\.interfaceIdiom) private var idiom

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: 5, style: .circular)
    field
      .font(.system(size: 13))
      .multilineTextAlignment(.leading)
      .padding(.horizontal, 7)
      .frame(maxHeight: .infinity)
      .background(scheme == .dark ? Color.black : Color.white, in: shape)
      .overlay {
        shape.strokeBorder(
          (scheme == .dark ? Color.white : Color.black).opacity(0.2), lineWidth: 1 / scale)
      }
      .modifier(FocusFrame(radius: 5, isAlwaysMarked: idiom == .desktop))
      .focused($isFocused)
      .onSubmit { answers?.submit(own) }
      .onAppear {
        own.focus = { isFocused = true }
        answers?.insert(own)
      }
      .onDisappear { answers?.remove(own) }
  }
}
