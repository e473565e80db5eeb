import Glibc

/// Checks that a machine has the requirements of programs, and lists the packages to install.
struct Doctor {
  /// The result of one check.
  enum Finding: Equatable {
    case found(String)
    /// Missing, but programs run without it.
    case lacks(String)
    /// Missing, and no program runs without it.
    case missing(String)
  }

  var installation: Installation
  var cache: ProgramCache

  /// - Returns: 0 where programs run, 69 where none does.
  func run() -> Int32 {
    let findings = findings
    var text = ""
    for (name, finding) in findings {
      let (mark, what) =
        switch finding {
        case .found(let what): ("ok     ", what)
        case .lacks(let what): ("lacks  ", what)
        case .missing(let what): ("MISSING", what)
        }
      text += "\(mark)  \(name)\(String(repeating: " ", count: max(11 - name.count, 1)))\(what)\n"
    }
    let isWell = !findings.contains { if case .missing = $0.finding { true } else { false } }
    Console.write(
      text
        + (isWell
          ? "programs can run on this machine\n" : "programs cannot run on this machine yet\n"))
    return isWell ? ExitCode.done : ExitCode.unavailable
  }

  private var findings: [(name: String, finding: Finding)] {
    var findings: [(name: String, finding: Finding)] = []
    do throws(CommandFailure) {
      let toolchain = try Toolchain.find(memo: cache.memo)
      findings.append(("compiler", .found("\(toolchain.version), \(toolchain.compiler)")))
      findings.append(("linker", linker(of: toolchain)))
      do throws(CommandFailure) {
        let engine = try installation.engine(for: toolchain)
        findings.append(("engine", .found("\(engine.version), \(engine.folder)")))
        findings.append(("libraries", try libraries(of: engine, toolchain)))
      } catch {
        findings.append(("engine", .missing(error.sentence)))
      }
    } catch {
      findings.append(("compiler", .missing(error.sentence)))
    }
    return findings + [
      ("fonts", fonts), ("window", window), ("display", display), ("cache", writable),
      ("ffmpeg", ffmpeg),
    ]
  }

  /// The requirements of linking a program besides the toolchain.
  private func linker(of toolchain: Toolchain) -> Finding {
    guard (toolchain.compiler.folder / "ld.lld").isExecutable else {
      return .missing("\(toolchain.compiler.folder / "ld.lld"), a part of the toolchain")
    }
    let folders = [
      "/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/lib64", "/usr/lib",
    ]
    guard folders.contains(where: { (File($0) / "crt1.o").exists }) else {
      return .missing("the C library's files for compilers: apt-get install libc6-dev")
    }
    let compilers = ["/usr/lib/gcc/x86_64-linux-gnu", "/usr/lib/gcc/aarch64-linux-gnu"]
    let hasCompiler = compilers.contains { folder in
      File(folder).names.contains { (File(folder) / $0 / "libstdc++.so").exists }
    }
    guard hasCompiler || (File("/usr/lib64") / "libstdc++.so").exists else {
      return .missing("the C++ library's files for compilers: apt-get install g++")
    }
    return .found("\(toolchain.compiler.folder / "ld.lld")")
  }

  private func libraries(of engine: Engine, _ toolchain: Toolchain) throws(CommandFailure)
    -> Finding
  {
    let outcome = try ChildProcess(
      program: "ldd", arguments: [(engine.folder / Engine.library).path],
      environment: toolchain.environment
    ).run(keepsOutput: true)
    let lines = outcome.output.split(separator: "\n")
    let missing = lines.filter { $0.contains("not found") }.compactMap { line in
      line.split(whereSeparator: { $0 == " " || $0 == "\t" }).first.map(String.init)
    }
    guard outcome.end == .exit(0) else {
      return .missing("\(engine.folder / Engine.library) is damaged; run scripts/install")
    }
    if missing.isEmpty { return .found("all \(lines.count) that the engine is linked with") }
    let packages = missing.map(DebianPackage.of)
    return .missing(
      "\(missing.joined(separator: ", ")): apt-get install \(packages.joined(separator: " "))")
  }

  private var fonts: Finding {
    let folders =
      ["opentype/inter", "truetype/inter"].map { "/usr/share/fonts/" + $0 }
      + ["/usr/local/share/fonts/inter"]
    guard
      let folder = folders.first(where: { folder in
        File(folder).names.contains { $0.hasPrefix("Inter-Regular") }
      })
    else { return .missing("the font Inter: apt-get install fonts-inter") }
    let others = File("/usr/share/fonts/truetype/noto").names
    let packages = [
      ("NotoSans-Regular", "fonts-noto-core"), ("NotoSansMono-Regular", "fonts-noto-mono"),
      ("NotoColorEmoji", "fonts-noto-color-emoji"),
    ].filter { font in !others.contains { $0.hasPrefix(font.0) } }.map(\.1)
    return packages.isEmpty
      ? .found("\(folder), and Noto's")
      : .lacks("other scripts and emoji: apt-get install \(packages.joined(separator: " "))")
  }

  private var window: Finding {
    if let library = dlopen("libSDL2-2.0.so.0", RTLD_LAZY) {
      dlclose(library)
      return .found("libSDL2-2.0.so.0")
    }
    return .lacks("windows: apt-get install libsdl2-2.0-0")
  }

  private var display: Finding {
    for name in ["WAYLAND_DISPLAY", "DISPLAY"] {
      if let value = Environment[name] { return .found("\(name)=\(value)") }
    }
    return .lacks(
      "a display (DISPLAY, WAYLAND_DISPLAY): programs can write frames, but open no window")
  }

  private var writable: Finding {
    do throws(FileFailure) {
      try cache.makeEntry().remove()
      return .found(cache.folder.path)
    } catch {
      return .lacks("\(error); programs are compiled again each time")
    }
  }

  private var ffmpeg: Finding {
    let folders = (Environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let found = folders.map { File($0) / "ffmpeg" }.first(where: \.isExecutable)
    return found.map { .found($0.path) } ?? .lacks("films from frames: apt-get install ffmpeg")
  }
}
