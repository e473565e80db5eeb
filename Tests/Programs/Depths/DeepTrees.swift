import SwiftUI

/// Trees of a given depth, one kind of view each, around a square.
@MainActor enum DeepTrees {
  static func view(_ kind: String, _ levels: Int) -> AnyView {
    switch kind {
    case "bodies": return AnyView(Nest(levels: levels))
    case "branches": return AnyView(BranchNest(levels: levels))
    case "rows": return AnyView(RowNest(levels: levels))
    case "modifiers": return AnyView(ModifierNest(levels: levels))
    case "readers": return AnyView(ReaderNest(levels: levels))
    case "layouts": return AnyView(LayoutNest(levels: levels))
    case "sum": return AnyView(sum(levels))
    case "sumBold":
      return AnyView((1..<levels).reduce(Text("a")) { sum, _ in (sum + Text("b")).bold() })
    case "sumRight": return AnyView((1..<levels).reduce(Text("a")) { sum, _ in Text("b") + sum })
    case "self": return AnyView(Endless())
    case "selfBody": return AnyView(EndlessBody())
    case "selfGroup": return AnyView(EndlessGroup())
    case "selfTwice": return AnyView(EndlessTwice())
    case "selfRows": return AnyView(EndlessRows())
    case "selfOverlay": return AnyView(EndlessOverlay())
    case "selfBackground": return AnyView(EndlessBackground())
    case "selfReader": return AnyView(EndlessReader())
    case "selfLayout": return AnyView(EndlessLayout())
    case "selfModifier": return AnyView(Color.red.modifier(EndlessModifier()))
    case "selfLazy": return AnyView(EndlessLazy())
    default: break
    }
    var view = AnyView(Color.red.frame(width: 10, height: 10))
    for level in 0..<levels { view = wrap(view, kind, level) }
    return view
  }

  private static func wrap(_ view: AnyView, _ kind: String, _ level: Int) -> AnyView {
    switch kind {
    case "VStack": AnyView(VStack { view })
    case "HStack": AnyView(HStack { view })
    case "ZStack": AnyView(ZStack { view })
    case "Group": AnyView(Group { view })
    case "padding": AnyView(view.padding(0.001))
    case "frame": AnyView(view.frame(maxWidth: .infinity))
    case "fixed": AnyView(view.frame(width: 20, height: 20))
    case "overlay": AnyView(Color.clear.overlay { view })
    case "background": AnyView(view.background { Color.clear })
    case "opacity": AnyView(view.opacity(0.999))
    case "offset": AnyView(view.offset(x: 0.001))
    case "scale": AnyView(view.scaleEffect(0.9999))
    case "id": AnyView(view.id(level))
    case "environment": AnyView(view.environment(\.lineLimit, level))
    case "animation": AnyView(view.animation(.default, value: level))
    case "transaction": AnyView(view.transaction { $0.animation = nil })
    case "onAppear": AnyView(view.onAppear {})
    case "transition": AnyView(view.transition(.slide))
    case "gesture": AnyView(view.onTapGesture {})
    case "ForEach": AnyView(ForEach(0..<1) { _ in view })
    case "if": AnyView(Group { if level >= 0 { view } else { Color.blue } })
    case "preference": AnyView(view.preference(key: LevelKey.self, value: level))
    case "onPreference": AnyView(view.onPreferenceChange(LevelKey.self) { _ in })
    case "drawingGroup": AnyView(view.drawingGroup())
    case "zIndex": AnyView(view.zIndex(Double(level)))
    case "LazyVStack": AnyView(LazyVStack { view })
    case "ScrollView": AnyView(ScrollView { view })
    case "Button": AnyView(Button(action: {}, label: { view }))
    case "pair":
      AnyView(
        VStack {
          view; Color.clear.frame(width: 1, height: 0)
        })
    default: AnyView(Text("There is no kind of tree named \(kind)."))
    }
  }

  private static func sum(_ count: Int) -> Text {
    var text = Text("a")
    for index in 1..<count { text = text + Text(verbatim: index % 10 == 0 ? " " : "b") }
    return text
  }
}

private struct LevelKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct Nest: View {
  let levels: Int
  var body: some View {
    if levels > 0 { AnyView(Nest(levels: levels - 1)) } else { Color.red }
  }
}

private struct BranchNest: View {
  let levels: Int
  var body: some View {
    if levels > 0 { VStack { BranchNest(levels: levels - 1) } } else { Color.red }
  }
}

private struct RowNest: View {
  let levels: Int
  var body: some View {
    ForEach(0..<1) { _ in
      if levels > 0 { HStack { RowNest(levels: levels - 1) } } else { Color.red }
    }
  }
}

private struct ModifierNest: View {
  let levels: Int
  struct Step: ViewModifier {
    let levels: Int
    func body(content: Content) -> some View {
      if levels > 0 { AnyView(content.modifier(Step(levels: levels - 1))) } else { content }
    }
  }
  var body: some View { Color.red.modifier(Step(levels: levels)) }
}

private struct ReaderNest: View {
  let levels: Int
  var body: some View {
    GeometryReader { _ in
      if levels > 0 { ReaderNest(levels: levels - 1) } else { Color.red }
    }
  }
}

private struct Passing: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews.first?.place(at: bounds.origin, proposal: proposal)
  }
}

private struct LayoutNest: View {
  let levels: Int
  var body: some View {
    Passing { if levels > 0 { LayoutNest(levels: levels - 1) } else { Color.red } }
  }
}

// Views that contain themselves.

private struct Endless: View {
  var body: some View { AnyView(Self()) }
}

private struct EndlessBody: View {
  var body: some View { EndlessBody() }
}

private struct EndlessGroup: View {
  var body: some View {
    Group {
      Color.red
      EndlessGroup()
    }
  }
}

private struct EndlessTwice: View {
  var body: some View {
    HStack {
      EndlessTwice()
      EndlessTwice().padding()
    }
  }
}

private struct EndlessRows: View {
  var body: some View { ForEach(0..<2) { _ in EndlessRows() } }
}

private struct EndlessOverlay: View {
  var body: some View { Color.red.overlay { EndlessOverlay() } }
}

private struct EndlessBackground: View {
  var body: some View { Color.red.background(EndlessBackground()) }
}

private struct EndlessReader: View {
  var body: some View { GeometryReader { _ in EndlessReader() } }
}

private struct EndlessLayout: View {
  var body: some View { Passing { EndlessLayout() } }
}

private struct EndlessModifier: ViewModifier {
  func body(content: Content) -> some View { AnyView(content.modifier(Self())) }
}

private struct EndlessLazy: View {
  var body: some View { ScrollView { LazyVStack { EndlessLazy() } } }
}
