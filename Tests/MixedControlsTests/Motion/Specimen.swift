import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

@testable import TweenControls
@testable import TweenLists
@testable import TweenOverlays
@testable import TweenPages
@testable import TweenPickers
@testable import TweenViews

/// A public view as a program would use it, to be put between two neighbours.
@MainActor struct Specimen {
  /// What the view is, and, after a dot, in which way.
  let name: String
  /// Makes the view; the value changes together with the layout around it.
  let make: (Binding<Bool>) -> AnyView

  init<Content: View>(_ name: String, @ViewBuilder _ make: @escaping (Binding<Bool>) -> Content) {
    self.name = name
    self.make = { AnyView(make($0)) }
  }

  /// The type's name.
  var type: String { name.split(separator: ".").first.map(String.init) ?? name }

  /// Those that draw nothing.
  static let blank: Set = ["EmptyView", "Spacer"]

  // A white background makes one leaf two, which must stay together. No size is taken from the room
  // that the stack has left, so that only places change.
  static let all: [Specimen] =
    shapes + paints + leaves + controls + pickers + containers + structure + timed + modified

  private static let shapes: [Specimen] = [
    Specimen("AnyShape") { _ in AnyShape(Circle()).fill(.blue).frame(width: 20, height: 20) },
    Specimen("AsyncImage") { _ in AsyncImage(url: nil).frame(width: 20, height: 20) },
    Specimen("Capsule") { _ in Capsule().fill(.blue).frame(width: 40, height: 20) },
    Specimen("Circle") { on in
      Circle().trim(from: 0, to: on.wrappedValue ? 1 : 0.4).stroke(.blue, lineWidth: 4)
        .frame(width: 20, height: 20)
    },
    Specimen("ContainerRelativeShape") { _ in
      ContainerRelativeShape().fill(.blue).frame(width: 20, height: 20).padding(4)
        .background(.white).containerShape(RoundedRectangle(cornerRadius: 8))
    },
    Specimen("DefaultGlassEffectShape") { _ in
      DefaultGlassEffectShape().fill(.blue).frame(width: 40, height: 20)
    },
    Specimen("Ellipse") { _ in Ellipse().frame(width: 40, height: 20) },
    Specimen("FillShapeView") { _ in
      Circle().fill(.blue).stroke(.black, lineWidth: 2).frame(width: 20, height: 20)
    },
    Specimen("OffsetShape") { _ in Circle().offset(x: 4, y: 2).frame(width: 20, height: 20) },
    Specimen("Path") { _ in
      Path(ellipseIn: CGRect(x: 2, y: 2, width: 16, height: 16)).frame(width: 20, height: 20)
    },
    Specimen("Rectangle") { on in
      Rectangle().fill(on.wrappedValue ? .blue : .orange).frame(width: 20, height: 20)
    },
    Specimen("RotatedShape") { _ in
      Rectangle().rotation(.degrees(45)).frame(width: 20, height: 20)
    },
    Specimen("RoundedRectangle") { on in
      RoundedRectangle(cornerRadius: on.wrappedValue ? 10 : 2).frame(width: 40, height: 20)
    },
    Specimen("ScaledShape") { _ in Circle().scale(0.5).frame(width: 20, height: 20) },
    Specimen("StrokeBorderShapeView") { _ in
      Capsule().strokeBorder(.blue, lineWidth: 4).background(.white).frame(width: 40, height: 20)
    },
    Specimen("StrokeShapeView") { _ in
      Circle().stroke(.blue, lineWidth: 4).fill(.white).frame(width: 20, height: 20)
    },
    Specimen("TransformedShape") { _ in
      Rectangle().transform(CGAffineTransform(scaleX: 0.5, y: 1)).frame(width: 20, height: 20)
    },
    Specimen("ConcentricRectangle") { _ in
      ConcentricRectangle(corners: .concentric(minimum: 8), isUniform: true)
        .frame(width: 40, height: 20)
    },
    Specimen("UnevenRoundedRectangle") { _ in
      UnevenRoundedRectangle(topLeadingRadius: 6, bottomTrailingRadius: 4)
        .frame(width: 40, height: 20)
    },
  ]

  private static let paints: [Specimen] = [
    Specimen("AngularGradient") { _ in
      AngularGradient(colors: [.blue, .white], center: .center).frame(width: 40, height: 20)
    },
    Specimen("Color") { on in
      (on.wrappedValue ? Color.blue : .orange).frame(width: 40, height: 20).border(.black)
    },
    Specimen("EllipticalGradient") { _ in
      EllipticalGradient(colors: [.blue, .white]).frame(width: 40, height: 20)
    },
    Specimen("LinearGradient") { _ in
      LinearGradient(colors: [.blue, .white], startPoint: .top, endPoint: .bottom)
        .frame(width: 40, height: 20)
    },
    Specimen("MeshGradient") { _ in
      MeshGradient(
        width: 2, height: 2,
        points: [SIMD2(0, 0), SIMD2(1, 0), SIMD2(0, 1), SIMD2(1, 1)],
        colors: [.blue, .white, .white, .blue]
      )
      .frame(width: 40, height: 20)
    },
    Specimen("RadialGradient") { _ in
      RadialGradient(colors: [.blue, .white], center: .center, startRadius: 0, endRadius: 20)
        .frame(width: 40, height: 20)
    },
  ]

