import Foundation
import TweenHeadless
import TweenViews
import TweenWidgets

extension Widget {
  /// Runs a program whose main type is a widget, according to its command line, then ends the process.
  /// `widgets` draws the widget; other commands show it on a shelf. `--help` lists the commands.
  public static func main() {
    WidgetProgram.run { list in list.add(Self()) }
  }
}

extension WidgetBundle {
  /// Runs a program whose main type is a bundle of widgets, according to its command line, then ends the
  /// process. `widgets` draws the widgets; other commands show them on a shelf. `--help` lists the
  /// commands.
  public static func main() {
    WidgetProgram.run { list in list.add(Self()) }
  }
}

/// A program that has only widgets.
@MainActor enum WidgetProgram {
  static func run(_ add: @escaping @MainActor (inout WidgetList) -> Void) -> Never {
    // A reader that closes its pipe is an error to report; without this the signal would end the process.
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
