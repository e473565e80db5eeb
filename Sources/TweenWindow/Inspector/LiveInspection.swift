#if Window
  import CSDL2
  import Foundation
  import TweenMotion
  import TweenPaint
  import TweenRaster
  import TweenStage
  import TweenViews

  /// The inspector of a program in its windows, and the rate of the program's time. `LiveProgram` and
  /// `LiveWindow` call its hooks; while the inspector is closed, each hook costs one comparison.
  @MainActor final class LiveInspection {
    unowned let program: LiveProgram
    let model = InspectorModel()
    /// The inspector's window; nil: the inspector is closed.
    private(set) var window: InspectorWindow?
    /// Whether the durations of frames are measured for `--stats`.
    let keepsTimes: Bool
    private(set) var times = FrameTimeLog()
    var log = MotionLog()
    /// Whether the program's windows are drawn again although the program has not moved on.
    var needsRepaint = false

    /// Whether the program changed since the inspector's last update.
    private var isStale = false
    /// The moment of the last update, in nanoseconds.
    private var lastUpdate: UInt64 = 0
    /// The time of an update and the frame after it, in nanoseconds: the largest of recent updates.
    private var cost: UInt64 = 0
    var hovered: Int?
    /// Whether the inspector handled the press that is held.
    var hasPress = false
    /// The keys that the inspector handled and that are still held.
    var takenKeys: Set<Character> = []
    /// The program's windows that lost the keyboard, not yet reported, with the moments of the loss.
    var unfocused: [UInt32: UInt64] = [:]
    /// The damage of each window's last frame.
    private var damages: [String: Damage] = [:]

    private struct Damage {
      /// A renderer that draws only the program's own display list.
      let renderer: Renderer
      /// The last frame drawn, and the rectangles that changed in it.
      var frame: Int?
      var rects: [CGRect] = []
    }

    /// The time between two updates, ten a second.
    private static let updatePeriod: UInt64 = 100_000_000
    /// The longest time for which an update waits for a gap between two frames of the program.
    private static let patience: UInt64 = 100_000_000

    init(_ program: LiveProgram, options: WindowOptions) {
      self.program = program
      keepsTimes = options.printsStats
      model.actions = self
    }

    var stage: Stage { program.stage }

    // MARK: The inspector

    /// Opens or closes the inspector.
    func toggle() {
      if window == nil { open() } else { close() }
    }

    func open() {
      guard window == nil else { return }
      do {
        let window = try InspectorWindow(
          model, place: program.front?.place(beside: InspectorWindow.size),
          display: program.display,
          options: program.options, now: MonotonicClock.now())
        window.onKey = { [weak self] in self?.keyInInspector($0, $1) ?? false }
        self.window = window
        stage.beginInspection()
        isStale = true
        lastUpdate = 0
      } catch {
        StandardError.write("The inspector could not be opened: \(error)")
      }
    }

    func close() {
      guard let window else { return }
      let now = MonotonicClock.now()
      // After the close, the keyboard usually returns to the program.
      if window.hasFocus { for number in unfocused.keys { unfocused[number] = now } }
      window.close()
      self.window = nil
      stage.endInspection()
      (model.isChoosing, model.showsBounds, model.showsDamage, model.showsTimes) =
        (false, false, false, false)
      model.choose(nil, reveals: false)
      hovered = nil
      damages = [:]
      if program.pacer.pace != SlowedClock() { setPace(.full, isPaused: false) }
      needsRepaint = true
    }

    // MARK: Turns

    /// Does the work that is due between the program's frames. Returns false if there was none.
    ///
    /// - Parameter due: The moment of the program's next frame, so that no frame is late for an update.
    func takeTurn(now: UInt64, before due: UInt64?) -> Bool {
      if needsRepaint {
        needsRepaint = false
        program.repaint()
        return true
      }
      deliverFocus(now: now)
      guard let window else { return false }
      if window.isClosed {
        close()
        return true
      }
      guard let own = ownDue(window), own <= now else { return false }
      let hasRoom = due.map { now + cost <= $0 } ?? true
      guard hasRoom || now - own > Self.patience else { return false }
      if isStale, updateDue <= now { update(now: now) }
      if let frame = window.due(), frame <= now { window.drawFrame(now: now) }
      let spent = MonotonicClock.now() - now
      cost = max(spent, cost - cost / 16)
      return true
    }

    /// Returns the moment at which the loop must wake, at `due` or before.
    func wake(before due: UInt64?, now: UInt64) -> UInt64? {
      guard window != nil || !unfocused.isEmpty else { return due }
      var own = window.flatMap { ownDue($0) }
      // An update that found no gap waits for the program's frame.
      if let moment = own, moment <= now { own = due == nil ? now : moment + Self.patience }
      if let first = unfocused.values.min() { own = min(own ?? .max, first + Self.focusPatience) }
      return [due, own.map { max($0, now) }].compactMap { $0 }.min()
    }

    private func ownDue(_ window: InspectorWindow) -> UInt64? {
      [window.due(), isStale ? updateDue : nil].compactMap { $0 }.min()
    }

    /// The moment of the next update: at once while time stands still, otherwise one period after the last.
    private var updateDue: UInt64 {
      program.pacer.pace.isPaused ? 0 : lastUpdate + Self.updatePeriod
    }

    private func update(now: UInt64) {
      isStale = false
      lastUpdate = now
      guard let front = program.front else { return }
      let views = front.shown.inspectedViews(measures: false)
      model.take(views)
      if let chosen = model.chosen { takeDetails(of: chosen, among: views) }
      let motions = stage.inspectedMotions
      if motions != model.motions { model.motions = motions }
      log.keep(Set(motions.map(\.id)))
      let pace = program.pacer.pace
      if model.rate != pace.rate { model.rate = pace.rate }
      if model.isPaused != pace.isPaused { model.isPaused = pace.isPaused }
      model.status =
        "Frame \(stage.frameIndex ?? 0), \(InspectorOverlay.length(stage.time.seconds)) s   "
        + times.summary.text
      model.updates += 1
    }

    private func takeDetails(of chosen: Int, among views: [InspectedView]) {
      guard let view = views.first(where: { $0.id == chosen }) else {
        model.choose(nil, reveals: false)
        needsRepaint = true
        return
      }
      let details = stage.inspectedDetails(of: view)
      if details != model.details { model.details = details }
    }

    /// Adds the duration of the frame that the program has made since `start`.
    func frameDidEnd(from start: UInt64) {
      guard window != nil || keepsTimes else { return }
      let now = MonotonicClock.now()
      times.note(nanoseconds: now > start ? now - start : 0, missed: program.pacer.skipped)
      guard window != nil else { return }
      isStale = true
      let time = stage.time.seconds
      stage.visitInspectedValues { log.note($1, of: $0, at: time) }
    }

    // MARK: The pace

    func setPace(_ rate: TimeRate, isPaused: Bool) {
      program.pacer.setPace(rate, isPaused: isPaused, now: MonotonicClock.now())
      paceDidChange()
    }

    func step() {
      program.pacer.step(now: MonotonicClock.now())
      paceDidChange()
    }

    private func paceDidChange() {
      let pace = program.pacer.pace
      (model.rate, model.isPaused) = (pace.rate, pace.isPaused)
      isStale = true
      needsRepaint = true
    }

    /// Lets time pass again for input that a program must receive, such as the request to close.
    func endPause() {
      let pace = program.pacer.pace
      if pace.isPaused { setPace(pace.rate, isPaused: false) }
    }

    // MARK: Over the program

    /// Returns the drawing above a frame of a window.
    func overlay(over list: DisplayList, of shown: LiveWindow) -> [DisplayItem] {
      let pace = program.pacer.pace
      guard window != nil || pace.isPaused || pace.rate != .full else { return [] }
      var overlay = InspectorOverlay()
      overlay.badge = pace.isPaused ? "Paused" : pace.rate == .full ? nil : pace.rate.name
      if window != nil { addInspector(to: &overlay, over: list, of: shown) }
      return overlay.isEmpty ? [] : overlay.items(in: list.size)
    }

    private func addInspector(
      to overlay: inout InspectorOverlay, over list: DisplayList, of shown: LiveWindow
    ) {
      if model.showsBounds {
        overlay.bounds = shown.shown.inspectedViews(measures: true).compactMap { view in
          view.frame.map { InspectorOverlay.Bounds($0, isOfProgram: view.isOfProgram) }
        }
      }
      if model.showsDamage { overlay.damage = damage(of: list, in: shown) }
      overlay.chosen = mark(model.chosen, in: shown)
      if hovered != model.chosen { overlay.hovered = mark(hovered, in: shown) }
      if model.showsTimes, shown === program.front {
        overlay.times = times
        overlay.period = 1000 * stage.configuration.frameRate.time(ofFrame: 1).seconds
      }
    }

    private func mark(_ view: Int?, in shown: LiveWindow) -> InspectorOverlay.Mark? {
      guard let view, let place = stage.inspectedPlace(of: view), place.window == shown.id else {
        return nil
      }
      let name = model.rows.first { $0.id == view }?.view.name ?? ""
      return InspectorOverlay.Mark(place.frame, name: name)
    }

    /// Returns the rectangles of the program's own list that changed, in points.
    private func damage(of list: DisplayList, in shown: LiveWindow) -> [CGRect] {
      var damage =
        damages[shown.id] ?? Damage(renderer: Renderer(threadCount: program.options.threads))
      // A frame that is shown again has the same damage as before.
      if damage.frame != stage.frameIndex {
        damage.frame = stage.frameIndex
        let isFirst = damages[shown.id] == nil
        let scale = list.scale
        // The window has already reported a list that cannot be drawn.
        let rects = (try? damage.renderer.render(list))?.damageRects ?? []
        damage.rects = (isFirst ? [] : rects).map {
          CGRect(
            x: Double($0.x) / scale, y: Double($0.y) / scale, width: Double($0.width) / scale,
            height: Double($0.height) / scale)
        }
      }
      damages[shown.id] = damage
      return damage.rects
    }
  }

  extension LiveInspection: InspectorActions {
    func inspectorDidChoose(_ id: Int) {
      model.choose(id, reveals: false)
      choiceDidChange()
    }

    /// Shows the choice in the program and in the inspector.
    func choiceDidChange() {
      isStale = true
      lastUpdate = 0
      needsRepaint = true
    }

    func inspectorDidSet(_ rate: TimeRate) {
      setPace(rate, isPaused: program.pacer.pace.isPaused)
    }

    func inspectorDidPause() {
      let pace = program.pacer.pace
      setPace(pace.rate, isPaused: !pace.isPaused)
    }

    func inspectorDidStep() { step() }

    func inspectorDidToggle(_ toggle: InspectorToggle) {
      switch toggle {
      case .choosing:
        model.isChoosing.toggle()
        if !model.isChoosing { hovered = nil }
      case .bounds: model.showsBounds.toggle()
      case .damage:
        model.showsDamage.toggle()
        damages = [:]
      case .times: model.showsTimes.toggle()
      }
      needsRepaint = true
    }

    func frame(of view: Int) -> CGRect? { stage.inspectedPlace(of: view)?.frame }

    /// The number of future moments in a plot.
    private static let courseCount = 30

    func plot(of motion: InspectedMotion) -> MotionPlot? {
      guard let lane = MotionPlot.lane(of: motion) else { return nil }
      let seconds = (1...Self.courseCount).map {
        MotionPlot.ahead * Double($0) / Double(Self.courseCount)
      }
      let course = stage.inspectedCourse(of: motion.id, after: seconds)
      let time = stage.time.seconds
      return MotionPlot(
        lane, time: time, samples: log.samples(of: motion.id, before: time),
        course: zip(seconds, course).map { (after: $0, values: $1) })
    }
  }
#endif
