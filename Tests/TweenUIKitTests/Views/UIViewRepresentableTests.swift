import Foundation
import Testing
import TweenMotion
import TweenPaint
import TweenViews

@testable import TweenUIKit

@MainActor @Suite struct UIViewRepresentableTests {
  private struct Spinner: UIViewRepresentable {
    let isTurning: Bool
    func makeUIView(context: Context) -> UIActivityIndicatorView {
      UIActivityIndicatorView(style: .large)
    }
    func updateUIView(_ view: UIActivityIndicatorView, context: Context) {
      if isTurning { view.startAnimating() } else { view.stopAnimating() }
    }
  }

  private final class Page: UIViewController {
    var loads = 0
    override func viewDidLoad() {
      super.viewDidLoad()
      loads += 1
    }
  }

  private struct Pages: UIViewControllerRepresentable {
    @Binding var page: Int
    final class Coordinator: NSObject {
      var parent: Pages
      init(_ parent: Pages) { self.parent = parent }
    }
    func makeCoordinator() -> Coordinator { Coordinator(self) }
    func makeUIViewController(context: Context) -> Page {
      context.coordinator.parent = self
      return Page()
    }
    func updateUIViewController(_ controller: Page, context: Context) {}
  }

  @Test func `a box with the type's name stands for each, which is said once`() {
    let graph = ViewGraph(
      content: VStack {
        Spinner(isTurning: true)
        Spinner(isTurning: false)
        Pages(page: .constant(1))
      }, configuration: ViewGraph.Configuration(size: CGSize(width: 200, height: 300)))
    var warnings: [String] = []
    graph.onWarning = { warnings.append($0) }
    graph.clock.run { graph.advance(to: .zero) }
    let text = "\(graph.displayList.items)"
    #expect(text.contains("Spinner") && text.contains("Pages"))
    #expect(warnings.count == 2)
    #expect(warnings.first?.contains("Spinner") == true)
  }

  @Test func `appearances are kept, and what has no effect is said once for each kind`() {
    let graph = ViewGraph(
      content: Color.red.onAppear {
        UITableView.appearance().separatorStyle = .none
        UITableView.appearance().backgroundColor = .clear
        let bar = UINavigationBarAppearance()
        bar.configureWithOpaqueBackground()
        bar.largeTitleTextAttributes = [
          .foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 30),
        ]
        UINavigationBar.appearance().scrollEdgeAppearance = bar
      }, configuration: ViewGraph.Configuration(size: CGSize(width: 20, height: 20)))
    var warnings: [String] = []
    graph.onWarning = { warnings.append($0) }
    graph.clock.run { graph.advance(to: .zero) }
    graph.clock.run {
      #expect(UITableView.appearance().separatorStyle == .none)
      #expect(UITableView.appearance() === UITableView.appearance())
      let edge = UINavigationBar.appearance().scrollEdgeAppearance
      #expect(edge?.largeTitleTextAttributes.count == 2)
    }
    #expect(warnings.filter { $0.contains("UITableView.appearance()") }.count == 1)
    #expect(warnings.count == 1)
  }

  @Test func `a controller's view is loaded once, when it is asked for`() {
    let page = Page()
    #expect(page.loads == 0)
    page.view.addSubview(UILabel())
    _ = page.view
    #expect(page.loads == 1 && page.view.subviews.count == 1)
    let navigation = UINavigationController(rootViewController: page)
    navigation.pushViewController(UIViewController(), animated: false)
    #expect(navigation.viewControllers.count == 2 && page.navigationController === navigation)
    navigation.popViewController(animated: false)
    #expect(navigation.topViewController === page)
  }
}
