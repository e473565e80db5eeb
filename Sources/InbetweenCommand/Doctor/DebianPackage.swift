/// The names of Debian's packages.
enum DebianPackage {
  /// The packages of the libraries with which the engine and the toolchain are linked.
  private static let libraries = [
    "libfreetype": "libfreetype6", "libharfbuzz": "libharfbuzz0b", "libfribidi": "libfribidi0",
    "libfontconfig": "libfontconfig1", "libwebp": "libwebp7", "libwebpdemux": "libwebpdemux2",
    "libturbojpeg": "libturbojpeg0", "libpng16": "libpng16-16", "libgif": "libgif7",
    "libz": "zlib1g", "libdeflate": "libdeflate0", "libstdc++": "libstdc++6",
    "libncurses": "libncurses6",
    "libcurl": "libcurl4", "libsqlite3": "libsqlite3-0", "libxml2": "libxml2",
  ]

  /// The package of a library, such as `libz.so.1`; the library's own name if it is not known.
  static func of(_ library: String) -> String {
    library.split(separator: ".").first.flatMap { libraries[String($0)] } ?? library
  }
}
