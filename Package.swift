// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// The modules of Apple's names that a program imports beside SwiftUI.
let doors: [String: [Target.Dependency]] = [
  "Outlines": ["CoreGraphics", "QuartzCore"], "Phones": ["UIKit"],
  "Tiles": ["WidgetKit", "AppIntents"],
  "Corners": ["Combine", "QuartzCore"],
  "Errands": [
    "CoreGraphics", "CoreTransferable", "GameplayKit", "ImageIO", "QuartzCore",
    "UniformTypeIdentifiers", "simd",
  ],
]

/// The plugins of such programs.
let plugins: [String: [Target.PluginUsage]] = ["Ledgers": ["FoundationNames"]]

/// Programs written as users write them, which tests run. Types are spelt out here and below: the compiler
/// took 17 s to find them, before each first build.
let sourcesOfUsers: [(name: String, definitions: [String])] = [
  // Delays, without an import beside SwiftUI and with some.
  (name: "PlainTicks", definitions: []), (name: "BesideTicks", definitions: ["BESIDE"]),
  // Turns of the main queue, likewise.
  (name: "PlainTurns", definitions: []), (name: "BesideTurns", definitions: ["BESIDE"]),
  // Publishers that wait, likewise.
  (name: "PlainStreams", definitions: []), (name: "BesideStreams", definitions: ["BESIDE"]),
  // Publishers with many subscribers, likewise.
  (name: "PlainListeners", definitions: []), (name: "BesideListeners", definitions: ["BESIDE"]),
  // Observed models.
  (name: "Models", definitions: []),
  // Canvases; texts; readers, preferences and safe areas; layouts.
  (name: "Sketches", definitions: []), (name: "Words", definitions: []),
  (name: "Places", definitions: []), (name: "Arrangements", definitions: []),
  // Lists and forms.
  (name: "Groceries", definitions: []),
  // A list in a window, for a person's hands.
  (name: "Pantry", definitions: []),
  // Several windows, settings and menus, for a person's hands.
  (name: "Desks", definitions: []),
  // Fields, editors and their keys.
  (name: "Letters", definitions: []),
  // Containers of a program's own.
  (name: "Boards", definitions: []),
  // Core Graphics' calls; UIKit's names.
  (name: "Outlines", definitions: []), (name: "Phones", definitions: []),
  // What a program can ask of its device and its user.
  (name: "Screens", definitions: []),
  // Colours, distances and room that a program leaves to the system.
  (name: "Panels", definitions: []),
  // Names that few programs use.
  (name: "Corners", definitions: []),
  // All doors to system modules at once.
  (name: "Errands", definitions: []),
  // Models in files that import Foundation alone.
  (name: "Ledgers", definitions: []),
  // A bundle of widgets.
  (name: "Tiles", definitions: []),
  // The spellings of 2019 beside today's.
  (name: "Breakfasts", definitions: []),
]
/// Each in Swift 5 and in Swift 6, by links to one source in the folder without a number.
let programsOfUsers = sourcesOfUsers.flatMap { program -> [Target] in
  [(5, SwiftLanguageMode.v5), (6, SwiftLanguageMode.v6)].map { number, mode -> Target in
    let definitions: [SwiftSetting] = program.definitions.map { .define($0) }
    return .executableTarget(
      name: "\(program.name)\(number)",
      dependencies: ["SwiftUI"] + (doors[program.name] ?? []),
      path: "Tests/Programs/\(program.name)\(number)",
      swiftSettings: [.swiftLanguageMode(mode)] + definitions,
      plugins: plugins[program.name] ?? [])
  }
}

/// The tests of TweenViews, a target for each storey (Documentation/Views.md): TweenViewsEngineTests
/// and so on. Each builds and runs without the others.
let storeyTests: [Target] = ["Engine", "Viewport", "Leaves", "Program"].map { storey in
  .testTarget(
    name: "TweenViews\(storey)Tests",
    dependencies: [
      "TweenViews", "TweenRaster", "TweenText", "TweenCodecs", "TweenPaint", "TweenMotion",
      "TweenGeometry", "TweenMath", "TestSupport", "TweenViewsTestSupport",
      "TweenCombine",
    ],
    path: "Tests/TweenViewsTests/\(storey)")
}

