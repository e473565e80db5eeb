// .minnY is the wrong name.
import SwiftUI
struct Parallax: View { var body: some View {
  ScrollView { VStack(spacing: 20) { ForEach(0..<8) { i in GeometryReader { g in let y = g.frame(in: .global).minnY; RoundedRectangle(cornerRadius: 24).fill(LinearGradient(colors: [Color(hue: Double(i) / 8, saturation: 0.7, brightness: 0.9), .black], startPoint: .top, endPoint: .bottom)).overlay(Text("Card \(i + 1)").font(.largeTitle.bold()).foregroundColor(.white).offset(x: -y / 10, y: y / 20), alignment: .topLeading).rotation3DEffect(.degrees(Double(y - 200) / 20), axis: (x: 1, y: 0, z: 0)).scaleEffect(max(0.7, 1 - abs(y) / 1000)).opacity(y < -100 ? 0.2 : 1) }.frame(height: 200) } }.padding(.horizontal, 24) }
} }
