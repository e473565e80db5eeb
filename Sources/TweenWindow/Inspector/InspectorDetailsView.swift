import Foundation
import TweenControls
import TweenGeometry
import TweenPaint
import TweenViews

/// The modifiers, properties and environment of the chosen view.
struct InspectorDetailsView: View {
  var model: InspectorModel

  var body: some View {
    VStack(spacing: 0) {
      if let details = model.details {
        InspectorHeading(title: details.view.name, note: details.view.identity ?? "")
        ScrollView {
          VStack(alignment: .leading, spacing: 10) {
            section("View", Self.facts(of: details))
            section("Modifiers, the innermost first", details.modifiers)
            section(
              details.owner.map { "Properties of \($0)" } ?? "Properties", details.properties)
            section("Environment", details.environment)
          }
          .padding(.horizontal, 10)
          .padding(.bottom, 10)
          .frame(maxWidth: .infinity, alignment: .leading)
        }
      } else {
        InspectorHeading(title: "No view is chosen")
        Text(
          verbatim:
            "Choose one in the tree, or press it in the program with Alt held, or after Choose."
        )
        .font(InspectorLook.text)
        .foregroundStyle(InspectorLook.dim)
        .padding(10)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  private static func facts(of details: InspectedDetails) -> [InspectedValue] {
    var facts = [InspectedValue("type", details.type)]
    if let identity = details.view.identity { facts.append(InspectedValue("identity", identity)) }
    if let frame = details.view.frame {
      facts.append(InspectedValue("frame", InspectorTreeRow.text(frame)))
    }
    return facts
  }

  @ViewBuilder private func section(_ title: String, _ values: [InspectedValue]) -> some View {
    if !values.isEmpty {
      VStack(alignment: .leading, spacing: 2) {
        Text(verbatim: title)
          .font(InspectorLook.heading)
          .foregroundStyle(InspectorLook.dim)
          .padding(.bottom, 1)
        ForEach(Array(values.enumerated()), id: \.offset) { _, value in
          InspectorValueRow(value: value)
        }
      }
    }
  }
}

struct InspectorValueRow: View {
  var value: InspectedValue

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 6) {
      Text(verbatim: value.name).foregroundStyle(InspectorLook.bright)
      Text(verbatim: value.value ?? "")
        .foregroundStyle(InspectorLook.value)
        .frame(maxWidth: .infinity, alignment: .leading)
      if !value.kind.isEmpty, value.kind != "let" {
        Text(verbatim: value.kind).foregroundStyle(InspectorLook.dim).fixedSize()
      }
    }
    .font(InspectorLook.text.monospacedDigit())
  }
}
