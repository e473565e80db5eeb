import Foundation
import TweenControls
import TweenGeometry
import TweenMotion
import TweenOverlays
import TweenPaint
import TweenViews

/// A button that shows the chosen option and opens a menu of the options. In a row of a list, and
/// on a desktop, the label stands before the button.
struct MenuPicker<Label: View, Value: Hashable, Content: View>: View {
  let parts: PickerParts<Label, Value, Content>
  @Environment(\.interfaceIdiom) private var idiom
  @Environment(\.listLevel) private var listLevel
  @Environment(\.labelsVisibility) private var labelsVisibility
  @Environment(\.formHasColumns) private var hasColumns
  @State private var isOpen = false

  var body: some View {
    SingleElementView {
      if idiom.isTouch, listLevel != nil {
        PickerMenuRow(label: parts.label, choice: choice)
      } else if idiom.isTouch, hasColumns {
        ControlRow(label: parts.label, control: PickerMenuButton(choice: choice))
      } else if idiom.isTouch {
        PickerMenuButton(choice: choice)
      } else {
        DesktopMenuPicker(label: parts.label, choice: choice)
      }
    }
    .semantics(Semantics(.picker, actions: ["default"], children: .combined))
    .semantics(label: isLabelShown ? nil : parts.name)
    .labeled(byUnseen: parts.label, isOn: !isLabelShown)
  }

  private var isLabelShown: Bool {
    labelsVisibility != .hidden && (listLevel != nil || hasColumns || !idiom.isTouch)
  }

  private var choice: MenuChoiceParts {
    MenuChoiceParts(
      isOpen: $isOpen, value: AnyView(PickerValue(parts: parts)),
      items: AnyView(PickerItems(parts: parts)))
  }
}

/// The parts of a picker with a menu, type-erased. With types, each look and each modifier on it
/// would be a new generic type for every picker; the run-time lookup of such types costs more than
/// the creation of type-erased views.
private struct MenuChoiceParts {
  let isOpen: Binding<Bool>
  /// The chosen option.
  let value: AnyView
  /// The options as items of the menu.
  let items: AnyView
}

/// The chosen option as the picker's accessibility value.
private struct ValueSemantics: View {
  let value: AnyView

  var body: some View {
    HStack(spacing: 0) { value }.semantics(Semantics(children: .value))
  }
}

/// A row that opens the menu when any part of it is pressed. The value stands at its end.
private struct PickerMenuRow<Label: View>: View {
  let label: Label
  let choice: MenuChoiceParts

  var body: some View {
    PressedOpacity(isOpen: choice.isOpen) {
      ControlRow(label: label, control: PickerRowValue(choice: choice)).contentShape(Rectangle())
    }
  }
}

/// The value at the end of a row, at which the menu opens.
private struct PickerRowValue: View {
  let choice: MenuChoiceParts
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    HStack(spacing: ControlMetrics.touch.pickerRowGap) {
      // Labels directly in a list have tinted icons in a column, unlike this label.
      ValueSemantics(value: choice.value).environment(\.listLevel, nil)
        .transformEnvironment(\.labelIconToTitleSpacing) {
          $0 = $0 ?? ControlMetrics.touch.pickerIconGap
        }
      PickerArrows().padding(.trailing, ControlMetrics.touch.pickerRowEnd)
    }
    .foregroundStyle(isEnabled ? AnyShapeStyle(.secondary) : AnyShapeStyle(.tertiary))
    .menu(isOpen: choice.isOpen) { choice.items }
    .environment(\.menuOrder, .fixed)
  }
}

private struct PickerMenuButton: View {
  let choice: MenuChoiceParts
  @Environment(\.buttonStyle) private var buttonStyle

  var body: some View {
    Button {
      choice.isOpen.wrappedValue = true
    } label: {
      PickerButtonLabel(value: ValueSemantics(value: choice.value), hasSurface: buttonStyle != nil)
    }
    .menu(isOpen: choice.isOpen) { choice.items }
    .environment(\.menuOrder, .fixed)
    // The value has the tint, independently of the foreground style of surrounding texts.
    .containerForeground(ForegroundStyle())
  }
}

private struct DesktopMenuPicker<Label: View>: View {
  let label: Label
  let choice: MenuChoiceParts
  @Environment(\.listLevel) private var listLevel
  @Environment(\.labelsVisibility) private var labelsVisibility

  var body: some View {
    HStack(spacing: ControlMetrics.touch.rowSpacing) {
      if labelsVisibility != .hidden {
        VStack(alignment: .trailing) { label }.desktopType().columnLabel()
        if listLevel != nil { Spacer(minLength: 0) }
      }
      PressedOpacity(isOpen: choice.isOpen) {
        DesktopPopUp(value: ValueSemantics(value: choice.value))
          .menu(isOpen: choice.isOpen) { choice.items }
      }
      // A press on the picker's element is one on the pop-up button.
      .semantics(Semantics(actions: ["default"]))
    }
    .environment(\.menuOrder, .fixed)
  }
}

