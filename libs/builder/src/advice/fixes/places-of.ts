import type { Path } from '#muster/diagnostics';
import { definitionIdOf, selectionsIn } from '../../edit/find-selection.js';
import type { StandingArmy, StandingUnit } from '../standing-army.js';

/** The unit that a path of the report names, or that contains what the path names. */
export function unitAt(path: Path, { assessment, units }: StandingArmy): StandingUnit | null {
  const id = path[0] === 'units' ? assessment.unitIds[Number(path[1])] : undefined;
  return units.find((unit) => unit.id === id) ?? null;
}

export function unitsAt(paths: readonly Path[], army: StandingArmy): readonly StandingUnit[] {
  return [...new Set(paths.flatMap((path) => unitAt(path, army) ?? []))];
}

interface Taken {
  readonly id: string;
  readonly name: string;
  readonly points: number;
}

/** The Enhancements, relics, Warlord Traits and psychic powers of a unit, in order. */
export function entriesOf({ selection }: StandingUnit, { release: { byId } }: StandingArmy): readonly Taken[] {
  const ids = [...new Set(selectionsIn(selection).map(({ entryId }) => definitionIdOf(entryId)))];
  return ids.flatMap((id) => byId.enhancements.get(id) ?? byId.armyOptions.get(id) ?? []);
}

const KINDS: Readonly<Record<string, string>> = { relics: 'relic', warlordTraits: 'warlord-trait', psychicPowers: 'psychic-power' };

/** The entry that a path such as `units 3 enhancements 0` names. */
export function entryAt(path: Path, army: StandingArmy): { readonly unit: StandingUnit; readonly entry: Taken } | null {
  const unit = unitAt(path, army);
  const [, , field, index] = path;
  if (!unit || typeof field !== 'string') return null;
  const { byId } = army.release;
  const ofKind = entriesOf(unit, army).filter(({ id }) =>
    field === 'enhancements' ? byId.enhancements.has(id) : byId.armyOptions.get(id)?.kind === KINDS[field],
  );
  const entry = ofKind[Number(index)] ?? ofKind.at(-1);
  return entry ? { unit, entry } : null;
}
