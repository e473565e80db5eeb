# The public API of one module as text, from its symbol graphs (jq --slurp): for each type a line
# with its path, then, indented, its declaration, what it conforms to, and its members.

def text: map(.spelling) | add // "" | gsub("\\s+"; " ") | sub(" $"; "");

# What an extension asks of the types it extends; a declaration does not repeat it.
def conditions:
  [.swiftExtension.constraints // [] | .[]
   | .lhs + ({"conformance": ": ", "superclass": ": ", "sameType": " == "}[.kind] // " ") + .rhs]
  | unique | if length > 0 then "  [where " + join(", ") + "]" else "" end;

def deprecated:
  if [.availability // [] | .[] | select(.isUnconditionallyDeprecated)] | length > 0
  then "  [deprecated]" else "" end;

def is_type:
  .kind.identifier | IN("swift.struct", "swift.class", "swift.enum", "swift.protocol", "swift.actor");

[.[].relationships[]] as $relations
| [.[].symbols[]] | unique_by(.identifier.precise) as $symbols
| ($symbols | map({key: .identifier.precise, value: (.pathComponents | join("."))}) | from_entries)
  as $paths
# A type's own line comes first (0), what it conforms to next (1), then the members (2).
| [ $symbols[]
    | (if is_type then [.pathComponents | join("."), 0]
       else [.pathComponents[:-1] | join("."), 2] end)
      + [(.declarationFragments | text) + conditions + deprecated] ]
  + [ $relations[] | select(.kind == "conformsTo" or .kind == "inheritsFrom")
      | select($paths[.source])
      # What every type is unless it says otherwise.
      | select((.targetFallback // "") | IN("Swift.Copyable", "Swift.Escapable",
          "Swift.SendableMetatype") | not)
      | [$paths[.source], 1,
         ": " + ($paths[.target] // (.targetFallback // .target | sub("^[A-Za-z_]+[.]"; "")))
         + ([.swiftConstraints // [] | .[]
             | .lhs + ({"conformance": ": ", "superclass": ": ", "sameType": " == "}[.kind] // " ")
               + .rhs] | if length > 0 then "  [where " + join(", ") + "]" else "" end)] ]
| unique | group_by(.[0])[]
| (if .[0][0] == "" then "(module)" else .[0][0] end), (.[] | "  " + .[2])
