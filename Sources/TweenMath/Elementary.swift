/// Elementary functions with the same bits on every processor.
///
/// In order of priority:
///
/// 1. Equal bits everywhere. Only `+ - * /`, `squareRoot()`, integers and table look-ups are used:
///    IEEE 754 fixes every bit of those. No fused multiply-add, nothing of the C library, whose
///    results differ in the last bit from processor to processor. A NaN result is always
///    `Double.nan`, since processors disagree on the sign of the NaNs they make.
/// 2. Accuracy. Every result is less than one unit in the last place from the true value, for all
///    arguments; `scripts/check-math` measures it against MPFR.
/// 3. Speed, close to a good C library's.
///
/// Special cases follow C99, Annex F: signed zeros, infinities and NaN, `pow` and `atan2` included.
/// Angles are in radians. All functions are safe to call from any thread.
public enum Elementary {}
