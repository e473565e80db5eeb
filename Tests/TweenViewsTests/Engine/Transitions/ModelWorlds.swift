import Foundation
import TweenCombine
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

/// The state that every structure of the model check shows in its own way.
struct WorldModel: Hashable {
  var ids = [0]
  var variant = 0

  enum Action: Character, CaseIterable {
    case insert = "i"
    case remove = "r"
    case move = "m"
  }

  /// Ids come back: what is still leaving may return.
  mutating func apply(_ action: Action) {
    switch action {
    case .insert:
      if let absent = (0..<3).first(where: { !ids.contains($0) }) {
        ids.insert(absent, at: ids.count / 2)
      }
    case .remove: if !ids.isEmpty { ids.removeFirst() }
    case .move:
      if ids.count > 1 { ids.append(ids.removeFirst()) }
      variant = (variant + 1) % 3
    }
  }
}

/// What the marks of all worlds live through.
final class Ledger {
  /// How many marks have state.
  var alive = 0
  /// Marks that have appeared and not disappeared, by world and number.
  private(set) var shown: [Int: Int] = [:]
  var violations: [String] = []

  func note(_ place: Int, by change: Int) {
    let count = (shown[place] ?? 0) + change
    shown[place] = count == 0 ? nil : count
  }
}

/// The life of one mark, from its state's first day to its last.
private final class Life: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  private let ledger: Ledger
  private let place: Int
  private var hasAppeared = false
  private var hasDisappeared = false

  init(_ place: Int, _ ledger: Ledger) {
    (self.place, self.ledger) = (place, ledger)
    ledger.alive += 1
  }

  func appear() {
    if hasAppeared { ledger.violations.append("\(place) appears twice") }
    hasAppeared = true
    ledger.note(place, by: 1)
  }

  func disappear() {
    if !hasAppeared { ledger.violations.append("\(place) disappears before it appears") }
    if hasDisappeared { ledger.violations.append("\(place) disappears twice") }
    hasDisappeared = true
    ledger.note(place, by: -1)
  }

  deinit {
    ledger.alive -= 1
    if hasAppeared != hasDisappeared { ledger.violations.append("\(place) ends while shown") }
  }
}

/// A view that keeps a life, with a colour and a size of its own.
struct Mark: View {
  let world: World
  let number: Int
  @StateObject private var life: Life

  init(_ number: Int, in world: World) {
    self.world = world
    self.number = number
    let ledger = world.ledger
    let place = world.kind.rawValue * 10 + number
    _life = StateObject(wrappedValue: Life(place, ledger))
  }

  var body: some View {
    Color(white: Double(number) / 10)
      .frame(width: CGFloat(number) * 2 + 6, height: 4)
      .onAppear { life.appear() }
      .onDisappear { life.disappear() }
  }
}

/// One structure of the model check: how the model becomes views, and which views those are.
struct World: Equatable {
  enum Kind: Int, CaseIterable {
    case optional, branches, rows, identity, erased, nested, depth, lists, single, implicit,
      spliced,
      groups, untold
  }

  let kind: Kind
  let transition: AnyTransition
  let palette: Int
  let ledger: Ledger

  static func == (left: World, right: World) -> Bool {
    left.kind == right.kind && left.palette == right.palette && left.ledger === right.ledger
  }

  @MainActor static let transitions: [AnyTransition] = [
    .opacity, .scaleAndFade, .move(edge: .leading), .identity, .slide, .push(from: .top),
    .asymmetric(insertion: .scale, removal: .opacity),
    .opacity.combined(with: .offset(x: 5)),
    .asymmetric(insertion: .move(edge: .top), removal: .identity),
    .opacity.animation(.linear(duration: 0.08)), .move(edge: .bottom).animation(nil),
    .scale(scale: 0.5).animation(.spring(duration: 0.04)),
  ]

