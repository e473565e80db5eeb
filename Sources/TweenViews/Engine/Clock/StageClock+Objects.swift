/// The objects that a program has one of, made when they are asked for first, by their types.
struct ProgramObjects {
  private var objects: [ObjectIdentifier: AnyObject] = [:]

  mutating func object<Object: AnyObject>(_ make: () -> Object) -> Object {
    let key = ObjectIdentifier(Object.self)
    if let known = objects[key] as? Object { return known }
    let new = make()
    objects[key] = new
    return new
  }
}

extension StageClock {
  /// The one object of a type of the program that runs: kept by its stage, so that a run that begins
  /// anew finds nothing of the last one in it, and two stages don't share theirs. Outside of a stage
  /// it is the process's.
  package static func programObject<Object: AnyObject>(_ make: () -> Object) -> Object {
    (mainCurrent ?? StageClockKey.noStage).objects.object(make)
  }
}
