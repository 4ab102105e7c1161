import type { OptionView } from '#muster/battlescribe';
import type { Path } from '#muster/diagnostics';
import type { RosterUnit } from '#muster/roster';
import { nothingKnown, type Known } from './known.js';
import { namesOf, type DatasheetNames } from './lines/datasheet-names.js';
import type { PlacedItem } from './lines/model-line.js';
import { rejoinedItems } from './lines/rejoined-items.js';
import { spelledItems } from './lines/spelled-items.js';
import { statedModels } from './lines/stated-models.js';
import { spread } from './lines/unlisted-models.js';
import type { Want } from './lines/wants.js';
import { matchLayout, type JudgedMatch } from './match-layout.js';
import type { MatchedLoadout } from './matched-loadout.js';
import { costOf, modelsOffLimits } from './off-limits.js';
import { readingsOf, type Reading } from './readings.js';
import type { Budget } from './search.js';
import { layoutsOf, type UnitLayout } from './unit-layout.js';

const mostSteps = 20_000;

/**
 * Matches a unit's lines with its option tree. Tries every layout of the datasheet with every reading of the lines, starting with the
 * layout of the stated size, and takes the first match that leaves the least unexplained. If no line counts models, the layout with the
 * fewest unstated items is preferred, then the smallest layout. The number of models is as stated, even if their wargear does not fit.
 * `answered` is the index of an item that already determined the datasheet.
 */
export function matchLoadout(
  root: OptionView,
  unit: RosterUnit,
  unitPath: Path,
  answered: number | null = null,
  known: Known = nothingKnown,
): MatchedLoadout {
  const asWritten = bestMatch(root, unit, unitPath, answered, known);
  const rejoined = asWritten.judged === 0 ? null : rejoinedItems(unit.loadout, namesOf(root));
  const whole = rejoined === null ? null : bestMatch(root, { ...unit, loadout: rejoined }, unitPath, answered, known);
  const best = whole !== null && whole.judged < asWritten.judged ? whole : asWritten;
  const likely = unit.statedPoints === null ? NONE : likelyNames(best.matched.unmatched, namesOf(root), known);
  if (likely.size === 0) return best.matched;
  const guessed = bestMatch(root, unit, unitPath, answered, { ...known, likely });
  return guessed.matched.isWhole ? guessed.matched : best.matched;
}

const NONE: ReadonlyMap<string, string> = new Map();

/**
 * Names that no wargear of the release has, each with the one option of the datasheet that it resembles. Such a guess is made only if it
 * explains the whole unit.
 */
function likelyNames(unmatched: readonly Want[], names: DatasheetNames, { isWargear }: Known): ReadonlyMap<string, string> {
  if (unmatched.length === 0) return NONE;
  const unknown = unmatched.filter(({ keys }) => !keys.some((key) => names.has(key) || isWargear(key)));
  return new Map(
    unknown.flatMap(({ item }) => {
      const near = names.near(item.name);
      return near === null ? [] : [[item.key, near] as const];
    }),
  );
}

function bestMatch(root: OptionView, unit: RosterUnit, unitPath: Path, answered: number | null, known: Known): JudgedMatch {
  const names = namesOf(root);
  const { items: spelled, readAs } = spelledItems(unit.loadout, names, [...unitPath, 'loadout'], known.aliases, known.likely);
  const items = spelled
    .map((item, index) => ({ item, path: [...unitPath, 'loadout', index] }))
    .filter(({ item }, index) => index !== answered && item.count > 0);
  const layouts = nearestFirst(layoutsOf(root), unit, items, names);
  const tried: JudgedMatch[] = [];
  let steps = mostSteps;
  let least = Number.POSITIVE_INFINITY;
  const match = ({ layout, reading }: Attempt, most: number): JudgedMatch | null => {
    // Each attempt may use half of the remaining steps, so that every attempt has some.
    const budget: Budget = { steps: Math.ceil(steps / 2) };
    const given = budget.steps;
    const matched = matchLayout(layout, reading, budget, most);
    steps -= given - budget.steps;
    return matched;
  };
  const open: Attempt[] = [];
  let isOnlyOne = true;
  for (const reading of readingsOf({ unit, items, readAs, names, known })) {
    for (const layout of layouts) {
      isOnlyOne = tried.length === 0;
      const usual = match({ reading, layout }, least);
      if (usual === null) continue;
      tried.push(usual);
      least = Math.min(least, usual.judged);
      if (usual.judged === 0 && usual.isCounted) return usual;
      if (usual.isOpen) open.push({ reading: { ...reading, isFree: true }, layout });
      if (steps <= 0) break;
    }
    // If the usual kinds of models explain everything, nothing else is tried.
    if (least === 0) return bestOf(tried, isOnlyOne);
  }
  for (const attempt of open) {
    // When the steps are used up, each reading is tried with one layout only.
    if (steps <= 0 && attempt.layout !== layouts[0]) continue;
    const free = match(attempt, isOnlyOne ? Number.POSITIVE_INFINITY : least);
    if (free?.matched.isWhole !== true) continue;
    isOnlyOne = false;
    tried.push(free);
    least = Math.min(least, free.judged);
    if (free.judged === 0 && free.isCounted) return free;
  }
  return bestOf(tried, isOnlyOne);
}

interface Attempt {
  readonly reading: Reading;
  readonly layout: UnitLayout;
}

/** Without other attempts, nothing shows that the number of models is open. */
function bestOf(tried: readonly JudgedMatch[], isOnlyOne: boolean): JudgedMatch {
  const [first, ...rest] = tried;
  if (first === undefined) throw new Error('Every unit has a layout.');
  const best = rest.reduce((found, other) => (compared(other, found) < 0 ? other : found), first);
  return isOnlyOne || best.isCounted ? best : { ...best, matched: inferred(best, tried) };
}

/** Tries the layout whose size matches the list first. */
function nearestFirst(
  layouts: readonly UnitLayout[],
  { name, models }: RosterUnit,
  items: readonly PlacedItem[],
  names: DatasheetNames,
): readonly UnitLayout[] {
  if (layouts.length === 1) return layouts;
  const distance = (layout: UnitLayout): number => {
    const { lines, isCounted } = statedModels(name, items, layout, names, { asModels: new Set(), asItems: new Set() });
    const stated = models ?? (isCounted ? lines.reduce((sum, { count }) => sum + count, 0) : null);
    return stated === null ? 0 : costOf(modelsOffLimits(spread(stated, layout.slots)));
  };
  const distances = new Map(layouts.map((layout) => [layout, distance(layout)]));
  return layouts.toSorted((one, other) => (distances.get(one) ?? 0) - (distances.get(other) ?? 0));
}

function compared(one: JudgedMatch, other: JudgedMatch): number {
  if (one.judged !== other.judged || one.isCounted || other.isCounted) return one.judged - other.judged;
  return one.surplus() - other.surplus() || one.matched.models - other.matched.models;
}

/** If the datasheet has several compositions and the list does not count models, the stated wargear may determine the composition. */
function inferred({ matched, judged, surplus }: JudgedMatch, tried: readonly JudgedMatch[]): MatchedLoadout {
  const isOpen = tried.some((other) => other.judged === judged && other.surplus() === surplus() && other.matched.models !== matched.models);
  return { ...matched, modelsAreStated: matched.modelsAreStated && !isOpen, modelsAreInferred: true };
}
