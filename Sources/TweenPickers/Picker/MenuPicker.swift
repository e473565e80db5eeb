import Foundation
import TweenControls
import TweenGeometry
import TweenMotion
import TweenOverlays
import TweenPaint
import TweenViews

/// A button that shows what is chosen and opens a menu of the options. In a row of a list, and on a
/// desktop, its label stands before it.
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

/// What a picker with a menu shows and opens, without its types: with them each look, and each
/// modifier on it, would be a type of its own for every picker, which costs more to find than the
/// views cost to make.
private struct MenuChoiceParts {
  let isOpen: Binding<Bool>
  /// What is chosen.
  let value: AnyView
  /// The options, in the menu.
  let items: AnyView
}

/// What is chosen, as the value of the picker.
private struct ValueSemantics: View {
  let value: AnyView

  var body: some View {
    HStack(spacing: 0) { value }.semantics(Semantics(children: .value))
  }
}

/// All of the row opens the menu; the value stands at its end.
private struct PickerMenuRow<Label: View>: View {
  let label: Label
  let choice: MenuChoiceParts

  var body: some View {
    PressedOpacity(isOpen: choice.isOpen) {
      ControlRow(label: label, control: PickerRowValue(choice: choice)).contentShape(Rectangle())
    }
  }
}

/// The value at the end of a row, where the menu opens.
private struct PickerRowValue: View {
  let choice: MenuChoiceParts
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    HStack(spacing: ControlMetrics.touch.pickerRowGap) {
      // A list's own labels have tinted icons, in a column.
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
    // The value has the tint whatever words around it have.
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
    }
    .environment(\.menuOrder, .fixed)
  }
}

/// Chevrons up and down.
struct PickerArrows: View {
  var body: some View {
    Image(systemName: "chevron.up.chevron.down")
      .font(.footnote.weight(.medium))
      .accessibilityHidden(true)
  }
}

/// What the button of a menu shows: padded as a bordered button would be, where it has no surface.
private struct PickerButtonLabel: View {
  let value: ValueSemantics
  /// Whether a style around brings the room itself.
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

/// A desktop's button that opens a menu: the value, and chevrons on a ground in the tint.
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

/// Opens something when it is pressed, and is fainter meanwhile.
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

/// The options as items of a menu, of which the chosen one is marked.
struct PickerItems<Label: View, Value: Hashable, Content: View>: View {
  let parts: PickerParts<Label, Value, Content>

  var body: some View {
    // What an option's own views read they read where the picker stands.
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

/// In a menu: a row that shows or hides the options below it.
struct PickerSubmenu<Label: View, Value: Hashable, Content: View>: View {
  let parts: PickerParts<Label, Value, Content>

  var body: some View {
    MenuSection(label: parts.label, content: PickerItems(parts: parts))
  }
}
