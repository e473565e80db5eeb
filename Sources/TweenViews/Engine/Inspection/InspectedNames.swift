/// Determines which nodes an inspector shows as views, and their names.
@MainActor enum InspectedNames {
  private struct Known {
    let name: String
    /// Whether the type is listed in the tree.
    let isListed: Bool
    let isOfProgram: Bool
  }

  private static var known: [ObjectIdentifier: Known] = [:]

  /// Returns the name of a view with a body; nil for the parts of the engine's own views.
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

  /// Returns the name of an element without a body; nil for a modifier, or an element of no
  /// interest.
  ///
  /// Names of views begin with a capital letter, names of modifiers do not.
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

  /// Returns whether a type belongs to the program. An environment object does in any case.
  static func isOfProgram(_ type: Any.Type) -> Bool {
    let name = String(reflecting: type)
    return !engineModules.contains(String(name.prefix { $0 != "." }))
      || name.contains("ObservableObjectKey<")
  }

  /// The environment values that programs read or write, by the names of their keys.
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

  /// Elements that programs do not write.
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
  /// The name of this node in an inspector's tree, and whether it is one of the program's own
  /// views; nil if the tree does not show it.
  var inspectedName: (name: String, isOfProgram: Bool)? {
    if let inspectedBody {
      return isProgramView ? InspectedNames.name(ofBody: inspectedBody.inspectedType) : nil
    }
    guard self is ElementNode, !(self is RootNode), !(self is any EffectModifierNode),
      // A stack that the engine added.
      (self as? ContainerNode).map({ $0.isImplicit || $0.parent is RootNode }) != true
    else { return nil }
    return InspectedNames.name(ofElement: debugName).map { ($0, false) }
  }
}
