import InbetweenSnapshotTesting
import SnapshotTesting
import SwiftUI
import Testing
import TweenPaint

@Suite @MainActor struct SnapshotTests {
  /// A square that moves 50 points to the right in a second.
  private struct Mover: View {
    var color = Color.black
    @State private var isAway = false

    var body: some View {
      Rectangle().fill(color).frame(width: 10, height: 10)
        .offset(x: isAway ? 50 : 0)
        .frame(width: 100, height: 20, alignment: .leading)
        .onAppear { withAnimation(.linear(duration: 1)) { isAway = true } }
    }
  }

  private static let size = CGSize(width: 100, height: 20)

  private func format<Format>(_ strategy: Snapshotting<Mover, Format>, _ view: Mover) -> Format? {
    var format: Format?
    strategy.snapshot(view).run { format = $0 }
    return format
  }

  @Test func `an image has the size of the window times the scale`() throws {
    let bitmap = try #require(format(.image(size: Self.size, scale: 2), Mover()))
    #expect(bitmap.width == 200 && bitmap.height == 40)
    // The square is at the left edge, in the middle of the height.
    #expect(bitmap.pixels[20 * 200 + 5] == 0xFF00_0000)
  }

  @Test func `an image is the frame of its moment`() throws {
    let after = try #require(format(.image(size: Self.size, at: 1.5), Mover()))
    #expect(after.pixels[10 * 100 + 55] == 0xFF00_0000)
    #expect(after.pixels[10 * 100 + 5] != 0xFF00_0000)
  }

  @Test func `equal pictures have no difference, others have three attachments`() throws {
    let strategy = Snapshotting<Mover, Bitmap>.strip(at: [0, 0.5], size: Self.size)
    let diffing = strategy.diffing
    let black = try #require(format(strategy, Mover()))
    let grey = try #require(format(strategy, Mover(color: .gray)))
    let stored = diffing.fromData(diffing.toData(black))
    #expect(diffing.diffV2(stored, black) == nil)
    let difference = try #require(diffing.diffV2(stored, grey))
    #expect(difference.0.hasPrefix("The picture differs: "))
    let names = difference.1.map { attachment in
      guard case .data(let bytes, let name) = attachment, !bytes.isEmpty else { return "" }
      return name
    }
    #expect(names == ["expected.png", "actual.png", "diff.png"])
    // A damaged file differs from every picture.
    #expect(diffing.diffV2(diffing.fromData(Data("x".utf8)), black) != nil)
  }

  @Test func `elements and values are lines of text`() throws {
    let values = try #require(format(.values(size: Self.size, at: 1.5), Mover()))
    #expect(values.contains("frame: 50,5 10x10"))
    let elements = try #require(format(.elements(size: Self.size), Mover()))
    #expect(elements.hasPrefix("window \"\" (0,0 100x20)"))
  }
}

@Suite struct SnapshotThreadTests {
  @Test func `a test outside of the main actor has the same strategies`() async {
    var text = ""
    Snapshotting<Text, String>.elements().snapshot(Text("Lamp")).run { text = $0 }
    #expect(text.contains("text \"Lamp\""))
  }
}
