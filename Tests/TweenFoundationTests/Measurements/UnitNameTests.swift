import Foundation
import Testing

@testable import TweenFoundation

/// All units of Foundation.
private let units: [Dimension] = [
  UnitAcceleration.metersPerSecondSquared, UnitAcceleration.gravity,
  UnitAngle.degrees, UnitAngle.arcMinutes, UnitAngle.arcSeconds, UnitAngle.radians,
  UnitAngle.gradians, UnitAngle.revolutions,
  UnitArea.squareMegameters, UnitArea.squareKilometers, UnitArea.squareMeters,
  UnitArea.squareCentimeters, UnitArea.squareMillimeters, UnitArea.squareMicrometers,
  UnitArea.squareNanometers, UnitArea.squareInches, UnitArea.squareFeet, UnitArea.squareYards,
  UnitArea.squareMiles, UnitArea.acres, UnitArea.ares, UnitArea.hectares,
  UnitConcentrationMass.gramsPerLiter, UnitConcentrationMass.milligramsPerDeciliter,
  UnitDispersion.partsPerMillion,
  UnitDuration.picoseconds, UnitDuration.nanoseconds, UnitDuration.microseconds,
  UnitDuration.milliseconds, UnitDuration.seconds, UnitDuration.minutes, UnitDuration.hours,
  UnitElectricCharge.coulombs, UnitElectricCharge.megaampereHours,
  UnitElectricCharge.kiloampereHours, UnitElectricCharge.ampereHours,
  UnitElectricCharge.milliampereHours, UnitElectricCharge.microampereHours,
  UnitElectricCurrent.megaamperes, UnitElectricCurrent.kiloamperes, UnitElectricCurrent.amperes,
  UnitElectricCurrent.milliamperes, UnitElectricCurrent.microamperes,
  UnitElectricPotentialDifference.megavolts, UnitElectricPotentialDifference.kilovolts,
  UnitElectricPotentialDifference.volts, UnitElectricPotentialDifference.millivolts,
  UnitElectricPotentialDifference.microvolts,
  UnitElectricResistance.megaohms, UnitElectricResistance.kiloohms, UnitElectricResistance.ohms,
  UnitElectricResistance.milliohms, UnitElectricResistance.microohms,
  UnitEnergy.kilojoules, UnitEnergy.joules, UnitEnergy.kilocalories, UnitEnergy.calories,
  UnitEnergy.kilowattHours,
  UnitFrequency.terahertz, UnitFrequency.gigahertz, UnitFrequency.megahertz,
  UnitFrequency.kilohertz, UnitFrequency.hertz, UnitFrequency.millihertz, UnitFrequency.microhertz,
  UnitFrequency.nanohertz,
  UnitFuelEfficiency.litersPer100Kilometers, UnitFuelEfficiency.milesPerImperialGallon,
  UnitFuelEfficiency.milesPerGallon,
  UnitIlluminance.lux,
  UnitInformationStorage.bytes, UnitInformationStorage.bits, UnitInformationStorage.nibbles,
  UnitInformationStorage.yottabytes, UnitInformationStorage.zettabytes,
  UnitInformationStorage.exabytes, UnitInformationStorage.petabytes,
  UnitInformationStorage.terabytes, UnitInformationStorage.gigabytes,
  UnitInformationStorage.megabytes, UnitInformationStorage.kilobytes,
  UnitInformationStorage.yottabits, UnitInformationStorage.zettabits,
  UnitInformationStorage.exabits, UnitInformationStorage.petabits, UnitInformationStorage.terabits,
  UnitInformationStorage.gigabits, UnitInformationStorage.megabits, UnitInformationStorage.kilobits,
  UnitInformationStorage.yobibytes, UnitInformationStorage.zebibytes,
  UnitInformationStorage.exbibytes, UnitInformationStorage.pebibytes,
  UnitInformationStorage.tebibytes, UnitInformationStorage.gibibytes,
  UnitInformationStorage.mebibytes, UnitInformationStorage.kibibytes,
  UnitInformationStorage.yobibits, UnitInformationStorage.zebibits, UnitInformationStorage.exbibits,
  UnitInformationStorage.pebibits, UnitInformationStorage.tebibits, UnitInformationStorage.gibibits,
  UnitInformationStorage.mebibits, UnitInformationStorage.kibibits,
  UnitLength.megameters, UnitLength.kilometers, UnitLength.hectometers, UnitLength.decameters,
  UnitLength.meters, UnitLength.decimeters, UnitLength.centimeters, UnitLength.millimeters,
  UnitLength.micrometers, UnitLength.nanometers, UnitLength.picometers, UnitLength.inches,
  UnitLength.feet, UnitLength.yards, UnitLength.miles, UnitLength.scandinavianMiles,
  UnitLength.lightyears, UnitLength.nauticalMiles, UnitLength.fathoms, UnitLength.furlongs,
  UnitLength.astronomicalUnits, UnitLength.parsecs,
  UnitMass.kilograms, UnitMass.grams, UnitMass.decigrams, UnitMass.centigrams, UnitMass.milligrams,
  UnitMass.micrograms, UnitMass.nanograms, UnitMass.picograms, UnitMass.ounces, UnitMass.pounds,
  UnitMass.stones, UnitMass.metricTons, UnitMass.shortTons, UnitMass.carats, UnitMass.ouncesTroy,
  UnitMass.slugs,
  UnitPower.terawatts, UnitPower.gigawatts, UnitPower.megawatts, UnitPower.kilowatts,
  UnitPower.watts, UnitPower.milliwatts, UnitPower.microwatts, UnitPower.nanowatts,
  UnitPower.picowatts, UnitPower.femtowatts, UnitPower.horsepower,
  UnitPressure.newtonsPerMetersSquared, UnitPressure.gigapascals, UnitPressure.megapascals,
  UnitPressure.kilopascals, UnitPressure.hectopascals, UnitPressure.inchesOfMercury,
  UnitPressure.bars, UnitPressure.millibars, UnitPressure.millimetersOfMercury,
  UnitPressure.poundsForcePerSquareInch,
  UnitSpeed.metersPerSecond, UnitSpeed.kilometersPerHour, UnitSpeed.milesPerHour, UnitSpeed.knots,
  UnitTemperature.kelvin, UnitTemperature.celsius, UnitTemperature.fahrenheit,
  UnitVolume.megaliters, UnitVolume.kiloliters, UnitVolume.liters, UnitVolume.deciliters,
  UnitVolume.centiliters, UnitVolume.milliliters, UnitVolume.cubicKilometers,
  UnitVolume.cubicMeters, UnitVolume.cubicDecimeters, UnitVolume.cubicCentimeters,
  UnitVolume.cubicMillimeters, UnitVolume.cubicInches, UnitVolume.cubicFeet, UnitVolume.cubicYards,
  UnitVolume.cubicMiles, UnitVolume.acreFeet, UnitVolume.bushels, UnitVolume.teaspoons,
  UnitVolume.tablespoons, UnitVolume.fluidOunces, UnitVolume.cups, UnitVolume.pints,
  UnitVolume.quarts, UnitVolume.gallons, UnitVolume.imperialTeaspoons,
  UnitVolume.imperialTablespoons, UnitVolume.imperialFluidOunces, UnitVolume.imperialPints,
  UnitVolume.imperialQuarts, UnitVolume.imperialGallons, UnitVolume.metricCups,
]

@Suite struct UnitNameTests {
  /// Those that Unicode's locale data, or ICU's list of units, don't have.
  private let unnamed: Set<String> = [
    "grad", "a", "nibble", "slug", "tsp Imperial", "tbsp Imperial", "C",
    "pt Imperial",
  ]

  @Test func `Every unit of Foundation has a name, but for a known few`() {
    let missing = units.filter { UnitName.name(of: $0) == nil }.map(\.symbol)
    #expect(Set(missing) == unnamed)
  }

  @Test func `ICU knows every name`() {
    let english = Locale(identifier: "en_US")
    for unit in units where UnitName.name(of: unit) != nil {
      let text = MeasurementText(
        width: "unit-width-full-name", usage: nil, locale: english, numbers: nil, hidesScale: false
      ).text(2, unit)
      #expect(text.hasPrefix("2 "), "\(unit.symbol)")
      #expect(text != "2 \(unit.symbol)", "\(unit.symbol)")
    }
  }
}
