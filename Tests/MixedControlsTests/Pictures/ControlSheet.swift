import Foundation
import TestSupport
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenRaster

@testable import TweenControls
@testable import TweenViews

/// What a control is looked at in: the device, its user's settings and the colours.
struct Surroundings {
  var idiom = InterfaceIdiom.phone
  var scheme = ColorScheme.light
  var contrast = ColorSchemeContrast.standard
  var size = DynamicTypeSize.large
  var direction = LayoutDirection.leftToRight

  /// What changes most: the reading direction and large type.
  static let strongest: [Surroundings] = [
    Surroundings(direction: .rightToLeft), Surroundings(size: .accessibility2),
  ]

  /// The settings that a control is shown in beside the usual ones, one after the other.
  static let others: [Surroundings] = [
    Surroundings(contrast: .increased), Surroundings(scheme: .dark, contrast: .increased),
    Surroundings(direction: .rightToLeft), Surroundings(size: .xSmall),
    Surroundings(size: .xxxLarge), Surroundings(size: .accessibility2),
  ]
}

/// A control in one of its states, and what its user did to bring it there.
@MainActor struct ControlState {
  enum Move {
    /// Presses and holds, at a part of the window.
    case press(UnitPoint)
    /// Presses at one place, and goes on to another.
    case carry(UnitPoint, UnitPoint)
    case tap(UnitPoint)
    case hover(UnitPoint)
    /// Moves the focus on by keys, so many times.
    case tab(Int)
    case key(KeyEquivalent)
    /// Lets so many frames pass.
    case wait(Int)

    static let pressed = Move.press(.center)
    static let hovered = Move.hover(.center)
    static let focused = Move.tab(1)
  }

  let moves: [Move]
  let view: AnyView

  init<Content: View>(_ moves: Move..., @ViewBuilder view: () -> Content) {
    self.init(moves: moves, view: view)
  }

  init<Content: View>(moves: [Move], @ViewBuilder view: () -> Content) {
    self.moves = moves
    self.view = AnyView(view())
  }

  /// The pixels of a window of a size with the control in its middle.
  func picture(_ size: CGSize, _ around: Surroundings, scale: Double) throws -> Bitmap {
    var configuration = ViewGraph.Configuration(
      size: size, scale: scale, colorScheme: around.scheme)
    configuration.surroundings = { environment, _, _ in
      environment.interfaceIdiom = around.idiom
      environment._colorSchemeContrast = around.contrast
      environment.dynamicTypeSize = around.size
      environment.layoutDirection = around.direction
      environment.horizontalSizeClass = .compact
    }
    let graph = ViewGraph(
      content: view.frame(maxWidth: .infinity, maxHeight: .infinity).background(.background),
      configuration: configuration)
    graph.advance(to: .zero)
    var frame: Int64 = 0
    func step(_ count: Int = 1) {
      for _ in 0..<count {
        frame += 1
        graph.advance(to: StageTime(flicks: StageTime.flicksPerSecond / 60 * frame))
      }
    }
    func point(_ unit: UnitPoint) -> CGPoint {
      CGPoint(x: unit.x * size.width, y: unit.y * size.height)
    }
    func pointer(_ phase: InputEvent.PointerPhase, _ unit: UnitPoint) {
      graph.send(.pointer(phase, position: point(unit), button: .left))
      step()
    }
    func key(_ key: KeyEquivalent) {
      graph.send(.key(key, modifiers: [], phase: .down))
      graph.send(.key(key, modifiers: [], phase: .up))
      step()
    }
    step()
    for move in moves {
      switch move {
      case .press(let place): pointer(.down, place)
      case .carry(let start, let end):
        pointer(.down, start)
        pointer(.move, end)
      case .tap(let place):
        pointer(.down, place)
        pointer(.up, place)
      case .hover(let place): pointer(.move, place)
      case .tab(let count): for _ in 0..<count { key(.tab) }
      case .key(let name): key(name)
      case .wait(let count): step(count)
      }
    }
    // What moves for a touch's first moment or a hover has moved by then.
    if !moves.isEmpty { step(24) }
    let renderer = Renderer(threadCount: 1)
    try renderer.render(graph.displayList)
    return renderer.bitmap
  }
}

/// Windows side by side, row after row, each with a control in a state.
@MainActor struct ControlSheet {
  var cell = CGSize(width: 150, height: 44)
  var columns = 4
  var scale = 1.0

  /// All states in one kind of surroundings.
  func picture(_ states: [ControlState], _ around: Surroundings) throws -> Bitmap {
    try picture(of: states.map { ($0, around) })
  }

  /// Each state in several surroundings, which are the columns.
  func picture(_ states: [ControlState], in settings: [Surroundings]) throws -> Bitmap {
    var sheet = self
    sheet.columns = settings.count
    return try sheet.picture(of: states.flatMap { state in settings.map { (state, $0) } })
  }

  private func picture(of cells: [(state: ControlState, around: Surroundings)]) throws -> Bitmap {
    let width = Int((cell.width * scale).rounded())
    let height = Int((cell.height * scale).rounded())
    let rows = (cells.count + columns - 1) / columns
    var sheet = Bitmap(width: width * min(columns, cells.count), height: height * rows)
    for (index, (state, around)) in cells.enumerated() {
      let picture = try state.picture(cell, around, scale: scale)
      let (row, column) = index.quotientAndRemainder(dividingBy: columns)
      for line in 0..<min(height, picture.height) {
        let from = line * picture.width
        let to = (row * height + line) * sheet.width + column * width
        sheet.pixels.replaceSubrange(
          to..<to + width, with: picture.pixels[from..<from + width])
      }
    }
    return sheet
  }
}
