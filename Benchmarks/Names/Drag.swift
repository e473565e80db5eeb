// .translaton is the wrong name.
import SwiftUI
struct Drag: View { @State var d = CGSize.zero; var body: some View {
  Circle().fill(RadialGradient(colors: [.yellow, .orange], center: .center, startRadius: 0, endRadius: 50)).frame(width: 100, height: 100).offset(d).scaleEffect(1 + abs(d.width) / 500).rotation3DEffect(.degrees(Double(d.width) / 4), axis: (x: 0, y: 1, z: 0)).gesture(DragGesture().onChanged { v in withAnimation(.interactiveSpring(response: 0.3, dampingFraction: 0.7)) { d = v.translaton } }.onEnded { _ in withAnimation(.spring(response: 0.5, dampingFraction: 0.6)) { d = .zero } })
} }
