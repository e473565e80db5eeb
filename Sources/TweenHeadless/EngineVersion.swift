/// The version of this package.
package enum EngineVersion {
  /// After Semantic Versioning. Between two versions it is the next one with `-dev`; `scripts/release`
  /// removes the suffix and compares the pages and the changelog with it (Documentation/Releasing.md).
  package static let text = "0.1.0-dev"
}
