#if arch(x86_64)
  import CTweenKernels

  /// A vector kernel that draws an item's part of a band, for antialiased fills by the non-zero rule
  /// and source over. The pixels equal those of a `SpanSource`.
  protocol BandKernel {
    /// Sums and clears the cells.
    func sweep(_ cells: inout ctk_cells, _ rows: inout ctk_rows)
    /// Draws the area between two lines that form a narrow strip through the whole band. Returns
    /// false elsewhere, without any effect.
    func strip(
      _ cells: inout ctk_cells, _ lines: UnsafePointer<ctk_line>, _ rows: inout ctk_rows
    ) -> Bool
  }

  /// One colour, premultiplied.
  struct ColorKernel: BandKernel {
    let color: UInt32

    @inline(__always)
    func sweep(_ cells: inout ctk_cells, _ rows: inout ctk_rows) {
      ctk_sweep_color(&cells, &rows, color)
    }

    @inline(__always)
    func strip(
      _ cells: inout ctk_cells, _ lines: UnsafePointer<ctk_line>, _ rows: inout ctk_rows
    ) -> Bool { ctk_strip_color(&cells, lines, &rows, color) }
  }

  /// A gradient.
  struct GradientKernel: BandKernel {
    /// Invariant: valid while the frame is drawn, as are the tables.
    let gradient: UnsafePointer<GradientConstants>
    let tables: RampTables
    /// Invariant: room for a knot every block of 32 pixels of a row, and ten more.
    let knotT: UnsafeMutablePointer<Float>

    @inline(__always)
    func sweep(_ cells: inout ctk_cells, _ rows: inout ctk_rows) {
      var tables = tables.kernel
      withUnsafePointer(to: gradient.pointee.kernel) {
        ctk_sweep_gradient(&cells, &rows, $0, &tables, knotT)
      }
    }

    @inline(__always)
    func strip(
      _ cells: inout ctk_cells, _ lines: UnsafePointer<ctk_line>, _ rows: inout ctk_rows
    ) -> Bool {
      var tables = tables.kernel
      return withUnsafePointer(to: gradient.pointee.kernel) {
        ctk_strip_gradient(&cells, lines, &rows, $0, &tables)
      }
    }
  }

  extension CellBuffer {
    /// Draws the area that lines enclose in a band: `accumulate` and `sweep` in one.
    ///
    /// - Parameters: those of `sweep`.
    @inline(__always)
    func fill(
      _ lines: UnsafePointer<Line>, count: Int, top: Int,
      columns: UnsafeBufferPointer<ColumnRange>, pixels: UnsafeMutablePointer<UInt32>,
      stride: Int, by kernel: some BandKernel
    ) {
      var layout = kernelLayout
      let lines = kernelLines(lines)
      var rows = ctk_rows(
        pixels: pixels, stride: stride, top: top,
        // A range is two words, in Swift and in C.
        ranges: UnsafeRawPointer(columns.baseAddress)?.assumingMemoryBound(to: ctk_range.self),
        range_count: isWhole(columns) ? 0 : columns.count)
      if count == 2 && kernel.strip(&layout, lines, &rows) { return }
      ctk_accumulate(&layout, lines, count)
      kernel.sweep(&layout, &rows)
    }
  }
#endif
