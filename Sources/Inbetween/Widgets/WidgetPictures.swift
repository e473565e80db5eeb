import Foundation
import TweenHeadless
import TweenMotion
import TweenPaint
import TweenStage
import TweenViews
import TweenWidgets
import TweenWindow

/// The command `widgets`.
@MainActor struct WidgetPictures {
  let arguments: WidgetsArguments
  let program: String
  let output: ConsoleOutput
  let errorOutput: ConsoleOutput

  /// The longest time for a provider, in seconds of its stage's time.
  private static let longestWait = 10.0

  private var device: Device? { arguments.device ?? Device.named(Device.usualPhone) }
  private var screen: CGSize { device?.size ?? CGSize(width: 390, height: 844) }
  private var start: Date { arguments.start ?? ViewGraph.Configuration.exactStartDate }

  // MARK: What is shown

  /// Returns the widgets that the arguments select.
  private func chosen(_ widgets: [WidgetDescription]) throws(WidgetPictureError)
    -> [WidgetDescription]
  {
    guard let kind = arguments.kind else {
      if widgets.isEmpty { throw .noWidgets }
      return widgets
    }
    let chosen = widgets.filter { $0.kind == kind }
    if chosen.isEmpty { throw .unknownKind(kind, widgets.map(\.kind)) }
    return chosen
  }

  private func families(of widget: WidgetDescription) -> [WidgetFamily] {
    let own = widget.shownFamilies(onPad: device?.idiom == .pad)
    guard let wanted = arguments.families?.values else { return own }
    // "all" means all families that the widget supports.
    return WidgetFamily.allCases.filter { wanted.contains($0) && own.contains($0) }
  }

  private func setting(_ family: WidgetFamily) -> WidgetSetting {
    var setting = WidgetSetting(family: family, screen: screen)
    setting.renderingMode = arguments.rendering
    setting.isPlaceholder = arguments.placeholder
    setting.isPrivate = arguments.privacy
    return setting
  }

  private func configuration(
    _ setting: WidgetSetting, _ scheme: ColorScheme = .light, _ textSize: DynamicTypeSize = .large,
    date: Date
  ) -> Stage.Configuration {
    var configuration = Stage.Configuration(
      size: setting.size, scale: arguments.scale ?? device?.scale ?? 3, colorScheme: scheme,
      startDate: date)
    configuration.dynamicTypeSize = textSize
    configuration.idiom = device?.idiom ?? .phone
    if let locale = arguments.locale { configuration.locale = locale }
    if let direction = arguments.layoutDirection { configuration.layoutDirection = direction }
    return configuration
  }

  // MARK: Timelines

  /// Runs a widget's provider, as if the widget were shown at the start, and returns its entries. If the
  /// provider gives no entries, the placeholder is the entry.
  ///
  /// - Parameter waits: Whether the provider is given time.
  private func run(
    _ widget: WidgetDescription, _ setting: WidgetSetting, waits: Bool = true
  ) throws -> WidgetRun {
    let holder = RunHolder(widget: widget, setting: setting)
    let stage = Stage(
      content: holder.player(), configuration: configuration(setting, date: start))
    stage.onFailure = { _ in }
    stage.advance(to: .zero)
    while waits, holder.run?.isPlaceholder == true, stage.time.seconds < Self.longestWait {
      stage.advance(by: 1.0 / 60)
    }
    try stage.requireNoFailure()
    guard let run = holder.run else { throw WidgetPictureError.noWidgets }
    if waits, run.isPlaceholder {
      try errorOutput.write(
        "warning: the provider of the widget \(widget.kind) returned no entries for "
          + "\(setting.family) within \(Int(Self.longestWait)) s; its placeholder is drawn.\n")
    }
    return run
  }

  /// Prints the entries with the moments at which they are shown.
  func printTimelines(_ widgets: [WidgetDescription]) throws {
    for widget in try chosen(widgets) {
      let name = widget.displayName.map { " \"\($0)\"" } ?? ""
      for family in families(of: widget) {
        let run = try run(widget, setting(family))
        var text = "\(widget.kind)\(name) \(family)\n"
        for (index, moment) in run.timeline.moments.enumerated() {
          let score = moment.relevance.map { "  relevance \($0.score)" } ?? ""
          text +=
            "  \(run.isPlaceholder ? "placeholder" : "\(index)")  \(line(moment.date))\(score)\n"
        }
        let policy = run.policy.text
        text += "  reload \(run.reload.map { "\(policy): \(line($0))" } ?? policy)\n"
        try output.write(text)
      }
    }
  }

