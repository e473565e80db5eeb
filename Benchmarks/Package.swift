// swift-tools-version: 6.1
import PackageDescription

/// Ours and the peers on the same scenes. `scripts/bench` builds and runs these.
let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "Inbetween", path: "..", traits: [])],
  targets: [
    .executableTarget(
      name: "RasterBench",
      dependencies: [
        .product(name: "TweenRaster", package: "Inbetween"),
        .product(name: "TweenPaint", package: "Inbetween"),
        .product(name: "TweenGeometry", package: "Inbetween"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
