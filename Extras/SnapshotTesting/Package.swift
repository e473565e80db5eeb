// swift-tools-version: 6.2
import PackageDescription

/// Strategies of swift-snapshot-testing for views of Inbetween, in a package of its own: the engine does not
/// depend on swift-snapshot-testing.
let package = Package(
  name: "InbetweenSnapshotTesting",
  products: [
    .library(name: "InbetweenSnapshotTesting", targets: ["InbetweenSnapshotTesting"])
  ],
  dependencies: [
    // Tests need no window, so SDL2 is left out.
    .package(name: "inbetween", path: "../..", traits: []),
    // The first version whose attachments reach Swift Testing.
    .package(url: "https://github.com/pointfreeco/swift-snapshot-testing", from: "1.19.0"),
  ],
  targets: [
    .target(
      name: "InbetweenSnapshotTesting",
      dependencies: [
        .product(name: "SwiftUI", package: "inbetween"),
        .product(name: "InbetweenTesting", package: "inbetween"),
        .product(name: "SnapshotTesting", package: "swift-snapshot-testing"),
      ]),
    .testTarget(
      name: "InbetweenSnapshotTestingTests",
      dependencies: ["InbetweenSnapshotTesting"]),
  ]
)
