import SwiftUI

/// Masks, blends, blurs, shadows, materials and colour.
struct EffectsPage: View {
  @State private var isOn = false

  private let columns = [GridItem(.adaptive(minimum: 190), spacing: 18)]

  var body: some View {
    ScrollView {
      LazyVGrid(columns: columns, spacing: 18) {
        sample("Mask") { MaskSample(isOn: isOn) }
        sample("Blend") { BlendSample(isOn: isOn) }
        sample("Blur") { BlurSample(isOn: isOn) }
        sample("Shadow") { ShadowSample(isOn: isOn) }
        sample("Material") { MaterialSample(isOn: isOn) }
        sample("Colour") { ColorSample(isOn: isOn) }
      }
      .padding(24)
    }
    .contentShape(Rectangle())
    .onTapGesture {
      withAnimation(.easeInOut(duration: 1)) { isOn.toggle() }
    }
  }

  private func sample<Content: View>(
    _ title: String, @ViewBuilder content: () -> Content
  ) -> some View {
    VStack(spacing: 10) {
      content()
        .frame(maxWidth: .infinity)
        .frame(height: 130)
      Text(title).font(.footnote).foregroundStyle(.secondary)
    }
    .padding(14)
    .plate()
  }
}

private struct MaskSample: View {
  let isOn: Bool

  var body: some View {
    LinearGradient(
      colors: [.blue, .purple, .pink, .orange], startPoint: isOn ? .bottomLeading : .topLeading,
      endPoint: isOn ? .topTrailing : .bottomTrailing
    )
    .mask {
      Text("MASK")
        .font(.system(size: 56, weight: .black))
        .rotationEffect(.degrees(isOn ? -8 : 0))
    }
  }
}

private struct BlendSample: View {
  let isOn: Bool

  var body: some View {
    ZStack {
      ForEach(0..<3) { index in
        Circle()
          .fill([Color.red, .green, .blue][index])
          .frame(width: 76, height: 76)
          .offset(x: isOn ? 12 : 26)
          .rotationEffect(.degrees(Double(index) * 120 - 90 + (isOn ? 60 : 0)))
          .blendMode(.screen)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.black, in: RoundedRectangle(cornerRadius: 10))
    .compositingGroup()
  }
}

private struct BlurSample: View {
  let isOn: Bool

  var body: some View {
    HStack(spacing: 14) {
      ForEach(0..<3) { index in
        Image(systemName: "leaf.fill")
          .font(.system(size: 44))
          .foregroundStyle(.green.gradient)
          .blur(radius: isOn ? CGFloat(2 - index) * 3 : CGFloat(index) * 3)
      }
    }
  }
}

private struct ShadowSample: View {
  let isOn: Bool

  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 18)
        .fill(.white.shadow(.inner(color: .black.opacity(0.35), radius: 5, x: 2, y: 3)))
        .frame(width: 100, height: 84)
        .shadow(color: .indigo.opacity(0.5), radius: isOn ? 16 : 4, x: 0, y: isOn ? 12 : 2)
        .offset(y: isOn ? -6 : 0)
      Image(systemName: "bolt.fill")
        .font(.system(size: 34))
        .foregroundStyle(.indigo)
        .offset(y: isOn ? -6 : 0)
    }
  }
}

private struct MaterialSample: View {
  let isOn: Bool

  var body: some View {
    ZStack {
      AngularGradient(
        colors: [.yellow, .orange, .pink, .purple, .blue, .teal, .yellow], center: .center,
        angle: .degrees(isOn ? 180 : 0))
      Text("Thin")
        .font(.title3.bold())
        .foregroundStyle(.primary)
        .padding(.horizontal, 26)
        .padding(.vertical, 16)
        .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 12))
    }
    .clipShape(RoundedRectangle(cornerRadius: 10))
  }
}

private struct ColorSample: View {
  let isOn: Bool

  var body: some View {
    HStack(spacing: 0) {
      AvocadoPicture().frame(width: 54, height: 68)
      AvocadoPicture().frame(width: 54, height: 68)
        .hueRotation(.degrees(isOn ? 240 : 60))
      AvocadoPicture().frame(width: 54, height: 68)
        .saturation(isOn ? 1.6 : 0)
    }
  }
}
