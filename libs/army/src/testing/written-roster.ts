import { idAt, type LoadoutItem, type Roster, type RosterUnit, type StatedUpgrade } from '#muster/roster';

/** `'9 Deckhand'` with what is under it: `{ '9 Deckhand': ['9 Boarding axe'] }`. */
export type Written = string | Readonly<Record<string, readonly Written[]>>;

export interface WrittenUnit {
  readonly name: string;
  readonly loadout?: readonly Written[];
  readonly warlord?: boolean;
  readonly enhancements?: readonly string[];
  readonly statedPoints?: number;
  /** The number beside the name. */
  readonly models?: number;
}

/** A roster as a reader would give it: one line per unit, tens apart. */
export function writtenRoster(units: readonly WrittenUnit[], header: Partial<Roster> = {}): Roster {
  return {
    name: null,
    factions: [{ name: 'Tidewardens', id: null, line: 3 }],
    battleSize: { name: 'Full Tide', id: null, line: 4 },
    pointsLimit: 2000,
    statedPoints: null,
    detachments: [{ name: 'Lamplit Vigil', id: null, line: 5 }],
    units: units.map((unit, index) => ({ ...writtenUnit(unit, 10 * (index + 1)), unitId: idAt(index) })),
    statesWargear: true,
    ...header,
  };
}

export function writtenUnit(unit: WrittenUnit, line = 10): RosterUnit {
  let next = line;
  const item = (written: Written): readonly LoadoutItem[] =>
    typeof written === 'string' ? [itemOf(written, [])] : Object.entries(written).map(([name, inside]) => itemOf(name, inside));
  const itemOf = (written: string, inside: readonly Written[]): LoadoutItem => {
    next += 1;
    const [count = '', ...name] = written.split(' ');
    return { count: Number(count), name: name.join(' '), id: null, line: next, items: inside.flatMap(item) };
  };
  return {
    unitId: idAt(0),
    name: unit.name,
    id: null,
    line,
    section: null,
    detachment: null,
    statedPoints: unit.statedPoints ?? null,
    ...(unit.models === undefined ? {} : { models: unit.models }),
    warlord: unit.warlord ?? false,
    enhancements: (unit.enhancements ?? []).map((name): StatedUpgrade => ({ name, id: null, line: line + 1, statedPoints: null })),
    loadout: (unit.loadout ?? []).flatMap(item),
  };
}
