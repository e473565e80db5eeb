# For scripts/unsafe, which has the rules. Prints the unsafe constructs of Swift files as
#   file:line: construct: invariant
# and those without an invariant, or entries of the list that nothing needs, as failures.
# Variables: list (unsafe.list), only_failures.

function trimmed(text) {
  gsub(/^[ \t]+|[ \t]+$/, "", text)
  return text
}

function report(line, kind, invariant) {
  if (!only_failures) printf "%s:%d: %s: %s\n", FILENAME, line, kind, invariant
}

# The invariant of the list for a construct in a file, which counts as used.
function listed(kind, file,   i) {
  for (i = 1; i <= entries; i++)
    if (entry_kind[i] == kind && file ~ entry_path[i]) {
      used[i] = 1
      return entry_words[i]
    }
  return ""
}

# Whether a comment says why its code is safe. A documentation comment may describe the code only.
function is_reason(comment, is_documentation) {
  if (comment == "") return 0
  if (!is_documentation) return 1
  return comment ~ /[Uu]nchecked|[Ii]nvariant|[Mm]ain actor|[Mm]ain thread|thread|immutable|never both|at once|lock|valid|not kept|owns|retain/
}

function examine(line, kind, invariant) {
  found++
  if (invariant == "") invariant = listed(kind, FILENAME)
  if (invariant == "") {
    printf "%s:%d: %s has no invariant beside it, and none in scripts/unsafe.list\n", FILENAME, line, kind
    failures++
  } else {
    report(line, kind, invariant)
  }
}

# The constructs of the last file that are documented once for the file.
function end_file() {
  if (!pointers) return
  examine(first_pointer, "pointers", "")
}

BEGIN {
  FS = "\n"
  kinds = split("@unchecked Sendable|nonisolated(unsafe)|@exclusivity(unchecked)|unsafeBitCast|" \
    "unsafeDowncast|unowned(unsafe)|Unmanaged|withoutActuallyEscaping|" \
    "assumingMemoryBound|bindMemory|withMemoryRebound|@_silgen_name|UnsafeContinuation", kind, "|")
  while ((status = (getline entry < list)) > 0) {
    if (entry ~ /^#/ || entry == "") continue
    if (split(entry, part, / \| /) != 3) {
      printf "%s: an entry is not `construct | path | invariant`: %s\n", list, entry
      failures++
      continue
    }
    entries++
    entry_kind[entries] = part[1]
    entry_path[entries] = part[2]
    entry_words[entries] = part[3]
  }
  if (status < 0) {
    print list " cannot be read"
    failures++
  }
}

FNR == 1 {
  if (NR > 1) end_file_of_last()
  block = last_reason = type_reason = ""
  pointers = first_pointer = block_is_documentation = 0
  file = FILENAME
}

{
  code = $0
  comment = ""
  is_documentation = 0
  if (match(code, /(^|[ \t])\/\/.*$/)) {
    comment = trimmed(substr(code, RSTART))
    is_documentation = comment ~ /^\/\/\//
    sub(/^\/\/+ ?/, "", comment)
    code = substr(code, 1, RSTART - 1)
  }
  code = trimmed(code)
  if (code == "") {
    if (comment == "") {
      block = ""
      last_reason = ""
    } else {
      # A plain comment after a documentation comment is the reason.
      if (block == "" || block_is_documentation && !is_documentation) block = comment
      else block = block " " comment
      block_is_documentation = is_documentation
    }
    next
  }
  # A type's comment may have the invariant of its pointers.
  if (code ~ /(^| )(struct|class|enum|extension|protocol|actor) /)
    type_reason = block ~ /[Ii]nvariant|[Vv]alid|owned|never change|[Uu]nchecked/ ? block : ""
  reason = comment != "" ? comment : is_reason(block, block_is_documentation) ? block : last_reason
  hit = 0
  for (i = 1; i <= kinds; i++)
    if (index(code, kind[i])) {
      examine(FNR, kind[i], reason)
      hit = 1
    }
  # A pointer that is kept needs its own reason. Those that are parameters, or of a closure that
  # `withUnsafe...` calls, are valid during the call; the file has one for them.
  if (code ~ /(let|var) [a-zA-Z]+: *Unsafe(Mutable)?(Raw)?(Buffer)?Pointer[^{]*$/) {
    examine(FNR, "stored pointer", reason != "" ? reason : type_reason)
    hit = 1
  } else if (code ~ /(^|[^h])Unsafe(Mutable)?(Raw)?(Buffer)?Pointer/) {
    if (!pointers++) first_pointer = FNR
  }
  # The reason holds for the lines directly below that have a construct too, and past attributes.
  is_attribute = code ~ /^@/ && code !~ /(var|let|func|class|struct|enum|init|case)[ (]/
  if (!is_attribute) {
    last_reason = hit && is_reason(reason, 0) ? reason : ""
    block = ""
  }
}

function end_file_of_last(   saved) {
  saved = FILENAME
  FILENAME = file
  end_file()
  FILENAME = saved
}

END {
  if (NR) end_file_of_last()
  for (i = 1; i <= entries; i++)
    if (!used[i]) {
      printf "%s: nothing needs the entry: %s | %s\n", list, entry_kind[i], entry_path[i]
      failures++
    }
  if (!found) {
    print "no unsafe construct was found: the sources are not where they are expected"
    failures++
  }
  exit failures > 0
}
