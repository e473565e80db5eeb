import Foundation
import TweenControls
import TweenGeometry
import TweenPaint
import TweenViews

/// The views of the program as a tree; children are indented below their parents.
struct InspectorTreeView: View {
  var model: InspectorModel

  var body: some View {
    VStack(spacing: 0) {
      InspectorHeading(title: "Views", note: "\(model.rows.count)")
      ScrollViewReader { reader in
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(model.rows) { row in
              InspectorTreeRow(model: model, row: row, isChosen: row.id == model.chosen)
            }
          }
          .padding(.bottom, 6)
        }
        .onChange(of: model.reveals) {
          if let chosen = model.chosen { reader.scrollTo(chosen, anchor: .center) }
        }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

struct InspectorTreeRow: View {
  var model: InspectorModel
  var row: InspectorModel.Row
  var isChosen: Bool

  var body: some View {
    HStack(spacing: 4) {
      Image(systemName: row.isClosed ? "chevron.right" : "chevron.down")
        .font(.system(size: 8, weight: .bold))
        .foregroundStyle(isChosen ? .white : InspectorLook.dim)
        .opacity(row.hasChildren ? 1 : 0)
        .frame(width: 12, height: 20)
        .contentShape(.rect)
        .onTapGesture { model.toggle(row.id) }
      Text(verbatim: row.view.name)
        .font(row.view.isOfProgram ? InspectorLook.strong : InspectorLook.text)
        .foregroundStyle(nameColor)
      if let identity = row.view.identity {
        Text(verbatim: identity)
          .font(InspectorLook.small)
          .foregroundStyle(isChosen ? .white : InspectorLook.value)
      }
      Spacer(minLength: 6)
      // Makes the view depend on the number of updates.
      let _ = model.updates
      Text(verbatim: model.actions?.frame(of: row.id).map(Self.text) ?? "")
        .font(InspectorLook.small.monospacedDigit())
        .foregroundStyle(isChosen ? .white : InspectorLook.dim)
        .fixedSize()
    }
    .lineLimit(1)
    .padding(.leading, 6 + 9 * CGFloat(min(row.view.depth, Self.deepest)))
    .padding(.trailing, 10)
    .frame(height: 20)
    .background(isChosen ? InspectorLook.accent : .clear)
    .contentShape(.rect)
    .onTapGesture { model.actions?.inspectorDidChoose(row.id) }
  }

  /// The deepest level that is indented. Further indentation would leave no room for names.
  private static let deepest = 16

  private var nameColor: Color {
    isChosen ? .white : row.view.isOfProgram ? InspectorLook.ofProgram : InspectorLook.bright
  }

  /// Returns a frame as text, for example `16, 40   120 × 20`.
  static func text(_ frame: CGRect) -> String {
    "\(number(frame.minX)), \(number(frame.minY))   "
      + "\(number(frame.width)) × \(number(frame.height))"
  }

  private static func number(_ number: CGFloat) -> String { InspectorOverlay.length(number) }
}
