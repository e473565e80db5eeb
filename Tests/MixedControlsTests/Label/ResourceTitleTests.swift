import Foundation
import Testing
import TweenGeometry
import TweenViews

@testable import TweenControls
@testable import TweenLists
@testable import TweenOverlays
@testable import TweenPages
@testable import TweenPickers

/// A title by a resource is looked up as one by a key.
@MainActor struct ResourceTitleTests {
  /// A folder with a German table that knows "tea".
  private static func bundle() throws -> (bundle: Bundle, folder: String) {
    let folder = NSTemporaryDirectory() + "titles-" + UUID().uuidString
    try FileManager.default.createDirectory(
      atPath: folder + "/de.lproj", withIntermediateDirectories: true)
    try "\"tea\" = \"Tee\";".write(
      toFile: folder + "/de.lproj/Localizable.strings", atomically: true, encoding: .utf8)
    return (try #require(Bundle(path: folder)), folder)
  }

  private func elements<Content: View>(_ content: Content) -> [String] {
    let graph = ViewGraph(
      content: VStack { content }.environment(\.locale, Locale(identifier: "de")),
      configuration: ViewGraph.Configuration(size: CGSize(width: 390, height: 844)))
    graph.advance(to: .zero)
    return graph.tree.all.dropFirst().map { "\($0.role) \($0.label) \($0.value ?? "")" }
  }

  @Test func `controls by a resource are those by its words`() throws {
    let (bundle, folder) = try Self.bundle()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let tea = LocalizedStringResource("tea", bundle: .atURL(bundle.bundleURL))
    #expect(
      elements(Label(tea, systemImage: "star")) == elements(Label("Tee", systemImage: "star")))
    #expect(elements(Button(tea) {}) == elements(Button("Tee") {}))
    #expect(
      elements(Toggle(tea, isOn: .constant(true))) == elements(Toggle("Tee", isOn: .constant(true)))
    )
    #expect(
      elements(TextField(tea, text: .constant("1")))
        == elements(TextField("Tee", text: .constant("1"))))
    #expect(
      elements(SecureField(tea, text: .constant("1")))
        == elements(SecureField("Tee", text: .constant("1"))))
    #expect(
      elements(Stepper(tea, value: .constant(2), in: 0...5))
        == elements(Stepper("Tee", value: .constant(2), in: 0...5)))
    #expect(
      elements(LabeledContent(tea, value: "2")) == elements(LabeledContent("Tee", value: "2")))
    #expect(elements(ProgressView(tea)) == elements(ProgressView("Tee")))
    #expect(
      elements(ProgressView(tea, value: 0.5)) == elements(ProgressView("Tee", value: 0.5)))
    #expect(elements(Menu(tea) { Text("1") }) == elements(Menu("Tee") { Text("1") }))
    #expect(
      elements(Picker(tea, selection: .constant(1)) { Text("1").tag(1) })
        == elements(Picker("Tee", selection: .constant(1)) { Text("1").tag(1) }))
    #expect(
      elements(GroupBox(tea) { Text("1") }) == elements(GroupBox("Tee") { Text("1") }))
    #expect(elements(Text("1").accessibilityLabel(tea)) == ["text Tee "])
    #expect(elements(Button(tea) {}) == ["button Tee "])
  }

  @Test func `pages, lists and tabs by a resource are those by its words`() throws {
    let (bundle, folder) = try Self.bundle()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let tea = LocalizedStringResource("tea", bundle: .atURL(bundle.bundleURL))
    #expect(
      elements(
        NavigationStack {
          List { Section(tea) { NavigationLink(tea, value: 1) } }.navigationTitle(tea)
        })
        == elements(
          NavigationStack {
            List { Section("Tee") { NavigationLink("Tee", value: 1) } }.navigationTitle("Tee")
          }))
    #expect(
      elements(TabView { Tab(tea, systemImage: "star") { Text("1") } })
        == elements(TabView { Tab("Tee", systemImage: "star") { Text("1") } }))
    #expect(
      elements(ContentUnavailableView(tea, systemImage: "star"))
        == elements(ContentUnavailableView("Tee", systemImage: "star")))
  }
}
