import Foundation
import TweenControls
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// A question in the middle of the window, or at its lower edge: a title, a message and actions.
package struct AlertCard<Actions: View, Message: View> {
  let look: AlertLook
  let title: Text
  /// Whether the title is visible. A hidden title is still read by assistive technology.
  let showsTitle: Bool
  let actions: Actions
  let message: Message
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.interfaceIdiom) private var idiom
  @State private var count: Int?
  /// Whether an action has the shortcut for Return.
  @State private var hasDefault = false
  @State private var answers = AlertAnswers()
  @Environment(\.alertHasCancel) private var hasCancel
  private var metrics: PresentationMetrics { .touch }

  package nonisolated init(
    look: AlertLook, title: Text, showsTitle: Bool = true, actions: Actions, message: Message
  ) {
    self.look = look
    self.title = title
    self.showsTitle = showsTitle
    self.actions = actions
    self.message = message
  }
}

extension AlertCard: View {
  package var body: some View { drawn.preference(key: AlertTitleKey.self, value: title) }

  @MainActor @ViewBuilder private var drawn: some View {
    switch look {
    case .alert:
      VStack(spacing: 0) {
        words.padding(metrics.alertPadding)
        AlertActionStack(look: look, row: metrics.alertRow, field: metrics.fieldHeight) { rows }
          .textFieldStyle(AlertFieldStyle())
          // Return in a field of the alert triggers the alert's action, and not an `onSubmit`
          // behind the alert.
          .submitScope()
          .environment(\.alertAnswers, answers)
      }
      .frame(width: width)
      .background(PresentationColors.alert)
      .clipShape(RoundedRectangle(cornerRadius: metrics.alertRadius))
    case .dialog:
      AlertActionStack(
        look: look, row: metrics.dialogRow, field: metrics.fieldHeight, hasCancel: hasCancel
      ) {
        RoundedRectangle(cornerRadius: metrics.dialogRadius).fill(PresentationColors.dialog)
          .layoutValue(key: AlertPartKey.self, value: .ground)
        if hasWords {
          words.padding(.horizontal, 16).padding(.vertical, 13.5).frame(maxWidth: .infinity)
            .layoutValue(key: AlertPartKey.self, value: .words)
        }
        rows
      }
    }
  }

  private var width: CGFloat {
    if typeSize.isAccessibilitySize { return metrics.wideAlertWidth }
    return idiom.isTouch ? metrics.alertWidth : metrics.desktopAlertWidth
  }

  private var hasWords: Bool { showsTitle || Message.self != EmptyView.self }

  @MainActor private var words: some View {
    VStack(spacing: 3) {
      if showsTitle { title.font(look == .alert ? .headline : .footnote.weight(.semibold)) }
      message.font(.footnote)
    }
    .foregroundColor(look == .alert ? nil : .secondary)
    .multilineTextAlignment(.center)
    .frame(maxWidth: .infinity)
    .contentShape(Rectangle())
    .gesture(TapGesture())
  }

  @MainActor @ViewBuilder private var rows: some View {
    actions
      .buttonStyle(AlertActionStyle(look: look, isOnly: false))
      .environment(\.alertHasDefault, hasDefault)
      .onPreferenceChange(AlertActionCountKey.self) { count = $0 }
      .onPreferenceChange(AlertDefaultKey.self) { hasDefault = $0 }
    if look == .dialog {
      // Only used if the program has no cancelling action.
      Button(role: .cancel) {
      } label: {
        Text(system: .cancel)
      }
      .buttonStyle(AlertActionStyle(look: look, isOnly: false, isSpare: true))
    } else if Actions.self == EmptyView.self || count == 0 {
      Button {
      } label: {
        Text(system: .ok)
      }.buttonStyle(AlertActionStyle(look: look, isOnly: true))
    }
  }
}

/// The place of a question: in the middle of the window, or at its lower edge.
package enum AlertLook { case alert, dialog }

/// The role of a part of a question in its layout.
enum AlertPart {
  case other, words, action, cancel, defaultCancel, ground

  var isCancel: Bool { self == .cancel || self == .defaultCancel }
}

enum AlertPartKey: LayoutValueKey {
  static let defaultValue = AlertPart.other
}

/// The title of a question.
private enum AlertTitleKey: PreferenceKey {
  static var defaultValue: Text? { nil }
  static func reduce(value: inout Text?, nextValue: () -> Text?) { value = value ?? nextValue() }
}

