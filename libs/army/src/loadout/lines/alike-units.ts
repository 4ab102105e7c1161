import type { OptionView } from '#muster/battlescribe';
import type { IndexedRelease } from '#muster/catalogue';
import type { Path } from '#muster/diagnostics';
import type { LoadoutItem, RosterUnit } from '#muster/roster';
import type { MatchedLoadout } from '../matched-loadout.js';
import type { SpelledItem, Want } from './wants.js';

/** A unit whose lines are to be matched, and everything else that the match depends on. */
export interface UnitToMatch {
  readonly release: IndexedRelease;
  readonly root: OptionView;
  /** Its name, and the lines to match. */
  readonly lines: Pick<RosterUnit, 'name' | 'models' | 'statedPoints' | 'loadout'>;
  /** Its items as the list states them. */
  readonly stated: readonly LoadoutItem[];
  readonly path: Path;
  readonly answered: number | null;
  /** The stated price without Enhancements. */
  readonly base: number | null;
}

interface Matched {
  readonly unit: UnitToMatch;
  readonly matched: MatchedLoadout;
}

/** More units of one datasheet than this are each matched, so that a long list of different units is not compared with itself. */
const mostCompared = 12;

/** The units of one list that were matched, by datasheet. */
export class AlikeUnits {
  // Not kept by the roster in a WeakMap: what the map of an old object holds is taken for old by the garbage collector.
  readonly #byRoot = new Map<OptionView, Matched[]>();

  /** Units that the list writes with the same lines are matched once. The others get the same result, with their own places in the list. */
  matchedOnce(unit: UnitToMatch, match: () => MatchedLoadout): MatchedLoadout {
    const others = this.#byRoot.get(unit.root) ?? [];
    this.#byRoot.set(unit.root, others);
    for (const { unit: other, matched } of others) {
      const lines = linesBetween(other, unit);
      if (lines !== null) return moved(matched, unit.path, lines);
    }
    const matched = match();
    if (others.length < mostCompared) others.push({ unit, matched });
    return matched;
  }
}

/** By how many lines of the text the unit is below the other, if both are written alike; null if they are not. */
function linesBetween(other: UnitToMatch, unit: UnitToMatch): number | null {
  const { lines, stated, release, answered, base } = unit;
  const isSame =
    other.release === release &&
    other.answered === answered &&
    other.base === base &&
    other.lines.name === lines.name &&
    other.lines.models === lines.models &&
    other.lines.statedPoints === lines.statedPoints;
  if (!isSame) return null;
  const first = lineOf(lines.loadout);
  const below = first === null ? 0 : first - (lineOf(other.lines.loadout) ?? 0);
  if (!areAlike(other.lines.loadout, lines.loadout, below)) return null;
  const isWhole = lines.loadout === stated && other.lines.loadout === other.stated;
  return isWhole || areAlike(other.stated, stated, below) ? below : null;
}

const lineOf = ([first]: readonly LoadoutItem[]): number | null => first?.line ?? null;

const areAlike = (others: readonly LoadoutItem[], items: readonly LoadoutItem[], below: number): boolean =>
  others.length === items.length && items.every((item, at) => isAlike(others[at], item, below));

function isAlike(other: LoadoutItem | undefined, { name, id, line, count, repeated, items }: LoadoutItem, below: number): boolean {
  if (other === undefined || other.name !== name || other.count !== count || other.id !== id || other.repeated !== repeated) return false;
  const isOnLine = line === null || other.line === null ? line === other.line : line === other.line + below;
  return isOnLine && areAlike(other.items, items, below);
}

/** The match of a unit at another place in the list. */
function moved(matched: MatchedLoadout, unitPath: Path, below: number): MatchedLoadout {
  const { readAs, unnamedModels, needless, unmatched } = matched;
  if (readAs.length + unnamedModels.length + needless.length + unmatched.length === 0) return matched;
  const path = (before: Path): Path => (before.length === 0 ? before : [...unitPath, ...before.slice(unitPath.length)]);
  const line = (before: number | null): number | null => (before === null ? null : before + below);
  const place = <Placed extends { readonly path: Path; readonly line: number | null }>(one: Placed): Placed => ({
    ...one,
    path: path(one.path),
    line: line(one.line),
  });
  const item = (one: SpelledItem): SpelledItem => ({ ...one, line: line(one.line), items: one.items.map(item) });
  const want = (one: Want): Want => ({ ...one, item: item(one.item), path: path(one.path) });
  return {
    ...matched,
    readAs: readAs.map(place),
    needless: needless.map(place),
    unmatched: unmatched.map(want),
    unnamedModels: unnamedModels.map((one) => ({
      ...one,
      item: one.item === null ? null : item(one.item),
      path: path(one.path),
      wants: one.wants.map(want),
    })),
  };
}