/// The tests of the controls: a target for each of theirs, and one of suites in which controls of several
/// stand together. Some look at a control from above, in a list or on a page.
let controlTests: [Target] = [
  (name: "TweenControlsTests", controls: ["TweenControls"]),
  (
    name: "TweenOverlaysTests",
    controls: ["TweenControls", "TweenOverlays", "TweenLists", "TweenPages"]
  ),
  (
    name: "TweenListsTests",
    controls: ["TweenControls", "TweenOverlays", "TweenLists", "TweenPages", "TweenPickers"]
  ),
  (
    name: "TweenPagesTests",
    controls: ["TweenControls", "TweenOverlays", "TweenLists", "TweenPages", "TweenPickers"]
  ),
  (
    name: "TweenPickersTests",
    controls: ["TweenControls", "TweenOverlays", "TweenLists", "TweenPages", "TweenPickers"]
  ),
  (
    name: "TweenDocumentsTests",
    controls: ["TweenControls", "TweenOverlays", "TweenPages", "TweenDocuments"]
  ),
  (
    name: "MixedControlsTests",
    controls: ["TweenControls", "TweenOverlays", "TweenLists", "TweenPages", "TweenPickers"]
  ),
].map { (tests: (name: String, controls: [String])) -> Target in
  .testTarget(
    name: tests.name,
    dependencies: tests.controls.map { .target(name: $0) } + [
      "TweenViews", "TweenRaster", "TweenPaint", "TweenMotion", "TweenGeometry", "TweenMath",
      "TweenTypes", "TweenCombine", "TestSupport", "TweenViewsTestSupport",
      "TweenControlsTestSupport",
    ])
}

/// The same for programs with resources, which lie beside the one source.
let programsWithResources: [Target] = [
  // Colours and pictures of a catalogue, by name and as literals.
  (name: "Palettes", catalogs: ["Assets.xcassets"], plugins: [Target.PluginUsage]()),
  // The same, and strings, by members that a plugin made.
  (
    name: "Jars", catalogs: ["Assets.xcassets", "Localizable.xcstrings", "Kitchen.xcstrings"],
    plugins: ["AssetSymbols"]
  ),
].flatMap { program in
  [(5, 6, SwiftLanguageMode.v5), (6, 5, .v6)].map { number, other, mode in
    .executableTarget(
      name: "\(program.name)\(number)", dependencies: ["SwiftUI"],
      path: "Tests/Programs/\(program.name)", exclude: ["\(program.name).swift", "Swift\(other)"],
      sources: ["Swift\(number)"], resources: program.catalogs.map { .process($0) },
      swiftSettings: [.swiftLanguageMode(mode)], plugins: program.plugins)
  }
}