/// Chevrons that point up and down.
struct PickerArrows: View {
  var body: some View {
    Image(systemName: "chevron.up.chevron.down")
      .font(.footnote.weight(.medium))
      .accessibilityHidden(true)
  }
}

/// The label of a menu's button, with the padding of a bordered button if it has no surface.
private struct PickerButtonLabel: View {
  let value: ValueSemantics
  /// Whether an enclosing button style adds the padding.
  let hasSurface: Bool
  private let metrics = ControlMetrics.touch

  var body: some View {
    HStack(spacing: metrics.pickerGap) {
      value
      PickerArrows()
    }
    .padding(.horizontal, hasSurface ? 0 : 12)
    .padding(.vertical, hasSurface ? 0 : 7)
  }
}

/// A desktop's button that opens a menu: the value, and chevrons on a background in the tint.
private struct DesktopPopUp: View {
  let value: ValueSemantics
  @Environment(\.isEnabled) private var isEnabled
  @State private var isHovered = false

  var body: some View {
    HStack(spacing: 8) {
      value.frame(maxWidth: .infinity, alignment: .leading)
      Image(systemName: "chevron.up.chevron.down")
        .font(.system(size: 9, weight: .bold))
        .foregroundStyle(isEnabled ? AnyShapeStyle(.white) : AnyShapeStyle(.tertiary))
        .frame(width: 16, height: 16)
        .accessibilityHidden(true)
        .background {
          RoundedRectangle(cornerRadius: 4)
            .fill(isEnabled ? AnyShapeStyle(.tint) : AnyShapeStyle(ControlColors.secondaryFill))
        }
    }
    .font(.system(size: 13))
    .padding(.leading, 8)
    .padding(.trailing, 3)
    .frame(height: 22)
    .fixedSize(horizontal: true, vertical: false)
    .background(
      isHovered && isEnabled ? ControlColors.fill : ControlColors.secondaryFill,
      in: RoundedRectangle(cornerRadius: 6)
    )
    .opacity(isEnabled ? 1 : 0.6)
    .onHover { isHovered = $0 }
    .contentShape(RoundedRectangle(cornerRadius: 6))
  }
}

/// A view that runs an action when it is pressed, and is fainter while it is pressed.
struct PressedOpacity<Content: View>: View {
  @Binding var isOpen: Bool
  @ViewBuilder let content: Content
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.interfaceIdiom) private var idiom
  @State private var isPressed = false

  var body: some View {
    content
      .opacity(isPressed && isEnabled && idiom.isTouch ? 0.5 : 1)
      .lookAnimation(
        isPressed ? nil : .easeOut(duration: ControlMetrics.touch.releaseDuration),
        value: isPressed
      )
      .gesture(
        PressGesture(on: idiom, onPressing: { pressing($0) }, action: { if isEnabled { open() } })
      )
      .controlFocus(ControlKeys(activate: { open() }, onPressing: { pressing($0) }))
  }

  private func pressing(_ new: Bool) { isPressed = new }
  private func open() { isOpen = true }
}

/// The options as items of a menu, with a checkmark on the chosen one.
struct PickerItems<Label: View, Value: Hashable, Content: View>: View {
  let parts: PickerParts<Label, Value, Content>

  var body: some View {
    // The views of an option read the environment of the picker, not of the menu.
    parts.reading(labels: MenuLabelStyle()) { options in
      ForEach(options.parts) { part in
        Section {
          ForEach(part.options) { option in
            PickerItem(option: option, options: options)
          }
        } header: {
          part.section.header
        }
      }
    }
  }
}

private struct PickerItem<Value: Hashable>: View {
  let option: PickerOption<Value>
  let options: PickerOptions<Value>

  var body: some View {
    if option.value == nil {
      option.subview
    } else {
      let isChosen = options.isChosen(option)
      MenuChoice(mark: isChosen ? .check : .room, label: option.subview) {
        options.choose(option)
      }
      .semantics(
        Semantics(
          .button, traits: isChosen ? ["selected"] : [], actions: ["default"],
          children: .combinedWords))
    }
  }
}

/// A picker in a menu: a row that shows or hides the options below it.
struct PickerSubmenu<Label: View, Value: Hashable, Content: View>: View {
  let parts: PickerParts<Label, Value, Content>

  var body: some View {
    MenuSection(label: parts.label, content: PickerItems(parts: parts))
  }
}
