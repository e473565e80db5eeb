# What scripts/citations and scripts/docs know of links between pages.

# The path of `target` as a page in `folder` names it, without "." and "..".
function resolved(folder, target,   parts, count, kept, depth, i, path) {
  path = target ~ /^\// ? substr(target, 2) : folder "/" target
  count = split(path, parts, "/")
  depth = 0
  for (i = 1; i <= count; i++) {
    if (parts[i] == ".." && depth > 0) depth--
    else if (parts[i] != "" && parts[i] != ".") kept[++depth] = parts[i]
  }
  path = ""
  for (i = 1; i <= depth; i++) path = path (i > 1 ? "/" : "") kept[i]
  return path
}

# A link's anchor is the heading in small letters without its signs, blanks as hyphens.
function anchor_of(heading,   slug) {
  gsub(/\]\([^)]*\)/, "", heading)
  slug = tolower(heading)
  gsub(/[^a-z0-9_ -]/, "", slug)
  gsub(/ /, "-", slug)
  return slug
}
