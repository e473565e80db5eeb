import SwiftUI

// Types of a program for the protocols of the interface. Their numbers come from the probe.

struct HostileItem: Identifiable, Hashable, Codable, Sendable, Comparable, Transferable,
  CaseIterable
{
  var id: Int
  var name: String
  var parts: [HostileItem]?
  var flag = false
  var parent: Int?
  var number: Binding<Int> { .constant(id) }

  static let allCases = [HostileItem(id: 0, name: ""), HostileItem(id: 0, name: "b")]
  static func < (left: HostileItem, right: HostileItem) -> Bool { false }
  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
  }
  enum CodingKeys: CodingKey { case id, name, parts, flag, parent }
}

final class HostileModel: ObservableObject, @unchecked Sendable {
  @Published var count = 0
}

@Observable final class HostileState: @unchecked Sendable {
  var count = 0
}

struct HostileError: LocalizedError, Equatable {
  var errorDescription: String? { "" }
}

struct HostileKey: PreferenceKey {
  static var defaultValue: Double { .nan }
  static func reduce(value: inout Double, nextValue: () -> Double) { value += nextValue() }
}

struct HostileLayoutKey: LayoutValueKey {
  static var defaultValue: Double { .nan }
}

struct HostileDocument: FileDocument {
  static var readableContentTypes: [UTType] { [] }
  init() {}
  init(configuration: ReadConfiguration) throws { throw HostileError() }
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper { throw HostileError() }
}

/// A shape whose path has any numbers, and changes them by its rectangle.
struct HostileShape: InsettableShape {
  let probe: HostileProbe
  let place: Int
  var amount = 0.0
  static let shader = Shader(
    function: ShaderFunction(library: .default, name: "missing"), arguments: [.float(Double.nan)])

  init(_ probe: HostileProbe, _ place: Int) {
    self.probe = probe
    self.place = place
  }

  var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  func path(in rect: CGRect) -> Path {
    probe.b(place)
      ? probe.path(place) : Path(ellipseIn: rect.insetBy(dx: probe.n(place + 1), dy: 0))
  }

  func inset(by amount: CGFloat) -> HostileShape { self }
}

struct HostileModifier: ViewModifier {
  let probe: HostileProbe
  let place: Int

  init(_ probe: HostileProbe, _ place: Int) {
    self.probe = probe
    self.place = place
  }

  func body(content: Content) -> some View {
    HStack(spacing: probe.n(place)) {
      content
      content.offset(x: probe.n(place + 1))
    }
  }
}

struct HostileStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label.padding(.nan) }
}

/// A layout with any sizes and places, which measures a subview twice.
struct HostileLayout: Layout {
  let probe: HostileProbe
  let place: Int

  init(_ probe: HostileProbe, _ place: Int) {
    self.probe = probe
    self.place = place
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    _ = subviews.first?.sizeThatFits(
      ProposedViewSize(width: probe.n(place), height: probe.n(place + 1)))
    return CGSize(width: probe.n(place + 2), height: probe.n(place + 3))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: probe.n(place + 4), y: probe.n(place + 5)),
        proposal: ProposedViewSize(width: probe.n(place + 6), height: nil))
      subview.place(at: .zero, proposal: .infinity)
    }
  }
}

struct HostileTransition: Transition {
  let probe: HostileProbe
  let place: Int

  init(_ probe: HostileProbe, _ place: Int) {
    self.probe = probe
    self.place = place
  }

  func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : probe.n(place)).rotationEffect(
      .degrees(phase.value * probe.n(place + 1)))
  }
}

struct HostileRenderer: TextRenderer {
  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for line in layout {
      context.translateBy(x: .nan, y: 1)
      context.draw(line)
    }
  }
}

struct HostilePreview: PreviewContext {
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { key.defaultValue }
}

struct HostileDrop: DropDelegate {
  func performDrop(info: DropInfo) -> Bool { false }
}

struct HostileTable: AXChartDescriptorRepresentable {
  let probe: HostileProbe
  let place: Int

  init(_ probe: HostileProbe, _ place: Int) {
    self.probe = probe
    self.place = place
  }

  func makeChartDescriptor() -> AXChartDescriptor {
    AXChartDescriptor(
      title: probe.s(place), summary: nil,
      xAxis: AXNumericDataAxisDescriptor(
        title: "x", range: probe.range(place), gridlinePositions: [.nan],
        valueDescriptionProvider: { "\($0)" }),
      yAxis: nil, additionalAxes: [], series: [])
  }
}

struct HostileBehavior: ScrollTargetBehavior {
  let probe: HostileProbe
  let place: Int

  init(_ probe: HostileProbe, _ place: Int) {
    self.probe = probe
    self.place = place
  }

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.y = probe.n(place)
  }
}

extension FocusedValues {
  private struct HostileFocusedKey: FocusedValueKey { typealias Value = Int }
  var hostile: Int? {
    get { self[HostileFocusedKey.self] }
    set { self[HostileFocusedKey.self] = newValue }
  }
}

extension ContainerValues {
  private struct HostileContainerKey: ContainerValueKey { static let defaultValue = 0 }
  var hostile: Int {
    get { self[HostileContainerKey.self] }
    set { self[HostileContainerKey.self] = newValue }
  }
}