/// The house, floor by floor. A target imports only targets on lower floors; `scripts/check` holds
/// this list to that. Documentation/ARCHITECTURE.md draws it.
let package = Package(
  name: "Inbetween",
  products: [
    .library(name: "Inbetween", targets: ["Inbetween"]),
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "Combine", targets: ["Combine"]),
    .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
    .library(name: "QuartzCore", targets: ["QuartzCore"]),
    .library(name: "ImageIO", targets: ["ImageIO"]),
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
    .library(name: "CoreTransferable", targets: ["CoreTransferable"]),
    .library(name: "simd", targets: ["simd"]),
    .library(name: "GameplayKit", targets: ["GameplayKit"]),
    .library(name: "WidgetKit", targets: ["WidgetKit"]),
    .library(name: "AppIntents", targets: ["AppIntents"]),
    .library(name: "InbetweenTesting", targets: ["InbetweenTesting"]),
    .plugin(name: "AssetSymbols", targets: ["AssetSymbols"]),
    .plugin(name: "FoundationNames", targets: ["FoundationNames"]),
    .plugin(name: "InbetweenPlugin", targets: ["InbetweenPlugin"]),
    .library(name: "TweenMath", targets: ["TweenMath"]),
    .library(name: "TweenGeometry", targets: ["TweenGeometry"]),
    .library(name: "TweenMotion", targets: ["TweenMotion"]),
    .library(name: "TweenPaint", targets: ["TweenPaint"]),
    .library(name: "TweenRaster", targets: ["TweenRaster"]),
    .library(name: "TweenCodecs", targets: ["TweenCodecs"]),
  ],
  traits: [
    .default(enabledTraits: ["Window"]),
    .trait(name: "Window", description: "The live SDL2 window. Without it nothing needs SDL2."),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    // Decision 15.
    .package(url: "https://github.com/OpenCombine/OpenCombine", exact: "0.14.0"),
  ],
  targets: [
    // Floor 0
    .systemLibrary(
      name: "CFreeType", pkgConfig: "freetype2", providers: [.apt(["libfreetype-dev"])]),
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"])]),
    .systemLibrary(
      name: "CFriBidi", pkgConfig: "fribidi", providers: [.apt(["libfribidi-dev"])]),
    .systemLibrary(
      name: "CFontconfig", pkgConfig: "fontconfig", providers: [.apt(["libfontconfig-dev"])]),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .systemLibrary(
      name: "CDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"])]),
    .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
    .systemLibrary(
      name: "CTurboJPEG", pkgConfig: "libturbojpeg", providers: [.apt(["libturbojpeg0-dev"])]),
    .systemLibrary(name: "CGIF", pkgConfig: "libgif7", providers: [.apt(["libgif-dev"])]),
    .systemLibrary(
      name: "CWebP", pkgConfig: "libwebpdemux", providers: [.apt(["libwebp-dev"])]),
    .target(name: "TweenMath"),
    .target(name: "CTweenDigest"),
    .target(name: "CTweenKernels"),
    .target(name: "CTweenSignals"),
    // Processes that are copies of a process.
    .target(name: "CTweenFork", dependencies: ["CTweenPresent"]),
    // The wall clock as a program's thread sees it.
    .target(name: "CTweenPresent"),
    .target(name: "CTweenStack"),
    // What is called of libdbus-1, which is looked for at run time.
    .target(name: "CTweenBus"),
    // SDL2's headers, and calls that go to its library once that is loaded.
    .target(
      name: "CSDL2", cSettings: [.define("CSDL2_WANTED", .when(traits: ["Window"]))]),
    // What types a program has, by Swift's metadata.
    .target(name: "CTweenConformances"),
    // The drawings of symbols, which the program carries as they are.
    .target(name: "CTweenSymbols", exclude: ["Symbols.txt"]),
    // Publishers: OpenCombine, with subjects that keep the order of their subscribers.
    .target(
      name: "TweenCombine",
      dependencies: [.product(name: "OpenCombine", package: "OpenCombine")]),
    // The words and signs of Swift source.
    .target(name: "TweenTokens"),
    // Members of the names in asset catalogs; no part of a program.
    .target(name: "TweenAssetNames"),
    // Empty; what the compiler looks for beside Swift Testing and CoreGraphics.
    .target(name: "_Testing_CoreGraphics"),
    .target(name: "_Testing_UIKit"),
    // Floor 1
    .target(name: "TweenMacros", dependencies: ["TweenTokens"]),
    // What the compiler runs to expand `#Preview` and `@Entry`; no part of a program. No test may
    // depend on the program itself: all tests would be built for the compiler's side then.
    .macro(name: "InbetweenMacros", dependencies: ["TweenMacros"]),
    // What the plugin runs that a program names in its manifest for members of its asset catalogs.
    .executableTarget(name: "AssetSymbolsTool", dependencies: ["TweenAssetNames"]),
    .plugin(
      name: "AssetSymbols", capability: .buildTool(), dependencies: ["AssetSymbolsTool"]),
    .target(name: "TweenDigest", dependencies: ["CTweenDigest"]),
    .target(name: "TweenGeometry", dependencies: ["TweenMath"]),
    // Types of data, and how values become data and come back.
    .target(name: "TweenTypes", dependencies: ["TweenCombine"]),
    // Parts of Apple's Foundation that the toolchain's Foundation lacks, over its own ICU.
    .target(name: "TweenFoundation", linkerSettings: [.linkedLibrary("_FoundationICU")]),
    // Vectors, matrices and quaternions.
    .target(name: "TweenVectors", dependencies: ["TweenMath"]),
    // Floor 2
    .target(name: "TweenMotion", dependencies: ["TweenGeometry", "TweenMath"]),
    // Floor 3
    .target(
      name: "TweenPaint",
      dependencies: ["TweenMotion", "TweenGeometry", "TweenMath", "CTweenSymbols"]),
    // Floor 4
    .target(
      name: "TweenRaster",
      dependencies: ["TweenPaint", "TweenGeometry", "TweenMath", "CTweenKernels"]),
    .target(
      name: "TweenText",
      dependencies: [
        "TweenPaint", "TweenGeometry", "TweenDigest", "TweenMath", "CFreeType", "CHarfBuzz",
        "CFriBidi",
        "CFontconfig",
      ],
      // Foundation's own ICU, part of the toolchain: where lines may be broken.
      linkerSettings: [.linkedLibrary("_FoundationICU")]),
    .target(
      name: "TweenCodecs",
      dependencies: [
        "TweenPaint", "TweenGeometry", "TweenDigest", "TweenMath", "CZlib", "CPNG", "CTurboJPEG",
        "CGIF", "CDeflate",
        "CWebP",
      ]),
    // Floor 5
    .target(
      name: "TweenViews",
      dependencies: [
        "TweenText", "TweenCodecs", "TweenPaint", "TweenMotion", "TweenGeometry",
        "TweenMath", "CTweenPresent", "CTweenStack", "TweenCombine",
      ],
      // Foundation's own ICU, part of the toolchain: plural forms and names of units.
      linkerSettings: [.linkedLibrary("_FoundationICU")]),
    // A display list as an SVG or a PDF file.
    .target(
      name: "TweenVectorFiles",
      dependencies: [
        "TweenRaster", "TweenCodecs", "TweenPaint", "TweenMotion", "TweenGeometry", "TweenMath",
      ]),
    // Floor 6
    // The controls that show themselves in place: buttons, labels, toggles, sliders and the like.
    .target(
      name: "TweenControls",
      dependencies: [
        "TweenViews", "TweenPaint", "TweenMotion", "TweenGeometry", "TweenCombine",
      ]),
    // What Apple's system frameworks bring to SwiftUI: Core Graphics over this project's paths and
    // rasterizer, and the values of its neighbours.
    .target(
      name: "TweenGraphics",
      dependencies: [
        "TweenViews", "TweenVectorFiles", "TweenRaster", "TweenCodecs", "TweenPaint", "TweenMotion",
        "TweenGeometry", "TweenMath", "TweenTypes",
      ]),
    // What a desktop's session bus has for programs: assistive technology, the user's settings.
    .target(name: "TweenDesktop", dependencies: ["TweenViews", "CTweenBus"]),
    // Random sources and distributions, seeded by the stage where a program gives no seed.
    .target(name: "TweenGames", dependencies: ["TweenViews", "TweenMath"]),
    // Floor 7
    // Menus, sheets, alerts and popovers, the fields that open and fill them, drag and drop.
    .target(
      name: "TweenOverlays",
      dependencies: [
        "TweenControls", "TweenViews", "TweenPaint", "TweenMotion", "TweenGeometry", "TweenTypes",
      ]),
    // Widgets, their timelines and the intents that they name.
    .target(
      name: "TweenWidgets",
      dependencies: [
        "TweenControls", "TweenViews", "TweenPaint", "TweenMotion", "TweenGeometry",
      ]),
    // Floor 8
    // Lists, forms and tables.
    .target(
      name: "TweenLists",
      dependencies: [
        "TweenOverlays", "TweenControls", "TweenViews", "TweenPaint", "TweenMotion",
        "TweenGeometry", "TweenTypes",
      ]),
    // UIKit's names, as far as programs of views write them.
    .target(
      name: "TweenUIKit",
      dependencies: [
        "TweenOverlays", "TweenControls", "TweenGraphics", "TweenViews", "TweenRaster", "TweenText",
        "TweenCodecs", "TweenPaint", "TweenMotion", "TweenGeometry", "TweenMath",
      ]),
    // Floor 9
    // Stacks of pages, columns, tabs, toolbars and search.
    .target(
      name: "TweenPages",
      dependencies: [
        "TweenLists", "TweenOverlays", "TweenControls", "TweenViews", "TweenPaint", "TweenMotion",
        "TweenGeometry",
      ]),
    // Floor 10
    // Pickers of options, dates and colours, groups of controls, sharing.
    .target(
      name: "TweenPickers",
      dependencies: [
        "TweenPages", "TweenLists", "TweenOverlays", "TweenControls", "TweenViews", "TweenPaint",
        "TweenMotion", "TweenGeometry", "TweenTypes",
      ]),
    // Dialogs for files, documents and the menu bar.
    .target(
      name: "TweenDocuments",
      dependencies: [
        "TweenPages", "TweenOverlays", "TweenControls", "TweenViews", "TweenPaint", "TweenMotion",
        "TweenGeometry", "TweenTypes", "TweenCombine",
      ]),
    // Floor 11
    .target(
      name: "TweenStage",
      dependencies: [
        "TweenDocuments", "TweenViews", "TweenPaint", "TweenMotion", "TweenGeometry", "TweenMath",
      ]),
    // Floor 12
    // Any moment of a program's run, by copies of a second process that runs it without a window.
    .target(
      name: "TweenTimeline",
      dependencies: [
        "TweenStage", "TweenViews", "TweenRaster", "TweenCodecs", "TweenPaint", "TweenMotion",
        "TweenGeometry", "CTweenFork",
      ]),
    // Floor 13
    .target(
      name: "TweenHeadless",
      dependencies: [
        "TweenStage", "TweenGraphics", "TweenViews", "TweenVectorFiles", "TweenRaster", "TweenText",
        "TweenCodecs",
        "TweenPaint", "TweenMotion", "TweenGeometry", "TweenDigest", "CTweenSignals",
        "TweenCombine",
      ]),
    .target(
      name: "TweenWindow",
      dependencies: [
        "TweenTimeline", "TweenStage", "TweenControls", "TweenDesktop", "TweenViews", "TweenRaster",
        "TweenText",
        "TweenPaint", "TweenMotion",
        "TweenGeometry", "TweenMath",
        .target(name: "CSDL2", condition: .when(traits: ["Window"])),
      ]),
    // Floor 14
    .target(
      name: "Inbetween",
      dependencies: [
        "InbetweenMacros", "TweenWindow", "TweenHeadless", "TweenTimeline", "TweenStage",
        "TweenUIKit",
        "TweenWidgets", "CTweenConformances",
        "TweenDocuments", "TweenPickers", "TweenPages", "TweenLists", "TweenOverlays",
        "TweenControls", "TweenGraphics", "TweenViews", "TweenRaster", "TweenText", "TweenCodecs",
        "TweenPaint", "TweenMotion",
        "TweenGeometry", "TweenMath", "TweenTypes",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    // Floor 15
    .target(
      name: "Combine",
      dependencies: [
        "TweenViews", "TweenTypes", "TweenCombine",
      ]),
    .target(
      name: "InbetweenTesting",
      dependencies: [
        "Inbetween", "TweenHeadless", "TweenStage", "TweenRaster", "TweenText", "TweenCodecs",
        "TweenPaint",
      ]),
    // Doors: modules of Apple's names for programs that import them (Documentation/Doors.md).
    .target(
      name: "CoreGraphics",
      dependencies: ["_Testing_CoreGraphics", "TweenGraphics", "TweenViews", "TweenGeometry"]),
    .target(name: "QuartzCore", dependencies: ["TweenGraphics", "TweenViews", "TweenGeometry"]),
    .target(name: "ImageIO", dependencies: ["TweenGraphics", "TweenViews", "TweenGeometry"]),
    .target(name: "UniformTypeIdentifiers", dependencies: ["TweenTypes"]),
    .target(name: "CoreTransferable", dependencies: ["TweenTypes"]),
    .target(name: "simd", dependencies: ["TweenVectors"]),
    .target(name: "GameplayKit", dependencies: ["TweenGames"]),
    .target(name: "WidgetKit", dependencies: ["TweenWidgets"]),
    .target(name: "AppIntents", dependencies: ["TweenWidgets"]),
    // Names of Apple's Foundation that the toolchain's lacks, for files that import that alone.
    .target(
      name: "FoundationOverlay",
      dependencies: [
        "TweenUIKit", "TweenViews", "TweenGeometry", "TweenFoundation", "TweenTypes",
        "TweenCombine",
      ]),
    .plugin(name: "FoundationNames", capability: .buildTool()),
    // `swift package inbetween frames out`, for packages that depend on this one.
    .plugin(
      name: "InbetweenPlugin",
      capability: .command(
        intent: .custom(
          verb: "inbetween",
          description: "Runs the package's program without a window: frames, films, previews."),
        permissions: [
          .writeToPackageDirectory(reason: "Frames, strips and films are written there.")
        ])),
    // Floor 16
    .target(name: "SwiftUI", dependencies: ["Inbetween", "Combine", "FoundationOverlay"]),
    .target(name: "UIKit", dependencies: ["_Testing_UIKit", "Inbetween"]),
    // Demos. They are no products: who depends on this package would get them among its own
    // programs, and could give none of these names to a target of theirs. Here they have products
    // all the same, as every executable target of a package that one builds in.
    .executableTarget(
      name: "wedges", dependencies: ["SwiftUI"], path: "Demos/Wedges", exclude: ["Input"]),
    .executableTarget(
      name: "transitions", dependencies: ["SwiftUI"], path: "Demos/Transitions", exclude: ["Input"]),
    .executableTarget(
      name: "gallery", dependencies: ["SwiftUI"], path: "Demos/Gallery", exclude: ["Input"]),
    .executableTarget(
      name: "displayboard", dependencies: ["SwiftUI"], path: "Demos/DisplayBoard",
      exclude: ["Input"]),
    .executableTarget(
      name: "caffeine", dependencies: ["SwiftUI", "WidgetKit"], path: "Demos/Caffeine",
      exclude: ["Input"],
      resources: [.process("Assets.xcassets"), .process("Localizable.xcstrings")]),
    .executableTarget(
      name: "controls", dependencies: ["SwiftUI"], path: "Demos/Controls", exclude: ["Input"]),
    .executableTarget(
      name: "toast", dependencies: ["SwiftUI"], path: "Demos/AvocadoToast", exclude: ["Input"]),
    .executableTarget(
      name: "motion",
      dependencies: [
        "TweenHeadless", "TweenStage", "TweenRaster", "TweenText", "TweenCodecs", "TweenPaint",
        "TweenMotion", "TweenGeometry", "TweenMath",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], path: "Demos/Motion"),
    // What the tutorials of Documentation/Tutorials arrive at.
    .executableTarget(
      name: "Bloom", dependencies: ["SwiftUI"], path: "Documentation/Tutorials/Bloom"),
    // The command `inbetween`, which scripts/install links and lays out.
    .executableTarget(name: "InbetweenCommand", dependencies: ["TweenTokens", "TweenDigest"]),
    // Benchmarks of what only this package may name.
    .executableTarget(
      name: "FrameBench",
      dependencies: [
        "SwiftUI", "WidgetKit", "TweenTimeline", "TweenMotion", "TweenRaster", "TweenText",
        "TweenCodecs", "TweenPaint",
        "TweenGeometry", "TweenMath",
      ],
      path: "Benchmarks/Sources/FrameBench"),
    // A program with tasks, timers and views that time drives, which misbehaves when it is asked to.
    .executableTarget(
      name: "Moments", dependencies: ["SwiftUI"], path: "Tests/Programs/Moments"),
    // Programs of deep trees.
    .executableTarget(
      name: "Depths", dependencies: ["SwiftUI"], path: "Tests/Programs/Depths"),
    // Work on the main queue that runs a turn of the queue.
    .executableTarget(
      name: "NestedTurns",
      dependencies: ["TweenStage", "TweenRaster", "TweenViews", "TweenPaint"],
      path: "Tests/Programs/NestedTurns"),
    // Tests mirror Sources.
    .target(
      name: "TestSupport", dependencies: ["TweenCodecs", "TweenPaint", "CZlib"],
      path: "Tests/Support",
      resources: [.copy("vectors.json")]),
    .testTarget(
      name: "TweenMathTests", dependencies: ["TweenMath", "TestSupport"],
      resources: [.copy("reference.txt")]),
    .testTarget(name: "TweenCombineTests", dependencies: ["TweenCombine"]),
    .testTarget(name: "TweenDigestTests", dependencies: ["TweenDigest"]),
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
      dependencies: [
        "TweenRaster", "TweenPaint", "TweenGeometry", "TweenMath", "CTweenKernels", "TestSupport",
      ]),
    .testTarget(
      name: "TweenTextTests",
      dependencies: ["TweenText", "TweenPaint", "TweenGeometry", "TweenMath", "TestSupport"]),
    .testTarget(
      name: "TweenCodecsTests",
      dependencies: [
        "TweenCodecs", "TweenPaint", "TweenGeometry", "TweenDigest", "TweenMath", "CZlib", "CPNG",
        "CTurboJPEG",
        "CGIF", "CWebP", "TestSupport",
      ]),
    .testTarget(
      name: "TweenVectorFilesTests",
      dependencies: [
        "TweenVectorFiles", "TweenRaster", "TweenText", "TweenCodecs", "TweenPaint", "TweenMotion",
        "TweenGeometry", "TestSupport",
      ]),
    .target(
      name: "TweenViewsTestSupport",
      dependencies: [
        "TweenViews", "TweenPaint", "TweenMotion", "TweenGeometry",
        "TweenCombine",
      ],
      path: "Tests/TweenViewsTests/Support"),
    .target(
      name: "TweenControlsTestSupport",
      dependencies: ["TweenViews", "TweenPaint", "TweenMotion", "TweenGeometry"],
      path: "Tests/TweenControlsTestSupport"),
    .testTarget(
      name: "TweenTypesTests",
      dependencies: ["CoreTransferable", "UniformTypeIdentifiers", "TweenTypes"]),
    .testTarget(name: "TweenFoundationTests", dependencies: ["TweenFoundation"]),
    .testTarget(name: "TweenVectorsTests", dependencies: ["simd", "TweenVectors", "TweenMath"]),
    .testTarget(
      name: "TweenGamesTests",
      dependencies: ["GameplayKit", "TweenGames", "TweenViews", "TweenMath"]),
    .testTarget(
      name: "TweenGraphicsTests",
      dependencies: [
        "CoreGraphics", "ImageIO", "QuartzCore", "TweenGraphics", "TweenViews", "TweenCodecs",
        "TweenPaint",
        "TweenMotion", "TweenGeometry", "TweenMath", "TweenTypes",
        "TestSupport",
      ]),
    .testTarget(
      name: "TweenUIKitTests",
      dependencies: [
        "TweenUIKit", "TweenPickers", "TweenPages", "TweenControls", "TweenGraphics", "TweenStage",
        "TweenViews", "TweenCodecs", "TweenPaint", "TweenMotion", "TweenGeometry", "TestSupport",
      ]),
    .testTarget(
      name: "TweenStageTests",
      dependencies: [
        "TweenStage", "TweenControls", "TweenViews", "TweenPaint", "TweenGeometry", "TweenMotion",
        "TweenMath", "TestSupport",
      ]),
    .testTarget(
      name: "TweenHeadlessTests",
      dependencies: [
        "TweenHeadless", "TweenStage", "TweenUIKit", "TweenGraphics", "TweenViews", "TweenRaster",
        "TweenText",
        "TweenCodecs", "TweenPaint", "TweenMotion", "TweenGeometry", "TestSupport",
        "TweenControls",
      ]),
    .testTarget(
      name: "TweenTimelineTests",
      dependencies: [
        "TweenTimeline", "TweenStage", "TweenViews", "TweenRaster", "TweenCodecs", "TweenPaint",
        "TweenMotion", "TweenGeometry", "TweenMath", "TestSupport",
      ]),
    .testTarget(
      name: "TweenWindowTests",
      dependencies: [
        "TweenWindow", "TweenTimeline", "TweenStage", "TweenViews", "TweenPaint", "TweenMotion",
        "TestSupport",
      ]),
    .testTarget(
      name: "MotionTests",
      dependencies: [
        "motion", "TweenHeadless", "TweenStage", "TweenRaster", "TweenCodecs", "TweenPaint",
        "TweenMotion", "TweenGeometry", "TestSupport",
      ]),
    .testTarget(
      name: "DisplayBoardTests",
      dependencies: ["displayboard", "SwiftUI", "InbetweenTesting", "TweenPaint"]),
    .testTarget(
      name: "AvocadoToastTests",
      dependencies: ["toast", "SwiftUI", "InbetweenTesting", "TweenStage"], exclude: ["Frames"]),
    .testTarget(
      name: "InbetweenCommandTests", dependencies: ["InbetweenCommand", "TestSupport"]),
    .testTarget(name: "TweenMacrosTests", dependencies: ["TweenMacros", "TweenTokens"]),
    .testTarget(name: "TweenTokensTests", dependencies: ["TweenTokens"]),
    .testTarget(name: "TweenAssetNamesTests", dependencies: ["TweenAssetNames"]),
    .testTarget(
      name: "TweenDesktopTests", dependencies: ["TweenDesktop", "TweenViews", "TestSupport"]),
    .testTarget(
      name: "TweenWidgetsTests",
      dependencies: [
        "TweenWidgets", "TweenStage", "TweenViews", "TweenRaster", "TweenPaint", "TweenMotion",
        "TweenGeometry", "TestSupport",
      ]),
    // The targets of the package Fuzz, which reads them with the fuzzer, and their corpora without it.
    .testTarget(
      name: "FuzzTests",
      dependencies: [
        "Inbetween", "TweenHeadless", "TweenStage", "TweenViews", "TweenVectorFiles", "TweenRaster",
        "TweenText", "TweenCodecs", "TweenPaint", "TweenMotion", "TweenGeometry", "CZlib",
      ],
      path: "Fuzz",
      exclude: ["Package.swift", "Corpora", "Dictionaries", "Sources/Fuzz", "Sources/CFuzzer"],
      sources: ["Sources/FuzzTargets", "Tests"]),
    .testTarget(
      name: "BloomTests", dependencies: ["Bloom", "SwiftUI", "InbetweenTesting"],
      path: "Documentation/Tutorials/BloomTests"),
    .testTarget(
      name: "InbetweenTests",
      dependencies: [
        "SwiftUI", "InbetweenTesting", "Inbetween", "TweenWindow", "TweenHeadless", "TweenStage",
        "TweenViews", "TweenCodecs", "TweenPaint", "TweenMotion", "TestSupport",
      ]),
  ] + storeyTests + controlTests + programsOfUsers + programsWithResources,
  swiftLanguageModes: [.v6]
)

