// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Bloom",
  dependencies: [.package(path: "../inbetween")],
  targets: [
    .executableTarget(
      name: "Bloom", dependencies: [.product(name: "SwiftUI", package: "inbetween")])
  ]
)
