/// The per-program singletons, keyed by their type. Each is created at its first use.
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
  /// Returns the single instance of a type for the running program, created by `make` at its first
  /// use. The stage owns the instance: a new run starts with a new one, and two stages do not share
  /// one. Outside of a stage the instance belongs to the process.
  package static func programObject<Object: AnyObject>(_ make: () -> Object) -> Object {
    (mainCurrent ?? StageClockKey.noStage).objects.object(make)
  }
}
