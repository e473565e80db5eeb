# Reads Swift sources and prints every import that goes up or stays on its floor.
# The floors are those of Documentation/ARCHITECTURE.md and Package.swift, numbered alike: one
# between two bars, from 0 on. A module that is not among them and whose name begins with Tween or
# Inbetween is an error too: it needs a floor.
# Files must be named as Sources/TARGET/...

BEGIN {
  split("CSDL2 CFreeType CHarfBuzz CFriBidi CFontconfig CZlib CDeflate CPNG CTurboJPEG CGIF CWebP CTweenDigest CTweenKernels CTweenSignals CTweenFork CTweenPresent CTweenBus CTweenConformances CTweenStack CTweenSymbols TweenAssetNames TweenCombine TweenMath TweenTokens _Testing_CoreGraphics _Testing_UIKit|" \
    "AssetSymbolsTool TweenDigest TweenFoundation TweenGeometry TweenMacros TweenTypes TweenVectors|InbetweenCommand InbetweenMacros TweenMotion|TweenPaint|TweenRaster TweenText TweenCodecs|" \
    "TweenVectorFiles TweenViews|TweenControls TweenDesktop TweenGames TweenGraphics|TweenOverlays TweenWidgets|TweenLists TweenUIKit|TweenPages|TweenDocuments TweenPickers|TweenStage|TweenTimeline|TweenHeadless TweenWindow|Inbetween|AppIntents Combine CoreGraphics CoreTransferable FoundationOverlay GameplayKit ImageIO InbetweenTesting QuartzCore UniformTypeIdentifiers WidgetKit simd|SwiftUI UIKit", rows, "|")
  for (row in rows) {
    count = split(rows[row], names, " ")
    for (i = 1; i <= count; i++) floor[names[i]] = row - 1
  }
  # What only one floor or one door may know.
  only["CSDL2"] = "TweenWindow"
  only["CFreeType"] = "TweenText"
  only["CHarfBuzz"] = "TweenText"
  only["CTweenDigest"] = "TweenDigest"
  only["CTweenKernels"] = "TweenRaster"
  only["CTweenSignals"] = "TweenHeadless"
  only["CTweenFork"] = "TweenTimeline"
  only["CTweenPresent"] = "TweenViews"
  only["CTweenStack"] = "TweenViews"
  only["CTweenBus"] = "TweenDesktop"
  only["CTweenConformances"] = "Inbetween"
  only["CTweenSymbols"] = "TweenPaint"
  only["CFriBidi"] = "TweenText"
  only["CFontconfig"] = "TweenText"
  only["TweenMacros"] = "InbetweenMacros"
  only["TweenAssetNames"] = "AssetSymbolsTool"
  only["CZlib"] = "TweenCodecs"
  only["CDeflate"] = "TweenCodecs"
  only["CPNG"] = "TweenCodecs"
  only["CTurboJPEG"] = "TweenCodecs"
  only["CGIF"] = "TweenCodecs"
  only["CWebP"] = "TweenCodecs"
  only["ArgumentParser"] = "Inbetween"
  only["OpenCombine"] = "TweenCombine"
  # What makes words and pictures.
  words["TweenText"]
  words["TweenCodecs"]
  words["_FoundationICU"]
}

FNR == 1 {
  split(FILENAME, parts, "/")
  target = parts[2]
  if (!(target in floor)) {
    printf "%s: the target %s has no floor in scripts/floors.awk\n", FILENAME, target
    failed = 1
    nextfile
  }
}

/^[ \t]*(@[A-Za-z_()]+[ \t]+)*((public|package|internal|private|fileprivate)[ \t]+)?import[ \t]/ {
  line = $0
  sub(/^.*import[ \t]+/, "", line)
  sub(/^(struct|class|enum|protocol|func|var|let|typealias)[ \t]+/, "", line)
  match(line, /^[A-Za-z0-9_]+/)
  module = substr(line, 1, RLENGTH)
  if (module in floor && floor[module] >= floor[target]) {
    printf "%s:%d: %s (floor %d) imports %s (floor %d)\n", FILENAME, FNR, target, floor[target], \
      module, floor[module]
    failed = 1
  } else if (module in only && only[module] != target) {
    printf "%s:%d: only %s may import %s\n", FILENAME, FNR, only[module], module
    failed = 1
  } else if (target == "TweenViews" && module in words && parts[3] != "Leaves") {
    printf "%s:%d: in TweenViews only Leaves may import %s\n", FILENAME, FNR, module
    failed = 1
  } else if (target == "TweenViews" && module == "TweenRaster") {
    # The two are compiled at one time.
    printf "%s:%d: TweenViews may not import TweenRaster\n", FILENAME, FNR
    failed = 1
  } else if (!(module in floor) && module ~ /^(Tween|Inbetween)/) {
    printf "%s:%d: %s has no floor in scripts/floors.awk\n", FILENAME, FNR, module
    failed = 1
  }
}

END { exit failed }
