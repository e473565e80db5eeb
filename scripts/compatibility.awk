# Writes Documentation/Compatibility.md: awk -f compatibility.awk TEXT names.tsv differences.tsv PAGE...
# TEXT, compatibility-page.text, is what comes before the lists.
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

FILENAME ~ /[.]text$/ {
  print
  next
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
  printf "\n## %s (%d)\n\n%s\n", title, total[state], says
  if (total[state]) print ""
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
  list("Missing", "missing", total["missing"] \
    ? "A program that uses one of these names does not compile yet." \
    : "The counted programs use no name that is missing. [Not built](#not-built) lists missing names that none of\nthem uses.")
  list("Present, with a known difference", "different", "These names compile and behave differently, or do less.")
  list("Present", "there", "These names behave as Apple's do, as far as is known.")
  exit failed
}