// What pixels pass through is compiled for speed in debug builds, too: a demo's first run and every test
// wait for these most of their time. They take longer to compile, and a debugger sees less of their
// variables; INBETWEEN_OPTIMIZE=none leaves them as the others are. TweenGeometry and TweenMotion would
// take 40 s of processor time in each first build, and gain no frame of a demo more than a fifth.
let optimizedInDebug: Set<String> = ["TweenDigest", "TweenMath", "TweenRaster"]
for target in package.targets where target.type == .regular {
  var settings: [SwiftSetting] = [
    // Functions have sections of their own, so that the linker leaves out those that nothing calls.
    .unsafeFlags(["-Xfrontend", "-function-sections"], .when(configuration: .release))
  ]
  if optimizedInDebug.contains(target.name), Context.environment["INBETWEEN_OPTIMIZE"] != "none" {
    // In small batches, so that all cores have some to the end.
    settings.append(
      .unsafeFlags(["-O", "-driver-batch-size-limit", "8"], .when(configuration: .debug)))
  }
  target.swiftSettings = (target.swiftSettings ?? []) + settings
  if target.name.hasPrefix("CTween") {
    target.cSettings =
      (target.cSettings ?? []) + [
        .unsafeFlags(["-ffunction-sections"], .when(configuration: .release)),
        .unsafeFlags(["-O2"], .when(configuration: .debug)),
      ]
  }
}

