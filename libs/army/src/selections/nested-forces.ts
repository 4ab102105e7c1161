interface Nesting<Force> {
  readonly forces: readonly Force[];
}

/** Forces at any depth, outer ones first. */
export function allForces<Force extends Nesting<Force>>(forces: readonly Force[]): readonly Force[] {
  return forces.flatMap((force) => [force, ...allForces(force.forces)]);
}