  private func line(_ date: Date) -> String {
    // Dates are exact to a millisecond; smaller parts are rounding errors of their sum.
    let seconds = (date.timeIntervalSince(start) * 1000).rounded() / 1000
    return "\(date.formatted(.iso8601))  \(seconds < 0 ? "" : "+")\(OptionValues.text(seconds)) s"
  }

  // MARK: The window

  /// Shows the widgets on a shelf that follows the clock, until the window is closed.
  func runWindow(_ widgets: [WidgetDescription]) throws {
    let widgets = try chosen(widgets)
    var settings = DeviceSettings()
    settings.idiom = device?.idiom
    settings.colorScheme = arguments.colorScheme.values.first
    settings.textSize = arguments.textSize.values.first
    settings.locale = arguments.locale
    settings.layoutDirection = arguments.layoutDirection
    let shelf = WidgetShelf(widgets, screen: screen, onPad: device?.idiom == .pad)
    try WindowHost.run(
      WidgetShelfApp(shelf),
      options: WindowOptions(
        size: nil, scale: arguments.scale, seed: 0, threads: arguments.threads, openURL: nil,
        settings: settings))
  }

  // MARK: Pictures

  /// Draws the widgets into a folder.
  func write(_ widgets: [WidgetDescription], to folder: String) throws {
    let widgets = try chosen(widgets)
    let pictures = try PictureSet(
      folder: folder, program: program, command: "widgets", sheet: arguments.sheet,
      sheetIsDark: arguments.rendering != .fullColor, threads: arguments.threads)
    do {
      // Each family has one column, for all widgets.
      let all = Set(widgets.flatMap(families))
      let columns = WidgetFamily.allCases.filter(all.contains)
      var row = 0
      for widget in widgets {
        var rows = 0
        for family in families(of: widget) {
          let column = columns.firstIndex(of: family) ?? 0
          if arguments.strip {
            // A strip has a row of its own.
            row += try draw(widget, family, into: pictures, firstRow: row, column: 0)
          } else {
            rows = max(
              rows, try draw(widget, family, into: pictures, firstRow: row, column: column))
          }
        }
        row += rows
      }
    } catch {
      pictures.cancel()
      throw error
    }
    let count = try pictures.finish().count
    try output.write("\(count) \(count == 1 ? "picture" : "pictures") in \(folder)\n")
  }

  /// Draws a family of a widget in a column, or in rows, and returns the number of rows.
  private func draw(
    _ widget: WidgetDescription, _ family: WidgetFamily, into pictures: PictureSet,
    firstRow: Int, column: Int
  ) throws -> Int {
    let setting = setting(family)
    let shown = try shown(widget, setting)
    var row = firstRow
    for scheme in arguments.colorScheme.values {
      for textSize in arguments.textSize.values {
        for (index, entry) in shown.enumerated() {
          let list = try entry.draw(configuration(setting, scheme, textSize, date: entry.date))
          let words = [
            widget.kind, "\(family)", scheme.rawValue, "\(textSize)", entry.name,
          ]
          let several = arguments.textSize.values.count > 1 ? ["\(textSize)"] : []
          let caption =
            ["\(family)", scheme.rawValue] + several + (shown.count > 1 ? [entry.name] : [])
          try pictures.add(
            list,
            PictureSet.Note(
              file: words.map(Self.fileWord).joined(separator: ".") + ".png",
              caption: caption.joined(separator: " "), row: row,
              column: arguments.strip ? index : column,
              // Accessory widgets in the dark scheme have light content, as on a dark wallpaper.
              isOnDark: family.isAccessory && scheme == .dark,
              fields: zip(["kind", "family", "scheme", "textSize", "entry"], words).map {
                (name: $0, value: JSONText.string($1))
              } + [(name: "date", value: JSONText.string(entry.date.formatted(.iso8601)))]))
          if !arguments.strip { row += 1 }
        }
        if arguments.strip { row += 1 }
      }
    }
    return row - firstRow
  }

  /// One moment of a widget.
  private struct Shown {
    var name: String
    /// The date at the picture's frame 0.
    var date: Date
    var draw: @MainActor (Stage.Configuration) throws -> DisplayList
  }

