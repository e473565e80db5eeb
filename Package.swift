// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// The house, floor by floor. A target imports only targets on lower floors; `scripts/check` holds
/// this list to that. Documentation/ARCHITECTURE.md draws it.
let package = Package(
  name: "Inbetween",
  products: [
    .library(name: "Inbetween", targets: ["Inbetween"]),
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "Combine", targets: ["Combine"]),
    .library(name: "InbetweenTesting", targets: ["InbetweenTesting"]),
    .library(name: "TweenMath", targets: ["TweenMath"]),
    .library(name: "TweenGeometry", targets: ["TweenGeometry"]),
    .library(name: "TweenMotion", targets: ["TweenMotion"]),
    .library(name: "TweenPaint", targets: ["TweenPaint"]),
    .library(name: "TweenRaster", targets: ["TweenRaster"]),
    .library(name: "TweenCodecs", targets: ["TweenCodecs"]),
    .executable(name: "wedges", targets: ["wedges"]),
    .executable(name: "motion", targets: ["motion"]),
    .executable(name: "transitions", targets: ["transitions"]),
    .executable(name: "gallery", targets: ["gallery"]),
  ],
  traits: [
    .default(enabledTraits: ["Window"]),
    .trait(name: "Window", description: "The live SDL2 window. Without it nothing needs SDL2."),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
  ],
  targets: [
    // Floor 0
    .systemLibrary(name: "CSDL2", providers: [.apt(["libsdl2-dev"])]),
    .systemLibrary(
      name: "CFreeType", pkgConfig: "freetype2", providers: [.apt(["libfreetype-dev"])]),
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"])]),
    .systemLibrary(
      name: "CFriBidi", pkgConfig: "fribidi", providers: [.apt(["libfribidi-dev"])]),
    .systemLibrary(
      name: "CFontconfig", pkgConfig: "fontconfig", providers: [.apt(["libfontconfig-dev"])]),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
    .systemLibrary(
      name: "CTurboJPEG", pkgConfig: "libturbojpeg", providers: [.apt(["libturbojpeg0-dev"])]),
    .target(name: "TweenMath"),
    .target(name: "CTweenKernels"),
    .target(name: "CTweenSignals"),
    .target(name: "CTweenStack"),
    // ICU (libicu-dev): its headers are looked for where compilers look.
    .target(name: "CUnicode", linkerSettings: [.linkedLibrary("icuuc")]),
    .target(name: "TweenMacros"),
    // Floor 1
    // What the compiler runs to expand `#Preview` and `@Entry`; no part of a program. No test may
    // depend on the program itself: all tests would be built for the compiler's side then.
    .macro(name: "InbetweenMacros", dependencies: ["TweenMacros"]),
    .target(name: "TweenGeometry", dependencies: ["TweenMath"]),
    // Floor 2
    .target(name: "TweenMotion", dependencies: ["TweenGeometry", "TweenMath"]),
    // Floor 3
    .target(name: "TweenPaint", dependencies: ["TweenMotion", "TweenGeometry", "TweenMath"]),
    // Floor 4
    .target(
      name: "TweenRaster",
      dependencies: ["TweenPaint", "TweenGeometry", "TweenMath", "CTweenKernels"]),
    .target(
      name: "TweenText",
      dependencies: [
        "TweenPaint", "TweenGeometry", "TweenMath", "CFreeType", "CHarfBuzz", "CFriBidi",
        "CFontconfig", "CUnicode",
      ]),
    .target(
      name: "TweenCodecs",
      dependencies: ["TweenPaint", "TweenMath", "CZlib", "CPNG", "CTurboJPEG"]),
    // Floor 5
    .target(
      name: "TweenViews",
      dependencies: [
        "TweenText", "TweenCodecs", "TweenPaint", "TweenMotion", "TweenGeometry", "TweenMath",
        "CTweenStack",
        .product(name: "OpenCombine", package: "OpenCombine"),
        .product(name: "OrderedCollections", package: "swift-collections"),
      ],
      // Foundation's own ICU, part of the toolchain: plural forms and names of units.
      linkerSettings: [.linkedLibrary("_FoundationICU")]),
    // Floor 6
    .target(
      name: "TweenControls",
      dependencies: ["TweenViews", "TweenPaint", "TweenMotion", "TweenGeometry"]),
    // Floor 7
    .target(
      name: "TweenStage",
      dependencies: [
        "TweenControls", "TweenViews", "TweenPaint", "TweenMotion", "TweenGeometry", "TweenMath",
        .product(name: "DequeModule", package: "swift-collections"),
      ]),
    // Floor 8
    .target(
      name: "TweenHeadless",
      dependencies: [
        "TweenStage", "TweenViews", "TweenRaster", "TweenText", "TweenCodecs", "TweenPaint",
        "TweenMotion", "TweenGeometry", "TweenMath", "CTweenSignals",
        .product(name: "OpenCombine", package: "OpenCombine"),
      ]),
    .target(
      name: "TweenWindow",
      dependencies: [
        "TweenStage", "TweenViews", "TweenRaster", "TweenText", "TweenPaint", "TweenMotion",
        "TweenGeometry",
        .target(name: "CSDL2", condition: .when(traits: ["Window"])),
      ]),
    // Floor 9
    .target(
      name: "Inbetween",
      dependencies: [
        "InbetweenMacros", "TweenWindow", "TweenHeadless", "TweenStage", "TweenControls",
        "TweenViews", "TweenRaster", "TweenText", "TweenCodecs", "TweenPaint", "TweenMotion",
        "TweenGeometry", "TweenMath",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    // Floor 10
    .target(
      name: "Combine",
      dependencies: [
        "TweenViews",
        .product(name: "OpenCombine", package: "OpenCombine"),
        .product(name: "OpenCombineFoundation", package: "OpenCombine"),
        .product(name: "OpenCombineDispatch", package: "OpenCombine"),
      ]),
    .target(
      name: "InbetweenTesting",
      dependencies: [
        "Inbetween", "TweenHeadless", "TweenStage", "TweenRaster", "TweenCodecs", "TweenPaint",
      ]),
    // Floor 11
    .target(name: "SwiftUI", dependencies: ["Inbetween", "Combine"]),
    // Demos
    .executableTarget(
      name: "wedges", dependencies: ["SwiftUI"], path: "Demos/Wedges", exclude: ["Input"]),
    .executableTarget(
      name: "transitions", dependencies: ["SwiftUI"], path: "Demos/Transitions", exclude: ["Input"]),
    .executableTarget(
      name: "gallery", dependencies: ["SwiftUI"], path: "Demos/Gallery", exclude: ["Input"]),
    .executableTarget(
      name: "motion",
      dependencies: [
        "TweenHeadless", "TweenStage", "TweenRaster", "TweenText", "TweenCodecs", "TweenPaint",
        "TweenMotion", "TweenGeometry", "TweenMath",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], path: "Demos/Motion"),
    // Benchmarks of what only this package may name.
    .executableTarget(
      name: "FrameBench",
      dependencies: [
        "SwiftUI", "TweenMotion", "TweenRaster", "TweenText", "TweenCodecs", "TweenPaint",
        "TweenGeometry", "TweenMath",
      ],
      path: "Benchmarks/Sources/FrameBench"),
    // One program of delays, as programs are written: with and without imports beside SwiftUI, in
    // Swift 5 and 6. The sources are links to one file.
    .executableTarget(
      name: "PlainTicks5", dependencies: ["SwiftUI"], path: "Tests/Programs/PlainTicks5",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .executableTarget(
      name: "PlainTicks6", dependencies: ["SwiftUI"], path: "Tests/Programs/PlainTicks6",
      swiftSettings: [.swiftLanguageMode(.v6)]),
    .executableTarget(
      name: "BesideTicks5", dependencies: ["SwiftUI"], path: "Tests/Programs/BesideTicks5",
      swiftSettings: [.swiftLanguageMode(.v5), .define("BESIDE")]),
    .executableTarget(
      name: "BesideTicks6", dependencies: ["SwiftUI"], path: "Tests/Programs/BesideTicks6",
      swiftSettings: [.swiftLanguageMode(.v6), .define("BESIDE")]),
    // One program of canvases, in Swift 5 and 6.
    .executableTarget(
      name: "Sketches5", dependencies: ["SwiftUI"], path: "Tests/Programs/Sketches5",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .executableTarget(
      name: "Sketches6", dependencies: ["SwiftUI"], path: "Tests/Programs/Sketches6",
      swiftSettings: [.swiftLanguageMode(.v6)]),
    // One program of texts, in Swift 5 and 6.
    .executableTarget(
      name: "Words5", dependencies: ["SwiftUI"], path: "Tests/Programs/Words5",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .executableTarget(
      name: "Words6", dependencies: ["SwiftUI"], path: "Tests/Programs/Words6",
      swiftSettings: [.swiftLanguageMode(.v6)]),
    // One program of readers, preferences and safe areas, in Swift 5 and 6.
    .executableTarget(
      name: "Places5", dependencies: ["SwiftUI"], path: "Tests/Programs/Places5",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .executableTarget(
      name: "Places6", dependencies: ["SwiftUI"], path: "Tests/Programs/Places6",
      swiftSettings: [.swiftLanguageMode(.v6)]),
    // One program of layouts, in Swift 5 and 6.
    .executableTarget(
      name: "Arrangements5", dependencies: ["SwiftUI"], path: "Tests/Programs/Arrangements5",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .executableTarget(
      name: "Arrangements6", dependencies: ["SwiftUI"], path: "Tests/Programs/Arrangements6",
      swiftSettings: [.swiftLanguageMode(.v6)]),
    // Programs of deep trees.
    .executableTarget(
      name: "Depths", dependencies: ["SwiftUI"], path: "Tests/Programs/Depths"),
    // Tests mirror Sources.
    .target(
      name: "TestSupport", dependencies: ["TweenCodecs", "TweenPaint", "CZlib"],
      path: "Tests/Support",
      resources: [.copy("vectors.json")]),
    .testTarget(
      name: "TweenMathTests", dependencies: ["TweenMath", "TestSupport"],
      resources: [.copy("reference.txt")]),
    .testTarget(
      name: "TweenGeometryTests", dependencies: ["TweenGeometry", "TweenMath", "TestSupport"]),
    .testTarget(
      name: "TweenMotionTests",
      dependencies: ["TweenMotion", "TweenGeometry", "TweenMath", "TestSupport"]),
    .testTarget(
      name: "TweenPaintTests",
      dependencies: ["TweenPaint", "TweenMotion", "TweenGeometry", "TweenMath", "TestSupport"]),
    .testTarget(
      name: "TweenRasterTests",
      dependencies: ["TweenRaster", "TweenPaint", "TweenGeometry", "TweenMath", "TestSupport"]),
    .testTarget(
      name: "TweenTextTests",
      dependencies: ["TweenText", "TweenPaint", "TweenGeometry", "TestSupport"]),
    .testTarget(
      name: "TweenCodecsTests",
      dependencies: [
        "TweenCodecs", "TweenPaint", "TweenMath", "CZlib", "CPNG", "CTurboJPEG", "TestSupport",
      ]),
    .testTarget(
      name: "TweenViewsTests",
      dependencies: [
        "TweenViews", "TweenRaster", "TweenCodecs", "TweenPaint", "TweenMotion", "TweenGeometry",
        "TweenMath",
        "TestSupport", "Combine",
      ]),
    .testTarget(
      name: "TweenControlsTests",
      dependencies: [
        "TweenControls", "TweenViews", "TweenPaint", "TweenMotion", "TestSupport",
      ]),
    .testTarget(
      name: "TweenStageTests",
      dependencies: ["TweenStage", "TweenViews", "TweenPaint", "TweenMotion", "TestSupport"]),
    .testTarget(
      name: "TweenHeadlessTests",
      dependencies: [
        "TweenHeadless", "TweenStage", "TweenViews", "TweenRaster", "TweenText", "TweenCodecs",
        "TweenPaint", "TweenMotion", "TweenGeometry", "TestSupport",
      ]),
    .testTarget(
      name: "TweenWindowTests",
      dependencies: [
        "TweenWindow", "TweenStage", "TweenViews", "TweenPaint", "TweenMotion", "TestSupport",
      ]),
    .testTarget(
      name: "MotionTests",
      dependencies: [
        "motion", "TweenHeadless", "TweenStage", "TweenRaster", "TweenCodecs", "TweenPaint",
        "TweenMotion", "TweenGeometry", "TestSupport",
      ]),
    .testTarget(name: "TweenMacrosTests", dependencies: ["TweenMacros"]),
    .testTarget(
      name: "InbetweenTests",
      dependencies: [
        "SwiftUI", "InbetweenTesting", "Inbetween", "TweenWindow", "TweenHeadless", "TweenStage",
        "TweenViews", "TweenPaint", "TweenMotion", "TestSupport",
      ]),
  ],
  swiftLanguageModes: [.v6]
)
