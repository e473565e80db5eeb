/// The version of this package.
package enum EngineVersion {
  /// After Semantic Versioning. While CHANGELOG.md begins with unreleased changes, this is the
  /// version that they will be in, with `-dev`; a test compares the two.
  package static let text = "0.1.0-dev"
}
