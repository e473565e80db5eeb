import Foundation

/// What a measurement is shown for, which decides its unit: in the United States a road is measured in
/// miles, a person's height in feet and inches.
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

  /// The unit that the measurement has.
  public static var asProvided: Self { Self(name: nil) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// The energy of food.
  public static var food: Self { Self(name: "food") }
  /// The energy of exercise, in the units of `food`.
  public static var workout: Self { Self(name: "food") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// Distances in the size of a person.
  public static var person: Self { Self(name: "person") }
  /// The height of a person, which has two units in some regions.
  public static var personHeight: Self { Self(name: "person-height") }
  /// Distances on roads.
  public static var road: Self { Self(name: "road") }
  /// Focal lengths of lenses.
  public static var focalLength: Self { Self(name: "focal-length") }
  /// Amounts of rain.
  public static var rainfall: Self { Self(name: "rainfall") }
  /// Amounts of snow.
  public static var snowfall: Self { Self(name: "snowfall") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// The weight of a person.
  public static var personWeight: Self { Self(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// The temperature of a body.
  public static var person: Self { Self(name: "person") }
  /// The temperature of the air.
  public static var weather: Self { Self(name: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  /// Amounts of liquids.
  public static var liquid: Self { Self(name: "fluid") }
}
