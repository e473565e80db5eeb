// .tertairy is the wrong name.
import SwiftUI
struct Counter: View { @State var n = 0; var body: some View {
  VStack(alignment: .leading, spacing: 10) {
    Text("Count: \(n)").font(.largeTitle.bold()).foregroundStyle(n > 10 ? .red : .primary).contentTransition(.numericText()).padding(.vertical, 8).padding(.horizontal, 20).background(.thinMaterial, in: Capsule()).overlay(Capsule().strokeBorder(.tertairy, lineWidth: 1)).scaleEffect(n > 10 ? 1.2 : 1).animation(.bouncy, value: n)
    HStack { Button { n -= 1 } label: { Image(systemName: "minus.circle").font(.title) }; Button { n += 1 } label: { Image(systemName: "plus.circle").font(.title) } }.buttonStyle(.plain)
  }
} }
