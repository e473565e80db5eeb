// The Swift half of scripts/check-math.
//
//   results FUNCTION COUNT SEED  writes COUNT records of three doubles to standard output: two
//                                arguments, one result
//   hashes                       prints a hash of 300,000 results per function, and the canary: the
//                                same of the C library's exp
//   times                        prints nanoseconds per call

import Glibc
import TweenMath

func write(_ function: ElementaryFunction, count: Int, seed: UInt64) {
  let generator = SeededGenerator(seed: seed)
  var buffer: [Double] = []
  for _ in 0..<count {
    let (x, y) = function.arguments(generator)
    buffer += [x, y, function.apply(x, y)]
    if buffer.count >= 3 * 4096 { flush(&buffer) }
  }
  flush(&buffer)
}

func flush(_ buffer: inout [Double]) {
  let written = buffer.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, stdout) }
  if written != buffer.count * 8 { exit(1) }
  buffer.removeAll(keepingCapacity: true)
}

func printHashes() {
  for function in ElementaryFunction.all {
    print(function.name, hex(BitHash.of(function, count: 300_000)))
  }
  let libraryExp = ElementaryFunction(
    name: "canary", apply: { x, _ in Glibc.exp(x) }, kind: .exponential)
  print("canary", hex(BitHash.of(libraryExp, count: 300_000)))
}

func hex(_ value: UInt64) -> String { "0x" + String(value, radix: 16) }

func seconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

/// The best of 15 rounds over 4096 arguments of everyday size.
@inline(never)
func time(_ name: String, _ xs: [Double], _ ys: [Double], _ call: (Double, Double) -> Double) {
  var best = Double.infinity
  var sum = 0.0
  for _ in 0..<15 {
    let start = seconds()
    for _ in 0..<20 {
      for i in xs.indices { sum += call(xs[i], ys[i]) }
    }
    best = min(best, seconds() - start)
  }
  let nanoseconds = (best / Double(20 * xs.count) * 1e10).rounded() / 10
  print(name, nanoseconds, sum.isNaN ? "!" : "")
}

func printTimes() {
  let generator = SeededGenerator(seed: 1)
  func draw(_ low: Double, _ high: Double) -> [Double] {
    (0..<4096).map { _ in low + (high - low) * (Double(generator.next() >> 11) * 0x1p-53) }
  }
  let wide = draw(-10, 10)
  let unit = draw(-1, 1)
  let positive = draw(0.01, 10)
  let huge = draw(1e9, 1e300)
  time("empty", wide, unit) { x, y in x + y }
  time("sin", wide, unit) { x, _ in Elementary.sin(x) }
  time("sin-huge", huge, unit) { x, _ in Elementary.sin(x) }
  time("cos", wide, unit) { x, _ in Elementary.cos(x) }
  time("sincos", wide, unit) { x, _ in
    let (s, c) = Elementary.sincos(x)
    return s + c
  }
  time("tan", wide, unit) { x, _ in Elementary.tan(x) }
  time("asin", unit, unit) { x, _ in Elementary.asin(x) }
  time("acos", unit, unit) { x, _ in Elementary.acos(x) }
  time("atan", wide, unit) { x, _ in Elementary.atan(x) }
  time("atan2", wide, unit) { x, y in Elementary.atan2(x, y) }
  time("exp", wide, unit) { x, _ in Elementary.exp(x) }
  time("expm1", wide, unit) { x, _ in Elementary.expm1(x) }
  time("log", positive, unit) { x, _ in Elementary.log(x) }
  time("log2", positive, unit) { x, _ in Elementary.log2(x) }
  time("pow", positive, unit) { x, y in Elementary.pow(x, y) }
  time("cbrt", wide, unit) { x, _ in Elementary.cbrt(x) }
  time("hypot", wide, unit) { x, y in Elementary.hypot(x, y) }
  time("libc-sin", wide, unit) { x, _ in Glibc.sin(x) }
  time("libc-exp", wide, unit) { x, _ in Glibc.exp(x) }
  time("libc-pow", positive, unit) { x, y in Glibc.pow(x, y) }
  time("libc-atan2", wide, unit) { x, y in Glibc.atan2(x, y) }
}

let words = CommandLine.arguments.dropFirst()
switch words.first {
case "results" where words.count == 4:
  guard let function = ElementaryFunction.all.first(where: { $0.name == CommandLine.arguments[2] }),
    let count = Int(CommandLine.arguments[3]), let seed = UInt64(CommandLine.arguments[4])
  else { exit(2) }
  write(function, count: count, seed: seed)
case "hashes": printHashes()
case "times": printTimes()
case "names": print(ElementaryFunction.all.map(\.name).joined(separator: " "))
default: exit(2)
}
