import SwiftUI
import TweenPaint

/// A leaf in its wrapping, as a state says.
struct VanishingLeaf: View {
  nonisolated static let transitionCount = 5

  let leaf: VanishingCase.Leaf
  let state: VanishingCase.LeafState
  let number: Int
  let namespace: Namespace.ID

  private var amount: Int { state.amount }

  var body: some View {
    if state.presence != .gone {
      wrapped
        .frame(width: width, height: height)
        .scaleEffect(state.presence == .scaled ? 0 : 1)
        .opacity(state.presence == .clear ? 0 : 1)
        .transition(Self.transition(leaf.transition))
    }
  }

  private var width: CGFloat? { [.thin, .zero].contains(state.presence) ? 0 : nil }
  private var height: CGFloat? { [.flat, .zero].contains(state.presence) ? 0 : nil }

  private static func transition(_ index: Int) -> AnyTransition {
    switch index {
    case 0: .identity
    case 1: .scale.combined(with: .opacity)
    case 2: .move(edge: .leading)
    case 3: .asymmetric(insertion: .slide, removal: .opacity)
    default: .opacity
    }
  }

  private var content: AnyView { LeafContent(kind: leaf.kind, amount: amount).view }

  private var wrapped: AnyView {
    switch leaf.wrap {
    case .plain: content
    case .faded: AnyView(content.opacity(Double(amount) / 3))
    case .composited: AnyView(content.compositingGroup().opacity(0.5))
    case .blurred: AnyView(content.blur(radius: CGFloat(amount)))
    case .masked: AnyView(content.mask { if amount > 0 { Circle().padding(CGFloat(amount)) } })
    case .clipped: AnyView(content.clipShape(Rectangle().inset(by: CGFloat(amount * 4))))
    case .shadowed: AnyView(content.shadow(radius: CGFloat(amount), x: 1))
    case .drawn: AnyView(content.drawingGroup())
    case .turned: AnyView(content.rotationEffect(.degrees(Double(amount) * 30)))
    case .projected:
      AnyView(content.rotation3DEffect(.degrees(Double(amount) * 30), axis: (x: 0, y: 1, z: 0)))
    case .button: AnyView(Button(action: {}, label: { content }))
    case .label: AnyView(Label(title: { content }, icon: { if amount > 1 { content } }))
    case .toggle: AnyView(Toggle(isOn: .constant(amount > 1)) { content })
    case .read: AnyView(GeometryReader { _ in content })
    case .background: AnyView(content.background { if amount > 1 { Color.green } })
    case .overlay: AnyView(content.overlay { if amount != 2 { content } })
    case .redacted: AnyView(content.redacted(reason: amount > 1 ? .placeholder : []))
    case .identified: AnyView(content.id(amount / 2))
    case .blended: AnyView(content.blendMode(amount == 1 ? .multiply : .normal))
    case .matched:
      AnyView(
        content.matchedGeometryEffect(id: amount / 2, in: namespace, isSource: number == 0))
    }
  }
}

/// The leaves in their arrangement.
struct VanishingTree: View {
  let arrangement: Arrangement
  let leaves: [VanishingCase.Leaf]
  let states: [VanishingCase.LeafState]
  @Namespace private var namespace

  var body: some View {
    switch arrangement {
    case .vertical: VStack(alignment: .leading, spacing: 2) { all }
    case .horizontal: HStack { all }
    case .depth: ZStack(alignment: .bottomTrailing) { all }
    case .lazy: ScrollView { LazyVStack { all } }
    case .grid:
      Grid {
        GridRow {
          leaf(0)
          Color.gray.frame(width: 4, height: 4)
        }
        ForEach(leaves.indices.dropFirst(), id: \.self) { leaf($0) }
      }
    case .overlay: leaf(0).overlay { ForEach(leaves.indices.dropFirst(), id: \.self) { leaf($0) } }
    case .background:
      leaf(0).background(alignment: .topLeading) {
        ForEach(leaves.indices.dropFirst(), id: \.self) { leaf($0) }
      }
    case .list:
      VStack {
        // Rows whose views come and go as values do.
        ForEach(leaves.indices.filter { states[$0].presence != .gone }, id: \.self) { leaf($0) }
      }
    case .fits:
      ViewThatFits {
        HStack { all }
        VStack { all }
      }
    case .any: AnyLayout(HStackLayout()) { all }
    case .scrolled: ScrollView(.horizontal) { HStack { all } }
    }
  }

  private var all: some View { ForEach(leaves.indices, id: \.self) { leaf($0) } }

  private func leaf(_ index: Int) -> VanishingLeaf {
    VanishingLeaf(
      leaf: leaves[index], state: states[index], number: index, namespace: namespace)
  }
}
