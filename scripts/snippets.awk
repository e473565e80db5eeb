# Writes the blocks of Swift in pages as files that compile: awk -v folder=FOLDER -f snippets.awk PAGE...
#
# Prints a line for each block, with tabs between: kind, name, place (page:line), number of tests. The
# file of a block is FOLDER/NAME.swift. Kinds:
#
#   program    compiled, and run for one frame; a view and a function get a program around them
#   previews   compiled, and its previews are drawn
#   tests      compiled, and its tests are run
#   manifest   type-checked as Package.swift, whole or with the parts that are left out
#   part       type-checked, with the parts that are left out
#   fragment   parsed
#   incomplete no program, and its page calls it no part
#
# A picture after a block, Images/example-NAME.png, shows the block's first frame: FOLDER/pictures has a line
# for each, with tabs between: the block's name, the picture's path, its place.
#
# A page calls a block a part in the last sentence before it: "Part of `Package.swift`:", "Part of a view's
# body:", "Part of a source file:", or "Part of" anything else.

function put(text) { source = source text "\n" }

# The block, after lines that it lacks. Compilers count lines as the page does.
function put_block(before,   i, lines) {
  put("#sourceLocation(file: \"" FILENAME "\", line: 1)")
  put(before)
  lines = gsub(/\n/, "", before) + 1
  for (i = lines + 1; i < first; i++) put("")
  for (i = 1; i <= count; i++) put(block[i])
}

function has(pattern,   i) {
  for (i = 1; i <= count; i++) if (block[i] ~ pattern) return 1
  return 0
}

# The program around views and functions: it calls each function that takes nothing, and shows the last
# view, for views above it are parts of it.
function put_program(   i, name, view, calls) {
  for (i = 1; i <= count; i++) {
    if (match(block[i], /^(public )?struct [A-Za-z0-9_]+: View /)) {
      view = block[i]
      sub(/^(public )?struct /, "", view)
      sub(/:.*/, "", view)
    }
    if (block[i] ~ /^(@MainActor )?func [A-Za-z0-9_]+\(\)/) {
      name = block[i]
      sub(/.*func /, "", name)
      sub(/\(.*/, "", name)
      calls = calls "    " (block[i] ~ / -> / ? "_ = " : "") (block[i] ~ / throws/ ? "try! " : "") name "()\n"
    }
  }
  if (view == "" && calls == "") return 0
  put("@main struct SnippetProgram: App {")
  if (calls != "") put("  init() {\n" calls "  }")
  put("  var body: some Scene { WindowGroup { " (view == "" ? "Text(\"called\")" : view "()") " } }")
  put("}")
  return 1
}

function put_manifest(   is_target) {
  is_target = block[1] ~ /^\./
  put_block("import PackageDescription; let package = Package(name: \"part\"," (is_target ? "targets: [" : ""))
  put(is_target ? "])" : ")")
}

function write(   kind, name, tests, i) {
  name = FILENAME
  sub(/\.md$/, "", name)
  gsub(/[^A-Za-z0-9]/, "_", name)
  name = name "_" first
  source = ""
  tests = 0
  if (match(before, /(^|[.!?:] )Part of [^!?]*:$/)) {
    before = substr(before, RSTART)
    sub(/^[.!?:] /, "", before)
    if (before ~ /^Part of `Package\.swift`/) { kind = "manifest"; put_manifest() }
    else if (before ~ /^Part of a view's body/) {
      kind = "part"
      put_block("import SwiftUI; struct SnippetView: View { @ViewBuilder var body: some View {")
      put("}}")
    } else if (before ~ /^Part of a source file/) {
      kind = "part"
      put_block("import SwiftUI")
    } else { kind = "fragment"; put_block("") }
  } else if (block[1] ~ /^\/\/ swift-tools-version/) { kind = "manifest"; put_block("") }
  else {
    put_block("")
    for (i = 1; i <= count; i++) if (block[i] ~ /(^|[ {])@Test[ (]/) tests++
    if (tests > 0) kind = "tests"
    else if (has("^@main ")) kind = "program"
    else if (has("^#Preview")) {
      kind = "previews"
      put("@main struct SnippetProgram: App { var body: some Scene { WindowGroup { EmptyView() } } }")
    } else kind = put_program() ? "program" : "incomplete"
  }
  printf "%s", source >(folder "/" name ".swift")
  close(folder "/" name ".swift")
  latest = kind == "program" ? name : ""
  printf "%s\t%s\t%s:%d\t%d\n", kind, name, FILENAME, first, tests
}

FNR == 1 { in_block = 0; before = ""; latest = "" }

!in_block && match($0, /\]\([^)]*Images\/example-[^)]*[.]png\)/) {
  path = FILENAME
  sub(/[^\/]*$/, "", path)
  path = path substr($0, RSTART + 2, RLENGTH - 3)
  printf "%s\t%s\t%s:%d\n", latest, path, FILENAME, FNR >(folder "/pictures")
}

/^ *```/ {
  if (in_block == 0) {
    in_block = $0 ~ /^ *```swift *$/ ? 1 : 2
    indent = $0
    sub(/`.*/, "", indent)
    first = FNR + 1
    count = 0
    next
  }
  if (in_block == 1) write()
  in_block = 0
  before = ""
  next
}

in_block == 1 {
  text = $0
  if (indent != "" && index(text, indent) == 1) text = substr(text, length(indent) + 1)
  block[++count] = text
}
in_block { next }

# The paragraph before a block.
/^ *$/ { ended = 1; next }
{
  before = ended || before == "" ? $0 : before " " $0
  ended = 0
}
