import Testing

@testable import InbetweenCommand

@Suite("Programs to begin with") struct NewProgramTests {
  /// An engine with a template of a few files.
  private func withEngine(_ body: (TemporaryFolder, Engine) throws -> Void) throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.write("engine/engine", "version 1\ncompiler Swift version 6.3.1\nidentity a\n")
    try folder.write("engine/\(Engine.library)")
    try folder.write("engine/template/File.swift", "struct __TYPE__App {} // __NAME__\n")
    try folder.write(
      "engine/template/Package/Package.swift",
      "[__INBETWEEN__] .product(name: \"SwiftUI\", package: \"inbetween\")")
    try folder.write(
      "engine/template/Package/Tests/__NAME__Tests/__TYPE__Tests.swift",
      "@testable import __MODULE__")
    try folder.write("engine/template/Package/.gitignore", ".build/")
    let engine = try #require(Engine(folder: folder.file / "engine"))
    try body(folder, engine)
  }

  @Test("a package has the name in its texts and files")
  func package() throws {
    try withEngine { folder, engine in
      let target = folder.file / "my-toy"
      try NewProgram([target.path]).write(from: engine)
      #expect(target.names == [".gitignore", "Package.swift", "Tests"])
      #expect(
        (target / "Package.swift").text
          == "[.package(path: \"../inbetween\")] .product(name: \"SwiftUI\", package: \"inbetween\")"
      )
      #expect(
        (target / "Tests" / "my-toyTests" / "MyToyTests.swift").text == "@testable import my_toy")
    }
  }

  @Test(
    "the engine's package is one by a path or a URL, and goes by its last name",
    arguments: [
      ("/opt/engine", ".package(path: \"/opt/engine\")", "engine"),
      (
        "https://example.org/a/Between.git",
        ".package(url: \"https://example.org/a/Between.git\", branch: \"main\")", "Between"
      ),
      (
        "git@example.org:a/b.git", ".package(url: \"git@example.org:a/b.git\", branch: \"main\")",
        "b"
      ),
    ])
  func dependency(_ package: String, _ line: String, _ identity: String) throws {
    try withEngine { folder, engine in
      let target = folder.file / "toy"
      try NewProgram([target.path, "--package", package]).write(from: engine)
      #expect(
        (target / "Package.swift").text
          == "[\(line)] .product(name: \"SwiftUI\", package: \"\(identity)\")")
    }
  }

  @Test("a file is a script, and nothing that is there is written over")
  func file() throws {
    try withEngine { folder, engine in
      let target = folder.file / "my_toy.swift"
      let program = try NewProgram(["--file", target.path])
      try program.write(from: engine)
      #expect(target.text == "struct MyToyApp {} // my_toy\n")
      #expect(target.isExecutable)
      let failure = #expect(throws: CommandFailure.self) { try program.write(from: engine) }
      #expect(failure?.status == 74)
    }
  }

  @Test(
    "names that are none are said",
    arguments: [
      [], [""], ["3d"], ["a b"], ["../"], ["a", "b"], ["--file", "toy"], ["--package"],
      ["--nonsense"],
      ["toy.swift"], ["--file", "3.swift"], ["--file", "a.swift", "--package", "b"], ["über"],
    ])
  func wrong(_ arguments: [String]) {
    let failure = #expect(throws: CommandFailure.self) { try NewProgram(arguments) }
    #expect(failure?.status == 64)
  }
}
