// swift-tools-version: 6.2
import PackageDescription

/// The fuzzer: the readers of files, messages and input, fed with bytes that libFuzzer makes.
///
/// `scripts/fuzz` builds it with `-sanitize=fuzzer,address` for all modules, and with `-enable-testing`: the
/// targets also import what is not public. The package of the engine has the same targets among its tests,
/// which read the corpora in every run.
let package = Package(
  name: "Fuzz",
  dependencies: [.package(name: "Inbetween", path: "..", traits: [])],
  targets: [
    // The declaration of libFuzzer's entry, which the compiler's runtime library has.
    .systemLibrary(name: "CFuzzer"),
    .target(
      name: "FuzzTargets", dependencies: [.product(name: "Inbetween", package: "Inbetween")]),
    .executableTarget(name: "Fuzz", dependencies: ["FuzzTargets", "CFuzzer"]),
  ],
  swiftLanguageModes: [.v6]
)
