// A comment asks.
let told = 0  // behind code: the value hears of it
let link = "https://example.org // plain"  // Plain words.
/// The size of a known row, which a `told` node reads.
///
/// - Parameter wanted: The row.
/// - Parameters:
///   - asked: The size.
func plain(wanted: Int, asked: Int) {}
let text = "The row \(tells(1)) stands for \(asks) itself."
let long = """
  The first line of a help text,
  which says more.
  """
let raw = #"""
  The list "shall" be read.
  """#
// One comment lets
// go of the row.

// Another lets

// go of the row.

/// Draws a picture.
///
///     let x = 1  // the engine tells nothing in code
///
/// ```
/// asks
/// ```
struct Drawing {}
