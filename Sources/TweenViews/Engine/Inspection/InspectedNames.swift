/// Which nodes are views for an inspector, and what they are called.
@MainActor enum InspectedNames {
  private struct Known {
    let name: String
    /// Whether it is in the tree.
    let isListed: Bool
    let isOfProgram: Bool
  }

  private static var known: [ObjectIdentifier: Known] = [:]

  /// What a view with a body is called; nil for what the engine's own views are made of.
  static func name(ofBody type: Any.Type) -> (name: String, isOfProgram: Bool)? {
    let id = ObjectIdentifier(type)
    let found = known[id] ?? look(at: type)
    known[id] = found
    return found.isListed ? (found.name, found.isOfProgram) : nil
  }

  private static func look(at type: Any.Type) -> Known {
    let name = InspectedText.name(of: type)
    let module = String(reflecting: type).prefix { $0 != "." }
    let isOfEngine = engineModules.contains(String(module))
    return Known(
      name: name, isListed: !isOfEngine || publicViews.contains(name), isOfProgram: !isOfEngine)
  }

  /// What an element without a body is called; nil where it modifies another, or is of no interest.
  ///
  /// Views have names with a capital letter, modifiers have not.
  static func name(ofElement debugName: String) -> String? {
    guard let first = debugName.first(where: { $0 != "_" }), first.isUppercase else { return nil }
    if debugName.hasPrefix("Text(") {
      let limit = 40
      guard debugName.count > limit else { return debugName }
      return debugName.prefix(limit - 3) + "…\")"
    }
    let name = InspectedText.plain(debugName)
    return name.hasSuffix("Node") || name.hasSuffix("Trait") || internals.contains(name)
      ? nil : name
  }

  /// Whether a type is none of the engine's; an object in the environment is the program's.
  static func isOfProgram(_ type: Any.Type) -> Bool {
    let name = String(reflecting: type)
    return !engineModules.contains(String(name.prefix { $0 != "." }))
      || name.contains("ObservableObjectKey<")
  }

  /// Values of the environment that programs read or write, by the names of their keys.
  static let publicSettings: Set<String> = [
    "appearsActive", "backgroundMaterial", "backgroundStyle", "colorScheme", "colorSchemeContrast",
    "contentTransition", "controlActiveState", "controlSize",
    "differentiateWithoutColor", "displayScale", "dynamicTypeSize", "enabled", "font",
    "foregroundLevels", "headerProminence", "horizontalSizeClass", "imageScale", "interfaceIdiom",
    "invertColors", "isEnabled", "isFocused", "layoutDirection", "legibilityWeight", "lineDefaults",
    "locale", "privacySensitive", "redactionReasons", "reduceMotion", "reduceTransparency",
    "scenePhase", "scrollEnabled", "symbolRenderingMode", "symbolVariants", "textDefaults",
    "textSelectable", "timeZone", "tintColor", "tintStyle", "verticalSizeClass", "viewAccentColor",
  ]

  private static let engineModules: Set<String> = [
    "TweenViews", "TweenControls", "TweenOverlays", "TweenLists", "TweenPages", "TweenPickers",
    "TweenDocuments", "TweenWidgets", "TweenUIKit", "TweenGraphics", "TweenGames", "TweenStage",
    "TweenWindow", "Inbetween", "SwiftUI", "UIKit",
  ]

  /// Elements that no program writes.
  private static let internals: Set<String> = [
    "AlertActionStack", "BackLabelLayout", "BarItemLayout", "BarLayout", "BarTitleLayout",
    "ChipsLayout", "ControlRowLayout", "DaysLayout", "FormColumnsLayout", "InspectorLayout",
    "LazyContent", "LiftedPlacement", "ListRowLayout", "MenuPlacement", "NarrowTitle",
    "PlaceholderActions", "PopoverLayout", "PrincipalLayout", "RefreshSpinner", "RelativeSize",
    "RowIconLayout", "ScrollContent", "ScrollIndicator", "SegmentLayout", "SliderLayout",
    "SliderMarksLayout", "SplitLayout", "SquareLayout", "Subview", "SwipeButtonStack",
    "TabItemLayout", "TableRowLayout", "WheelFrameLayout",
  ]

  /// The engine's views with a body that programs write.
  private static let publicViews: Set<String> = [
    "AsyncImage", "Button", "Chart", "ColorPicker", "ContentUnavailableView", "ControlGroup",
    "DatePicker", "DisclosureGroup", "EditButton", "Form", "Gauge", "GroupBox", "Label",
    "LabeledContent", "Link", "List", "Menu", "MultiDatePicker", "NavigationLink",
    "NavigationSplitView", "NavigationStack", "NavigationView", "OutlineGroup", "PasteButton",
    "Picker", "ProgressView", "RenameButton", "SecureField", "Section", "ShareLink", "Slider",
    "Stepper", "TabView", "Table", "TextEditor", "TextField", "TextFieldLink", "Toggle",
    "ViewThatFits",
  ]
}

extension ViewNode {
  /// What this node is called where it has a place in an inspector's tree, and whether it is a view of
  /// the program's own; nil where it has none.
  var inspectedName: (name: String, isOfProgram: Bool)? {
    if let inspectedBody {
      return isProgramView ? InspectedNames.name(ofBody: inspectedBody.inspectedType) : nil
    }
    guard self is ElementNode, !(self is RootNode),
      // A stack that no program wrote.
      (self as? ContainerNode).map({ $0.isImplicit || $0.parent is RootNode }) != true
    else { return nil }
    return InspectedNames.name(ofElement: debugName).map { ($0, false) }
  }
}
