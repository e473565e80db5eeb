import TweenViews

/// The role of an object, with the numbers of AT-SPI.
enum AccessibleRole: UInt32, Sendable {
  case alert = 2
  case checkMenuItem = 8
  case comboBox = 11
  case dialog = 16
  case frame = 23
  case image = 27
  case label = 29
  case list = 31
  case menu = 33
  case menuItem = 35
  case pageTab = 37
  case pageTabList = 38
  case panel = 39
  case passwordText = 40
  case progressBar = 42
  case pushButton = 43
  case radioButton = 44
  case slider = 51
  case spinButton = 52
  case table = 55
  case toggleButton = 62
  case application = 75
  case entry = 79
  case chart = 80
  case heading = 83
  case link = 88

  /// The name of the role in AT-SPI.
  var name: String {
    switch self {
    case .alert: "alert"
    case .chart: "chart"
    case .checkMenuItem: "check menu item"
    case .comboBox: "combo box"
    case .dialog: "dialog"
    case .frame: "frame"
    case .image: "image"
    case .label: "label"
    case .list: "list"
    case .menu: "menu"
    case .menuItem: "menu item"
    case .pageTab: "page tab"
    case .pageTabList: "page tab list"
    case .panel: "panel"
    case .passwordText: "password text"
    case .progressBar: "progress bar"
    case .pushButton: "push button"
    case .radioButton: "radio button"
    case .slider: "slider"
    case .spinButton: "spin button"
    case .table: "table"
    case .toggleButton: "toggle button"
    case .application: "application"
    case .entry: "entry"
    case .heading: "heading"
    case .link: "link"
    }
  }

  /// Creates the role of an element, which can depend on its parent.
  init(_ element: ViewGraph.Element, in parent: ViewGraph.Element?) {
    let isPressed = element.actions.contains("default")
    switch element.role {
    case .window: self = .frame
    case .group: self = element.traits.contains("tabBar") ? .pageTabList : .panel
    case .list: self = .list
    case .table: self = .list
    case .header: self = .heading
    case .text: self = isPressed ? .pushButton : .label
    case .image: self = isPressed ? .pushButton : .image
    case .button:
      switch parent?.role {
      case .menu: self = element.traits.contains("selected") ? .checkMenuItem : .menuItem
      case .picker: self = .radioButton
      default: self = parent?.traits.contains("tabBar") == true ? .pageTab : .pushButton
      }
    case .link: self = .link
    case .toggle: self = parent?.role == .menu ? .checkMenuItem : .toggleButton
    case .adjustable: self = element.details.amount == nil ? .spinButton : .slider
    case .picker: self = element.children.isEmpty ? .comboBox : .panel
    case .menu: self = .menu
    case .sheet, .popover: self = .dialog
    case .alert: self = .alert
    case .textField: self = .entry
    case .secureField: self = .passwordText
    case .progress: self = .progressBar
    case .chart: self = .chart
    case .element: self = isPressed ? .pushButton : element.actions.isEmpty ? .label : .panel
    }
  }
}
