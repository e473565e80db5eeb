# Makes articles of DocC out of pages: awk -f links.awk -f docs.awk -v catalog=FOLDER LIST PAGE...
#
# The list has a line for each page: its path, a tab, the article's name. What differs: links to
# pages and their headings are DocC's; links to files that are no pages are only their words; a line
# may not begin with the sign of a directive; only the first heading is of the first level. The
# README of a folder lists what it links to, so that DocC puts those pages below it.

# What DocC makes of a heading, for a link.
function fragment_of(heading) {
  gsub(/[`*]/, "", heading)
  gsub(/[][(){}.,:;!?'"\/@#&%\\]/, "", heading)
  gsub(/[ \t-]+/, "-", heading)
  return heading
}

FNR == NR {
  split($0, fields, "\t")
  article[fields[1]] = fields[2]
  next
}

# First all headings, for links go forward, too.
FNR == 1 {
  in_code = 0
  pages++
  page[pages] = FILENAME
}

{
  lines[FILENAME]++
  line[FILENAME, lines[FILENAME]] = $0
  if ($0 ~ /^ *```/) in_code = !in_code
  if (!in_code && $0 ~ /^#+ /) {
    heading = $0
    sub(/^#+ +/, "", heading)
    slug = anchor_of(heading)
    if ((FILENAME, slug) in fragment) slug = slug "-" ++repeats[FILENAME, slug]
    fragment[FILENAME, slug] = fragment_of(heading)
  }
}

# The words of a link and its target, as DocC wants them.
function link_of(words, target, path,   anchor, name, to) {
  if (target ~ /^[a-z][a-z0-9+.-]*:/) return "[" words "](" target ")"
  if (match(target, /#/)) {
    anchor = substr(target, RSTART + 1)
    target = substr(target, 1, RSTART - 1)
  }
  to = target == "" ? path : resolved(folder_of(path), target)
  if (to ~ /[.](png|jpg)$/) {
    sub(/.*\//, "", to)
    return "[" words "](" to ")"
  }
  if (!(to in article)) return words
  name = article[to]
  if (anchor != "") name = name "#" fragment[to, anchor]
  else if (!(name in listed)) {
    listed[name] = 1
    topics = topics "- <doc:" name ">\n"
  }
  return "[" words "](doc:" name ")"
}

function folder_of(path) {
  return sub(/\/[^\/]*$/, "", path) ? path : "."
}

# The links in a paragraph, which may go over line ends. What stands in `code` is left alone.
function with_links(text, path,   made, start, depth, i, sign, words, target, close_at) {
  made = ""
  while (match(text, /\]\([^) \n]+\)/)) {
    close_at = RSTART
    target = substr(text, RSTART + 2, RLENGTH - 3)
    depth = 0
    start = 0
    for (i = close_at - 1; i > 0; i--) {
      sign = substr(text, i, 1)
      if (sign == "]") depth++
      else if (sign == "[" && depth-- == 0) {
        start = i
        break
      }
    }
    if (start == 0 || in_backticks(substr(text, 1, start - 1))) {
      made = made substr(text, 1, close_at + 1)
      text = substr(text, close_at + 2)
      continue
    }
    words = substr(text, start + 1, close_at - start - 1)
    made = made substr(text, 1, start - 1) link_of(words, target, path)
    text = substr(text, close_at + length(target) + 3)
  }
  return made text
}

function in_backticks(text) { return gsub(/`/, "", text) % 2 }

function write(path,   out, i, text, paragraph, in_code) {
  out = catalog "/" article[path] ".md"
  topics = ""
  split("", listed)
  listed[article[path]] = 1
  paragraph = ""
  in_code = 0
  for (i = 1; i <= lines[path] + 1; i++) {
    text = line[path, i]
    if (in_code || text ~ /^ *```/ || text ~ /^ *$/ || text ~ /^    / && paragraph == "") {
      if (paragraph != "") printf "%s", with_links(paragraph, path) >out
      paragraph = ""
      if (text ~ /^ *```/) in_code = !in_code
      if (i <= lines[path]) print text >out
      continue
    }
    if (text ~ /^ *@/) sub(/@/, "\\@", text)
    if (i > 1 && text ~ /^# /) text = "#" text
    paragraph = paragraph text "\n"
  }
  # The topics of the first page, Start, are written by scripts/docs.
  if (path ~ /\/README[.]md$/ && article[path] != "Start" && topics != "") print "\n## Topics\n\n### Chapters\n\n" topics >out
  close(out)
}

END {
  for (i = 1; i <= pages; i++) write(page[i])
}
