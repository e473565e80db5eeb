// .bounse is the wrong name.
import SwiftUI
struct Likes: View { @State var count = 0; @State var isOn = false; var body: some View {
  Button { withAnimation(.snappy) { isOn.toggle(); count += isOn ? 1 : -1 } } label: { HStack(spacing: 8) { Image(systemName: isOn ? "heart.fill" : "heart").symbolEffect(.bounse, value: count).foregroundStyle(isOn ? .pink : .secondary).font(.system(size: 20 + CGFloat(count) * 2, weight: .semibold)); Text("\(count)").monospacedDigit().contentTransition(.numericText(value: Double(count))) }.padding(.horizontal, 16).padding(.vertical, 10).background(Capsule().fill(isOn ? Color.pink.opacity(0.15) : Color.gray.opacity(0.1))).scaleEffect(isOn ? 1.1 : 1) }.buttonStyle(.plain).disabled(count > 99)
} }
