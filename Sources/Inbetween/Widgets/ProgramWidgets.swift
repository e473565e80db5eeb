import TweenWidgets

/// The widgets of a program whose main type is not a widget.
@MainActor enum ProgramWidgets {
  /// Returns the widgets of the program's bundles, then all other widgets, sorted by the names of their
  /// types.
  ///
  /// - Throws: `ProgramTypesError` if the build does not keep a list of the program's types.
  static func all() throws(ProgramTypesError) -> [WidgetDescription] {
    var list = WidgetList()
    for type in ProgramTypes.conforming(to: (any WidgetBundle).self) {
      if let type = type as? any WidgetBundle.Type { list.add(type.init()) }
    }
    var kinds = Set(list.widgets.map(\.kind))
    for type in ProgramTypes.conforming(to: (any Widget).self) where type != _WidgetGroup.self {
      guard let type = type as? any Widget.Type else { continue }
      var own = WidgetList()
      own.add(type.init())
      let new = own.widgets.filter { !kinds.contains($0.kind) }
      kinds.formUnion(new.map(\.kind))
      list.widgets += new
    }
    if list.widgets.isEmpty, !ProgramTypes.areComplete { throw ProgramTypesError.incomplete }
    return list.widgets
  }
}

/// The error of a program whose types cannot be listed.
enum ProgramTypesError: Error, CustomStringConvertible {
  /// The program was built without a complete list of its types.
  case incomplete

  var description: String {
    "an optimised build keeps no list of its types: build without -c release and -O, or make the "
      + "widgets the @main of a program of their own."
  }
}