/// Sets the title of a question as its accessibility label.
struct AlertSemantics: ViewModifier {
  @State private var title: Text?
  @Environment(\.self) private var environment

  nonisolated init() {}

  func body(content: Content) -> some View {
    content
      .semantics(
        Semantics(
          .alert, label: title?.words(in: environment), actions: ["escape"], children: .contained)
      )
      .onPreferenceChange(AlertTitleKey.self) { title = $0 }
  }
}

/// The number of actions.
private enum AlertActionCountKey: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

/// Whether one of the actions has the shortcut for Return.
private enum AlertDefaultKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

private enum AlertHasCancelKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

private enum AlertHasDefaultKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether a dialog shows its cancelling action.
  var alertHasCancel: Bool {
    get { self[AlertHasCancelKey.self] }
    set { self[AlertHasCancelKey.self] = newValue }
  }

  /// Whether an action of the question has the shortcut for Return.
  fileprivate var alertHasDefault: Bool {
    get { self[AlertHasDefaultKey.self] }
    set { self[AlertHasDefaultKey.self] = newValue }
  }
}

/// The style of a question's action: ends the question, then runs the action.
private struct AlertActionStyle: KeyedButtonStyle {
  let look: AlertLook
  let isOnly: Bool
  /// Whether the action is shown only if the program has no cancelling action.
  var isSpare = false

  func makeBody(configuration: Configuration) -> some View {
    AlertAction(configuration: configuration, look: look, isOnly: isOnly)
      .preference(key: AlertActionCountKey.self, value: 1)
      .layoutValue(
        key: AlertPartKey.self,
        value: isSpare ? .defaultCancel : configuration.role == .cancel ? .cancel : .action)
  }
}

private struct AlertAction: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let look: AlertLook
  let isOnly: Bool
  @Environment(\.presentation) private var presentation
  @Environment(\.interfaceIdiom) private var idiom
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.keyboardShortcut) private var shortcut
  @Environment(\.alertAnswers) private var answers
  @Environment(\.alertHasDefault) private var hasDefault
  @Environment(\.displayScale) private var scale
  @State private var isPressed = false
  @State private var answer = AlertAnswers.Answer()
  private let metrics = PresentationMetrics.touch

  var body: some View {
    takeNote()
    return configuration.label
      .font(font)
      .foregroundColor(color)
      .multilineTextAlignment(.center)
      .padding(.horizontal, 8)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background { ground }
      .overlay(alignment: .top) {
        if !isCard { Hairline(axis: .horizontal) }
      }
      .clipShape(RoundedRectangle(cornerRadius: isCard ? metrics.dialogRadius : 0))
      .overlay(alignment: .leading) {
        // A line between actions side by side; at the card's own edge it is clipped.
        if look == .alert {
          Hairline(axis: .vertical).offset(x: -Hairline.thickness(at: scale))
        }
      }
      .contentShape(Rectangle())
      .gesture(PressGesture(on: idiom, onPressing: { isPressed = $0 }, action: act))
      .controlFocus(ControlKeys(activate: { act() }, onPressing: { isPressed = $0 }))
      .modifier(key(isStrong ? KeyboardShortcut(.return, modifiers: []) : nil))
      .modifier(key(configuration.role == .cancel || isOnly ? .cancelAction : nil))
      .preference(key: AlertDefaultKey.self, value: shortcut == .defaultAction)
      .onAppear { answers?.insert(answer) }
      .onDisappear { answers?.remove(answer) }
  }

  /// Updates the answer that Return in a field of the question looks up.
  private func takeNote() {
    answer.isPreferred = shortcut == .defaultAction
    answer.isCancel = configuration.role == .cancel
    answer.act = act
  }

  /// Whether the action has a card of its own: the cancelling action of a dialog.
  private var isCard: Bool { look == .dialog && configuration.role == .cancel }

  private var isStrong: Bool {
    isOnly || shortcut == .defaultAction
      || look == .alert && configuration.role == .cancel && !hasDefault
  }

  private var font: Font {
    let size: CGFloat = look == .alert ? 17 : 20
    return .system(size: size, weight: isStrong || isCard ? .semibold : .regular)
  }

  private var color: Color {
    if !isEnabled { return ControlColors.tertiaryLabel }
    return configuration.role == .destructive ? .red : .accentColor
  }

  @ViewBuilder private var ground: some View {
    if isPressed {
      PresentationColors.pressed
    } else if isCard {
      PresentationColors.cancel
    }
  }

  private func key(_ shortcut: KeyboardShortcut?) -> ShortcutModifier {
    ShortcutModifier(shortcut: shortcut, title: "", isEnabled: isEnabled, action: act)
  }

  private func act() {
    guard isEnabled else { return }
    presentation?.dismiss()
    configuration.trigger()
  }
}

