extension ForEach {
  /// Rows of any kind: what they are is up to whoever asks for `content`.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - content: Makes what stands for an element.
  ///   - identify: The id of an element.
  package init(
    data: Data, content: @escaping (Data.Element) -> Content,
    identify: @escaping (Data.Element) -> ID
  ) {
    self.data = data
    self.content = content
    self.identify = identify
  }
}
