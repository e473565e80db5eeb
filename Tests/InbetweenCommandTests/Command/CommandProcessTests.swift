import Foundation
import TestSupport
import Testing

@testable import InbetweenCommand

/// The built command, in an installation with an engine that is none and a compiler that is a script.
///
/// `scripts/check` installs a real one.
@Suite("The command as a process") struct CommandProcessTests {
  private struct Place {
    let folder: TemporaryFolder
    var compilerVersion = "Swift version 6.3.1 (swift-6.3.1-RELEASE)"
    var variables: [String: String] = [:]

    init() throws {
      folder = try TemporaryFolder()
      let built = Bundle.main.bundleURL.resolvingSymlinksInPath()
        .appendingPathComponent("InbetweenCommand")
      try FileManager.default.createDirectory(
        atPath: (folder.file / "prefix" / "bin").path, withIntermediateDirectories: true)
      try ExecutableFile.copy(built.path, to: command)
      try writeEngine()
      // Compiles by writing a script, which prints what it is given; counts how often.
      try (folder.file / "tools").makeFolder()
      try ExecutableFile.write(
        """
        #!/bin/sh
        if [ "$1" = --version ]; then
          if [ "${FAULT:-}" = library ]; then
            echo "$0: error while loading shared libraries: libncurses.so.6: cannot open it" >&2
            exit 127
          fi
          echo "swift-driver version: 1.2 $VERSION"
          echo "Target: x86_64-unknown-linux-gnu"
          exit
        fi
        echo compiled >>"$COUNT"
        if [ -n "${SAVE:-}" ]; then printf 'import SwiftUI\n@main struct New: App {}\n' >"$SAVE"; fi
        case ${FAULT:-} in
          module) echo "error: no such module 'Lottie'" ; exit 1 ;;
          crash) echo "error: compile command failed due to signal 6" ; exit 1 ;;
          full) echo "error: a.o: No space left on device" ; exit 1 ;;
          killed) kill -9 $$ ;;
        esac
        while [ $# -gt 0 ]; do
          if [ "$1" = -o ]; then output=$2; fi
          if [ "$1" = -module-cache-path ]; then modules=$2; fi
          last=$1
          shift
        done
        if [ "${FAULT:-}" = modules ] && [ "${modules##*/}" = modules ]; then
          echo "fatal error: malformed or corrupted precompiled file: 'x.pcm'"
          exit 1
        fi
        if [ "${FAULT:-}" = beside ]; then
          echo "$last:3:5: error: cannot find type 'Planet' in scope"
          exit 1
        fi
        if [ "${FAULT:-}" = words ]; then echo "$last:3:5: error: no such thing"; exit 1; fi
        cat >"$output" <<'END'
        #!/bin/sh
        echo "$(basename "$0"):" "$@"
        exit ${CODE:-0}
        END
        chmod +x "$output"

        """, to: (folder.file / "tools" / "swiftc").path)
      try folder.write("hello.swift", "import SwiftUI\n@main struct Hello: App {}\n")
    }

    var command: String { (folder.file / "prefix" / "bin" / "inbetween").path }
    var engine: File { folder.file / "prefix" / "lib" / "inbetween" / "swift-6.3.1" }
    var cache: File { folder.file / "cache" }

    func writeEngine(_ identity: String = "one") throws {
      try engine.makeFolder()
      try (engine / "engine").write(
        "version 0.1.0\ncompiler Swift version 6.3.1 (swift-6.3.1-RELEASE)\nidentity \(identity)\n")
      try (engine / Engine.library).write("no library")
      try (engine / "modules").makeFolder()
      try (engine / "modules" / "SwiftUI.swiftmodule").write("no module")
    }

    var compileCount: Int {
      (folder.file / "count").text?.split(separator: "\n").count ?? 0
    }

