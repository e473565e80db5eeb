#if Window
  import CSDL2
  import Foundation
  import TweenMotion
  import TweenPaint
  import TweenStage
  import TweenTimeline
  import TweenViews

  /// The time bar of a program's windows. It shows moments of the run instead of the program, and lets the
  /// program continue from one of them.
  ///
  /// While an earlier moment is shown, the program's clock stands still, and the bar receives the input.
  @MainActor final class TimeScrubber {
    let timeline: Timeline
    private let stage: Stage
    weak var program: LiveProgram?
    /// The id of the window with the bar; nil: the bar is hidden.
    private(set) var window: String?
    /// The requested moment; nil: the windows show the running program.
    private(set) var moment: StageTime?
    /// The frame that is shown for the moment.
    private var frame: TimelineFrame?
    /// The completed part of the program's way to the moment from which it continues, from 0 to 1.
    private var progress: Double?
    /// The sentence about the last moment that could not be shown.
    private var failure: String?
    private var isDragging = false
    /// Whether the bar receives keys while the program runs: since the bar was opened or pressed, until the
    /// program is pressed.
    private var hasKeys = false
    /// The keys whose press the bar received, so that it receives their release too.
    private var takenKeys: Set<Int32> = []
    private var isPressTaken = false

    /// Starts the shadow process of a stage that has not run its first frame.
    init(_ stage: Stage) {
      self.stage = stage
      timeline = Timeline(configuration: stage.configuration)
      let onInput = stage.onInput
      stage.onInput = { [timeline] timed in
        onInput?(timed)
        timeline.append(timed)
      }
    }

    func close() {
      stage.onInput = nil
      timeline.end(limit: 0.5)
    }

    /// Whether the program stands still.
    var isHolding: Bool { moment != nil }

    /// Whether the loop must poll for replies of shadow processes.
    var isWaiting: Bool {
      timeline.isShowing || !timeline.isFollowing || (window != nil && timeline.isBusy)
    }

    // MARK: The loop

    /// Lets the shadow process follow the frame that the program has run.
    func follow() { timeline.follow(to: stage.time) }

    /// Receives the frames that the shadow processes have drawn.
    func poll() {
      let note = timeline.note
      for event in timeline.poll() {
        switch event {
        case .shown(let shown):
          guard moment != nil else { continue }
          frame = shown
          failure = nil
        case .failed(let sentence): failure = sentence
        }
        redraw()
      }
      if note != timeline.note { redraw() }
    }

    private func redraw() {
      program?.windows.first { $0.id == window }?.wantsFrame = true
    }

    // MARK: Moments

    /// Shows the bar in a window, or hides it.
    func toggle(in id: String) {
      if window == nil {
        window = id
        hasKeys = true
      } else {
        showPresent()
        redraw()
        window = nil
      }
      redraw()
    }

    /// Shows the bar when the program starts. The program receives the keys.
    func open(in id: String) { if window == nil { window = id } }

    private func seek(_ time: StageTime) {
      let time = min(max(.zero, time), stage.time)
      guard time != moment else { return }
      moment = time
      failure = nil
      timeline.request(at: time, window: window, showsNearestFirst: true)
      redraw()
    }

    /// Moves by some frames; a negative number moves back.
    private func step(_ frames: Int) {
      let rate = stage.configuration.frameRate
      let now = rate.lastFrame(atOrBefore: moment ?? stage.time)
      seek(rate.time(ofFrame: max(0, now + frames)))
    }

    /// Moves to the next mark, or to the previous one.
    private func jump(forward: Bool) {
      let now = moment ?? stage.time
      if forward {
        if let next = timeline.marks.first(where: { $0.time > now }) { seek(next.time) }
      } else {
        seek(timeline.marks.last { $0.time < now }?.time ?? .zero)
      }
    }

    private func mark() {
      let title = "Mark \(timeline.marks.count + 1)"
      let time = moment ?? stage.time
      timeline.append(InputMark(time: time, title: title))
      program?.session?.mark(title, at: time, isPresent: moment == nil)
      redraw()
    }

    /// Shows the running program.
    private func showPresent() {
      guard moment != nil else { return }
      (moment, frame, failure, progress) = (nil, nil, nil, nil)
      program?.resume()
    }

    /// Moves the program to the shown moment, from which it continues.
    private func playOn() {
      guard let wanted = moment, let program else { return }
      program.willBranch(at: wanted)
      let target = timeline.branch(at: wanted)
      stage.rewind(droppingInputAfter: target)
      var drawn = MonotonicClock.now()
      var reached = StageTime.zero
      progress = 0
      while true {
        reached = min(reached.advanced(by: .milliseconds(250)), target)
        stage.advance(to: reached)
        guard reached < target, stage.failure == nil else { break }
        // The window stays responsive during the replay.
        let now = MonotonicClock.now()
        guard now - drawn > 50_000_000 else { continue }
        drawn = now
        progress = reached.seconds / target.seconds
        program.showProgress()
      }
      program.rebind()
      showPresent()
    }

    // MARK: Drawing

    private var bar: TimeBar {
      let end = stage.time
      let status: TimeBar.Status =
        if let progress { .replaying(progress) } else if moment == nil { .present } else {
          timeline.isShowing ? .nearby : .past
        }
      return TimeBar(
        end: progress == nil ? end : max(end, moment ?? end), moment: moment ?? end, status: status,
        marks: timeline.marks, frameRate: stage.configuration.frameRate,
        note: failure ?? timeline.note)
    }

    /// Returns the drawing of a window instead of the program's list.
    func overlaid(_ list: DisplayList, in shown: LiveWindow) -> DisplayList {
      guard shown.id == window else { return list }
      var list = list
      if moment != nil, let frame {
        let pixels = frame.bitmap
        let size = CGSize(
          width: Double(pixels.width) / frame.scale, height: Double(pixels.height) / frame.scale)
        list.size = shown.scale.points(output: shown.output)
        list.scale = shown.scale.pixelsPerPoint
        list.items = [
          DisplayItem(
            .image(
              DisplayItem.ImageItem(
                bitmap: pixels, rect: CGRect(origin: .zero, size: size), sampling: .nearest)))
        ]
      }
      list.items += bar.items(in: list.size)
      return list
    }

    // MARK: Input

    /// Handles an event for the bar. Returns false for an event of the program or the window.
    func handle(_ event: SDL_Event, in shown: LiveWindow) -> Bool {
      switch SDL_EventType(rawValue: event.type) {
      case SDL_KEYDOWN: return keyPressed(event.key, in: shown)
      case SDL_KEYUP: return takenKeys.remove(event.key.keysym.sym) != nil || isHolding
      case SDL_MOUSEMOTION:
        let place = shown.scale.points(x: Double(event.motion.x), y: Double(event.motion.y))
        if isDragging {
          seek(time(at: place, in: shown))
          return true
        }
        return isHolding || isOver(place, in: shown)
      case SDL_MOUSEBUTTONDOWN: return pressed(event.button, in: shown)
      case SDL_MOUSEBUTTONUP:
        defer { (isDragging, isPressTaken) = (false, false) }
        return isDragging || isPressTaken || isHolding
      case SDL_MOUSEWHEEL:
        guard shown.id == window, isHolding || isOver(pointer(in: shown), in: shown) else {
          return isHolding
        }
        step(event.wheel.y < 0 || event.wheel.x > 0 ? 1 : -1)
        return true
      case SDL_WINDOWEVENT:
        if SDL_WindowEventID(rawValue: UInt32(event.window.event)) == SDL_WINDOWEVENT_CLOSE {
          showPresent()
        }
        return false
      case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP, SDL_TEXTINPUT, SDL_TEXTEDITING:
        return isHolding
      default: return false
      }
    }

    private func keyPressed(_ event: SDL_KeyboardEvent, in shown: LiveWindow) -> Bool {
      let key = event.keysym.sym
      func taken() -> Bool {
        takenKeys.insert(key)
        return true
      }
      let held = SDLKeyCodes.modifiers(bits: event.keysym.mod).subtracting([
        .capsLock, .numericPad,
      ])
      let isShort = held.subtracting(.shift).isEmpty
      let frames = held.contains(.shift) ? 10 : 1
      if key == Self.f9, held.isEmpty {
        if event.repeat == 0 { toggle(in: shown.id) }
        return taken()
      }
      guard window == shown.id, isHolding || (hasKeys && isShort) else { return isHolding }
      switch key {
      case Self.left: step(-frames)
      case Self.right: step(frames)
      case Self.home: seek(.zero)
      case Self.end: showPresent()
      case Self.pageUp: jump(forward: false)
      case Self.pageDown: jump(forward: true)
      case Self.m: if event.repeat == 0 { mark() }
      case Self.space:
        guard isHolding else { return false }
        if event.repeat == 0 { playOn() }
      case Self.escape:
        if isHolding { showPresent() } else { toggle(in: shown.id) }
      default: return isHolding ? taken() : false
      }
      return taken()
    }

    private func pressed(_ event: SDL_MouseButtonEvent, in shown: LiveWindow) -> Bool {
      let place = shown.scale.points(x: Double(event.x), y: Double(event.y))
      guard isOver(place, in: shown) else {
        if !isHolding { hasKeys = false }
        return isHolding
      }
      (hasKeys, isPressTaken) = (true, true)
      if Int32(event.button) == SDL_BUTTON_LEFT {
        isDragging = true
        seek(time(at: place, in: shown))
      }
      return true
    }

    /// The height that the bar takes at the lower edge of a window, in points.
    func inset(in shown: LiveWindow) -> Double {
      guard shown.id == window else { return 0 }
      let size = size(of: shown)
      return size.height - bar.frame(in: size).minY
    }

    private func isOver(_ place: CGPoint, in shown: LiveWindow) -> Bool {
      shown.id == window && bar.frame(in: size(of: shown)).contains(place)
    }

    private func time(at place: CGPoint, in shown: LiveWindow) -> StageTime {
      bar.time(atX: place.x, in: size(of: shown))
    }

    private func size(of shown: LiveWindow) -> CGSize { shown.scale.points(output: shown.output) }

    private func pointer(in shown: LiveWindow) -> CGPoint {
      var (x, y): (Int32, Int32) = (0, 0)
      SDL_GetMouseState(&x, &y)
      return shown.scale.points(x: Double(x), y: Double(y))
    }

    // SDL's key codes.
    static let f9 = Int32(bitPattern: SDLK_F9.rawValue)
    private static let left = Int32(bitPattern: SDLK_LEFT.rawValue)
    private static let right = Int32(bitPattern: SDLK_RIGHT.rawValue)
    private static let home = Int32(bitPattern: SDLK_HOME.rawValue)
    private static let end = Int32(bitPattern: SDLK_END.rawValue)
    private static let pageUp = Int32(bitPattern: SDLK_PAGEUP.rawValue)
    private static let pageDown = Int32(bitPattern: SDLK_PAGEDOWN.rawValue)
    private static let m = Int32(bitPattern: SDLK_m.rawValue)
    private static let space = Int32(bitPattern: SDLK_SPACE.rawValue)
    private static let escape = Int32(bitPattern: SDLK_ESCAPE.rawValue)
  }
#endif
