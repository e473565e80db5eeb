// .animatoin is the wrong name.
import SwiftUI
struct Spinner: View { @State var t = 0.0; var body: some View {
  ZStack { ForEach(0..<12) { i in RoundedRectangle(cornerRadius: 4).fill(Color(hue: Double(i) / 12, saturation: 0.8, brightness: 0.9)).frame(width: 8, height: 30).offset(y: -60).rotationEffect(.degrees(Double(i) * 30 + t * 360)).opacity(1 - Double(i) / 12).animatoin(.linear(duration: 1).repeatForever(autoreverses: false), value: t) } }.onAppear { t = 1 }
} }
