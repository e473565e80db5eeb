import Foundation

/// The usage of a measurement, which decides its unit: in the United States, a road is measured in
/// miles, and a person's height in feet and inches.
///
/// The units come from Unicode's locale data.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
  /// The name of the usage in Unicode's locale data, or nil for the measurement's own unit.
  let name: String?

  /// The region's usual unit for measurements of this size.
  ///
  /// Lengths, areas, volumes, masses, temperatures, speeds and energies are converted. Other
  /// measurements keep their unit.
  public static var general: Self { Self(name: "default") }

  /// The unit of the measurement itself.
  public static var asProvided: Self { Self(name: nil) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// The usage of food's energy.
  public static var food: Self { Self(name: "food") }
  /// The usage of energy in exercise, with the units of `food`.
  public static var workout: Self { Self(name: "food") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// The usage of distances in the size of a person.
  public static var person: Self { Self(name: "person") }
  /// The usage of a person's height, which has two units in some regions.
  public static var personHeight: Self { Self(name: "person-height") }
  /// The usage of distances on roads.
  public static var road: Self { Self(name: "road") }
  /// The usage of focal lengths of lenses.
  public static var focalLength: Self { Self(name: "focal-length") }
  /// The usage of amounts of rain.
  public static var rainfall: Self { Self(name: "rainfall") }
  /// The usage of amounts of snow.
  public static var snowfall: Self { Self(name: "snowfall") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// The usage of a person's weight.
  public static var personWeight: Self { Self(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// The usage of body temperatures.
  public static var person: Self { Self(name: "person") }
  /// The usage of air temperatures.
  public static var weather: Self { Self(name: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  /// The usage of amounts of liquids.
  public static var liquid: Self { Self(name: "fluid") }
}