  private static let leaves: [Specimen] = [
    Specimen("Canvas") { _ in
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.blue))
        context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.white))
        context.draw(Text("c"), at: CGPoint(x: 20, y: 10))
      }
      .frame(width: 40, height: 20)
    },
    Specimen("Canvas.symbols") { _ in
      Canvas { context, size in
        if let symbol = context.resolveSymbol(id: 1) {
          context.draw(symbol, at: CGPoint(x: 10, y: 10))
          context.draw(symbol, at: CGPoint(x: 30, y: 10))
        }
      } symbols: {
        Text("s").background(.blue).tag(1)
      }
      .frame(width: 40, height: 20)
    },
    Specimen("Divider") { _ in Divider().frame(width: 40) },
    Specimen("Image") { on in
      HStack { Image(systemName: on.wrappedValue ? "star.fill" : "star") }.background(.white)
    },
    Specimen("Image.effects") { on in
      HStack {
        Image(systemName: "star").symbolEffect(.bounce, value: on.wrappedValue)
        Image(systemName: on.wrappedValue ? "heart.fill" : "heart")
          .contentTransition(.symbolEffect(.replace))
        Image(systemName: "bell").symbolEffect(.pulse)
      }
      .background(.white)
    },
    Specimen("Text") { _ in Text("one").background(.white) },
    Specimen("Text.lines") { _ in
      Text("Several lines of words that go on").frame(width: 80).background(.white)
    },
    Specimen("Text.numeric") { on in
      Text(on.wrappedValue ? "1204" : "987").contentTransition(.numericText()).frame(width: 60)
        .background(.white)
    },
    Specimen("Text.fading") { on in
      Text(on.wrappedValue ? "after" : "before").frame(width: 80).background(.white)
    },
    Specimen("Text.growing") { on in
      Text("grows").font(.system(size: on.wrappedValue ? 24 : 12)).frame(width: 100, height: 40)
        .background(.white)
    },
    Specimen("Text.links") { _ in
      Text("a **bold** [link](https://example.org) _here_").underline().background(.white)
    },
    Specimen("Text.marked") { _ in
      Text(Self.marked).frame(width: 60).background(.white)
    },
    Specimen("Text.symbols") { _ in
      Text("with \(Image(systemName: "star")) in it").background(.white)
    },
    Specimen("Text.redacted") { _ in
      Text("Several lines of words").frame(width: 80).redacted(reason: .placeholder)
        .background(.white)
    },
    Specimen("Text.renderer") { _ in
      Text("drawn by a renderer").frame(width: 80).textRenderer(Letters()).background(.white)
    },
    Specimen("Text.gradient") { _ in
      Text("shaded").foregroundStyle(
        .linearGradient(colors: [.blue, .white], startPoint: .top, endPoint: .bottom)
          .shadow(.drop(radius: 2))
      )
      .background(.white)
    },
  ]

  private static var marked: AttributedString {
    var text = AttributedString("some marked words")
    text.backgroundColor = .orange
    text.strikethroughStyle = .single
    return text
  }

  private static let controls: [Specimen] = [
    Specimen("Button") { on in Button("Press") { on.wrappedValue.toggle() } },
    Specimen("DefaultButtonLabel") { on in Button(role: .confirm) { on.wrappedValue.toggle() } },
    // Its look changes with the layout; its place keeps to the layout's animation.
    Specimen("Button.disabled") { on in Button("Press") {}.disabled(on.wrappedValue) },
    Specimen("Button.prominent") { on in
      Button("Press", role: .destructive) {}.buttonStyle(.borderedProminent)
        .disabled(on.wrappedValue)
    },
    Specimen("Button.bordered") { on in
      Button {
      } label: {
        HStack {
          Image(systemName: "star"); Text(on.wrappedValue ? "On!" : "Off")
        }
        .frame(width: 80)
      }
      .buttonStyle(.bordered)
    },
    Specimen("Button.plain") { on in
      Button("Press", systemImage: "star") {}.buttonStyle(.plain).disabled(on.wrappedValue)
    },
    Specimen("Button.borderless") { on in
      Button("Press", systemImage: "star") {}.buttonStyle(.borderless).disabled(on.wrappedValue)
    },
    Specimen("ColorPicker") { _ in
      ColorPicker("Paint", selection: .constant(.blue)).frame(width: 160)
    },
    Specimen("DatePicker") { on in
      DatePicker(
        "When", selection: .constant(Date(timeIntervalSinceReferenceDate: 0)),
        displayedComponents: .date
      )
      .frame(width: 190).disabled(on.wrappedValue)
    },
    Specimen("DefaultShareLinkLabel") { _ in ShareLink(item: "words").frame(width: 120) },
    Specimen("MultiDatePicker") { _ in
      MultiDatePicker("Days", selection: .constant([])).frame(width: 190, height: 330)
        .scaleEffect(0.5).frame(width: 100, height: 165)
    },
    Specimen("PasteButton") { _ in PasteButton(payloadType: String.self) { _ in } },
    Specimen("RenameButton") { _ in RenameButton() },
    Specimen("ShareLink") { _ in ShareLink("Share", item: "words").frame(width: 120) },
    Specimen("ContentUnavailableView") { _ in
      ContentUnavailableView("Empty", systemImage: "tray", description: Text("Nothing yet."))
        .frame(width: 160, height: 120)
    },
    Specimen("DisclosureGroup") { _ in
      DisclosureGroup("More", isExpanded: .constant(true)) { Text("Inside") }.frame(width: 120)
    },
    Specimen("EditableCollectionContent") { _ in
      EditableCollectionContent<Text, [Int]>(content: Text("Row"), deletion: nil, move: nil)
    },
    Specimen("EditButton") { _ in EditButton() },
    Specimen("Form") { _ in Form { Text("Row") }.frame(width: 120, height: 100) },
    Specimen("List") { on in
      List {
        Text("Row"); if on.wrappedValue { Text("More") }
      }.frame(width: 120, height: 140)
    },
    Specimen("Table") { on in
      Table([Leaf()]) {
        TableColumn("Head") { _ in Text(on.wrappedValue ? "Cell" : "Other") }
      }
      .environment(\.horizontalSizeClass, .regular).frame(width: 120, height: 100)
    },
    Specimen("LabeledToolbarItemGroupContent") { _ in
      LabeledToolbarItemGroupContent(content: Text("Items"), label: Text("Menu"))
    },
    Specimen("NavigationLink") { _ in NavigationLink("Next", destination: Text("Page")) },
    Specimen("NavigationStack") { _ in
      NavigationStack { Text("Root").navigationTitle("Title") }.frame(width: 160, height: 160)
    },
    Specimen("NavigationView") { _ in
      NavigationView { Text("Root") }.frame(width: 160, height: 160)
    },
    Specimen("OutlineGroup") { _ in
      VStack { OutlineGroup([Leaf()], children: \.kids) { _ in Text("Leaf") } }.frame(width: 120)
    },
    Specimen("OutlineSubgroupChildren") { _ in
      OutlineSubgroupChildren(view: AnyView(Text("Below").background(.white)))
    },
    Specimen("Label") { _ in Label("Title", systemImage: "star").background(.white) },
    Specimen("Label.iconOnly") { on in
      Label("Title", systemImage: on.wrappedValue ? "star.fill" : "star").labelStyle(.iconOnly)
    },
    Specimen("Link") { _ in
      if let url = URL(string: "https://example.org") { Link("Go there", destination: url) }
    },
    Specimen("Toggle") { on in Toggle("a", isOn: on) },
    Specimen("Toggle.tinted") { on in
      Toggle(isOn: on) { Label("A longer label", systemImage: "bell") }
        .toggleStyle(SwitchToggleStyle(tint: .purple)).disabled(on.wrappedValue)
    },
    Specimen("Toggle.hidden") { on in Toggle("a", isOn: on).labelsHidden() },
    Specimen("Toggle.button") { on in Toggle("a", isOn: on).toggleStyle(.button) },
    Specimen("Toggle.checkbox") { on in Toggle("a", isOn: on).toggleStyle(.checkbox) },
    Specimen("Toggle.desktop") { on in
      Toggle("a", isOn: on).environment(\.interfaceIdiom, .desktop)
    },
    Specimen("Button.desktop") { on in
      Button("Press") {}.disabled(on.wrappedValue).environment(\.interfaceIdiom, .desktop)
    },
    Specimen("Button.circle") { on in
      Button("Press", systemImage: "star") {}.labelStyle(.iconOnly).buttonStyle(.bordered)
        .buttonBorderShape(.circle).tint(on.wrappedValue ? .purple : .blue)
    },
    Specimen("LabeledContent") { on in
      LabeledContent("Title", value: on.wrappedValue ? "on" : "off").frame(width: 120)
        .background(.white)
    },
    Specimen("ProgressView") { on in
      ProgressView("Title", value: on.wrappedValue ? 0.7 : 0.2).frame(width: 120)
    },
    Specimen("ProgressView.circular") { _ in ProgressView { Text("waits") } },
    Specimen("Slider") { on in
      Slider(value: .constant(on.wrappedValue ? 0.7 : 0.2)).frame(width: 120)
    },
    Specimen("Menu") { _ in Menu("Go") { Button("Act") {} }.background(.white) },
    Specimen("Stepper") { on in
      Stepper("Title", onIncrement: on.wrappedValue ? nil : {}, onDecrement: {}).fixedSize()
    },
    Specimen("TextField") { on in
      TextField("Title", text: .constant(on.wrappedValue ? "text" : "")).frame(width: 120)
    },
    Specimen("SecureField") { on in
      SecureField("Title", text: .constant(on.wrappedValue ? "text" : "")).frame(width: 120)
    },
    Specimen("TextEditor") { on in
      TextEditor(text: .constant(on.wrappedValue ? "text" : "")).frame(width: 120, height: 60)
    },
    Specimen("GroupBox") { _ in
      GroupBox("Title") { Text("content") }
    },
    Specimen("ButtonBorderShape") { _ in
      ButtonBorderShape.capsule.fill(.blue).frame(width: 40, height: 20)
    },
  ]

  private static let containers: [Specimen] = [
    Specimen("GeometryReader") { _ in
      GeometryReader { proxy in
        Color.blue.frame(width: proxy.size.width / 2)
        Text("g")
      }
      .frame(width: 40, height: 20)
    },
    Specimen("Grid") { _ in
      Grid {
        GridRow {
          Text("a")
          Color.blue.frame(width: 20, height: 10)
        }
        Divider()
        GridRow { Text("wide").gridCellColumns(2) }
      }
      .frame(width: 80).background(.white)
    },
    Specimen("GridRow") { _ in
      GridRow {
        Text("a")
        Text("b")
      }
      .background(.white)
    },
    Specimen("HStack") { on in
      HStack(alignment: on.wrappedValue ? .top : .bottom) {
        Text("a")
        Color.blue.frame(width: 20, height: 40)
      }
    },
    Specimen("LazyHGrid") { _ in
      LazyHGrid(rows: [GridItem(.fixed(20)), GridItem(.fixed(20))]) {
        ForEach(0..<4) { Text("\($0)") }
      }
      .frame(width: 80, height: 50).background(.white)
    },
    Specimen("LazyHStack") { _ in
      LazyHStack { ForEach(0..<3) { Text("\($0)") } }.frame(width: 80, height: 20)
        .background(.white)
    },
    Specimen("LazyVGrid") { _ in
      LazyVGrid(columns: [GridItem(.fixed(20)), GridItem(.fixed(20))]) {
        ForEach(0..<4) { Text("\($0)") }
      }
      .frame(width: 80, height: 60).background(.white)
    },
    Specimen("LazyVStack") { _ in
      LazyVStack { ForEach(0..<3) { Text("\($0)") } }.frame(width: 80, height: 80)
        .background(.white)
    },
    Specimen("ScrollView") { _ in
      ScrollView { VStack { ForEach(0..<9) { Text("row \($0)") } } }.frame(width: 80, height: 60)
    },
    Specimen("ScrollView.lazy") { _ in
      ScrollView {
        LazyVStack(pinnedViews: .sectionHeaders) {
          Section("Head") { ForEach(0..<9) { Text("row \($0)") } }
        }
      }
      .frame(width: 80, height: 60)
    },
    Specimen("ScrollViewReader") { _ in
      ScrollViewReader { _ in
        ScrollView(.horizontal) { HStack { ForEach(0..<9) { Text("\($0)").id($0) } } }
      }
      .frame(width: 80, height: 20)
    },
    Specimen("Spacer") { _ in Spacer().frame(width: 20, height: 20) },
    Specimen("VStack") { on in
      VStack(alignment: on.wrappedValue ? .leading : .trailing) {
        Text("a")
        Color.blue.frame(width: 40, height: 20)
      }
    },
    Specimen("ViewThatFits") { _ in
      ViewThatFits {
        Text("much too long to fit in here")
        HStack {
          Text("a"); Color.blue.frame(width: 20, height: 10)
        }
      }
      .frame(width: 60)
    },
    Specimen("ZStack") { on in
      ZStack(alignment: on.wrappedValue ? .topLeading : .bottomTrailing) {
        Color.blue.frame(width: 40, height: 40)
        Text("a")
      }
    },
  ]
}

/// A renderer that draws glyph by glyph.
struct Letters: TextRenderer {
  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for line in layout {
      for run in line { for slice in run { context.draw(slice) } }
    }
  }
}

/// An element of a tree without others below it.
private struct Leaf: Identifiable {
  let id = 0
  var kids: [Leaf]?
}
