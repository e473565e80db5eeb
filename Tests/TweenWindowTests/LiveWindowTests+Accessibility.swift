import Foundation
import Testing

#if Window
  /// A window as assistive technology has it.
  extension LiveWindowTests {
    private static let obstacle: String? =
      AssistedDesktop.missing.isEmpty
      ? nil
      : "Assistive technology is not tested: this machine has no "
        + AssistedDesktop.missing.joined(separator: ", ") + " (scripts/setup installs them)."

    private func program(_ name: String) throws -> String {
      URL(fileURLWithPath: try #require(ProgramWindow.demo)).deletingLastPathComponent()
        .appendingPathComponent(name).path
    }

    /// The tree that a program tells by itself, as the reader of these tests writes it.
    private func tree(of program: String, on server: XServer) throws -> [String] {
      let json = try server.run(program, ["tree", "--json", "--at", "2"]).output
      let window = try JSONDecoder().decode(SemanticsElement.self, from: json)
      return window.lines(depth: 0)
    }

    @Test(
      "a reader finds what `tree` tells, presses what it names, and goes to it",
      .enabled(if: obstacle == nil, Comment(rawValue: obstacle ?? "")))
    func reading() throws {
      let desktop = try AssistedDesktop()
      defer { desktop.stop() }
      let toast = try program("toast")
      let window = try ProgramWindow(toast, [], on: desktop.server)
      let expected = try tree(of: toast, on: desktop.server)
      var last: [String] = []
      do {
        try desktop.server.wait("the reader to see what `tree` tells") {
          last =
            try desktop.read("walk", "toast")?.split(separator: "\n").map(String.init) ?? last
          return last == expected
        }
      } catch {
        Issue.record("\(last.joined(separator: "\n"))\n\(expected.joined(separator: "\n"))")
      }
      try desktop.attempt("press", "toast", "Include Red Pepper Flakes")
      try desktop.wait(
        for: "toggle \"Include Red Pepper Flakes\" value=on [checked] (click) 40,415 310x21",
        of: "toast")
      try desktop.attempt("focus", "toast", "Add Egg")
      try desktop.wait(
        for: "toggle \"Add Egg\" value=off [focused] (click) 40,459 310x21", of: "toast")
      // The focus of keys is there too.
      try window.press("space")
      try desktop.wait(
        for: "toggle \"Add Egg\" value=on [checked,focused] (click) 40,459 310x21", of: "toast")
      try desktop.server.wait("the program to be quiet") { try window.isQuiet() }

      // Nobody asks any more: the window goes on, and comes back to who does.
      try desktop.setWanted(false)
      try desktop.server.wait("the program to be no one's") {
        try desktop.read("walk", "toast") == nil
      }
      try desktop.setWanted(true)
      try desktop.wait(
        for: "toggle \"Add Egg\" value=on [checked,focused] (click) 40,459 310x21", of: "toast")
      try window.close()
      #expect(try window.exitCode() == 0)
    }

    @Test(
      "a reader types into a field, and reads what is there",
      .enabled(if: obstacle == nil, Comment(rawValue: obstacle ?? "")))
    func dictating() throws {
      let desktop = try AssistedDesktop()
      defer { desktop.stop() }
      let window = try ProgramWindow(try program("Letters6"), [], on: desktop.server)
      try desktop.attempt("type", "Letters6", "Name", "Grace Hopper")
      try desktop.server.wait("the text") {
        try desktop.read("text", "Letters6", "Name") == "Grace Hopper"
      }
      try window.close()
      #expect(try window.exitCode() == 0)
    }

    @Test(
      "a window follows the desktop's settings, but for what its command line names",
      .enabled(if: obstacle == nil, Comment(rawValue: obstacle ?? "")))
    func following() throws {
      let desktop = try AssistedDesktop()
      defer { desktop.stop() }
      try desktop.startPortal()
      func isDark(_ picture: Picture) -> Bool {
        picture.darkPixels > picture.width * picture.height / 2
      }
      let window = try ProgramWindow(try program("toast"), [], on: desktop.server)
      try window.picture("dark colors", where: isDark)
      try desktop.turnLight()
      try window.picture("light colors") { !isDark($0) }
      let named = try ProgramWindow(
        try program("toast"), ["--color-scheme", "light"], on: desktop.server)
      try named.picture("a form") { !isDark($0) && $0.darkPixels > 500 }
      try desktop.server.wait("the program to be quiet") { try named.isQuiet() }
      #expect(try !isDark(named.picture()))
    }

    private static let silence: String? =
      obstacle
      ?? (XServer.isThere("orca")
        ? nil : "Orca is not tested: this machine has none (apt-get install orca).")

    @Test(
      "Orca says the window, and what the focus of keys comes to",
      .enabled(if: silence == nil, Comment(rawValue: silence ?? "")))
    func speaking() throws {
      let desktop = try AssistedDesktop()
      defer { desktop.stop() }
      let file = desktop.home.appendingPathComponent("orca.debug")
      func said() -> String {
        guard let data = FileManager.default.contents(atPath: file.path) else { return "" }
        return String(decoding: data, as: UTF8.self).split(separator: "\n")
          .filter { $0.contains("SPEECH OUTPUT") }.joined(separator: "\n")
      }
      try desktop.startOrca(writing: file)
      do {
        try desktop.server.wait("Orca") { said().contains("Screen reader on") }
      } catch {
        let errors = try? String(contentsOfFile: file.path + ".errors", encoding: .utf8)
        throw XServer.Failure(description: "\(error) It said: \(errors ?? "nothing")")
      }
      let window = try ProgramWindow(try program("toast"), [], on: desktop.server)
      do {
        try desktop.server.wait("the window to be said") { said().contains("Avocado Toast") }
        for _ in 0..<30 where !said().contains("Include Salt toggle button pressed") {
          let before = said()
          try window.press("Tab")
          try desktop.server.wait("something to be said") { said() != before }
        }
        #expect(said().contains("Include Salt toggle button pressed"))
      } catch {
        Issue.record("\(error) Orca said:\n\(said())")
      }
      try window.close()
      #expect(try window.exitCode() == 0)
    }
  }

  /// An element as `tree --json` writes it.
  private struct SemanticsElement: Decodable {
    var role: String
    var label: String?
    var value: String?
    var traits: [String]?
    var actions: [String]?
    var frame: [Double]
    var children: [SemanticsElement]?

    func lines(depth: Int) -> [String] {
      let words = traits ?? []
      var states: [String] = []
      let isChoice = ["Sliced", "Mashed"].contains(label)
      if value == "on" || isChoice && words.contains("selected") { states.append("checked") }
      states += ["selected", "focused", "disabled"].filter(words.contains)
      var parts = [role, "\"\(label ?? "")\""]
      if let value { parts.append("value=\(value)") }
      if !states.isEmpty { parts.append("[\(states.joined(separator: ","))]") }
      if let actions {
        let names = actions.map { $0 == "default" ? "click" : $0 }
        parts.append("(\(names.joined(separator: ",")))")
      }
      let ends = [frame[0], frame[1], frame[0] + frame[2], frame[1] + frame[3]].map {
        Int($0.rounded())
      }
      parts.append("\(ends[0]),\(ends[1]) \(ends[2] - ends[0])x\(ends[3] - ends[1])")
      return [String(repeating: "  ", count: depth) + parts.joined(separator: " ")]
        + (children ?? []).flatMap { $0.lines(depth: depth + 1) }
    }
  }
#endif
