// .indgo is the wrong name.
import SwiftUI
struct Sky: View { @State var hour = 6.0; var body: some View {
  ZStack(alignment: .bottom) { LinearGradient(gradient: Gradient(stops: [.init(color: hour < 12 ? .orange : .indgo, location: 0), .init(color: .blue.opacity(0.3 + hour / 24), location: 0.4), .init(color: .black, location: 1)]), startPoint: .top, endPoint: UnitPoint(x: 0.5, y: 1 - hour / 48)).ignoresSafeArea(); Circle().fill(RadialGradient(colors: [.white, .yellow], center: .center, startRadius: 2, endRadius: 40)).frame(width: 80, height: 80).offset(x: cos(hour / 24 * 2 * .pi) * 120, y: -200 - sin(hour / 24 * 2 * .pi) * 80).shadow(color: .yellow, radius: 20); Slider(value: $hour, in: 0...24).padding(30) }
} }
