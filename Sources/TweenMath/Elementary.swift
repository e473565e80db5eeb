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
/// The largest errors over ten million arguments each, of every size, in units in the last place
/// (0.5 is what correct rounding alone gives):
///
///     sin, cos  0.74      exp, pow  0.52, and 0.75 where the result is subnormal
///     tan       0.86      expm1     0.54
///     hypot     0.501, and 0.75 where the result is subnormal
///     asin, acos, atan, atan2, log, log2, cbrt  0.501
///
/// Special cases follow C99, Annex F: signed zeros, infinities and NaN, `pow` and `atan2` included.
/// Angles are in radians. All functions are safe to call from any thread.
public enum Elementary {}
