import type { EditionId } from '#muster/roster';
import type { FaultyList, Kind } from './edit.js';
import { ARMY_FAULTS } from './kinds/army-faults.js';
import { ENHANCEMENT_FAULTS } from './kinds/enhancement-faults.js';
import { UNIT_FAULTS } from './kinds/unit-faults.js';
import { WARGEAR_FAULTS } from './kinds/wargear-faults.js';
import { WARLORD_FAULTS } from './kinds/warlord-faults.js';
import type { KnownList } from './known-list.js';

const KINDS: readonly Kind[] = [...WARLORD_FAULTS, ...UNIT_FAULTS, ...ENHANCEMENT_FAULTS, ...ARMY_FAULTS, ...WARGEAR_FAULTS];

const isOf =
  (edition: EditionId) =>
  ({ editions }: Kind): boolean =>
    editions?.includes(edition) ?? true;

/**
 * Makes `count` faulty lists from a legal one: one way of each kind of fault first, then further ways. `first` is the kind to begin with, so
 * that several lists together have all kinds.
 */
export function faultyLists(list: KnownList, count: number, first = 0): readonly FaultyList[] {
  const { edition } = list.index.data.release;
  const kinds = KINDS.filter(isOf(edition));
  const begin = first % kinds.length;
  const ways = [...kinds.slice(begin), ...kinds.slice(0, begin)].map(({ fault, codes, ways: waysOf }) =>
    waysOf(list).map((edited): FaultyList => ({ fault, codes, ...edited })),
  );
  const most = Math.max(...ways.map((one) => one.length));
  const inTurn = Array.from({ length: most }, (_, turn) => ways.flatMap((one) => one.slice(turn, turn + 1))).flat();
  return inTurn.slice(0, count);
}
