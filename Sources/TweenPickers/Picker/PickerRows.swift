import Foundation
import TweenControls
import TweenGeometry
import TweenLists
import TweenMotion
import TweenPages
import TweenPaint
import TweenViews

/// The options as rows of a list, with a checkmark on the chosen one.
struct PickerRows<Label: View, Value: Hashable, Content: View>: View {
  let parts: PickerParts<Label, Value, Content>
  /// Whether the label is a row above the options, if labels are visible; otherwise the title of
  /// the page shows the label.
  var isLabelled = false
  /// Called after a choice.
  var onChoice: () -> Void = {}
  @Environment(\.labelsVisibility) private var labelsVisibility

  var body: some View {
    if isLabelled, labelsVisibility != .hidden { parts.label.foregroundStyle(.secondary) }
    parts.reading { options in
      ForEach(options.parts) { part in
        if !part.section.header.isEmpty {
          HStack { part.section.header }.font(.footnote).foregroundStyle(.secondary)
        }
        ForEach(part.options) { option in
          PickerRow(option: option, isChosen: options.isChosen(option)) {
            options.choose(option)
            onChoice()
          }
        }
      }
    }
  }
}

private struct PickerRow<Value: Hashable>: View {
  let option: PickerOption<Value>
  let isChosen: Bool
  let choose: () -> Void
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    if option.value == nil {
      option.subview
    } else {
      Button(action: choose) {
        HStack(spacing: ControlMetrics.touch.rowSpacing) {
          HStack { option.subview }
            // A colour, because the hierarchical style `.primary` would resolve to the button's
            // tint.
            .foregroundColor(isEnabled ? .primary : ControlColors.tertiaryLabel)
            .frame(maxWidth: .infinity, alignment: .leading)
          Image(systemName: "checkmark")
            .font(.system(size: 17, weight: .semibold))
            .foregroundStyle(
              isEnabled ? AnyShapeStyle(.tint) : AnyShapeStyle(ControlColors.tertiaryLabel)
            )
            .opacity(isChosen ? 1 : 0)
            .accessibilityHidden(true)
        }
      }
      .semantics(Semantics(traits: isChosen ? ["selected"] : []))
    }
  }
}

/// A row that links to a page of the options.
struct LinkPicker<Label: View, Value: Hashable, Content: View>: View {
  let parts: PickerParts<Label, Value, Content>

  var body: some View {
    NavigationLink {
      LinkPickerPage(parts: parts)
    } label: {
      ControlRow(
        label: parts.label,
        control: HStack(spacing: 0) { PickerValue(parts: parts) }
          .foregroundStyle(.secondary)
          .semantics(Semantics(children: .value)))
    }
    .semantics(Semantics(.picker, children: .combined))
  }
}

/// The page of the options; a choice goes back.
private struct LinkPickerPage<Label: View, Value: Hashable, Content: View>: View {
  let parts: PickerParts<Label, Value, Content>
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    List { PickerRows(parts: parts, onChoice: { dismiss() }) }
      .navigationTitle(parts.label as? Text ?? Text(""))
  }
}
