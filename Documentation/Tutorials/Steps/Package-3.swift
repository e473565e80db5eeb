// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Bloom",
  dependencies: [.package(path: "../inbetween", traits: [])],
  targets: [
    .executableTarget(
      name: "Bloom", dependencies: [.product(name: "SwiftUI", package: "inbetween")]),
    .testTarget(
      name: "BloomTests",
      dependencies: [
        "Bloom",
        .product(name: "SwiftUI", package: "inbetween"),
        .product(name: "InbetweenTesting", package: "inbetween"),
      ]),
  ]
)
