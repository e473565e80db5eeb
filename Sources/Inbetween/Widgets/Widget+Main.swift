import Foundation
import TweenHeadless
import TweenViews
import TweenWidgets

extension Widget {
  /// Runs a program whose main type is a widget, as its command line says: `widgets` draws it, and
  /// all else shows it on a shelf. `--help` tells the rest.
  public static func main() {
    WidgetProgram.run { list in list.add(Self()) }
  }
}

extension WidgetBundle {
  /// Runs a program whose main type is a bundle of widgets, as its command line says: `widgets` draws
  /// them, and all else shows them on a shelf. `--help` tells the rest.
  public static func main() {
    WidgetProgram.run { list in list.add(Self()) }
  }
}

/// A program of widgets alone.
@MainActor enum WidgetProgram {
  static func run(_ add: @escaping @MainActor (inout WidgetList) -> Void) -> Never {
    // A reader that goes away is an error to report, not a death without a word.
    signal(SIGPIPE, SIG_IGN)
    func widgets() -> [WidgetDescription] {
      var list = WidgetList()
      add(&list)
      return list.widgets
    }
    let screen = CGSize(width: 390, height: 844)
    var runner = ProgramRunner(
      app: { WidgetShelfApp(WidgetShelf(widgets(), screen: screen, onPad: false)) },
      name: ProcessArguments.programName)
    runner.widgets = widgets
    exit(runner.run())
  }
}
