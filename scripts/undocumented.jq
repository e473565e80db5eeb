# Lists what is public and has no comment: file:line kind path (jq -n, over symbol graphs).

# An operator is what it is everywhere, and the Body of a view or a modifier what it is made of.
def speaks_for_itself:
  (.kind.identifier | IN("swift.func.op", "swift.associatedtype"))
  or (.kind.identifier == "swift.typealias" and .pathComponents[-1] == "Body");

[inputs.symbols[]] | unique_by(.identifier.precise)
# An overload is documented where one of its name in the same place is.
| group_by([.pathComponents[:-1], (.pathComponents[-1] | sub("[(].*"; "")), .kind.identifier])[]
| select(all(.docComment == null))[]
| select(.location and (speaks_for_itself | not))
| "\(.location.uri):\(.location.position.line + 1) \(.kind.identifier | ltrimstr("swift.")) "
  + (.pathComponents | join("."))
