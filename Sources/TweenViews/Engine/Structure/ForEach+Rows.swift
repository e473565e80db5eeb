extension ForEach {
  /// Creates rows with content of any type, which need not be a view; the caller interprets
  /// `content`.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - content: Returns the content for an element.
  ///   - identify: Returns the id of an element.
  package init(
    data: Data, content: @escaping (Data.Element) -> Content,
    identify: @escaping (Data.Element) -> ID
  ) {
    self.data = data
    self.content = content
    self.identify = identify
  }
}
