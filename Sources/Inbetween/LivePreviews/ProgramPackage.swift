import Foundation

/// The package that the running program was built from.
struct ProgramPackage: Equatable, Sendable {
  /// The folder with Package.swift.
  var root: String
  /// The folder of the package's builds; nil: the default folder.
  var scratch: String?
  var product: String
  /// The program's executable file.
  var executable: String

  /// Finds the package of a program. Nil if the file is not in a package.
  ///
  /// - Parameters:
  ///   - executable: The program's file.
  ///   - root: The package's folder; nil: the closest folder above the file that has a Package.swift.
  init?(executable: String, root: String? = nil) {
    self.executable = executable
    product = (executable as NSString).lastPathComponent
    // SCRATCH/TRIPLE/debug/PRODUCT
    let folder = (executable as NSString).deletingLastPathComponent
    let triple = (folder as NSString).deletingLastPathComponent
    let scratch = (triple as NSString).deletingLastPathComponent
    if let root {
      self.root = root
    } else {
      var place = folder
      while !FileManager.default.fileExists(atPath: place + "/Package.swift") {
        guard place.count > 1 else { return nil }
        place = (place as NSString).deletingLastPathComponent
      }
      self.root = place
    }
    if FileManager.default.fileExists(atPath: scratch + "/debug.yaml") { self.scratch = scratch }
  }

  /// The command that builds the program, with its arguments.
  var buildCommand: [String] {
    ["swift", "build", "--package-path", root, "--product", product]
      + (scratch.map { ["--scratch-path", $0] } ?? [])
  }
}