  private func shown(_ widget: WidgetDescription, _ setting: WidgetSetting) throws -> [Shown] {
    if arguments.placeholder {
      let moment = try run(widget, setting, waits: false).placeholder
      return [still(widget, setting, moment, name: "placeholder", date: start)]
    }
    if let times = arguments.at?.times {
      return times.map { time in
        Shown(name: "at\(time.secondsText)", date: start) { configuration in
          let holder = RunHolder(widget: widget, setting: setting)
          return try Self.list(
            of: Stage(content: holder.player(), configuration: configuration), at: time)
        }
      }
    }
    let run = try run(widget, setting)
    if run.isPlaceholder {
      return [
        still(
          widget, setting.placeholder(true), run.placeholder, name: "placeholder", date: start)
      ]
    }
    let count = run.timeline.moments.count
    let numbers = arguments.entry.numbers ?? Array(0..<count)
    if let wrong = numbers.first(where: { $0 >= count }) {
      throw WidgetPictureError.noEntry(wrong, count: count)
    }
    var shown: [Shown] = []
    var last: WidgetMoment?
    for number in numbers {
      let moment = run.timeline.moments[number]
      if arguments.motion, let last {
        shown += changes(widget, setting, from: last, to: moment, name: "\(number)")
      }
      // At the start, the last entry before it is shown.
      shown.append(
        still(widget, setting, moment, name: "\(number)", date: max(start, moment.date)))
      last = moment
    }
    return shown
  }

  /// Returns frames during the change from an entry to another one. The last frame shows the end of the
  /// change.
  private func changes(
    _ widget: WidgetDescription, _ setting: WidgetSetting, from: WidgetMoment, to: WidgetMoment,
    name: String
  ) -> [Shown] {
    guard from.date < to.date else { return [] }
    let begin = max(from.date, to.date - Self.lead)
    return (1...Self.changeFrames).map { number in
      let time =
        to.date.timeIntervalSince(begin)
        + Double(number) * Self.changeLength / Double(Self.changeFrames)
      return Shown(name: "\(name)-\(number)", date: begin) { configuration in
        let run = WidgetRun(widget, setting: setting, from: from, to: to)
        return try Self.list(
          of: Stage(content: WidgetPlayer(run), configuration: configuration),
          at: StageTime(seconds: time))
      }
    }
  }

  /// The number of frames of a change.
  private static let changeFrames = 6
  /// The duration of a change in seconds, as in programs without an animation of their own.
  private static let changeLength = 0.4
  /// The time for which the entry before the change is shown, in seconds.
  private static let lead = 0.1

  private func still(
    _ widget: WidgetDescription, _ setting: WidgetSetting, _ moment: WidgetMoment, name: String,
    date: Date
  ) -> Shown {
    Shown(name: name, date: date) { configuration in
      try Self.list(
        of: Stage(
          content: WidgetStill(widget, setting: setting, moment: moment),
          configuration: configuration), at: .zero)
    }
  }

  /// Returns the drawing of a stage at a moment, without a background.
  private static func list(of stage: Stage, at time: StageTime) throws -> DisplayList {
    stage.onFailure = { _ in }
    stage.advance(to: time)
    try stage.requireNoFailure()
    var list = stage.displayList
    list.background = .transparent
    return list
  }

  /// Returns a word for a file name: other characters than letters, digits, "-" and "_" become hyphens.
  static func fileWord(_ text: String) -> String {
    let kept = text.map { character in
      character.isLetter || character.isNumber || "-_".contains(character) ? character : "-"
    }
    return kept.isEmpty ? "-" : String(kept.prefix(80))
  }
}

/// Makes the player of a widget for a stage, and keeps the player's run.
@MainActor private final class RunHolder {
  let widget: WidgetDescription
  let setting: WidgetSetting
  private(set) var run: WidgetRun?

  init(widget: WidgetDescription, setting: WidgetSetting) {
    self.widget = widget
    self.setting = setting
  }

  func player() -> WidgetPlayer {
    let new = WidgetRun(widget, setting: setting)
    run = new
    return WidgetPlayer(new)
  }
}

/// The reason why there are no pictures of widgets.
enum WidgetPictureError: Error, Equatable, CustomStringConvertible {
  case noWidgets
  case unknownKind(String, [String])
  case noEntry(Int, count: Int)

  var description: String {
    switch self {
    case .noWidgets: "the program has no widgets."
    case .unknownKind(let kind, let known):
      "there is no widget of the kind '\(kind)'; "
        + (known.isEmpty ? "the program has none." : "expected \(known.joined(separator: ", ")).")
    case .noEntry(let number, let count):
      "--entry has \(number); expected a number below \(count), the number of entries."
    }
  }
}
