import Foundation
import TweenControls
import TweenGeometry
import TweenMotion
import TweenViews

/// The options on a wheel. If no option is chosen, the first stands in the middle, and the binding
/// is not written.
struct WheelPicker<Label: View, Value: Hashable, Content: View>: View {
  let parts: PickerParts<Label, Value, Content>

  var body: some View {
    parts.reading { options in
      WheelOptions(options: options, name: parts.name)
    }
    .labeled(byUnseen: parts.label)
  }
}

private struct WheelOptions<Value: Hashable>: View {
  let options: PickerOptions<Value>
  let name: Text?

  var body: some View {
    Wheel {
      WheelColumn(
        count: options.all.count, selection: options.chosen, choose: { options.choose(at: $0) }
      ) { index in
        options.all[index].subview
          .semantics(Semantics(children: index == options.chosen ? .value : .ignored))
      }
    }
    // The wheel's texts do not align the row's separator.
    .alignmentGuide(.listRowSeparatorLeading) { _ in 0 }
    .semantics(Semantics(.picker, actions: ["increment", "decrement"], children: .combined))
    .semantics(label: name)
  }
}
