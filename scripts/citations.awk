# Reads a list of paths from standard input, then pages (*.md), then sources, and prints every
# citation of a heading that is not there and every relative link that leads nowhere.
#
# A numbered heading of Documentation/Semantics is "## Semantics 3.1: Where animation happens". It
# is cited, in a page or a comment, by its book and number: "Semantics 3.1". A citation may be
# broken at the end of a line. links.awk comes before it.

BEGIN {
  book = "(Semantics|Containers|Controls|Scenes|Look)"
  number = "[0-9]+([.][0-9]+)*"
  cited = "(^|[^A-Za-z])" book " " number
  # Names of notes that these pages were made from. None is in the checkout.
  retired = "(^|[^A-Za-z_])(SEMANTICS|CONTAINERS|CONTROLS|SCENES|LOOK|DESIGN|RASTER|RULINGS" \
    "|SAMPLES|NAMES|HOUSE|STYLE|TOOLCHAIN|RELIABILITY|DEMANDS)([.]md|,? chapter|,? [0-9])"
}

function report(place, sentence) {
  print place ": " sentence
  failed = 1
}

# Notes the citations in `text`, the words of one line. The end of the line before is put in front,
# where it names a book and this line begins with a number.
function read_words(text, place,   rest, found) {
  gsub(/[ \t]+/, " ", text)
  sub(/^ /, "", text)
  sub(/ $/, "", text)
  if (tail != "" && text ~ "^" number) text = tail " " text
  tail = match(text, "(^|[^A-Za-z])" book "$") ? substr(text, RSTART) : ""
  sub(/^[^A-Za-z]/, "", tail)
  rest = text
  while (match(rest, cited)) {
    found = substr(rest, RSTART, RLENGTH)
    sub(/^[^A-Za-z]/, "", found)
    rest = substr(rest, RSTART + RLENGTH)
    citations++
    citation[citations] = found
    citation_place[citations] = place
  }
  if (match(text, retired)) {
    found = substr(text, RSTART, RLENGTH)
    sub(/^[^A-Za-z]/, "", found)
    report(place, "\"" found "\" is a note that is not in the checkout")
  }
}

function read_links(line, place, folder,   target) {
  gsub(/`[^`]*`/, "", line)
  while (match(line, /\]\([^) ]+/)) {
    target = substr(line, RSTART + 2, RLENGTH - 2)
    line = substr(line, RSTART + RLENGTH)
    if (target ~ /^[a-z][a-z0-9+.-]*:/) continue
    links++
    link[links] = target
    link_place[links] = place
    link_folder[links] = folder
  }
}

FILENAME == "-" {
  exists[$0] = 1
  next
}

FNR == 1 {
  tail = ""
  in_code = 0
  in_comment = 0
  is_page = FILENAME ~ /[.]md$/
  is_specification = FILENAME ~ /^Documentation\/Semantics\//
  is_swift = FILENAME ~ /[.](swift|c|h)$/
  folder = FILENAME
  if (!sub(/\/[^\/]*$/, "", folder)) folder = "."
}

is_page {
  place = FILENAME ":" FNR
  if ($0 ~ /^ *```/) in_code = !in_code
  if (!in_code && $0 ~ /^#+ /) {
    heading = $0
    sub(/^#+ +/, "", heading)
    slug = anchor_of(heading)
    if ((FILENAME "#" slug) in anchors) slug = slug "-" ++repeats[FILENAME "#" slug]
    anchors[FILENAME "#" slug] = 1
    if (is_specification && match(heading, "^" book " " number ":")) {
      name = substr(heading, 1, RLENGTH - 1)
      if (name in headings) report(place, "\"" name "\" is the heading at " headings[name] ", too")
      headings[name] = place
      tail = ""
      next
    }
    if (is_specification && heading ~ "^" book " [0-9]") {
      report(place, "a numbered heading ends its number with a colon: \"" heading "\"")
    }
  }
  read_words($0, place)
  if (!in_code) read_links($0, place, folder)
  next
}

# The words of comments in Swift and C. What follows "//" within a string is read as well, and does
# no harm.
is_swift {
  words = ""
  if (in_comment) {
    words = $0
    if (sub(/\*\/.*/, "", words)) in_comment = 0
    sub(/^ *\* ?/, "", words)
  } else if (match($0, /\/\/+/)) {
    words = substr($0, RSTART + RLENGTH)
  } else if (match($0, /\/\*/)) {
    words = substr($0, RSTART + 2)
    if (!sub(/\*\/.*/, "", words)) in_comment = 1
  }
  if (words == "") tail = ""
  else read_words(words, FILENAME ":" FNR)
  next
}

{
  if (match($0, /#/)) read_words(substr($0, RSTART + 1), FILENAME ":" FNR)
  else tail = ""
}

END {
  for (i = 1; i <= citations; i++) {
    if (!(citation[i] in headings)) {
      report(citation_place[i], "\"" citation[i] "\" is no heading of Documentation/Semantics")
    }
  }
  for (i = 1; i <= links; i++) {
    path = link[i]
    anchor = ""
    if (match(path, /#/)) {
      anchor = substr(path, RSTART + 1)
      path = substr(path, 1, RSTART - 1)
    }
    path = path == "" ? "" : resolved(link_folder[i], path)
    page = link_place[i]
    sub(/:[0-9]+$/, "", page)
    if (path != "" && !(path in exists)) {
      report(link_place[i], "the link to " link[i] " leads nowhere")
    } else if (anchor != "" && (path ~ /[.]md$/ || path == "") &&
        !(((path == "" ? page : path) "#" anchor) in anchors)) {
      report(link_place[i], "the link to " link[i] " names no heading there")
    }
  }
  exit failed
}
