# Reads the patterns of words.list and the exceptions of words.allowed (-v list=, -v allowed=), then
# pages (*.md, *.tutorial) and sources (*.swift, *.c, *.h), and prints every place where their words
# match a pattern: file:line, the pattern's name, the words, and what to write instead. Comments of
# sources are read; with -v strings=REGEX also the string literals of Swift files whose path matches.
# In Swift files, doc comments of public declarations are checked for length, first word and units.
#
# A paragraph is matched as a whole, in small letters, so that a phrase may be broken at the end of a
# line. Code spans, code blocks and the targets of links are blanked with "_" of the same length.

function fault(sentence) {
  print "words: " sentence > "/dev/stderr"
  faults = 1
  exit 2
}

# Reads a file of "key: value" lines into `table`, whose entries are separated by blank lines, and
# returns the number of entries. The first of `keys` begins an entry; each entry has each key once.
function read_table(file, keys, table,   line, status, count, names, total, i, key) {
  total = split(keys, names, " ")
  while ((status = (getline line < file)) > 0) {
    if (line ~ /^#/ || line == "") continue
    key = line
    sub(/:.*/, "", key)
    sub(/^[a-z]+: */, "", line)
    if (index(" " keys " ", " " key " ") == 0) fault(file " has an unknown key: " key)
    if (key == names[1]) count++
    if ((count, key) in table) fault(file " has " key " twice in entry " count)
    table[count, key] = line
  }
  if (status < 0) fault(file " cannot be read")
  for (i = 1; i <= count; i++) {
    for (key = 1; key <= total; key++) {
      if (table[i, names[key]] == "") fault("entry " i " of " file " has no " names[key])
    }
  }
  close(file)
  return count + 0
}

# The time, lengths and so on that a number's name can mean, by the last word of the name.
function learn_quantity(quantity, names, units,   parts, i) {
  split(names, parts, " ")
  for (i in parts) quantity_of[parts[i]] = quantity
  units_of[quantity] = units
}

BEGIN {
  patterns = read_table(list, "name pattern write wrong", pattern)
  exceptions = read_table(allowed, "text file reason", exception)
  before = "(^|[^a-z0-9_])("
  after = ")([^a-z0-9_]|$)"
  for (i = 1; i <= patterns; i++) {
    any = any (i > 1 ? "|" : "") pattern[i, "pattern"]
    pattern[i, "whole"] = before pattern[i, "pattern"] after
  }
  any = before any after
  for (i = 0; i < 8; i++) fill = (fill == "" ? "________________" : fill fill)

  number_type = "(Double|CGFloat|Float|Int|TimeInterval)"
  range = "[0-9] (to|and|or|is|gives) |(from|amount) 0|[0-9]\\.\\.[.<]|percent|fraction|share|index"
  # A comment may refer to another one, or state that the number has no effect.
  elsewhere = "(those of|rules of|form of|like|see|property of) (`|that name)|no effect|ignored"
  learn_quantity("time", "duration delay timeout interval elapsed", "second|minute|hour|frames|" range)
  learn_quantity("length", "width height radius size spacing thickness padding distance inset", \
    "point|pixel|unit|bytes|coordinate|user space|" range)
  learn_quantity("angle", "angle rotation", "degree|radian|turn|" range)
  learn_quantity("ratio", "opacity alpha fraction scale progress intensity amount", \
    "factor|pixels? (per|for each)|points|times|multipl|" range)
  learn_quantity("speed", "speed velocity", "second|factor|points|unit|times|multipl|" range)
}

# MARK: Paragraphs

function blanked(text, pattern_of_blank,   from, result) {
  result = ""
  while (match(text, pattern_of_blank)) {
    from = RSTART
    result = result substr(text, 1, from - 1) substr(fill, 1, RLENGTH)
    text = substr(text, from + RLENGTH)
  }
  return result text
}

# Adds the words of a line to the paragraph.
function add(text, line) {
  sub(/^[ \t]+/, "", text)
  lines++
  line_number[lines] = line
  line_start[lines] = length(paragraph) + 1
  paragraph = paragraph text " "
}

function place(offset,   i) {
  for (i = lines; i > 1 && line_start[i] > offset; i--) {}
  return FILENAME_NOW ":" line_number[i]
}

function report(at, name, found, advice) {
  sub(/^[^a-z0-9_]+/, "", found)
  sub(/[^a-z0-9_]+$/, "", found)
  print at ": " name (found == "" ? "" : ": \"" found "\"") "; " advice
  failed = 1
}

# Matches the paragraph, and begins a new one.
function flush(   text, i, rest, from, size) {
  if (lines == 0) return
  text = tolower(paragraph)
  if (text ~ any) {
    text = blanked(text, "`[^`]*`")
    text = blanked(text, "\\]\\([^)]*\\)")
    text = blanked(text, "https?://[^ )>]*")
    for (i = 1; i <= exceptions; i++) {
      if (FILENAME_NOW ~ exception[i, "file"] && text ~ exception[i, "text"]) {
        rest = blanked(text, exception[i, "text"])
        if (text ~ any) is_used[i] = 1
        text = rest
      }
    }
    for (i = 1; text ~ any && i <= patterns; i++) {
      # Words are reported once: they are blanked, without the signs around them.
      while (match(text, pattern[i, "whole"])) {
        from = RSTART
        size = RLENGTH
        if (substr(text, from, 1) !~ /[a-z0-9_]/) {
          from++
          size--
        }
        if (substr(text, from + size - 1, 1) !~ /[a-z0-9_]/) size--
        report(place(from), pattern[i, "name"], substr(text, from, size), "write " pattern[i, "write"])
        text = substr(text, 1, from - 1) substr(fill, 1, size) substr(text, from + size)
      }
    }
  }
  paragraph = ""
  lines = 0
}

# MARK: Files

FNR == 1 {
  flush()
  FILENAME_NOW = FILENAME
  sub(/^[.]\//, "", FILENAME_NOW)
  is_page = FILENAME ~ /[.](md|tutorial)$/
  is_swift = FILENAME ~ /[.]swift$/
  is_changelog = FILENAME ~ /(^|\/)CHANGELOG[.]md$/
  reads_strings = is_swift && strings != "" && FILENAME_NOW ~ strings
  in_code = in_block = in_protocol = sections = in_fence = 0
  last_comment = -1
  was_blank = 1
  kind = quotes = doc = declaration = ""
  split("", has_unit)
}

# MARK: Pages

# Only the newest section of the changelog that has entries.
is_changelog && /^## / {
  flush()
  if (has_entries) in_code = 0
  sections++
}
is_changelog && /^- / && sections > 0 && newest == 0 { newest = sections }
is_changelog && (newest == 0 || sections != newest) { next }

is_page {
  if ($0 ~ /^ *(```|~~~)/) {
    flush()
    in_code = !in_code
    next
  }
  if (in_code) next
  # An indented block of code comes after a blank line or a heading.
  if ($0 ~ /^(    |\t)/ && was_blank && FILENAME !~ /[.]tutorial$/) {
    flush()
    next
  }
  if ($0 ~ /^[ \t]*$/) {
    flush()
    was_blank = 1
    next
  }
  was_blank = /^#/
  if ($0 ~ /^ *([-*+]|[0-9]+[.]|#+|\||>|@)( |[A-Za-z]|$)/) flush()
  add($0, FNR)
  if (was_blank) flush()
  next
}

# MARK: Comments

# The first words of a comment: a thing, not a pronoun.
function check_begin(text, is_doc) {
  sub(/^ +/, "", text)
  if (match(text, /^(What|Those|Who|One (that|which|who|with|for))[ ,]/) ||
      is_doc && match(text, /^(That|It|They|He|She)[ ,]/)) {
    report(FILENAME_NOW ":" FNR, "comment that begins with a pronoun", tolower(substr(text, 1, RLENGTH)),
      "begin with a noun phrase or a verb")
  }
}

# Adds the words of a comment. A blank line, an item of a list and another indentation begin a paragraph.
function comment(text, new_kind,   is_item) {
  if (FNR != last_comment + 1) check_begin(text, new_kind ~ /\/\/\/$/)
  last_comment = FNR
  if (new_kind != kind || text ~ /^[ \t\/*]*$/) flush()
  kind = new_kind
  is_item = text ~ /^ *([-*]|[0-9]+[.]) /
  if (is_item) flush()
  # A parameter's name is code.
  if (is_item && match(text, /^ *- ([Pp]arameter )?[A-Za-z_0-9]+:/)) {
    text = substr(fill, 1, RLENGTH) substr(text, RLENGTH + 1)
  }
  # An indented block is a drawing or code.
  if (text ~ /^     / && kind ~ /\/\// && lines == 0) return
  if (text !~ /^[ \t]*$/) add(text, FNR)
}

# The column of "//" that begins a comment behind code; 0 if there is none.
function comment_column(line,   column, rest, start) {
  start = 0
  rest = line
  while (match(rest, /(^|[ \t])\/\/+([ \t!]|$)/)) {
    column = start + RSTART
    if (gsub(/"/, "\"", line) == 0) return column
    quoted = substr(line, 1, column)
    gsub(/\\"/, "", quoted)
    if (gsub(/"/, "", quoted) % 2 == 0) return column
    start += RSTART + RLENGTH - 1
    rest = substr(rest, RSTART + RLENGTH)
  }
  return 0
}

# Adds the string literals of a line, each as a paragraph. Interpolations are left out.
function literals(line,   i, count, sign, depth, text) {
  count = length(line)
  for (i = 1; i <= count; i++) {
    if (substr(line, i, 2) == "//") return
    if (substr(line, i, 1) != "\"") continue
    text = ""
    depth = 0
    for (i++; i <= count; i++) {
      sign = substr(line, i, 1)
      if (sign == "\\") {
        i++
        if (substr(line, i, 1) == "(") depth++
        text = text "_"
      } else if (depth > 0) {
        depth += (sign == "(") - (sign == ")")
      } else if (sign == "\"") {
        break
      } else {
        text = text sign
      }
    }
    if (text ~ / /) {
      flush()
      add(text, FNR)
      flush()
    }
  }
}

in_block {
  comment(gensub_star($0), "/*")
  if ($0 ~ /\*\//) {
    in_block = 0
    flush()
  }
  next
}

function gensub_star(line) {
  sub(/\*\/.*/, "", line)
  sub(/^ *\*( |$)/, "", line)
  return line
}

# A literal of several lines: its text, up to its end.
quotes != "" {
  if (index($0, quotes) > 0) {
    flush()
    quotes = ""
  } else if (reads_strings) {
    if ($0 ~ /^[ \t]*$/ || $0 ~ /^ *- /) flush()
    add($0, FNR)
  }
  next
}

/^[ \t]*\/\// {
  text = $0
  if (declaration != "") next
  match(text, /^[ \t]*\/\/+!?/)
  new_kind = substr(text, 1, RLENGTH)
  text = substr(text, RLENGTH + 1)
  if (is_swift && new_kind ~ /^ *\/\/\/$/) {
    if (doc == "") doc_line = FNR
    doc = doc text "\n"
    if (text ~ /^ *```/) in_fence = !in_fence
  }
  if (!in_fence && text !~ /^ *```/) comment(text, new_kind)
  next
}

{ flush(); in_fence = 0 }

!is_swift && /\/\*/ {
  text = substr($0, index($0, "/*") + 2)
  in_block = text !~ /\*\//
  comment(gensub_star(text), "/*")
  if (!in_block) flush()
  next
}

/\/\// {
  column = comment_column($0)
  if (column > 0) {
    text = substr($0, column)
    sub(/^[ \t]*\/\/+/, "", text)
    comment(text, "code //")
    flush()
  }
}

/"/ && is_swift {
  text = $0
  if (match(text, /#*"""/)) {
    # A literal that ends on its line is no literal of several lines.
    if (gsub(/"""/, "&", text) == 1) {
      quotes = substr($0, RSTART, RLENGTH)
      if (match(quotes, /^#+/)) quotes = "\"\"\"" substr(quotes, 1, RLENGTH)
      else quotes = "\"\"\""
    }
  } else if (reads_strings) {
    literals($0)
  }
}

# MARK: Declarations

is_swift && in_protocol && /^}/ { in_protocol = 0 }
is_swift && /^ *(@[A-Za-z_]+(\([^)]*\))? *)*public protocol / { in_protocol = $0 !~ /}/ }

!is_swift || doc == "" { next }

# Attributes between a comment and its declaration.
declaration == "" && /^ *(@[A-Za-z_]+(\(.*\))? *)+$/ { next }
declaration == "" && /^ *#(if|else|elseif|endif)/ { doc = ""; next }
declaration == "" && /^[ \t]*$/ { next }

{
  sub(/^ +/, "")
  declaration = declaration (declaration == "" ? "" : " ") $0
  opened = gsub(/\(/, "(", declaration)
  if (opened > gsub(/\)/, ")", declaration) && length(declaration) < 4000) next
  check_declaration()
  doc = declaration = ""
}

# The last word of a name in camelCase, in small letters.
function last_word(name) {
  if (match(name, /[A-Z]?[a-z]+$/)) return tolower(substr(name, RSTART))
  return ""
}

function check_number(name, label,   word, text) {
  word = last_word(name)
  if (!(word in quantity_of)) word = last_word(label)
  if (!(word in quantity_of)) return
  if (is_init && name in has_unit || name ~ /^_/) return
  text = tolower(doc)
  gsub(/[ \n]+/, " ", text)
  if (text ~ elsewhere) return
  if (text ~ units_of[quantity_of[word]]) {
    if (is_property) has_unit[name]
    return
  }
  report(FILENAME_NOW ":" doc_line, "number without a unit or range", "",
    "state the unit or range of " name)
}

function check_declaration(   words, head, name, label, rest, found, is_public) {
  head = declaration
  sub(/[({=].*/, "", head)
  is_public = head ~ /(^| )(public|open) / || in_protocol && declaration !~ /^(private|fileprivate)/
  if (!is_public) return
  words = split(doc, parts)
  if (words < 3 && head !~ /(^| )(case|static (let|var))( |$)/) {
    report(FILENAME_NOW ":" doc_line, "doc comment of fewer than three words", "",
      "say what the name alone does not")
  }
  # An initializer's parameter may have its unit in the property of its name, before it in the file.
  is_init = head ~ /(^| )init/
  is_property = match(declaration, "(^| )(var|let) [A-Za-z_0-9]+: " number_type "[?]?( |$|,)") > 0
  if (is_property) {
    name = substr(declaration, RSTART, RLENGTH)
    sub(/^ ?(var|let) /, "", name)
    sub(/:.*/, "", name)
    check_number(name, name)
    return
  }
  if (head !~ /(^| )(func|init[?]?|subscript)( |<|$)/) return
  rest = declaration
  while (match(rest, "[(,] *([A-Za-z_0-9]+ )?[A-Za-z_0-9]+: (inout )?" number_type "[?]?( *=|[,)])")) {
    found = substr(rest, RSTART + 1, RLENGTH - 1)
    rest = substr(rest, RSTART + RLENGTH - 1)
    sub(/^ +/, "", found)
    sub(/:.*/, "", found)
    label = name = found
    sub(/ .*/, "", label)
    sub(/.* /, "", name)
    check_number(name, label)
  }
}

END {
  if (faults) exit 2
  flush()
  for (i = 1; i <= exceptions; i++) {
    if (is_whole && !is_used[i]) {
      print "scripts/words.allowed: entry " i " allows nothing that is there: " exception[i, "text"]
      failed = 1
    }
  }
  exit failed
}
