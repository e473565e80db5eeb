# Sourced by scripts/public-api and scripts/docs, after environment.sh: builds the package and asks
# the compiler for the symbol graphs of its public modules, in $graphs.

command -v jq >/dev/null || fail "jq is not installed, which scripts/setup does."

# Every module that a program can import, in the order of the floors.
modules=(TweenCombine TweenMath TweenTypes TweenFoundation TweenGeometry TweenVectors TweenMotion
  TweenPaint TweenRaster TweenCodecs TweenViews TweenControls TweenGames TweenGraphics TweenOverlays
  TweenWidgets TweenLists TweenUIKit TweenPages TweenPickers TweenDocuments TweenStage TweenHeadless
  Inbetween Combine InbetweenTesting)
graphs=.build/public-api/graphs

# Builds what the options of swift build name, or everything; says only what went wrong. $built is
# the folder then.
build_quietly() {
  local log=.build/public-api.log
  mkdir -p .build
  swift build "$@" </dev/null >"$log" 2>&1 || {
    grep -E 'error:' "$log" | sort -u || tail -n 30 "$log"
    return 1
  }
  built=$(swift build --show-bin-path)
}

# What a compiler needs to import modules that were built here: ours, and those of C that the
# private parts of ours import. $module_flags, once $built is known.
find_modules() {
  local map folder packages
  module_flags=(-I "$built/Modules")
  for map in Sources/C*/module.modulemap "$built"/C*.build/module.modulemap; do
    if [ -f "$map" ]; then module_flags+=(-Xcc "-fmodule-map-file=$map"); fi
  done
  for folder in Sources/C*/include; do module_flags+=(-I "$folder"); done
  packages=(freetype2 harfbuzz fribidi fontconfig libpng zlib libdeflate libturbojpeg)
  if pkg-config --exists sdl2; then packages+=(sdl2); fi
  for folder in $(pkg-config --cflags-only-I "${packages[@]}"); do
    module_flags+=(-Xcc "$folder")
  done
}

# The symbol graphs come out of the modules that the build made. They stay while those do.
extract_symbol_graphs() {
  local module target
  find_modules
  if [ -f "$graphs/whole" ] && [ ! scripts/symbol-graphs.sh -nt "$graphs/whole" ] &&
    [ -z "$(find "$built/Modules" -newer "$graphs/whole" -print -quit)" ]; then
    return
  fi
  target=$(swift -print-target-info | jq -r .target.unversionedTriple)
  rm -rf "$graphs"
  mkdir -p "$graphs"
  for module in "${modules[@]}"; do
    swift symbolgraph-extract -module-name "$module" "${module_flags[@]}" -target "$target" \
      -minimum-access-level public -skip-synthesized-members -skip-inherited-docs \
      -omit-extension-block-symbols -output-dir "$graphs"
  done
  touch "$graphs/whole"
}