  @MainActor init(_ kind: Kind, palette: Int, ledger: Ledger) {
    self.kind = kind
    self.palette = palette
    self.ledger = ledger
    transition = Self.transitions[(kind.rawValue + palette) % Self.transitions.count]
  }

  /// The numbers of the marks that a model calls for, in layout order.
  func expected(_ model: WorldModel) -> [Int] {
    let (ids, variant) = (model.ids, model.variant)
    switch kind {
    case .optional: return ids.contains(0) ? [0] : []
    case .branches, .untold: return [variant]
    case .rows, .depth, .implicit: return ids
    case .identity: return ids.isEmpty ? [] : [variant]
    case .erased: return [variant == 0 ? 0 : 1]
    case .nested: return ids.isEmpty ? [] : ids + (variant == 1 ? [4] : [])
    case .lists: return ids.flatMap { ($0 + variant) % 2 == 1 ? [$0, $0 + 3] : [$0] }
    case .single: return [variant != 1 ? 0 : 1] + (ids.count > 1 ? [2] : [])
    case .spliced: return ids.contains(0) ? ids + (variant == 1 ? [4] : []) : []
    case .groups: return (variant == 1 ? [] : [5]) + ids
    }
  }
}

struct WorldView: View {
  let world: World
  let model: WorldModel

  private func mark(_ number: Int) -> some View {
    Mark(number, in: world).transition(world.transition)
  }

  // Each structure erased alike, so that it differs from world to world only inside.
  var body: some View {
    switch world.kind {
    case .optional: ZStack { if model.ids.contains(0) { mark(0).offset(x: shift) } }
    case .branches: VStack { branches }
    case .rows: HStack(spacing: 1) { ForEach(model.ids, id: \.self) { mark($0) } }
    case .identity:
      ZStack { if !model.ids.isEmpty { mark(model.variant).id(model.variant) } }
    case .erased: ZStack { erased }
    case .nested:
      ZStack {
        if !model.ids.isEmpty {
          VStack(spacing: 1) {
            ForEach(model.ids, id: \.self) { mark($0) }
            if model.variant == 1 { mark(4) }
          }.transition(world.transition)
        }
      }
    case .depth:
      ZStack(alignment: .leading) {
        ForEach(model.ids, id: \.self) { id in
          mark(id).zIndex(Double((id + model.variant) % 3))
        }
        Spacer()
      }
    default: lists
    }
  }

  @ViewBuilder private var lists: some View {
    switch world.kind {
    case .lists:
      HStack(spacing: 1) {
        ForEach(model.ids, id: \.self) { id in
          mark(id)
          if (id + model.variant) % 2 == 1 { mark(id + 3) }
        }.padding(1)
      }
    case .single:
      Group { if model.variant != 1 { mark(0) } else { mark(1) } }.frame(width: 20)
        .background { if model.ids.count > 1 { mark(2) } }
    case .implicit:
      VStack(spacing: 1) { ForEach(model.ids, id: \.self) { mark($0) } }
        .animation(.linear(duration: 0.07), value: model.ids)
    case .spliced:
      HStack(spacing: 1) {
        if model.ids.contains(0) {
          ForEach(model.ids, id: \.self) { mark($0) }
          if model.variant == 1 { mark(4) }
        }
      }
    case .groups:
      VStack(spacing: 1) {
        Group {
          if model.variant != 1 { Mark(5, in: world) }
          ForEach(model.ids, id: \.self) { Mark($0, in: world) }
        }.transition(world.transition)
      }
    default: ZStack { Mark(model.variant, in: world).id(model.variant) }
    }
  }

  private var shift: CGFloat { CGFloat(model.variant) * 3 }

  @ViewBuilder private var branches: some View {
    if model.variant == 0 { mark(0) } else if model.variant == 1 { mark(1) } else { mark(2) }
  }

  private var erased: AnyView {
    switch model.variant {
    case 0: AnyView(mark(0))
    case 1: AnyView(mark(1).padding(2))
    default: AnyView(mark(1).offset(x: 4))
    }
  }
}
