import TweenGeometry

/// One line or area of a symbol's drawing, on the grid of `SymbolGrid`.
struct SymbolPart: Sendable {
  /// The role of a part in the outlined and in the filled form of a symbol.
  enum Role: Sendable {
    /// Its outline is drawn; in the filled form it is full.
    case body
    /// A line; in the filled form it is cut out.
    case detail
    /// An area; in the filled form it is cut out.
    case detailArea
    /// A line; in the filled form the area that it encloses is cut out.
    case hole
    /// A line.
    case line
    /// An area, without a line around it.
    case area
    /// An area and a line around it.
    case solid
    /// An area in which the earlier drawing is removed, with a gap around: room for the part in
    /// front.
    case clearing
    /// A line that is cut out.
    case cut
    /// An area that is cut out.
    case cutArea

    /// The role in the filled form of a symbol.
    var filled: Role {
      switch self {
      case .body: .solid
      case .detail: .cut
      case .detailArea, .hole: .cutArea
      default: self
      }
    }

    /// Whether the part draws.
    var isInk: Bool {
      switch self {
      case .clearing, .cut, .cutArea: false
      default: true
      }
    }

    /// Whether a line runs along the part's path.
    var isStroked: Bool {
      switch self {
      case .area, .detailArea, .cutArea: false
      default: true
      }
    }
  }

  var role: Role
  /// Which of the symbol's layers it belongs to.
  var layer: SymbolLayer
  /// The colour in multicolour rendering where the filled form has one of its own: a cloud is white
  /// when full, its outline is not.
  var filledColor: SymbolColor?
  /// The line's width as a multiple of the weight's.
  var width: Double
  /// Whether the path is a line that does not close.
  var isOpen: Bool
  var path: Path

  /// The part in the filled form of the symbol.
  var filled: SymbolPart {
    var part = self
    part.role = role.filled
    part.layer.color = filledColor ?? layer.color
    return part
  }

  /// The same part elsewhere.
  func applying(_ transform: CGAffineTransform) -> SymbolPart {
    var part = self
    part.path = path.applying(transform)
    return part
  }
}

/// The parts of a symbol that are drawn in one colour.
package struct SymbolLayer: Hashable, Sendable {
  /// 0 for the primary style, 1 for the secondary, 2 for the tertiary.
  package var level = 0
  /// The place in the order in which a variable value shows the parts, from 1; 0: always shown.
  package var step = 0
  /// The variable value from which on the layer is shown, 0 to 1; at 0 every value above shows it.
  /// nil: determined by the order alone.
  package var threshold: Double?
  /// The colour in multicolour rendering; nil: the primary style.
  package var color: SymbolColor?

  /// A layer; each parameter is the property of that name.
  package init(level: Int = 0, step: Int = 0, color: SymbolColor? = nil) {
    self.level = level
    self.step = step
    self.color = color
  }
}

/// The fixed colours of symbols, by their letters in the table.
package enum SymbolColor: String, Sendable {
  case red = "r"
  case orange = "o"
  case yellow = "y"
  case green = "g"
  case blue = "b"
  case cyan = "c"
  case gray = "a"
  case white = "w"
}

extension SymbolPart {
  /// A part that code makes, a line in the primary style.
  init(line text: String) {
    self.init(
      role: .line, layer: SymbolLayer(), width: 1, isOpen: true,
      path: SymbolReader.path(text) ?? Path())
  }
}
