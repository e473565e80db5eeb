// swift-tools-version: 6.2
import PackageDescription

/// The door `os`, in a package of its own: packages such as swift-argument-parser test `canImport(os)`, and
/// all targets of one build share a folder of modules. Only a program that names this package has the
/// module. Documentation/Doors.md lists its contents.
let package = Package(
  name: "os",
  products: [
    .library(name: "os", targets: ["os", "OSLog"])
  ],
  targets: [
    .target(name: "os"),
    .target(name: "OSLog", dependencies: ["os"]),
    .testTarget(name: "osTests", dependencies: ["os", "OSLog"]),
  ]
)
