// .spede is the wrong name.
import SwiftUI
struct Confetti: View { @State var a = false; var body: some View {
  ZStack { Color.black.ignoresSafeArea(); ForEach(0..<40, id: \.self) { i in Circle().frame(width: CGFloat.random(in: 2...6)).foregroundColor([Color.red, .yellow, .green, .blue][i % 4]).position(x: a ? CGFloat(i * 10) : CGFloat(400 - i * 10), y: 200 + cos(Double(i) / 3) * 80).blur(radius: a ? 0 : 3).opacity(Double(40 - i) / 40).animation(Animation.easeInOut(duration: 1.5).repeatForever().delay(Double(i) * 0.05).spede(2), value: a) } }.onAppear { a = true }
} }
