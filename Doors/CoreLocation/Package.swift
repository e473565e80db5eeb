// swift-tools-version: 6.2
import PackageDescription

/// The door `CoreLocation`, in a package of its own: programs and packages test
/// `canImport(CoreLocation)`, and all targets of one build share a folder of modules. Only a program that
/// names this package has the module. Documentation/Doors.md lists its contents,
/// Documentation/Decisions/0007-core-location-and-av-foundation.md the reasons.
let package = Package(
  name: "CoreLocation",
  products: [
    .library(name: "CoreLocation", targets: ["CoreLocation"])
  ],
  targets: [
    // The files of TweenMath by a link. A dependency on the main package would resolve that package's
    // own dependencies for a few sines, and a second module TweenMath could not stand beside the first.
    .target(name: "CoreLocationMath"),
    .target(name: "CoreLocation", dependencies: ["CoreLocationMath"]),
    .testTarget(name: "CoreLocationTests", dependencies: ["CoreLocation"]),
  ]
)
