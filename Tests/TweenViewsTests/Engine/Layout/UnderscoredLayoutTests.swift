import Foundation
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews
import TweenViewsTestSupport

/// Public names with an underscore that programs write, as they see them.
@MainActor @Suite("Underscored modifiers") struct UnderscoredLayoutTests {
  @Test("an offset is made by its public initialiser")
  func offset() {
    let size = CGSize(width: 7, height: -3)
    let named = Screen(()) { Color.red.frame(width: 10, height: 10).offset(size) }
    let made = Screen(()) {
      Color.red.frame(width: 10, height: 10).modifier(_OffsetEffect(offset: size))
    }
    #expect(made.graph.displayList.description == named.graph.displayList.description)
    #expect(_OffsetEffect(offset: size).offset == size)
  }

  @Test(
    "an offset that layout ignores moves the picture, and no coordinates that programs are told")
  func ignoredOffset() {
    let log = Log<CGRect>()
    func moved(_ effect: some ViewModifier) -> CGRect? {
      Screen(()) {
        Color.red.frame(width: 10, height: 10)
          .onGeometryChange(for: CGRect.self, of: { $0.frame(in: .global) }, action: { log($0) })
          .modifier(effect)
      }
      .rect(.red)
    }
    let effect = _OffsetEffect(offset: CGSize(width: 7, height: -3))
    // 10 points in the middle of 100, moved.
    #expect(moved(effect) == CGRect(x: 52, y: 42, width: 10, height: 10))
    #expect(moved(effect.ignoredByLayout()) == CGRect(x: 52, y: 42, width: 10, height: 10))
    #expect(
      log.entries
        == [
          CGRect(x: 52, y: 42, width: 10, height: 10), CGRect(x: 45, y: 45, width: 10, height: 10),
        ])
    #expect(
      _OffsetEffect(offset: CGSize(width: Double.nan, height: 1)).effectValue(size: .zero)
        .isIdentity)
  }

  @Test("automatic padding is 16 points that belong to the safe area")
  func automaticPadding() {
    let automatic = Screen(()) {
      Color.red.overlay { Color.blue.ignoresSafeArea() }._automaticPadding()
    }
    let padded = Screen(()) {
      Color.red.overlay { Color.blue.ignoresSafeArea() }.safeAreaPadding(16)
    }
    #expect(automatic.graph.displayList.description == padded.graph.displayList.description)
    let plain = Screen(()) { Color.red._automaticPadding(EdgeInsets()) }
    let bare = Screen(()) { Color.red }
    #expect(plain.graph.displayList.description == bare.graph.displayList.description)
  }

  @Test("what ignores automatic padding reaches over that, and over no other safe area")
  func ignoringAutomaticPadding() {
    func blue(_ ignores: Bool) -> CGRect? {
      Screen(()) {
        Color.blue._ignoresAutomaticPadding(ignores)._automaticPadding().safeAreaPadding(10)
      }
      .rect(.blue)
    }
    #expect(blue(true) == CGRect(x: 10, y: 10, width: 80, height: 80))
    #expect(blue(false) == CGRect(x: 26, y: 26, width: 48, height: 48))
    let other = Screen(()) { Color.blue._ignoresAutomaticPadding(true).safeAreaPadding(10) }
    #expect(other.rect(.blue) == CGRect(x: 10, y: 10, width: 80, height: 80))
  }
}
