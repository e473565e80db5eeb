// swift-tools-version: 6.2
import PackageDescription

// `inbetween run` and `inbetween test` pass the folder of the installed engine, so that only this package
// is built. `swift build` also builds the engine, which takes minutes the first time.
let engine = Context.environment["INBETWEEN_ENGINE"]
let builds = engine == nil

let package = Package(
  name: "__NAME__",
  dependencies: builds ? [__INBETWEEN__] : [],
  targets: [
    .executableTarget(
      name: "__NAME__",
      dependencies: builds ? [.product(name: "SwiftUI", package: "inbetween")] : [],
      plugins: builds ? [.plugin(name: "FoundationNames", package: "inbetween")] : []),
    .testTarget(
      name: "__NAME__Tests",
      dependencies: ["__NAME__"]
        + (builds ? [.product(name: "InbetweenTesting", package: "inbetween")] : []),
      exclude: ["Frames"]),
  ]
)

if let engine {
  for target in package.targets {
    target.swiftSettings = [.unsafeFlags(["@\(engine)/compiler.options"])]
    let testing = target.type == .test ? ["-lInbetweenTesting"] : []
    target.linkerSettings = [.unsafeFlags(["@\(engine)/linker.options"] + testing)]
  }
}