    func run(_ arguments: String...) throws -> (status: Int32, output: String) {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: command)
      process.arguments = arguments
      process.currentDirectoryURL = URL(fileURLWithPath: folder.file.path)
      process.environment = [
        "PATH": "\(folder.file / "tools"):/usr/bin:/bin", "HOME": folder.file.path,
        "INBETWEEN_CACHE": cache.path, "VERSION": compilerVersion,
        "COUNT": (folder.file / "count").path, "TMPDIR": folder.file.path,
      ].merging(variables) { $1 }
      let pipe = Pipe()
      process.standardOutput = pipe
      process.standardError = pipe
      try process.run()
      let data = pipe.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }
  }

  @Test("a program is compiled once, and is the command from then on")
  func cached() throws {
    var place = try Place()
    defer { place.folder.remove() }
    #expect(try place.run("hello.swift") == (0, "hello:\n"))
    #expect(try place.run("frames", "hello.swift", "out") == (0, "hello: frames out\n"))
    #expect(place.compileCount == 1)
    place.variables["CODE"] = "7"
    #expect(try place.run("run", "hello.swift", "--size", "9x9") == (7, "hello: --size 9x9\n"))
    #expect(place.compileCount == 1)
  }

  @Test("it is compiled anew where a source, the engine, an option or its place is another")
  func changed() throws {
    let place = try Place()
    defer { place.folder.remove() }
    _ = try place.run("hello.swift")
    try place.folder.write("hello.swift", "import SwiftUI\n@main struct Hi: App {}\n")
    _ = try place.run("hello.swift")
    #expect(place.compileCount == 2)
    try place.writeEngine("two")
    _ = try place.run("hello.swift")
    #expect(place.compileCount == 3)
    _ = try place.run("-O", "hello.swift")
    _ = try place.run("--swift", "6", "hello.swift")
    #expect(place.compileCount == 5)
    try place.folder.write("in/hello.swift", "import SwiftUI\n@main struct Hi: App {}\n")
    _ = try place.run("in/hello.swift")
    #expect(place.compileCount == 6)
    _ = try place.run("-O", "hello.swift")
    #expect(place.compileCount == 6)
  }

  @Test("`build` prints where the program is, and what builds it lies beside it")
  func build() throws {
    let place = try Place()
    defer { place.folder.remove() }
    let (status, output) = try place.run("-O", "build", "hello.swift")
    let program = File(String(output.dropLast()))
    #expect(status == 0 && program.name == "hello" && program.isExecutable)
    #expect(try place.run("-O", "hello.swift", "a") == (0, "hello: a\n") && place.compileCount == 1)
    let folder = try #require(place.folder.file.real)
    #expect(
      (program.folder.folder / ProgramCache.record).text
        == "\(folder)/prefix/bin/inbetween\0--swift\05\0-O\0build\0\(folder)/hello.swift\0")
    // A folder's program has the files that come later, too.
    try place.folder.write("toy/toy.swift", "import SwiftUI\n@main struct Toy: App {}\n")
    let toy = File(String(try place.run("build", "toy").output.dropLast()))
    #expect(
      (toy.folder.folder / ProgramCache.record).text?.hasSuffix("build\0\(folder)/toy\0") == true)
  }

  @Test("a catalog's names are compiled into the program")
  func catalogs() throws {
    let place = try Place()
    defer { place.folder.remove() }
    // The tool that makes the members writes none here.
    let tool = place.engine / "AssetSymbolsTool"
    try ExecutableFile.write("#!/bin/sh\n: >\"$1\"\n", to: tool.path)
    try place.folder.write("hello.assets/A.xcassets/Cup.imageset/Contents.json", "{}")
    _ = try place.run("hello.swift")
    _ = try place.run("hello.swift")
    #expect(place.compileCount == 1)
    let entry = try #require(
      place.cache.names.contains("programs") ? place.cache / "programs" : nil)
    let link = entry / entry.names[0] / "bin" / "hello_hello.resources"
    #expect(link.real == (place.folder.file / "hello.assets").real)
    try place.folder.write("hello.assets/A.xcassets/Mug.imageset/Contents.json", "{}")
    _ = try place.run("hello.swift")
    #expect(place.compileCount == 2)
  }

  @Test("the compiler's words stand with the file's name as it was given, and the exit code is 65")
  func errors() throws {
    var place = try Place()
    defer { place.folder.remove() }
    place.variables["FAULT"] = "words"
    let (status, output) = try place.run("hello.swift")
    #expect(status == 65)
    #expect(
      output == """
        hello.swift:3:5: error: no such thing
        inbetween: hello.swift does not compile

        """)
    #expect((place.cache / "programs").names.isEmpty)
  }

  @Test("a name that a file beside it declares is reported with that file")
  func beside() throws {
    var place = try Place()
    defer { place.folder.remove() }
    place.variables["FAULT"] = "beside"
    try place.folder.write("other.swift", "// struct Planets\nlet planet = Planet()\n")
    #expect(
      try place.run("hello.swift").output.hasSuffix("inbetween: hello.swift does not compile\n"))
    try place.folder.write("planets.swift", "struct Planet {}\n")
    let found = try place.run("hello.swift")
    #expect(found.status == 65)
    #expect(found.output.contains("; Planet is in planets.swift beside it: pass both files"))
    // Of a program of several files the compiler's words are enough.
    #expect(!(try place.run("hello.swift", "other.swift").output.contains("beside it")))
  }

  @Test(
    "what goes wrong in the compiler is one sentence",
    arguments: [
      ("module", 65, "there is no module Lottie; a program with dependencies must be a package"),
      ("full", 74, "the disk is full; hello.swift was not compiled"),
      ("crash", 70, "the compiler crashed on hello.swift"),
      ("killed", 70, "the compiler was ended by signal 9"),
    ])
  func faults(_ fault: String, _ status: Int32, _ words: String) throws {
    var place = try Place()
    defer { place.folder.remove() }
    place.variables["FAULT"] = fault
    let found = try place.run("hello.swift")
    #expect(found.status == status)
    #expect(found.output.split(separator: "\n").last?.contains(words) == true, "\(found.output)")
    #expect((place.cache / "programs").names.isEmpty)
    place.variables["FAULT"] = nil
    #expect(try place.run("hello.swift") == (0, "hello:\n"))
  }

  @Test("a damaged cache of the compiler's is made anew")
  func modules() throws {
    var place = try Place()
    defer { place.folder.remove() }
    place.variables["FAULT"] = "modules"
    try place.folder.write("cache/modules/x.pcm", "damaged")
    #expect(try place.run("hello.swift") == (0, "hello:\n"))
    #expect(!(place.cache / "modules").exists)
  }

  @Test("where the cache can't be written, programs are kept beside temporary files")
  func readOnly() throws {
    var place = try Place()
    defer { place.folder.remove() }
    try place.folder.write("cache", "a file")
    place.variables["CODE"] = "3"
    let (status, output) = try place.run("hello.swift", "a")
    #expect(status == 3)
    #expect(output.hasPrefix("inbetween: can't make "))
    #expect(
      output.hasSuffix(
        "; programs are kept in \(place.folder.file)/inbetween-\(getuid())\nhello: a\n"))
    #expect(try place.run("hello.swift", "b") == (3, "hello: b\n"))
    #expect(place.compileCount == 1)
    // Where others could write, no program is run.
    chmod("\(place.folder.file)/inbetween-\(getuid())", 0o777)
    #expect(try place.run("hello.swift").status == 74)
  }

  @Test("a file that is saved while it is compiled is compiled again")
  func saved() throws {
    var place = try Place()
    defer { place.folder.remove() }
    place.variables["SAVE"] = "\(place.folder.file / "hello.swift")"
    #expect(try place.run("hello.swift") == (0, "hello:\n"))
    #expect(place.compileCount == 2)
    place.variables["SAVE"] = nil
    #expect(try place.run("hello.swift") == (0, "hello:\n"))
    #expect(place.compileCount == 2)
    try place.folder.write("hello.swift", "import SwiftUI\n@main struct Hello: App {}\n")
    #expect(try place.run("hello.swift") == (0, "hello:\n"))
    #expect(place.compileCount == 3)
  }

  @Test("a compiler of another version, none, and an engine that is gone are sentences, with 69")
  func compilers() throws {
    var place = try Place()
    defer { place.folder.remove() }
    place.compilerVersion = "Swift version 6.4 (swift-6.4-RELEASE)"
    var found = try place.run("hello.swift")
    #expect(found.status == 69)
    #expect(
      found.output.hasPrefix(
        "inbetween: the engine is for Swift version 6.3.1 (swift-6.3.1-RELEASE), and "))
    place.compilerVersion = "Swift version 6.3.1 (swift-6.3.1-RELEASE)"
    try (place.cache / "compiler").remove()
    place.variables["FAULT"] = "library"
    found = try place.run("hello.swift")
    #expect(found.status == 69 && found.output.hasSuffix("apt-get install libncurses6\n"))
    place.variables["FAULT"] = nil
    try (place.engine / Engine.library).remove()
    found = try place.run("hello.swift")
    #expect(found.status == 69)
    #expect(found.output.hasPrefix("inbetween: there is no engine in "))
    #expect(try place.run("doctor").status == 69)
  }

  @Test("files that are not there come before compilers that are not")
  func files() throws {
    let place = try Place()
    defer { place.folder.remove() }
    try (place.folder.file / "tools").remove()
    let found = try place.run("none.swift")
    #expect(found == (66, "inbetween: none.swift does not exist\n"))
    #expect(try place.run("--nonsense").status == 64)
  }

  @Test("it takes itself away, and what is not its own stays")
  func uninstall() throws {
    let place = try Place()
    defer { place.folder.remove() }
    _ = try place.run("hello.swift")
    try place.folder.write("prefix/share/fish/inbetween.fish")
    try place.folder.write("prefix/share/fish/mine/a")
    try place.folder.write("prefix/bin/other")
    try place.folder.write(
      "prefix/lib/inbetween/files", "bin/inbetween\nshare/fish/inbetween.fish\nend 2\n")
    let (status, _) = try place.run("uninstall")
    #expect(status == 0)
    #expect((place.folder.file / "prefix").names == ["bin", "share"])
    #expect((place.folder.file / "prefix" / "share" / "fish").names == ["mine"])
    #expect((place.folder.file / "prefix" / "bin").names == ["other"])
    #expect(!place.cache.exists)
  }

  @Test("with it goes what it kept beside temporary files")
  func uninstallTemporary() throws {
    let place = try Place()
    defer { place.folder.remove() }
    try place.folder.write("cache", "a file")
    _ = try place.run("hello.swift")
    let other = place.folder.file / "inbetween-\(getuid())"
    #expect(other.isFolder)
    try place.folder.write("prefix/lib/inbetween/files", "bin/inbetween\nend 1\n")
    #expect(try place.run("uninstall").status == 0)
    #expect(!other.exists && place.cache.text == "a file")
  }

  @Test(
    "a damaged list of what to remove removes nothing",
    arguments: [
      "", "bin/inbetween\nshare/fish\nend 3\n", "bin/inbetween\nshare/fi",
      "/bin/inbetween\nend 1\n",
      "bin/inbetween\n../other\nend 2\n",
    ])
  func damagedList(_ list: String) throws {
    let place = try Place()
    defer { place.folder.remove() }
    try place.folder.write("prefix/lib/inbetween/files", list)
    #expect(try place.run("uninstall").status == 66)
    #expect(File(place.command).exists)
  }

  @Test("what a package manager installed it leaves to that")
  func package() throws {
    let place = try Place()
    defer { place.folder.remove() }
    try place.folder.write("prefix/lib/inbetween/package")
    let (status, output) = try place.run("uninstall")
    #expect(status == 69)
    #expect(output.contains("apt-get remove inbetween"))
    #expect(File(place.command).exists)
  }
}
