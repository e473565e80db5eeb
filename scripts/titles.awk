# Reads Swift sources and prints, for each declaration under a line `// Titles: string, resource.`, the
# forms that SwiftUI has beside the one with a `LocalizedStringKey`: with a `StringProtocol`, with a
# `LocalizedStringResource`. Called by scripts/titles.

# The declaration with the key's type and name replaced.
function form(text, type, suffix,    name, base) {
  while (match(text, /[a-zA-Z]+: LocalizedStringKey/)) {
    name = substr(text, RSTART, RLENGTH - length(": LocalizedStringKey"))
    base = name
    if (sub(/Key$/, "", base)) base = base suffix
    gsub("(^|[^a-zA-Z0-9_.])" name "[^a-zA-Z0-9_]", "\001&\001", text)
    text = rename(text, name, base)
    sub(/: LocalizedStringKey/, ": " type, text)
  }
  return text
}

# Replaces a name in the places that `form` has marked.
function rename(text, name, base,    parts, count, i, out) {
  count = split(text, parts, "\001")
  out = parts[1]
  for (i = 2; i <= count; i++) {
    if (i % 2 == 0) sub(name, base, parts[i])
    out = out parts[i]
  }
  return out
}

# The summary of a doc comment in one line, with what is said of the title replaced; the rest as it is.
function words(doc, one, naming,    lines, count, i, summary, rest) {
  count = split(doc, lines, "\n")
  for (i = 1; i < count && lines[i] !~ /^  \/\/\/ *$/ && lines[i] !~ /^  \/\/\/ +- /; i++) {
    sub(/^  \/\/\/ */, "", lines[i])
    summary = summary (summary == "" ? "" : " ") lines[i]
  }
  for (; i < count; i++) rest = rest lines[i] "\n"
  return wrapped(replaced(summary, one, naming)) rest
}

function replaced(text, one, naming) {
  gsub(/, which string tables may say otherwise,/, ", " naming ",", text)
  gsub(/, which (is|are) looked up( in the string tables)?/, one == "is" ? ", shown as it is" : ", which a resource names", text)
  gsub(/that is looked up( in the string tables)?/, one == "is" ? "that is shown as it is" : "that a resource names", text)
  gsub(/that are looked up( in the string tables)?/, one == "is" ? "that are shown as they are" : "that resources name", text)
  gsub(/looked up in the string tables/, naming, text)
  gsub(/in the words of a string table/, one == "is" ? "in words as they are" : "in words that a resource names", text)
  gsub(/(from|of) the string tables/, one == "is" ? "that is shown as it is" : "that a resource names", text)
  gsub(/the name is named by a resource/, "a resource names it", text)
  gsub(/by a key that/, "by a text that", text)
  gsub(/a key that/, "a text that", text)
  return text
}

function wrapped(text,    list, count, i, line, out) {
  count = split(text, list, " ")
  line = "  ///"
  for (i = 1; i <= count; i++) {
    if (length(line) + length(list[i]) + 1 > 100) { out = out line "\n"; line = "  ///" }
    line = line " " list[i]
  }
  return out line "\n"
}

function keyNames(doc, suffix) {
  gsub(/he title's key/, "he title", doc)
  while (match(doc, /- (Parameter )?[a-z][a-zA-Z]*Key:/)) {
    doc = substr(doc, 1, RSTART + RLENGTH - 5) suffix ":" substr(doc, RSTART + RLENGTH)
  }
  return doc
}

function strings(text) {
  if (text !~ /(init|func [a-zA-Z]+)[?!]?</) {
    sub(/init[?!]?\(/, "&\002", text) || sub(/func [a-zA-Z]+\(/, "&\002", text)
    sub(/\(\002/, "<S: StringProtocol>(", text)
  } else {
    sub(/(init|func [a-zA-Z]+)[?!]?</, "&S: StringProtocol, ", text)
  }
  return form(text, "S", "")
}

function disfavored(text) {
  return text ~ /@_disfavoredOverload/ ? text : "  @_disfavoredOverload\n" text
}

function finish(    i, list, count) {
  count = split(wanted, list, ", ")
  if (context != printed) {
    if (printed != "") print "}"
    print "\n" context
    printed = context
    isFirst = 1
  }
  for (i = 1; i <= count; i++) {
    if (!isFirst) print ""
    isFirst = 0
    if (list[i] == "string") {
      printf "%s", keyNames(words(doc, "is", "shown as it is"), "")
      printf "%s", disfavored(strings(text))
    } else {
      printf "%s", keyNames(words(doc, "resource", "named by a resource"), "Resource")
      printf "%s", disfavored(form(text, "LocalizedStringResource", "Resource"))
    }
  }
  state = ""
}

FNR == 1 { context = ""; pending = "" }

# The extension or type around: its header may take several lines.
state == "" && (pending != "" || /^([a-z@][^{]* )?(extension|struct|class|enum) /) { pending = pending $0 "\n" }
pending ~ /\{\n$/ {
  context = pending
  sub(/\n$/, "", context)
  if (context !~ /extension/) {
    match(context, /(struct|class|enum) [A-Za-z_]+/)
    context = substr(context, RSTART, RLENGTH)
    sub(/^[a-z]+/, "extension", context)
    context = context " {"
  }
  pending = ""
  next
}
pending != "" { next }

/^  \/\/ Titles: (string|resource|string, resource)\.$/ {
  wanted = $0
  sub(/^  \/\/ Titles: /, "", wanted)
  sub(/\.$/, "", wanted)
  state = "doc"
  doc = text = ""
  next
}
state == "doc" && /^  \/\/\// { doc = doc $0 "\n"; next }
state != "" {
  state = "text"
  text = text $0 "\n"
  if ($0 ~ /^  }$/ || ($0 ~ /^  [^ ].*\{.*\}$/) || $0 ~ /^  \) .*\{.*\}$/) finish()
}

END { if (printed != "") print "}" }
