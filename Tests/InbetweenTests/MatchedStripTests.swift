import Foundation
import InbetweenTesting
import SwiftUI
import TestSupport
import Testing

/// A film strip of a picture that opens from a row of small ones.
@Suite @MainActor struct MatchedStripTests {
  final class Model: ObservableObject {
    @Published var opened: Int?
  }

  struct Gallery: View {
    @ObservedObject var model: Model
    @Namespace private var pictures

    private static let colors: [Color] = [.orange, .blue, .green]

    var body: some View {
      ZStack {
        HStack(spacing: 8) {
          ForEach(0..<3) { index in
            if model.opened == index {
              Color.clear.frame(width: 24, height: 24)
            } else {
              picture(index, corner: 6).frame(width: 24, height: 24)
            }
          }
        }
        .padding(8)
        .frame(maxHeight: .infinity, alignment: .bottom)
        if let opened = model.opened {
          picture(opened, corner: 16).frame(width: 88, height: 64).padding(8)
            .frame(maxHeight: .infinity, alignment: .top).zIndex(1)
        }
      }
      .frame(width: 104, height: 120)
    }

    private func picture(_ index: Int, corner: CGFloat) -> some View {
      RoundedRectangle(cornerRadius: corner).fill(Self.colors[index])
        .overlay(alignment: .topLeading) {
          Circle().fill(.white).frame(width: 8, height: 8).padding(4)
            .matchedGeometryEffect(id: "mark \(index)", in: pictures)
        }
        .matchedGeometryEffect(id: index, in: pictures)
    }
  }

  @Test func `a picture flies out of its row, turns back on the way, and flies out again`() throws {
    let model = Model()
    let tester = StageTester(Gallery(model: model), size: CGSize(width: 104, height: 120))
    var strip = Strip()
    let animation = Animation.spring(duration: 0.5)
    withAnimation(animation) { model.opened = 2 }
    try strip.add(tester, frames: [1, 4, 4, 4])
    withAnimation(animation) { model.opened = nil }
    try strip.add(tester, frames: [1, 4, 4, 60])
    withAnimation(animation) { model.opened = 0 }
    try strip.add(tester, frames: [1, 6, 6, 60])
    try expectText(strip.text, named: "gallery")
    try expectImage(strip.bitmap(columns: 4), named: "gallery")
  }
}
