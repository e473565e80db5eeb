import Foundation

/// The names of Foundation's units in the Unicode locale data of the toolchain.
enum UnitName {
  /// Returns the name of a unit; nil where the data has none.
  static func name(of unit: Dimension) -> String? {
    // Two units share this symbol.
    if unit is UnitFuelEfficiency, unit == UnitFuelEfficiency.milesPerImperialGallon {
      return "mile-per-gallon-imperial"
    }
    return names(for: unit)?[unit.symbol]
  }

  /// Returns whether a unit is converted to the region's usual unit for general usage. Durations are
  /// not: on Apple's systems, 90 seconds stay seconds.
  static func isConverted(_ unit: Dimension) -> Bool {
    switch unit {
    case is UnitLength, is UnitArea, is UnitVolume, is UnitMass, is UnitTemperature, is UnitSpeed,
      is UnitEnergy:
      true
    default: false
    }
  }

  private static func names(for unit: Dimension) -> [String: String]? {
    switch unit {
    case is UnitAcceleration: acceleration
    case is UnitAngle: angle
    case is UnitArea: area
    case is UnitConcentrationMass: concentration
    case is UnitDispersion: ["ppm": "permillion"]
    case is UnitDuration: duration
    case is UnitElectricCharge: charge
    case is UnitElectricCurrent: prefixed("ampere", "A", "M k m µ")
    case is UnitElectricPotentialDifference: prefixed("volt", "V", "M k m µ")
    case is UnitElectricResistance: prefixed("ohm", "Ω", "M k m µ")
    case is UnitEnergy: energy
    case is UnitFrequency: prefixed("hertz", "Hz", "T G M k m µ n")
    case is UnitFuelEfficiency: ["L/100km": "liter-per-100-kilometer", "mpg": "mile-per-gallon"]
    case is UnitIlluminance: ["lx": "lux"]
    case is UnitInformationStorage: storage
    case is UnitLength: length
    case is UnitMass: mass
    case is UnitPower: power
    case is UnitPressure: pressure
    case is UnitSpeed: speed
    case is UnitTemperature: ["K": "kelvin", "°C": "celsius", "°F": "fahrenheit"]
    case is UnitVolume: volume
    default: nil
    }
  }

  /// Returns the names of a unit and of its multiples with prefixes, separated by spaces.
  private static func prefixed(_ name: String, _ symbol: String, _ prefixes: String)
    -> [String: String]
  {
    var names = [symbol: name]
    for prefix in prefixes.split(separator: " ").map(String.init) {
      if let word = words[prefix] { names[prefix + symbol] = word + name }
    }
    return names
  }

  private static let words = [
    "Y": "yotta", "Z": "zetta", "E": "exa", "P": "peta", "T": "tera", "G": "giga", "M": "mega",
    "k": "kilo", "h": "hecto", "da": "deka", "d": "deci", "c": "centi", "m": "milli",
    "µ": "micro", "n": "nano", "p": "pico", "f": "femto", "Yi": "yobi", "Zi": "zebi", "Ei": "exbi",
    "Pi": "pebi", "Ti": "tebi", "Gi": "gibi", "Mi": "mebi", "Ki": "kibi",
  ]

  private static func joined(_ names: [String: String]...) -> [String: String] {
    names.reduce(into: [:]) { all, some in all.merge(some) { first, _ in first } }
  }

  private static let acceleration = ["m/s²": "meter-per-square-second", "g": "g-force"]

  private static let angle = [
    "°": "degree", "ʹ": "arc-minute", "ʹʹ": "arc-second", "rad": "radian", "rev": "revolution",
  ]

  private static let area = [
    "Mm²": "square-megameter", "km²": "square-kilometer", "m²": "square-meter",
    "cm²": "square-centimeter", "mm²": "square-millimeter", "µm²": "square-micrometer",
    "nm²": "square-nanometer", "in²": "square-inch", "ft²": "square-foot", "yd²": "square-yard",
    "mi²": "square-mile", "ac": "acre", "ha": "hectare",
  ]

  private static let concentration = [
    "g/L": "gram-per-liter", "mg/dL": "milligram-per-deciliter", "mmol/L": "millimole-per-liter",
  ]

  private static let duration = joined(
    prefixed("second", "s", "m µ n p"), ["m": "minute", "h": "hour"])

  private static let charge = prefixed("ampere-hour", "Ah", "M k m µ")

  private static let energy = [
    "kJ": "kilojoule", "J": "joule", "kCal": "kilocalorie", "cal": "calorie",
    "kWh": "kilowatt-hour",
  ]

  private static let storage = joined(
    prefixed("byte", "B", "Y Z E P T G M k Yi Zi Ei Pi Ti Gi Mi Ki"),
    prefixed("bit", "b", "Y Z E P T G M k Yi Zi Ei Pi Ti Gi Mi Ki"), ["bit": "bit"])

  private static let length = joined(
    prefixed("meter", "m", "M k h da d c m µ n p"),
    [
      "in": "inch", "ft": "foot", "yd": "yard", "mi": "mile", "smi": "mile-scandinavian",
      "ly": "light-year", "NM": "nautical-mile", "ftm": "fathom", "fur": "furlong",
      "ua": "astronomical-unit", "pc": "parsec",
    ])

  private static let mass = joined(
    prefixed("gram", "g", "k d c m µ n p"),
    [
      "oz": "ounce", "lb": "pound", "st": "stone", "t": "tonne", "ton": "ton", "ct": "carat",
      "oz t": "ounce-troy",
    ])

  private static let power = joined(
    prefixed("watt", "W", "T G M k m µ n p f"), ["hp": "horsepower"])

  private static let pressure = joined(
    prefixed("pascal", "Pa", "G M k h"),
    [
      "N/m²": "newton-per-square-meter", "inHg": "inch-ofhg", "bar": "bar", "mbar": "millibar",
      "mmHg": "millimeter-ofhg", "psi": "pound-force-per-square-inch",
    ])

  private static let speed = [
    "m/s": "meter-per-second", "km/h": "kilometer-per-hour", "mph": "mile-per-hour", "kn": "knot",
  ]

  private static let volume = joined(
    prefixed("liter", "L", "M k c m"),
    [
      "dl": "deciliter", "km³": "cubic-kilometer", "m³": "cubic-meter", "dm³": "cubic-decimeter",
      "cm³": "cubic-centimeter", "mm³": "cubic-millimeter", "in³": "cubic-inch",
      "ft³": "cubic-foot", "yd³": "cubic-yard", "mi³": "cubic-mile", "af": "acre-foot",
      "bsh": "bushel", "tsp": "teaspoon", "tbsp": "tablespoon", "fl oz": "fluid-ounce",
      "cup": "cup", "pt": "pint", "qt": "quart", "gal": "gallon",
      "fl oz Imperial": "fluid-ounce-imperial",
      "qt Imperial": "quart-imperial", "gal Imperial": "gallon-imperial",
      "metric cup Imperial": "cup-metric",
    ])
}
