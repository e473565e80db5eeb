import Foundation

/// The program of `scripts/bench` without a subject, or with one of the subjects below.
@main @MainActor struct FrameBench {
  static let usage = """
    usage: bench [motion] [keyframes] [frames] [layout] [depth] [scroll] [subviews] [lists] [editing]
                 [controls] [navigation] [tree] [widgets] [wedges]
                 [strokes] [layers] [text] [png] [timeline] [start] [memory] [--program FILE] [--frames N] [--budget MS]
      motion          animators and interpolation
      keyframes       samples of keyframe tracks
      frames          whole frames: rings, crowd and rows, which are subjects too
      layout          layout of 10,000 leaves in stacks and of grids, and after one text changed
      depth           first frames of trees up to 10,000 levels deep, and of sums of texts
      scroll          frames of lists that scroll, long and short
      subviews        rows that a container resolves to subviews, beside plain ones
      lists           a List of 100,000 rows: its frames, changes and memory; list-scrolls: of these the
                      frames that scroll alone
      list-frames     frames of a List that scrolls, with their raster; the line that
                      `scripts/bench list-peers` reads (--empty: of an empty window)
      editing         keys typed into long texts, and a caret's blink
      controls        a form of 300 controls: its first frame, a toggle's frames, wakes of a caret
      navigation      pages pushed: the first frame, one of the motion, 50 pages deep, memory
      control-frames  a page of 30 settings; the line that `scripts/bench control-peers` reads
                      (--empty: of an empty window; --height POINTS: of the window, else 844)
      tree            the tree that readers ask for, of 10,000 elements, and its upkeep
      widgets         a widget's day as PNG files and its first picture, from exec; a catalogue of
                      1,000 images
      wedges          frames with their raster: 1,000 wedges springing, beside what Blend2D needs
                      for the raster of S1_ring_1000_conic alone (Benchmarks/peers.csv, scaled by
                      Cairo), and one of 10,000 changing, beside 2 % of all of them
      strokes         strokes and dashes that are mostly outside, beside the shapes filled
      layers          layers nested in layers
      text            words shaped, lines broken, a page of glyphs rasterized
      png             frames as PNG files, and back
      timeline        moments of ten minutes of 100 always moving views, by shadow processes
      start           the demo's first frame, from exec
      memory          resident memory over many frames at 1080p
      --program FILE  the release build of the demo that `start` runs
      --budget MS     what the 1,000 wedges of `wedges` may take
      --frames N      frames of `memory` (default 10000)
    Without a subject: all of them. Times are CPU time of the thread unless a note says otherwise.
    """

  static func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("bench: \(message)\n\(usage)\n".utf8))
    exit(64)
  }

  static func main() throws {
    TimelineBench.runIfShadow()
    // The command of every program of widgets, which the subject `widgets` runs.
    if CommandLine.arguments.count > 2, CommandLine.arguments[1] == "widgets",
      CommandLine.arguments[2].hasPrefix("/")
    {
      BenchWidget.main()
    }
    var subjects: [String] = []
    var program = "wedges"
    var frames = 10_000
    var budget: Double?
    var rest = CommandLine.arguments.dropFirst()
    while let argument = rest.popFirst() {
      switch argument {
      case "motion", "keyframes", "frames", "rings", "crowd", "rows", "layout", "depth", "scroll",
        "subviews", "lists", "editing", "controls", "navigation", "tree", "widgets", "wedges",
        "strokes", "layers", "text", "png", "start", "memory", "list-scrolls", "timeline":
        subjects.append(argument)
      case "list-frames":
        try ListPeer.run(frames: 1_000, isEmpty: rest.contains("--empty"))
        return
      case "control-frames":
        let height = rest.drop { $0 != "--height" }.dropFirst().first
        try ControlPeer.run(
          isEmpty: rest.contains("--empty"), height: height.flatMap { Double($0) } ?? 844)
        return
      case "stack-frames":
        try NavigationPeer.run(isEmpty: rest.contains("--empty"))
        return
      case "--program":
        guard let value = rest.popFirst() else { fail("--program needs a file.") }
        program = value
      case "--frames":
        guard let value = rest.popFirst().flatMap({ Int($0) }), value > 100 else {
          fail("--frames needs a number above 100.")
        }
        frames = value
      case "--budget":
        guard let value = rest.popFirst().flatMap({ Double($0) }), value > 0 else {
          fail("--budget needs milliseconds.")
        }
        budget = value
      case "--help", "-h":
        print(usage)
        return
      default: fail("unknown argument \(argument).")
      }
    }
    var table = BenchTable()
    for subject in subjects.isEmpty
      ? [
        "motion", "keyframes", "frames", "layout", "depth", "scroll", "subviews", "lists",
        "editing", "controls", "navigation", "tree", "widgets", "wedges",
        "strokes", "layers", "text", "png", "start", "memory",
      ] : subjects
    {
      switch subject {
      case "timeline": try TimelineBench.run(into: &table)
      case "motion": MotionBench.run(into: &table)
      case "keyframes": KeyframeBench.run(into: &table)
      case "frames":
        try FrameTimings.rings(into: &table)
        FrameTimings.crowd(into: &table)
        FrameTimings.rows(into: &table)
      case "rings": try FrameTimings.rings(into: &table)
      case "crowd": FrameTimings.crowd(into: &table)
      case "rows": FrameTimings.rows(into: &table)
      case "layout": LayoutBench.run(into: &table)
      case "depth": DepthBench.run(into: &table)
      case "scroll": ScrollBench.run(into: &table)
      case "subviews": SubviewBench.run(into: &table)
      case "lists": ListBench.run(into: &table)
      case "list-scrolls": ListBench.scrolled(into: &table)
      case "editing": EditingBench.run(into: &table)
      case "controls": ControlsBench.run(into: &table)
      case "navigation": NavigationBench.run(into: &table)
      case "tree": TreeBench.run(into: &table)
      case "widgets": try WidgetsBench.run(into: &table)
      case "png": try CodecBench.run(into: &table)
      case "text": try TextBench.run(into: &table)
      case "strokes": try StrokeBench.run(into: &table)
      case "layers": try LayerDepthBench.run(into: &table)
      case "wedges": try FrameTimings.wedges(budget: budget, into: &table)
      case "start": try ProcessBench.start(program: program, into: &table)
      default: try ProcessBench.memory(frames: frames, into: &table)
      }
    }
    print(table.description)
  }
}
