import Foundation

/// The options of the command line.
struct Options {
  enum Mode {
    /// Prints the table of scenes, with this rasterizer beside its peers.
    case table
    /// Prints only this rasterizer's times, as lines of CSV.
    case csv
    /// Compares coverage with the exact area, without times.
    case errors
    /// Compares one thread with two.
    case scaling
    /// Compares complete frames with frames in which one item changes.
    case changes
    /// Compares this rasterizer with the committed baseline.
    case check
    case updateBaseline
    /// Writes the generated scenes to a folder.
    case write(String)
  }

  var mode = Mode.table
  var scenes: String?
  var dump: String?
  var threads = 1
  var frames = 20
  var only = ""
  var isPerceptual = false
  var errorItems = 4
  /// The folder with peers.csv and baseline.csv.
  var folder = "Benchmarks"
  /// The names of peers, and the programs that measure them.
  var peers: [(name: String, command: [String])] = []
  /// One line for each absent peer.
  var absent: [String] = []

  static let usage = """
    usage: scripts/bench raster [options]
    Draws scenes of 1024 pixels a side, anew each frame with the clearing, and prints a table: our
    least time, the peers' that are installed, the ratio to Cairo and to the best peer known, and how
    far our coverage is from the exact area. One thread's CPU time unless said otherwise.
      --scenes DIR       every *.f64 file in DIR (default: scenes made here)
      --only TEXT        only scenes whose name contains TEXT
      --frames N         at least N frames each (default 20)
      --threads N        ours with N threads; above 1 in wall time
      --errors N         no times, but the worst and the mean error of pixels on edges, in levels,
                         over at most N items of each scene
      --csv              lines of "inbetween,SCENE,ms_min,ms_median,threads" and nothing else
      --dump DIR         write one frame of each scene to DIR/SCENE.png
      --perceptual       mix gradients' colours in OKLab instead of device space
      --scaling          wall time of one thread beside two, for scenes above 5 ms
      --changes          whole frames beside frames in which one item changes
      --check            ours beside Benchmarks/baseline.csv; fails where it is 10 % slower
      --update-baseline  measure, and write Benchmarks/baseline.csv
      --write DIR        write the scenes made here to DIR, and time nothing
    Exit codes: 0; 1 slower than the baseline; 64 wrong usage; 65 a file is not as it must be; 69 a
    peer is missing or broke down; 74 files cannot be written.
    """

  static func fail(_ message: String, _ code: Int32 = 64) -> Never {
    let hint = code == 64 ? "\nscripts/bench raster --help lists the options." : ""
    FileHandle.standardError.write(Data("bench raster: \(message)\(hint)\n".utf8))
    exit(code)
  }

  init(_ arguments: [String]) {
    var rest = arguments[...]
    func value(_ name: String) -> String {
      guard let value = rest.popFirst(), !value.isEmpty else { Self.fail("\(name) needs a value.") }
      return value
    }
    func number(_ name: String, upTo most: Int) -> Int {
      let text = value(name)
      guard let number = Int(text), 1...most ~= number else {
        Self.fail("\(name) needs a whole number of 1...\(most), found \"\(text)\".")
      }
      return number
    }
    while let argument = rest.popFirst() {
      switch argument {
      case "--scenes": scenes = value(argument)
      case "--dump": dump = value(argument)
      case "--write": mode = .write(value(argument))
      case "--only": only = value(argument)
      case "--threads": threads = number(argument, upTo: 256)
      case "--frames": frames = number(argument, upTo: 100_000)
      case "--errors":
        errorItems = number(argument, upTo: 1_000_000)
        mode = .errors
      case "--csv": mode = .csv
      case "--perceptual": isPerceptual = true
      case "--changes": mode = .changes
      case "--scaling": mode = .scaling
      case "--check": mode = .check
      case "--update-baseline": mode = .updateBaseline
      // The following options are added by scripts/bench.
      case "--folder": folder = value(argument)
      case "--absent": absent.append(value(argument))
      case "--peer":
        let parts = value(argument).split(separator: "=", maxSplits: 1)
        guard parts.count == 2 else { Self.fail("--peer needs NAME=COMMAND.") }
        peers.append((String(parts[0]), parts[1].split(separator: "|").map(String.init)))
      case "--help", "-h":
        Output.line(Self.usage)
        exit(0)
      default: Self.fail("unknown option \"\(argument)\".")
      }
    }
  }
}
