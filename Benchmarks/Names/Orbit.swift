// .rotationEfect is the wrong name.
import SwiftUI
struct Orbit: View { @State var isOn = false; let planets = ["Mercury", "Venus", "Earth", "Mars"]; var body: some View {
  ZStack { ForEach(Array(planets.enumerated()), id: \.offset) { index, name in ZStack { Circle().stroke(style: StrokeStyle(lineWidth: 1, dash: [4, 4])).foregroundColor(.gray).frame(width: CGFloat(index + 1) * 70, height: CGFloat(index + 1) * 70); Circle().fill(Color(hue: Double(index) / 4, saturation: 0.8, brightness: 1)).frame(width: 10 + CGFloat(index) * 4).offset(x: CGFloat(index + 1) * 35).rotationEfect(.degrees(isOn ? 360 : 0)).animation(.linear(duration: Double(index + 1) * 2).repeatForever(autoreverses: false), value: isOn); Text(name).font(.caption2).offset(y: CGFloat(index + 1) * -35 - 8) } } }.onAppear { isOn = true }
} }
