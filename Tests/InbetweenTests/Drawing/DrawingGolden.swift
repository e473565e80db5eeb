import InbetweenTesting
import SwiftUI
import TestSupport
import Testing
import TweenPaint

/// Expects the first frame of a view to be exactly its golden.
@MainActor func expectDrawing<Content: View>(
  _ name: String, width: CGFloat = 96, height: CGFloat = 64, scale: Double = 1,
  colorScheme: ColorScheme = .light, filePath: String = #filePath,
  @ViewBuilder _ content: @escaping @MainActor () -> Content
) throws {
  let tester = StageTester(
    content(), size: CGSize(width: width, height: height), scale: scale,
    colorScheme: colorScheme)
  try expectImage(tester.bitmap(), named: name, filePath: filePath)
}

/// Something to see through and to recolour: upright stripes of six colours.
struct Stripes: View {
  private let colors: [Color] = [.red, .orange, .yellow, .green, .blue, .purple]
  var body: some View {
    HStack(spacing: 0) {
      ForEach(0..<6, id: \.self) { colors[$0] }
    }
  }
}
