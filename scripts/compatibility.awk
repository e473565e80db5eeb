# Writes Documentation/Compatibility.md: awk -f compatibility.awk names.tsv differences.tsv PAGE...
# Names: kind, name, in how many files it was counted and, where a library brings the name, which.
# Differences: name, what is different. The pages of the API say what there is.

BEGIN {
  FS = "\t"
  # In which types a kind of name is looked for first; then anywhere.
  place["modifier"] = "View"
  place["color"] = "Color"
  place["blendmode"] = "BlendMode"
  place["envkey"] = "EnvironmentValues"
  place["textstyle"] = "Font.TextStyle"
  place["path"] = "Path"
  place["graphicscontext"] = "GraphicsContext"
  place["geometryproxy"] = "GeometryProxy"
  place["animation"] = "Animation"
  place["transition"] = "AnyTransition"
}

# `type` is there, or has the member `name`.
function add(type, name) {
  isThere[type, name] = 1
  isThereSomewhere[name] = 1
}

FILENAME ~ /names.tsv$/ {
  count++
  kind[count] = $1
  name[count] = $2
  files[count] = $3
  library[count] = $4
  next
}

FILENAME ~ /differences.tsv$/ {
  difference[$1] = $2
  next
}

!/^ / {
  type = $0
  next
}

