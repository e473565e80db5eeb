import Testing

@testable import InbetweenCommand

@Suite("The files of a program") struct ProgramSourcesTests {
  private static let app = "import SwiftUI\n@main struct Hello: App {}"

  private func sources(
    _ files: [String: String], _ paths: [String]
  ) throws -> Result<ProgramSources, CommandFailure> {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    for (path, text) in files { try folder.write(path, text) }
    return Result { () throws(CommandFailure) in
      var sources = try ProgramSources(paths.map { (folder.file / $0).path })
      // Without the folder's name, which differs each time.
      sources.resources = File(
        String(sources.resources.path.dropFirst(folder.file.path.utf8.count)))
      return sources
    }
  }

  @Test("a file's program has its name")
  func oneFile() throws {
    let found = try sources(["hello-world.swift": Self.app], ["hello-world.swift"]).get()
    #expect(found.name == "hello-world")
    #expect(found.module(besides: []) == "hello_world")
    #expect(!found.isScript)
    #expect(found.resources == File(""))
  }

  @Test("a module has no name that another has, and begins with no digit")
  func modules() throws {
    #expect(
      try sources(["SwiftUI.swift": Self.app], ["SwiftUI.swift"]).get().module(besides: ["SwiftUI"])
        == "SwiftUI_")
    #expect(try sources(["3d.swift": Self.app], ["3d.swift"]).get().module(besides: []) == "_3d")
  }

  @Test("several files have the name of that with @main")
  func severalFiles() throws {
    let found = try sources(
      ["model.swift": "struct Model {}", "app.swift": Self.app], ["model.swift", "app.swift"]
    ).get()
    #expect(found.name == "app")
    #expect(found.sources.map(\.file.name) == ["model.swift", "app.swift"])
  }

  @Test("a folder is all its files, by path, but hidden ones")
  func folder() throws {
    let found = try sources(
      [
        "toy/b.swift": "", "toy/Views/a.swift": Self.app, "toy/.build/c.swift": "",
        "toy/notes.md": "",
      ], ["toy"]
    ).get()
    #expect(found.name == "toy")
    #expect(found.sources.map(\.file.name) == ["a.swift", "b.swift"])
  }

  @Test("links to folders are not followed, and two names of a file are one file")
  func links() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.write("toy/app.swift", Self.app)
    for name in ["a", "b"] { try (folder.file / "toy" / name).link(to: ".") }
    try (folder.file / "toy" / "again.swift").link(to: "app.swift")
    let found = try ProgramSources([(folder.file / "toy").path])
    #expect(found.sources.map(\.file.name) == ["app.swift"])
  }

  @Test("a script calls main, and needs no extension where its first line says what it is")
  func scripts() throws {
    #expect(
      try sources(["a.swift": "struct A {}\nA.main()"], ["a.swift"]).get().isScript)
    let found = try sources(["toy": "#!/usr/bin/env inbetween\n\(Self.app)"], ["toy"]).get()
    #expect(found.name == "toy")
    #expect(!found.isScript)
  }

  @Test("pictures and texts lie in NAME.assets, or beside the file")
  func resources() throws {
    #expect(
      try sources(
        ["hello.swift": Self.app, "hello.assets/cup.png": "", "other.png": ""], ["hello.swift"]
      ).get().resources == File("/hello.assets"))
    #expect(
      try sources(["in/hello.swift": Self.app, "in/cup.png": ""], ["in/hello.swift"]).get()
        .resources
        == File("/in"))
    let found = try sources(
      ["toy/hello.swift": Self.app, "toy/A.xcassets/Contents.json": "", "toy/T.xcstrings": "{}"],
      ["toy"]
    ).get()
    #expect(found.resources == File("/toy"))
  }

  @Test(
    "what is wrong is said, with its exit code",
    arguments: [
      (["none.swift"], 66, "does not exist"), (["empty"], 66, "there is no Swift file in"),
      (["notes.md"], 65, "is not a Swift file"), (["model.swift"], 65, "has no @main"),
      (["app.swift", "sub"], 65, "is a folder"),
      (["model.swift", "call.swift"], 65, "has no @main"),
    ])
  func wrong(_ paths: [String], _ status: Int32, _ words: String) throws {
    let files = [
      "empty/notes.md": "", "notes.md": "", "model.swift": "struct A {}", "app.swift": Self.app,
      "sub/a.swift": "", "call.swift": "A.main()",
    ]
    guard case .failure(let failure) = try sources(files, paths) else {
      Issue.record("it was taken")
      return
    }
    #expect(failure.status == status)
    #expect(failure.sentence.contains(words), "\(failure.sentence)")
  }
}