// Seventy programs are linked where everything is built, each of 120 MB: lld, which comes with the
// compiler, takes half the time of gold, which the compiler calls of itself.
for target in package.targets where [.executable, .test].contains(target.type) {
  target.linkerSettings =
    (target.linkerSettings ?? []) + [
      .unsafeFlags(["-use-ld=lld"], .when(configuration: .debug))
    ]
}

// scripts/install links the engine as a library that programs of one file share. No other build has it.
if Context.environment["INBETWEEN_INSTALL"] == "1" {
  package.products.append(
    .library(
      name: "InbetweenEngine", type: .dynamic,
      targets: [
        "SwiftUI", "UIKit", "Combine", "CoreGraphics", "QuartzCore", "ImageIO",
        "UniformTypeIdentifiers", "CoreTransferable", "simd", "GameplayKit", "WidgetKit",
        "AppIntents",
      ]))
  for target in package.targets where target.name == "SwiftUI" {
    // Small: without names for debuggers, and with the addresses that a start fills in packed (RELR,
    // which glibc 2.36 reads).
    target.linkerSettings = [
      .unsafeFlags([
        "-use-ld=lld", "-Xlinker", "-soname=libInbetweenEngine.so", "-Xlinker", "-s", "-Xlinker",
        "--gc-sections", "-Xlinker", "-z", "-Xlinker", "pack-relative-relocs",
      ])
    ]
  }
}

