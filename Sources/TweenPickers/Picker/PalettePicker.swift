import Foundation
import TweenControls
import TweenGeometry
import TweenMotion
import TweenOverlays
import TweenPaint
import TweenViews

/// A picker in a menu that shows the options' icons side by side in one row.
struct PalettePicker<Label: View, Value: Hashable, Content: View>: View {
  let parts: PickerParts<Label, Value, Content>

  var body: some View {
    parts.reading(labels: IconOnlyLabelStyle()) { options in
      HStack(spacing: 0) {
        ForEach(options.all) { option in
          PaletteTile(option: option, isChosen: options.isChosen(option)) {
            options.choose(option)
          }
        }
      }
      .padding(.horizontal, 8)
      .frame(maxWidth: .infinity, minHeight: PresentationMetrics.touch.menuRow)
      .semantics(Semantics(.picker, children: .contained)).semantics(label: parts.name)
      .labeled(byUnseen: parts.label)
    }
  }
}

private struct PaletteTile<Value: Hashable>: View {
  let option: PickerOption<Value>
  let isChosen: Bool
  let choose: () -> Void
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.interfaceIdiom) private var idiom
  @Environment(\.paletteSelectionEffect) private var effect
  @Environment(\.menuPresentation) private var presentation
  @Environment(\.menuDismisses) private var dismisses

  var body: some View {
    icon
      .frame(maxWidth: .infinity, minHeight: 32)
      .background {
        if isChosen, effect == .automatic {
          RoundedRectangle(cornerRadius: 7).fill(ControlColors.secondaryFill)
        }
      }
      .opacity(isEnabled ? 1 : 0.3)
      .contentShape(Rectangle())
      .gesture(
        PressGesture(
          on: idiom, onPressing: { _ in },
          action: {
            guard isEnabled else { return }
            if dismisses { presentation?.dismiss() }
            choose()
          })
      )
      .semantics(
        Semantics(
          .button, traits: isChosen ? ["selected"] : [], actions: ["default"], children: .combined))
  }

  @ViewBuilder private var icon: some View {
    if isChosen, case .variant(let variant) = effect.kind {
      option.subview.symbolVariant(variant)
    } else {
      option.subview
    }
  }
}
