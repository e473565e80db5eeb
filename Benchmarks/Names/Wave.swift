// phase is the wrong name.
import SwiftUI
struct Wave: View { @State var p: CGFloat = 0; var body: some View {
  GeometryReader { g in Path { q in q.move(to: CGPoint(x: 0, y: g.size.height / 2)); for x in stride(from: 0, through: g.size.width, by: 2) { q.addLine(to: CGPoint(x: x, y: g.size.height / 2 + sin(x / 20 + phase) * 30)) } }.stroke(LinearGradient(gradient: Gradient(colors: [.purple, .pink]), startPoint: .leading, endPoint: .trailing), style: StrokeStyle(lineWidth: 4, lineCap: .round)).opacity(p) }.frame(height: 200).onAppear { withAnimation(.easeIn(duration: 2)) { p = 1 } }
} }