// SwiftPM builds all test targets before it runs one. `scripts/test TARGET...` names those that it
// wants here, separated by spaces: the others are then no part of the package.
if let names = Context.environment["INBETWEEN_TEST_TARGETS"], !names.isEmpty {
  let wanted = Set(names.split(separator: " ").map(String.init))
  package.targets.removeAll { $0.type == .test && !wanted.contains($0.name) }
}

// With INBETWEEN_WARNINGS=errors, as in .ci/run, code with warnings does not compile, so that no second
// build is needed to list them. INBETWEEN_DEBUG_INFO=none leaves out what only a debugger reads: a ninth
// of the compiler's work, and half of the bytes.
var ciSettings: [SwiftSetting] = []
if Context.environment["INBETWEEN_WARNINGS"] == "errors" {
  ciSettings.append(.treatAllWarnings(as: .error))
}
if Context.environment["INBETWEEN_DEBUG_INFO"] == "none" {
  ciSettings.append(.unsafeFlags(["-gnone"]))
}
if !ciSettings.isEmpty {
  for target in package.targets where target.path?.hasPrefix("Benchmarks") != true {
    switch target.type {
    case .regular, .executable, .test, .macro:
      target.swiftSettings = (target.swiftSettings ?? []) + ciSettings
    default: break
    }
  }
}
