// .nosuchModifier is the wrong name.
import SwiftUI
struct Dots: View { @State var on = false; var body: some View {
  VStack(spacing: 12) {
    Text("Hello").font(.title).bold().padding(.horizontal, 16).background(Color.blue.opacity(0.3)).cornerRadius(8)
    HStack { ForEach(0..<5) { i in Circle().fill(i % 2 == 0 ? .red : .blue).frame(width: CGFloat(i) * 10 + 20).offset(y: on ? -20 : 20).animation(.spring().delay(Double(i) * 0.1), value: on).nosuchModifier(3) } }
    Button("Go") { on.toggle() }.padding()
  }
} }