{
  line = $0
  if (match(line, /(struct|class|enum|protocol|actor|typealias|macro) [A-Za-z_0-9]+/)) {
    n = split(substr(line, RSTART, RLENGTH), words, " ")
    isType[words[n]] = 1
  }
  if (match(line, /(func|var|let|case) `?[A-Za-z_0-9]+/)) {
    n = split(substr(line, RSTART, RLENGTH), words, " ")
    gsub("`", "", words[n])
    add(type, words[n])
    if (words[1] == "func") isFunction[words[n]] = 1
  }
}

function isKnown(i,    plain) {
  if (library[i] != "") return 1
  plain = name[i]
  sub(/^[@#.]/, "", plain)
  sub(/.*[.]/, "", plain)
  if (plain ~ /^[A-Z]/) return plain in isType
  if (kind[i] in place && (place[kind[i]], plain) in isThere) return 1
  # Some are of shapes, images or texts alone; but none is a variable.
  if (kind[i] == "modifier") return plain in isFunction
  return kind[i] !~ /^(color|blendmode|envkey|textstyle|geometryproxy)$/ && plain in isThereSomewhere
}

function list(title, state, says,    i) {
  printf "\n## %s (%d)\n\n%s\n\n", title, total[state], says
  for (i = 1; i <= count; i++) {
    if (stateOf[i] != state) continue
    if (state == "different") {
      printf "- `%s` (%d): %s\n", name[i], files[i], difference[name[i]]
    } else {
      printf "- `%s` (%s, %d)%s\n", name[i], kind[i], files[i],
        library[i] != "" ? ", from " library[i] : ""
    }
  }
}

END {
  for (i = 1; i <= count; i++) {
    stateOf[i] = !isKnown(i) ? "missing" : name[i] in difference ? "different" : "there"
    total[stateOf[i]]++
    used[name[i]] = 1
  }
  for (n in difference) {
    if (!(n in used)) {
      printf "differences.tsv names %s, which names.tsv does not have\n", n >"/dev/stderr"
      failed = 1
    }
  }
  print "# Compatibility"
  print ""
  print "Names of SwiftUI that programs use, and what of them is here. Each has the number of files"
  print "that use it, of 577 counted in 22 public repositories. `scripts/public-api --update` writes"
  print "this page from [the public API](API/), [the names](API/names.tsv) and [the known"
  print "differences](API/differences.tsv). A name that is there is not there in each of its forms:"
  print "the pages of the API list those, and [the specification](Semantics/README.md) says what"
  print "they do."
  print ""
  print "## What a program of yours lacks"
  print ""
  print "    scripts/compatibility [--swift 5|6] [--messages] [--times] PATH..."
  print ""
  print "asks the compiler. A file is a program; of a folder all Swift files together are one. For each"
  print "program that does not compile it lists the names that are not found, `.name` for a member and"
  print "`module Name` for an import, and at the end how many programs lack each. Nothing has to be"
  print "changed in the files, and nothing is written beside them. `--messages` shows the compiler's"
  print "errors, `--times` the seconds of each program. It ends with 0 where all compile, 1 where one"
  print "does not, 64 for a command line that it does not understand, 65 for a file that is not Swift's"
  print "and 66 where there is nothing to read."
  print ""
  print "    $ scripts/compatibility ~/app/Sources/Card.swift ~/app/Sources/Map.swift"
  print "    /home/me/app/Sources/Map.swift: MKCoordinateRegion, Map, module MapKit"
  print "    1 of 2 compile as they are."
  print "    What the others lack, and how many of them:"
  print "          1 MKCoordinateRegion"
  print "          1 Map"
  print "          1 module MapKit"
  print ""
  print "A wrong name in a long chain of modifiers is told by its name within seconds (`scripts/bench"
  print "names` times fifteen such chains), with one known exception: a row of `ForEach(values.indices,"
  print "id: \\.self)` with several `==` in it, of which the compiler says that it is \"unable to"
  print "type-check this expression in reasonable time\". It takes `indices` for the standard library's"
  print "`indices(where:)` too. `0..<values.count` in its place, or a row that is a view of its own, has"
  print "the name told."
  print ""
  print "## Modules"
  print ""
  print "What the modules of Apple's names have and lack, which a program imports beside SwiftUI, says"
  print "[Doors.md](Doors.md): Combine, CoreGraphics, ImageIO, QuartzCore, UIKit, simd,"
  print "UniformTypeIdentifiers, CoreTransferable, GameplayKit, WidgetKit, AppIntents, os and"
  print "CoreLocation's values. There is no"
  print "Charts, MapKit, AVFoundation, AVKit or SwiftData, and none is planned: the compiler says `no such"
  print "module` where a program imports one. `#if canImport(MapKit)` is false, and leaves out what stands"
  print "in it."
  print ""
  print "## Not built"
  print ""
  print "None of those programs use these, and they are not there: `findNavigator`, drags out of a"
  print "window. Nor are there the parts of Foundation that it lacks on Linux, such as"
  print "`Measurement.FormatStyle` (`Text(value, format: .measurement(width: .wide))`) and"
  print "`MeasurementFormatter`: a number with the unit's symbol,"
  print "`\"\\(value.value.formatted()) \\(value.unit.symbol)\"`, does for a text."
  print ""
  print "Missing too, and known from trials:"
  print ""
  print "- Navigation, search: `navigationDocument`, `searchDictationBehavior`, `tabViewSidebarHeader`,"
  print "  `tabViewSidebarFooter`, `tabViewSidebarBottomBar`, `sectionActions`, `.verticalPage`; menus, swipes,"
  print "  drops and names for readers on a `Tab`; `defaultCustomization` of a `ToolbarItem`."
  print "- Windows: `windowDismissBehavior` and its kin, `WindowPlacement`, `DocumentGroupLaunchScene`,"
  print "  `AlertScene`, `NewDocumentButton`, `HelpLink`, `userActivity`, `onContinueUserActivity`; `environment`"
  print "  of an object and `defaultAppStorage` on a scene. `SceneStorage` ends with its window."
  print "- UIKit: `appearance()` of `UITableView`, `UICollectionView`, `UIScrollView`, `UITextView`, `UISlider`,"
  print "  `UIStepper` and of a program's own classes is accepted without effect, as are pictures"
  print "  of bars. What bars, segments, dots of pages and switches take of it says [Doors.md](Doors.md#uikit)."
  print "- Widgets: Live Activities, controls, `WidgetRelevance`, `AccessoryWidgetGroup`, `.accessoryCorner`."
  print "- Others: `scrollIndicatorsFlash`, `Image(size:renderer:)`, `meshGradient` as a shading,"
  print "  `UIApplicationDelegateAdaptor`."
  list("Missing", "missing", "A program that uses one of these does not compile yet.")
  list("There, with a known difference", "different", "These compile and do something else, or less.")
  list("There", "there", "These do what they do elsewhere, as far as is known.")
  exit failed
}
