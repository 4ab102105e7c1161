import { isDeepStrictEqual } from 'node:util';
import type { LoadoutItem, Roster, RosterUnit } from '#muster/roster';

/** What an edit changed in a list, in a few words: the units that it added, left out or changed, and their new items. */
export function describeEdit(before: Roster, after: Roster): string {
  const known = new Map(before.units.map((unit) => [unit.unitId, unit]));
  const left = new Set(after.units.map(({ unitId }) => unitId));
  const changes = [
    ...before.units.flatMap(({ unitId, name }) => (left.has(unitId) ? [] : [`- ${name}`])),
    ...after.units.flatMap((unit) => changeOf(known.get(unit.unitId), unit)),
    ...(isDeepStrictEqual(before.detachments, after.detachments) ? [] : [after.detachments.map(({ name }) => name).join(', ')]),
  ];
  return changes.join('; ');
}

function changeOf(before: RosterUnit | undefined, after: RosterUnit): readonly string[] {
  if (before === undefined) return [`+ ${after.name}`];
  if (isDeepStrictEqual(before, after)) return [];
  const old = new Set([...before.loadout, ...before.enhancements].map(wordsOf));
  const added = [...after.loadout, ...after.enhancements].map(wordsOf).filter((words) => !old.has(words));
  return [`${after.name}: ${added.join(', ')}${after.warlord && !before.warlord ? 'Warlord' : ''}`];
}

const wordsOf = ({ name, count }: Pick<LoadoutItem, 'name'> & Partial<LoadoutItem>): string =>
  count === undefined ? name : `${count}x ${name}`;
