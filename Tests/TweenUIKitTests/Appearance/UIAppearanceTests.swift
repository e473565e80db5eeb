import Foundation
import Testing
import TweenControls
import TweenGeometry
import TweenMotion
import TweenPages
import TweenPaint
import TweenPickers

@testable import TweenUIKit
@testable import TweenViews

/// What bars and controls take of `appearance()`: Doors.md, UIKit.
@MainActor @Suite struct UIAppearanceTests {
  /// A phone's window.
  @MainActor private final class Window {
    let graph: ViewGraph
    var warnings: [String] = []
    private var frame = 0

    init<Content: View>(
      _ prepare: @escaping () -> Void = {}, @ViewBuilder content: @escaping () -> Content
    ) {
      var configuration = ViewGraph.Configuration(size: CGSize(width: 390, height: 600))
      configuration.safeAreaInsets = EdgeInsets(top: 40, leading: 0, bottom: 30, trailing: 0)
      let clock = StageClock()
      configuration.clock = clock
      graph = clock.run {
        ViewGraph(
          content: Prepared(prepare: prepare, content: content), configuration: configuration)
      }
      graph.onWarning = { [weak self] in self?.warnings.append($0) }
      graph.clock.run { graph.advance(to: .zero) }
      step(3)
    }

    func step(_ count: Int = 1) {
      for _ in 0..<count {
        frame += 1
        let time = StageTime(flicks: StageTime.flicksPerSecond / 60 * Int64(frame))
        graph.clock.run { graph.advance(to: time) }
      }
    }

    func act(_ action: () -> Void) {
      graph.clock.run { action() }
      step(2)
    }

    func pointer(_ phase: InputEvent.PointerPhase, _ x: CGFloat, _ y: CGFloat) {
      graph.clock.run { graph.send(.pointer(phase, position: CGPoint(x: x, y: y), button: .left)) }
      step()
    }

    func scrollDown() {
      pointer(.down, 195, 400)
      pointer(.move, 195, 380)
      pointer(.move, 195, 180)
      step(12)
      pointer(.move, 195, 180)
      pointer(.up, 195, 180)
      step(120)
    }

    /// Where something opaque is filled with a colour.
    func rects(_ color: Color) -> [CGRect] {
      let wanted = Paint.solid(color.resolve(in: EnvironmentValues()))
      return graph.displayList.items.compactMap { item in
        guard case .fill(let fill) = item.content, fill.paint == wanted, fill.opacity == 1 else {
          return nil
        }
        return fill.outline.applying(fill.transform).boundingRect
      }
    }

    /// The paint and the size of letters.
    func letters(_ text: String) -> [Paint] {
      graph.displayList.items.compactMap { item in
        guard case .glyphs(let glyphs) = item.content, glyphs.run.text == text,
          glyphs.opacity == 1
        else { return nil }
        return glyphs.paint
      }
    }

    var labels: [String] { graph.tree.all.compactMap(\.label) }
  }

  private struct Prepared<Content: View>: View {
    let content: Content

    init(prepare: () -> Void, content: () -> Content) {
      prepare()
      self.content = content()
    }

    var body: some View { content }
  }

  private struct Page: View {
    var body: some View {
      NavigationStack {
        ScrollView { Color.gray.frame(height: 2000) }.navigationTitle("Title")
      }
    }
  }

  private func paint(_ color: Color) -> Paint { .solid(color.resolve(in: EnvironmentValues())) }

  private let brand = Color(.sRGB, red: 0.2, green: 0.4, blue: 0.6)
  private let other = Color(.sRGB, red: 0.8, green: 0.2, blue: 0.4)

  // MARK: Bars of pages

  @Test func `the standard appearance is that of a bar that content lies under`() {
    let window = Window {
      let bar = UINavigationBarAppearance()
      bar.configureWithOpaqueBackground()
      bar.backgroundColor = UIColor(self.brand)
      bar.titleTextAttributes = [.foregroundColor: UIColor(self.other)]
      bar.largeTitleTextAttributes = [.foregroundColor: UIColor(self.other)]
      UINavigationBar.appearance().standardAppearance = bar
    } content: {
      Page()
    }
    #expect(window.rects(brand).isEmpty)
    #expect(window.letters("Title").contains(paint(other)))
    window.scrollDown()
    #expect(window.rects(brand) == [CGRect(x: 0, y: 0, width: 390, height: 84)])
    #expect(window.letters("Title").contains(paint(other)))
    #expect(window.warnings.isEmpty)
  }

  @Test func `the appearance at the edge is that of a bar that nothing lies under`() {
    let window = Window {
      let bar = UINavigationBarAppearance()
      bar.configureWithTransparentBackground()
      bar.backgroundColor = UIColor(self.brand)
      UINavigationBar.appearance().scrollEdgeAppearance = bar
    } content: {
      Page()
    }
    // With the row of the large title and the safe area.
    #expect(window.rects(brand) == [CGRect(x: 0, y: 0, width: 390, height: 136)])
    window.scrollDown()
    #expect(window.rects(brand).isEmpty)
  }

