import Foundation
import TweenPaint
import TweenRaster

/// Times the renderer on scene files: full redraws, flattening included, the clear included.
struct Options {
  var scenes: String?
  var dump: String?
  var write: String?
  var threads = 1
  var minimumFrames = 20
  var only = ""
  var isCSV = false
  var isPerceptual = false
  var errorItems = 0

  static let usage = """
    usage: bench raster [--scenes DIR] [--csv] [--threads N] [--dump DIR] [--only TEXT] [--frames N]
                        [--errors N] [--write DIR]
      --scenes DIR  time every *.f64 file in DIR (default: scenes made here)
      --csv         lines of "inbetween,SCENE,ms_min,ms_median,threads" and nothing else
      --threads N   1 (default): thread CPU time; more: wall time
      --dump DIR    write one frame of each scene to DIR/SCENE.png
      --only TEXT   only scenes whose name contains TEXT
      --frames N    at least N frames each (default 20)
      --perceptual  mix gradients' colours in OKLab instead of device space
      --errors N    measure no time, but how far coverage is from the exact area: the worst and
                    the mean of pixels on edges, in levels, over at most N items of each scene
      --write DIR   write the scenes made here to DIR, and time nothing
    """

  static func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("bench raster: \(message)\n\(usage)\n".utf8))
    exit(64)
  }

  init(_ arguments: [String]) {
    var rest = arguments[...]
    func value(_ name: String) -> String {
      guard let value = rest.popFirst() else { Self.fail("\(name) needs a value.") }
      return value
    }
    func number(_ name: String) -> Int {
      let text = value(name)
      guard let number = Int(text), number > 0 else {
        Self.fail("\(name) needs a positive number, found \(text).")
      }
      return number
    }
    while let argument = rest.popFirst() {
      switch argument {
      case "--scenes": scenes = value(argument)
      case "--dump": dump = value(argument)
      case "--write": write = value(argument)
      case "--only": only = value(argument)
      case "--threads": threads = number(argument)
      case "--frames": minimumFrames = number(argument)
      case "--errors": errorItems = number(argument)
      case "--csv": isCSV = true
      case "--perceptual": isPerceptual = true
      case "--help", "-h":
        print(Self.usage)
        exit(0)
      default: Self.fail("unknown option \(argument).")
      }
    }
  }
}

func milliseconds(_ clock: clockid_t) -> Double {
  var time = timespec()
  clock_gettime(clock, &time)
  return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
}

func measure(_ scene: Scene, _ options: Options) throws -> (least: Double, median: Double) {
  let renderer = Renderer(threadCount: options.threads)
  let clock = options.threads == 1 ? CLOCK_THREAD_CPUTIME_ID : CLOCK_MONOTONIC
  var times: [Double] = []
  let begin = milliseconds(CLOCK_MONOTONIC)
  while times.count < options.minimumFrames
    || (milliseconds(CLOCK_MONOTONIC) - begin < 300 && times.count < 400)
  {
    renderer.invalidate()
    let start = milliseconds(clock)
    try renderer.render(scene.frame())
    times.append(milliseconds(clock) - start)
  }
  if times.count > 1 { times.removeFirst() }
  times.sort()
  return (times[0], times[times.count / 2])
}

/// Draws items of a scene one by one in white on black, and compares with the exact area.
func measureErrors(_ scene: Scene, _ options: Options) throws -> (worst: Double, mean: Double) {
  let count = scene.list.items.count
  let renderer = Renderer(threadCount: options.threads)
  var worst = 0.0
  var sum = 0.0
  var edgePixels = 0
  for at in 0..<min(count, options.errorItems) {
    let index = at * count / min(count, options.errorItems)
    guard case .fill(var fill) = scene.list.items[index].content else { continue }
    fill.paint = .solid(Color.Resolved(linearRed: 1, linearGreen: 1, linearBlue: 1))
    var list = scene.list
    list.items = [DisplayItem(.fill(fill))]
    try renderer.render(list)
    var outline = ExactOutline(side: Scene.side)
    for command in scene.outlines[index] { outline.add(command.kind, command.numbers) }
    let areas = outline.areas()
    renderer.withPixels { pixels, width, height, stride in
      for y in 0..<height {
        for x in 0..<width {
          let exact = areas[y * width + x] * 255
          let error = abs(Double(pixels[y * stride + x] & 0xFF) - exact)
          worst = max(worst, error)
          if exact > 0.001 && exact < 254.999 {
            sum += error
            edgePixels += 1
          }
        }
      }
    }
  }
  return (worst, sum / Double(max(edgePixels, 1)))
}

func write(_ bitmap: Bitmap, to directory: String, name: String) throws {
  try FileManager.default.createDirectory(
    atPath: directory, withIntermediateDirectories: true)
  try PlainPNG.data(bitmap).write(
    to: URL(fileURLWithPath: directory).appendingPathComponent("\(name).png"))
}

func loadScenes(_ options: Options) throws -> [(name: String, make: () throws -> Scene)] {
  guard let directory = options.scenes else {
    return SceneGenerator.all().map { scene in
      (scene.name, { try Scene(numbers: scene.numbers) })
    }
  }
  let files = try FileManager.default.contentsOfDirectory(atPath: directory).sorted()
  return files.filter { $0.hasSuffix(".f64") }.map { file in
    let url = URL(fileURLWithPath: directory).appendingPathComponent(file)
    return (String(file.dropLast(4)), { try Scene(contentsOf: url) })
  }
}

func run(_ options: Options) throws {
  if let directory = options.write {
    try FileManager.default.createDirectory(
      atPath: directory, withIntermediateDirectories: true)
    for scene in SceneGenerator.all() {
      let data = scene.numbers.withUnsafeBytes { Data($0) }
      try data.write(
        to: URL(fileURLWithPath: directory).appendingPathComponent("\(scene.name).f64"))
    }
    return
  }
  if !options.isCSV { print("renderer,scene,ms_min,ms_median,threads") }
  for (name, make) in try loadScenes(options)
  where options.only.isEmpty || name.contains(options.only) {
    do {
      var scene = try make()
      if options.isPerceptual { Scene.mixPerceptually(&scene.list) }
      if options.errorItems > 0 {
        if try make().isStroked { throw Scene.Unsupported(description: "no exact strokes") }
        let (worst, mean) = try measureErrors(try make(), options)
        print(
          "inbetween,\(name),\(String(format: "%.3f", worst)),\(String(format: "%.3f", mean)),"
            + "levels")
        continue
      }
      let (least, median) = try measure(scene, options)
      print(
        "inbetween,\(name),\(String(format: "%.4f", least)),\(String(format: "%.4f", median)),"
          + "\(options.threads)")
      if let dump = options.dump {
        let renderer = Renderer(threadCount: options.threads)
        try renderer.render(scene.frame())
        try write(renderer.bitmap, to: dump, name: name)
      }
    } catch let reason as Scene.Unsupported {
      print("inbetween,\(name),-,-,\(options.threads),\(reason)")
    }
  }
}

do {
  try run(Options(Array(CommandLine.arguments.dropFirst())))
} catch {
  FileHandle.standardError.write(Data("bench raster: \(error)\n".utf8))
  exit(74)
}
