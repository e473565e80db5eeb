import Foundation
import Testing
import TweenPaint
import TweenViews
import TweenViewsTestSupport

@Suite("What assistive programs would read") @MainActor struct AccessibilityTests {
  @Test func `traits are a set`() {
    var traits: AccessibilityTraits = [.isButton, .isHeader]
    #expect(traits.contains(.isButton) && traits.contains(.isHeader))
    #expect(!traits.contains(.isModal))
    #expect(traits.insert(.isButton).inserted == false)
    #expect(traits.insert(.isModal).inserted)
    #expect(traits.remove(.isHeader) == .isHeader)
    #expect(traits.remove(.isHeader) == nil)
    #expect(traits == [.isButton, .isModal])
    #expect(traits.subtracting(.isModal) == .isButton)
    #expect(traits.symmetricDifference([.isModal, .isLink]) == [.isButton, .isLink])
    #expect(AccessibilityTraits().isEmpty)
  }

  @Test func `words for it change nothing that is seen or hit`() {
    let (plain, told) = (Log<String>(), Log<String>())
    func screen(_ log: Log<String>, _ change: (AnyView) -> AnyView) -> Screen<Void> {
      let view = change(
        AnyView(Color.red.frame(width: 20, height: 20).onTapGesture { log("tap") }))
      return Screen(()) { view }
    }
    let one = screen(plain) { $0 }
    let other = screen(told) {
      AnyView(
        $0.accessibilityLabel("Go").accessibilityHidden(true).accessibilityAddTraits(.isButton)
          .accessibilityElement(children: .ignore).accessibilityAction { told("action") }
          .help("Goes"))
    }
    #expect(one.graph.displayList == other.graph.displayList)
    for screen in [one, other] { screen.tap(50, 50) }
    #expect(plain.entries == ["tap"] && told.entries == ["tap"])
  }

  @Test func `a view reads what its user has not asked for, and what views above it set`() {
    struct Reader: View {
      @Environment(\.scenePhase) private var phase
      @Environment(\.horizontalSizeClass) private var width
      @Environment(\.accessibilityReduceTransparency) private var isOpaque
      let log: Log<String>
      var body: some View {
        let _ = log("\(phase) \(String(describing: width)) \(isOpaque)")
        Color.red
      }
    }
    let log = Log<String>()
    let screen = Screen(UserInterfaceSizeClass?.some(.regular)) { width in
      Reader(log: log).environment(\.horizontalSizeClass, width)
    }
    let regular = UserInterfaceSizeClass?.some(.regular)
    let compact = UserInterfaceSizeClass?.some(.compact)
    #expect(log.entries == ["active \(String(describing: regular)) false"])
    screen.set(.compact)
    screen.step()
    #expect(log.entries.last == "active \(String(describing: compact)) false")
    #expect(log.entries.count == 2)
  }
}