  @Test func `early properties colour grounds and titles, and an empty picture takes the ground`() {
    let window = Window {
      let bar = UINavigationBar.appearance()
      bar.barTintColor = UIColor(self.brand)
      bar.backgroundColor = UIColor(self.other)
      bar.titleTextAttributes = [.foregroundColor: UIColor.green]
      bar.largeTitleTextAttributes = [
        .foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 20),
      ]
      bar.tintColor = .purple
    } content: {
      Page()
    }
    #expect(window.rects(other) == [CGRect(x: 0, y: 40, width: 390, height: 96)])
    #expect(window.letters("Title").contains(paint(Color(UIColor.red))))
    window.scrollDown()
    #expect(window.rects(brand) == [CGRect(x: 0, y: 0, width: 390, height: 84)])
    #expect(window.letters("Title").contains(paint(Color(UIColor.green))))
    let empty = Window {
      UINavigationBar.appearance().setBackgroundImage(UIImage(), for: .default)
      UINavigationBar.appearance().shadowImage = UIImage()
    } content: {
      Page()
    }
    empty.scrollDown()
    let bar = CGRect(x: 0, y: 0, width: 390, height: 84)
    #expect(
      !empty.graph.displayList.items.contains { item in
        guard case .fill(let fill) = item.content, fill.opacity > 0, fill.paint != paint(.clear)
        else { return false }
        return fill.outline.applying(fill.transform).boundingRect == bar
      })
  }

  @Test func `a page's own background comes first`() {
    let window = Window {
      let bar = UINavigationBarAppearance()
      bar.backgroundColor = UIColor(self.brand)
      UINavigationBar.appearance().standardAppearance = bar
      UINavigationBar.appearance().scrollEdgeAppearance = bar
    } content: {
      NavigationStack {
        Text("page").navigationTitle("Title")
          .toolbarBackground(self.other, for: .navigationBar)
          .toolbarBackground(.visible, for: .navigationBar)
      }
    }
    #expect(window.rects(brand).isEmpty && window.rects(other).count == 1)
  }

  @Test func `what is set as a view appears takes effect`() {
    let window = Window {
      Page().onAppear {
        let bar = UINavigationBarAppearance()
        bar.backgroundColor = UIColor(self.brand)
        UINavigationBar.appearance().scrollEdgeAppearance = bar
      }
    }
    #expect(window.rects(brand).count == 1)
    window.act { UINavigationBar.appearance().scrollEdgeAppearance = nil }
    #expect(window.rects(brand).isEmpty && window.warnings.isEmpty)
  }

  // MARK: Bars of tabs

  private struct Tabs: View {
    var body: some View {
      TabView {
        Color.gray.tabItem { Label("One", systemImage: "star") }
        Color.gray.tabItem { Label("Two", systemImage: "heart") }
      }
    }
  }

  @Test func `a hidden bar of tabs is not there, and leaves its room`() {
    let window = Window {
      UITabBar.appearance().isHidden = true
    } content: {
      Tabs()
    }
    #expect(!window.labels.contains("One"))
    #expect(window.rects(.gray) == [CGRect(x: 0, y: 40, width: 390, height: 530)])
    window.act { UITabBar.appearance().isHidden = false }
    window.step(30)
    #expect(window.labels.contains("One"))
    #expect(window.rects(.gray) == [CGRect(x: 0, y: 40, width: 390, height: 481)])
  }

  @Test func `tabs have the colours of the appearance, or of early properties`() {
    let window = Window {
      let bar = UITabBarAppearance()
      bar.configureWithOpaqueBackground()
      bar.backgroundColor = UIColor(self.brand)
      bar.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
      bar.stackedLayoutAppearance.selected.titleTextAttributes = [
        .foregroundColor: UIColor.green
      ]
      UITabBar.appearance().standardAppearance = bar
      UITabBar.appearance().scrollEdgeAppearance = bar
    } content: {
      Tabs()
    }
    #expect(window.rects(brand) == [CGRect(x: 0, y: 521, width: 390, height: 79)])
    #expect(window.letters("One") == [paint(Color(UIColor.green))])
    #expect(window.letters("Two") == [paint(Color(UIColor.red))])
    let early = Window {
      UITabBar.appearance().unselectedItemTintColor = UIColor(self.other)
      UITabBar.appearance().tintColor = UIColor(self.brand)
      UITabBar.appearance().backgroundColor = .yellow
    } content: {
      Tabs()
    }
    #expect(early.letters("One") == [paint(brand)] && early.letters("Two") == [paint(other)])
    #expect(early.rects(Color(UIColor.yellow)) == [CGRect(x: 0, y: 521, width: 390, height: 79)])
  }

  // MARK: Controls

  /// https://developer.apple.com/documentation/uikit/uipagecontrol/backgroundstyle-swift.property
  @Test func `dots have a ground where the program's page controls are prominent`() {
    func pages(
      _ style: UIPageControl.BackgroundStyle,
      _ mode: PageIndexViewStyle.BackgroundDisplayMode = .automatic
    ) -> String {
      let window = Window {
        UIPageControl.appearance().backgroundStyle = style
      } content: {
        TabView {
          Text("a")
          Text("b")
        }
        .tabViewStyle(.page)
        .indexViewStyle(.page(backgroundDisplayMode: mode))
      }
      return window.graph.displayList.description
    }
    #expect(pages(.prominent) == pages(.automatic, .always))
    #expect(pages(.minimal) == pages(.automatic))
    #expect(pages(.prominent, .never) == pages(.automatic))
    #expect(pages(.prominent) != pages(.automatic))
  }

  @Test func `segments, dots and switches have the program's colours`() {
    let window = Window {
      UISegmentedControl.appearance().selectedSegmentTintColor = UIColor(self.brand)
      UISegmentedControl.appearance().backgroundColor = .yellow
      UISegmentedControl.appearance().setTitleTextAttributes(
        [.foregroundColor: UIColor.red], for: .selected)
      UISegmentedControl.appearance().setTitleTextAttributes(
        [.foregroundColor: UIColor.green], for: .normal)
      UIPageControl.appearance().currentPageIndicatorTintColor = UIColor(self.other)
      UIPageControl.appearance().pageIndicatorTintColor = .purple
      UISwitch.appearance().onTintColor = .brown
    } content: {
      VStack {
        Picker("p", selection: .constant(0)) {
          Text("first").tag(0)
          Text("second").tag(1)
        }
        .pickerStyle(.segmented)
        Toggle("t", isOn: .constant(true))
        TabView {
          Text("a")
          Text("b")
          Text("c")
        }
        .tabViewStyle(.page)
      }
    }
    #expect(window.rects(brand).count == 1)
    #expect(window.rects(Color(UIColor.yellow)).map(\.width) == [390])
    #expect(window.letters("first") == [paint(Color(UIColor.red))])
    #expect(window.letters("second") == [paint(Color(UIColor.green))])
    #expect(window.rects(other).count == 1)
    #expect(window.rects(Color(UIColor.purple)).count == 2)
    #expect(window.rects(Color(UIColor.brown)).count == 1)
    #expect(window.warnings.isEmpty)
  }

  @Test func `kinds without effect report that once, and another program has the usual look`() {
    let window = Window { Tabs() }
    let before = window.graph.displayList.items
    window.act {
      UITableView.appearance().backgroundColor = .clear
      UITableView.appearance().separatorStyle = .none
      UIScrollView.appearance().bounces = false
      UITabBar.appearance().unselectedItemTintColor = UIColor(other)
    }
    #expect(window.warnings.count == 2)
    #expect(window.letters("Two") == [paint(other)])
    let usual = Window { Tabs() }
    #expect(usual.graph.displayList.items == before)
  }

  // MARK: Effects

  private struct Blur: UIViewRepresentable {
    var style: UIBlurEffect.Style?
    @MainActor static var count = 0

    func makeUIView(context: Context) -> UIVisualEffectView {
      Self.count += 1
      return UIVisualEffectView(effect: nil)
    }
    func updateUIView(_ view: UIVisualEffectView, context: Context) {
      view.effect = style.map { UIBlurEffect(style: $0) }
      view.contentView.backgroundColor = .red.withAlphaComponent(0.5)
    }
  }

  private struct Coordinated: UIViewRepresentable {
    final class Coordinator { var updates = 0 }
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> UIVisualEffectView {
      UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterialDark))
    }
    func updateUIView(_ view: UIVisualEffectView, context: Context) {
      context.coordinator.updates += 1
    }
  }

  @Test func `a view with an effect is a material, made once, and follows its updates`() {
    struct Shown: View {
      @State private var style: UIBlurEffect.Style? = .systemUltraThinMaterial
      var body: some View {
        ZStack {
          Color.orange
          Blur(style: style).frame(width: 100, height: 80)
          Button("next") { style = style == nil ? .dark : nil }
        }
      }
    }
    Blur.count = 0
    func items(_ window: Window) -> String { "\(window.graph.displayList.items)" }
    let window = Window { Shown() }
    let plain = Window {
      ZStack {
        Color.orange
        ZStack {
          Color.clear
          Rectangle().fill(.ultraThinMaterial)
          Color(UIColor.red.withAlphaComponent(0.5))
        }
        .frame(width: 100, height: 80)
        Button("next") {}
      }
    }
    #expect(items(window) == items(plain))
    #expect(!items(window).contains("Blur") && window.warnings.isEmpty)
    window.pointer(.down, 195, 305)
    window.pointer(.up, 195, 305)
    window.step(30)
    let red = Color(UIColor.red.withAlphaComponent(0.5))
    #expect(window.rects(red).count == 1 && Blur.count == 1)
    #expect(items(window) != items(plain))
  }

  @Test func `a coordinator goes with its view`() {
    let window = Window { Coordinated().frame(width: 50, height: 50) }
    #expect(window.warnings.isEmpty && !"\(window.graph.displayList.items)".contains("Coordinated"))
  }
}
