import TweenWidgets

/// The widgets of a program whose main type is none.
@MainActor enum ProgramWidgets {
  /// Those of its bundles, then those that stand alone, by the names of their types.
  ///
  /// - Throws: `ProgramTypesError` where the program doesn't tell its types.
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

/// Why a program can't tell what it has.
enum ProgramTypesError: Error, CustomStringConvertible {
  /// It was built without a list of all its types.
  case incomplete

  var description: String {
    "an optimised build keeps no list of its types: build without -c release and -O, or give widgets a "
      + "program of their own whose @main they are."
  }
}
