import Foundation
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenStage
import TweenViews

@testable import TweenUIKit

@MainActor @Suite struct UIScreenTests {
  /// Notes what a body finds, each time that it is evaluated.
  @MainActor private final class Notes {
    var sizes: [CGSize] = []
    var orientations: [UIDeviceOrientation] = []
    var insets: [CGFloat] = []
  }

  private struct Asking: View {
    let notes: Notes
    var body: some View {
      let _ = notes.sizes.append(UIScreen.main.bounds.size)
      let _ = notes.orientations.append(UIDevice.current.orientation)
      let _ = notes.insets.append(UIApplication.shared.keyWindow?.safeAreaInsets.top ?? -1)
      Color.red
    }
  }

  @Test func `the screen is the window, and a body that asks follows its size`() {
    let notes = Notes()
    var configuration = Stage.Configuration(size: CGSize(width: 390, height: 844), scale: 3)
    configuration.safeAreaInsets = EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)
    let stage = Stage(content: Asking(notes: notes), configuration: configuration)
    _ = stage.frame(0)
    #expect(notes.sizes == [CGSize(width: 390, height: 844)])
    #expect(notes.orientations == [.portrait] && notes.insets == [47])
    stage.send(.resize(CGSize(width: 844, height: 390)))
    _ = stage.frame(2)
    #expect(notes.sizes.last == CGSize(width: 844, height: 390))
    #expect(notes.orientations.last == .landscapeLeft)
    // A body that didn't ask would not be evaluated; one that did is, once.
    #expect(notes.sizes.count == 2)
  }

  @Test func `a view that is made before there is a tree finds the window it will have`() {
    let notes = Notes()
    func content() -> Color {
      notes.sizes.append(UIScreen.main.nativeBounds.size)
      return .red
    }
    let stage = Stage(
      content: content(),
      configuration: Stage.Configuration(size: CGSize(width: 100, height: 50), scale: 2))
    _ = stage.frame(0)
    #expect(notes.sizes == [CGSize(width: 200, height: 100)])
  }

  @Test func `without a program the screen is 640 by 480 points`() {
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 640, height: 480))
  }

  @Test func `a run that begins anew finds nothing of the last one`() {
    final class Notes {
      var found: [String] = []
    }
    let notes = Notes()
    struct Copier: View {
      let notes: Notes
      var body: some View {
        Color.red.onAppear {
          let board = UIPasteboard.general
          let isSame = UIApplication.shared === UIApplication.shared
          notes.found.append(
            "\(board.string ?? "-") \(board.changeCount) \(UIScreen.main.brightness) \(isSame)")
          board.string = "copied"
          UIScreen.main.brightness = 0.5
        }
      }
    }
    let stage = Stage(
      content: Copier(notes: notes),
      configuration: Stage.Configuration(size: CGSize(width: 100, height: 50)))
    _ = stage.frame(3)
    // An earlier frame is found by running the program again.
    _ = stage.frame(0)
    #expect(notes.found == ["- 0 1.0 true", "- 0 1.0 true"])
    #expect(UIPasteboard.general.string == nil)
  }

  @Test func `the pasteboard keeps one kind of thing at a time`() {
    let board = UIPasteboard.general
    board.string = "https://swift.org"
    #expect(board.hasStrings && board.hasURLs && board.url?.host == "swift.org")
    board.color = .red
    #expect(board.string == nil && board.color == .red && !board.hasURLs)
    board.strings = ["a", "b"]
    #expect(board.strings == ["a", "b"] && board.string == "a" && board.color == nil)
    board.string = nil
    #expect(!board.hasStrings)
  }
}
