import Testing

@testable import TweenMacros

@Suite struct PreviewMacroTests {
  private func record(_ source: String) -> String {
    PreviewMacro(source, discriminator: "$s4Main", fileID: "Main/A.swift", line: 7).record
  }

  @Test func `a preview becomes a type that says where it stands`() {
    let record = record("#Preview(\"Name\", traits: .portrait) { Text(\"a\") }")
    #expect(record.hasPrefix("struct $s4Main7previewfMu_: _PreviewRecord {"))
    #expect(record.contains("static let _fileID = \"Main/A.swift\""))
    #expect(record.contains("static let _line = 7"))
    #expect(record.contains("_Preview(\"Name\", traits: .portrait) { Text(\"a\") }"))
  }

  @Test func `previewable variables become a view's`() {
    let record = record(
      """
      #Preview {
        @Previewable @State var isOn = [1, 2]
          .isEmpty
        @Previewable
        @State var text = "}"; Toggle(text, isOn: $isOn)
        Text(text)
      }
      """)
    #expect(record.contains("struct Content: View {"))
    #expect(record.contains("  @State var isOn = [1, 2]\n    .isEmpty\n"))
    #expect(record.contains("@State var text = \"}\"\n"))
    #expect(record.contains("Text(text)"))
    #expect(record.contains("{ Content() }"))
    #expect(!record.contains("Previewable"))
  }

  @Test func `a preview on one line has its variables and what they are for apart`() {
    let record = record("#Preview { @Previewable @State var x = 1; Text(\"\\(x)\") }")
    #expect(record.contains("  @State var x = 1\n  var body: some View {\nText(\"\\(x)\") \n"))
  }

  @Test func `a widget's preview keeps its timeline`() {
    let record = record("#Preview(as: .systemSmall) { W() } timeline: { E(1); E(2) }")
    #expect(record.contains("_Preview(as: .systemSmall) { W() } timeline: { E(1); E(2) }"))
    #expect(!record.contains("struct Content"))
  }
}