/// The parts of a question, below each other: fields, actions, and the cancelling action last. Two
/// actions of an alert stand side by side if both fit.
private struct AlertActionStack: Layout {
  let look: AlertLook
  let row: CGFloat
  let field: CGFloat
  /// Whether the cancelling action is shown. A press beside the question has the same effect.
  var hasCancel = true

  private func isAction(_ part: AlertPart) -> Bool { part == .action || part == .cancel }

  /// Returns the visible parts, from the top. The spare cancelling action is used only if there is
  /// no other.
  private func ordered(_ subviews: Subviews) -> [LayoutSubview] {
    let parts = subviews.map { ($0, $0[AlertPartKey.self]) }
    func those(_ part: AlertPart) -> [LayoutSubview] { parts.filter { $0.1 == part }.map(\.0) }
    let own = those(.cancel).isEmpty ? those(.defaultCancel) : those(.cancel)
    let cancels = hasCancel ? own : []
    return those(.words) + those(.other) + those(.action) + cancels
  }

  private func areBeside(_ actions: [LayoutSubview], _ width: CGFloat) -> Bool {
    look == .alert && actions.count == 2
      && actions.allSatisfy { $0.sizeThatFits(.unspecified).width <= width / 2 }
  }

  /// Returns the frames of the parts, and their total height.
  private func arrange(
    _ subviews: Subviews, _ width: CGFloat
  ) -> (frames: [(LayoutSubview, CGRect)], height: CGFloat) {
    let all = ordered(subviews)
    let actions = all.filter { isAction($0[AlertPartKey.self]) }
    var frames: [(LayoutSubview, CGRect)] = []
    let metrics = PresentationMetrics.touch
    var y: CGFloat = 0
    var hasFields = false
    func add(_ part: LayoutSubview, _ height: CGFloat) {
      frames.append((part, CGRect(x: 0, y: y, width: width, height: height)))
      y += height
    }
    for part in all where !isAction(part[AlertPartKey.self]) {
      switch part[AlertPartKey.self] {
      case .defaultCancel: continue
      case .words:
        add(part, part.sizeThatFits(ProposedViewSize(width: width, height: nil)).height)
      default:
        let inset = look == .alert ? metrics.fieldInset : 0
        frames.append(
          (part, CGRect(x: inset, y: y, width: max(0, width - 2 * inset), height: field)))
        y += field + metrics.fieldGap
        hasFields = true
      }
    }
    if hasFields { y += metrics.fieldEnd - metrics.fieldGap }
    if areBeside(actions, width) {
      let order = actions.sorted { left, right in
        left[AlertPartKey.self] == .cancel && right[AlertPartKey.self] != .cancel
      }
      for (index, part) in order.enumerated() {
        let x = CGFloat(index) * width / 2
        frames.append((part, CGRect(x: x, y: y, width: width / 2, height: row)))
      }
      y += row
    } else {
      for part in all {
        let kind = part[AlertPartKey.self]
        let isLast = kind == .cancel || kind == .defaultCancel
        guard isAction(kind) || isLast else { continue }
        if isLast, look == .dialog { y += PresentationMetrics.touch.dialogGap }
        add(part, row)
      }
    }
    if let ground = subviews.first(where: { $0[AlertPartKey.self] == .ground }) {
      let isLast =
        all.last?[AlertPartKey.self] == .cancel || all.last?[AlertPartKey.self] == .defaultCancel
      let own = isLast ? row + PresentationMetrics.touch.dialogGap : 0
      frames.append((ground, CGRect(x: 0, y: 0, width: width, height: max(0, y - own))))
    }
    return (frames, y)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let width = proposal.width ?? PresentationMetrics.touch.alertWidth
    return CGSize(width: width, height: arrange(subviews, width).height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let frames = arrange(subviews, bounds.width).frames
    // Hidden parts are placed outside the visible area.
    for part in subviews where part[AlertPartKey.self].isCancel {
      if frames.contains(where: { $0.0 == part }) { continue }
      part.place(at: CGPoint(x: -100_000, y: -100_000), proposal: .zero)
    }
    for (part, frame) in frames {
      part.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: ProposedViewSize(frame.size))
    }
  }
}
