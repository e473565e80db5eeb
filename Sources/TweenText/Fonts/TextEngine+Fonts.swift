extension TextEngine {
  /// Whether a family or a font of that name is there; it is not warned of where it isn't.
  package func hasFont(named name: String) -> Bool {
    state.withLock { $0.typesetter.fonts.hasFont(named: name) }
  }

  /// How far capitals and small letters without arms reach above the baseline, in points. Zeros
  /// where the font cannot be loaded or its size is none.
  package func letterHeights(of font: FontRequest) -> (capital: Double, small: Double) {
    guard font.hasUsableSize else { return (0, 0) }
    return state.withLock { state in
      switch state.typesetter.fonts.face(for: FontLook(font)) {
      case .success(let face):
        let unit = font.size / face.unitsPerEm
        return (face.capHeight * unit, face.xHeight * unit)
      case .failure(let error):
        state.typesetter.fonts.warn("\(error)")
        return (0, 0)
      }
    }
  }
}
