import SwiftUI

/// The page on which an egg is put onto the toast.
struct EggLocationPicker: View {
  @Environment(Kitchen.self) private var kitchen
  @Binding var eggLocation: UnitPoint

  var body: some View {
    VStack(spacing: 16) {
      EggPlacementView(eggLocation: $eggLocation)
        .aspectRatio(1, contentMode: .fit)
        .padding()
      Text(kitchen.hasEggs ? "Drag the egg to where it belongs." : "There are no eggs today.")
        .font(.callout)
        .foregroundColor(.secondary)
        .multilineTextAlignment(.center)
        .padding(.horizontal)
      Spacer()
    }
    .disabled(!kitchen.hasEggs)
    .navigationBarTitle(Text("Egg \(eggLocation.name)"), displayMode: .inline)
    .navigationBarItems(
      trailing: Button("Center") {
        withAnimation(.spring()) { eggLocation = .center }
      }
      .disabled(!kitchen.hasEggs || eggLocation == .center))
  }
}

/// A toast and an egg that can be dragged over it.
struct EggPlacementView: View {
  @Binding var eggLocation: UnitPoint
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    GeometryReader { geometry in
      let size = geometry.size
      ZStack {
        ToastImage()
        EggImage()
          .frame(width: size.width * 0.4, height: size.width * 0.4)
          .position(x: size.width * eggLocation.x, y: size.height * eggLocation.y)
          .gesture(
            DragGesture()
              .onChanged { drag in
                eggLocation = UnitPoint(
                  x: min(max(drag.location.x / size.width, 0.25), 0.75),
                  y: min(max(drag.location.y / size.height, 0.25), 0.75))
              })
      }
      .saturation(isEnabled ? 1 : 0)
    }
    .environment(\.layoutDirection, .leftToRight)
    .accessibilityElement()
    .accessibilityLabel("Egg")
    .accessibilityValue(eggLocation.name)
  }
}

extension UnitPoint {
  /// Where that is on a toast, in words.
  var name: String {
    let height = y < 0.42 ? "Top" : y > 0.58 ? "Bottom" : ""
    let side = x < 0.42 ? "Left" : x > 0.58 ? "Right" : ""
    let words = [height, side].filter { !$0.isEmpty }
    return words.isEmpty ? "in the Middle" : "at the " + words.joined(separator: " ")
  }
}
