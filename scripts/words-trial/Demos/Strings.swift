let title = "The text of a demo asks what it wants."
let link = "https://example.org // asks"  // Plain words.
// A demo's comment asks.
