import type { OptionView } from '#muster/battlescribe';
import { looseKey, NO_ALIASES, type Aliases } from '#muster/catalogue';
import type { RosterUnit } from '#muster/roster';
import type { Path } from '#muster/diagnostics';
import { keyCounts } from './config.js';
import { costOf, equip, modelsOffLimits, type Budget } from './equip.js';
import { LoadoutDraft, type DraftPart } from './loadout-draft.js';
import { factsOf } from './option-facts.js';
import { namesOf, type DatasheetNames } from './datasheet-names.js';
import { fixedAliases, needlessItems, type Needless } from './items-without-option.js';
import { rejoinedItems } from './rejoined-items.js';
import { spelledItems, type ReadAs, type Spelled } from './spelled-items.js';
import { perhapsItems, perhapsModels, statedModels, type ModelLine, type PlacedItem } from './stated-models.js';
import { layoutsOf, type ModelSlot, type UnitLayout } from './unit-layout.js';
import { spread, withCount, withOwnModel, withRequiredModels } from './unlisted-models.js';
import type { Want } from './wants.js';

/** A stated loadout matched with a datasheet's options. */
export interface MatchedLoadout {
  readonly layout: UnitLayout;
  readonly parts: readonly DraftPart[];
  readonly models: number;
  /** False if the list does not mention models and the datasheet leaves their number open. */
  readonly modelsAreStated: boolean;
  /** True if the number of models follows only from wargear, or from the compositions that the datasheet allows. */
  readonly modelsAreInferred: boolean;
  /** Lines whose model name the datasheet does not have. They still count as models. */
  readonly unnamedModels: readonly ModelLine[];
  /** Keys of everything stated except models. */
  readonly asked: ReadonlySet<string>;
  /** Names that were read as other names. */
  readonly readAs: readonly ReadAs[];
  /** True if every stated item was placed and no limit of the datasheet is broken. */
  readonly isWhole: boolean;
  /** Stated items that no option matches and that change nothing. */
  readonly needless: readonly Needless[];
  /** Stated items of which no option matches some or all. */
  readonly unmatched: readonly Want[];
}

/** Facts besides the option tree that help to read the lines of a unit. */
export interface Known {
  /** Whether this number of models costs what the list states; null if unknown. */
  readonly costsAsStated: (models: number) => boolean | null;
  /** Whether any datasheet of the release has wargear with this key. */
  readonly isWargear: (key: string) => boolean;
  /** Whether weapons with this key are plain ones. */
  readonly isPlain: (key: string) => boolean;
  /** Names that administrators taught. */
  readonly aliases: Aliases;
  /** Names to try for unknown names, by key. Absent: none. */
  readonly likely?: ReadonlyMap<string, string>;
}

const nothingKnown: Known = { costsAsStated: () => null, isWargear: () => true, isPlain: () => false, aliases: NO_ALIASES };

const mostSteps = 20_000;
/**
 * An unknown name is read as a model rather than as wargear that does not fit, unless the stated cost would then fit only a different
 * number of models.
 */
const cost = { needless: 1, unnamedModel: 9, unknownItem: 10, itemTooMany: 10, otherPrice: 20, contradiction: 20 } as const;

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
  const rejoined = asWritten.judged === 0 ? null : rejoinedItems(unit.loadout, root);
  const whole = rejoined === null ? null : bestMatch(root, { ...unit, loadout: rejoined }, unitPath, answered, known);
  const best = whole !== null && whole.judged < asWritten.judged ? whole : asWritten;
  const likely = unit.statedPoints === null ? new Map<string, string>() : likelyNames(best.matched.unmatched, namesOf(root), known);
  if (likely.size === 0) return best.matched;
  const guessed = bestMatch(root, unit, unitPath, answered, { ...known, likely });
  return guessed.matched.isWhole ? guessed.matched : best.matched;
}

/**
 * Names that no wargear of the release has, each with the one option of the datasheet that it resembles. Such a guess is made only if it
 * explains the whole unit.
 */
function likelyNames(unmatched: readonly Want[], names: DatasheetNames, { isWargear }: Known): ReadonlyMap<string, string> {
  const unknown = unmatched.filter(({ keys }) => !keys.some((key) => names.has(key) || isWargear(key)));
  return new Map(
    unknown.flatMap(({ item }) => {
      const near = names.near(item.name);
      return near === null ? [] : [[looseKey(item.name), near] as const];
    }),
  );
}

interface JudgedMatch {
  readonly matched: MatchedLoadout;
  readonly judged: number;
  /** Whether the list counts models. */
  readonly isCounted: boolean;
  /** How many items the match contains beyond the numbers that the list states for them. */
  readonly surplus: number;
}

/** One way to read the lines of a unit. */
interface Reading {
  readonly unit: RosterUnit;
  readonly items: readonly PlacedItem[];
  readonly readAs: Spelled['readAs'];
  readonly names: DatasheetNames;
  readonly known: Known;
  /** Keys of unknown names that this reading takes for models. */
  readonly asModels: ReadonlySet<string>;
  /** Keys of names that both a model and wargear of the datasheet have, and that this reading takes for wargear. */
  readonly asItems: ReadonlySet<string>;
  /** True if models that no line names may be of any kind that fits their wargear, instead of the usual kinds. */
  readonly isFree: boolean;
}

function bestMatch(root: OptionView, unit: RosterUnit, unitPath: Path, answered: number | null, known: Known): JudgedMatch {
  const names = namesOf(root);
  const { items: spelled, readAs } = spelledItems(unit.loadout, names, [...unitPath, 'loadout'], known.aliases, known.likely);
  const items = spelled
    .map((item, index) => ({ item, path: [...unitPath, 'loadout', index] }))
    .filter(({ item }, index) => index !== answered && item.count > 0);
  const layouts = nearestFirst(layoutsOf(root), unit, items, names);
  const unknown = subsetsOf(perhapsModels(items, names, known.isWargear));
  const eitherWay = perhapsItems(items, names);
  const meanings = eitherWay.length === 0 ? [new Set<string>()] : [new Set<string>(), new Set(eitherWay)];
  const readings = [false, true].flatMap((isFree) =>
    meanings.flatMap((asItems) => unknown.map((asModels): Reading => ({ unit, items, readAs, names, known, asModels, asItems, isFree }))),
  );
  const tried: JudgedMatch[] = [];
  let steps = mostSteps;
  for (const reading of readings) {
    for (const layout of layouts) {
      // Each attempt may use half of the remaining steps, so that every attempt has some.
      const budget: Budget = { steps: Math.ceil(steps / 2) };
      const given = budget.steps;
      const match = matchLayout(layout, reading, budget);
      steps -= given - budget.steps;
      if (!reading.isFree || match.matched.isWhole) tried.push(match);
      if (match.judged === 0 && match.isCounted) return match;
      if (steps <= 0) break;
    }
    // If the usual kinds of models explain everything, other kinds are not tried.
    if (!reading.isFree && tried.some(({ judged }) => judged === 0)) break;
  }
  const [first, ...others] = tried;
  if (first === undefined) throw new Error(`Option "${root.entryId}" has no layout.`);
  const best = others.reduce((found, other) => (compared(other, found) < 0 ? other : found), first);
  return tried.length === 1 || best.isCounted ? best : { ...best, matched: inferred(best, tried) };
}

const mostUnknown = 3;

/** All subsets of a few unknown names; for many names, only the empty set and the full set. */
function subsetsOf(keys: readonly string[]): readonly ReadonlySet<string>[] {
  if (keys.length > mostUnknown) return [new Set(), new Set(keys)];
  return keys.reduce<readonly ReadonlySet<string>[]>((sets, key) => [...sets, ...sets.map((set) => new Set([...set, key]))], [new Set()]);
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
  return one.surplus - other.surplus || one.matched.models - other.matched.models;
}

/** If the datasheet has several compositions and the list does not count models, the stated wargear may determine the composition. */
function inferred({ matched, judged, surplus }: JudgedMatch, tried: readonly JudgedMatch[]): MatchedLoadout {
  const isOpen = tried.some((other) => other.judged === judged && other.surplus === surplus && other.matched.models !== matched.models);
  return { ...matched, modelsAreStated: matched.modelsAreStated && !isOpen, modelsAreInferred: true };
}

function matchLayout(layout: UnitLayout, reading: Reading, budget: Budget): JudgedMatch {
  const { unit, items, names, known, isFree } = reading;
  const read = withOwnModel(statedModels(unit.name, items, layout, names, reading), unit.name, layout);
  const written = withCount(read, unit.models, layout, isFree);
  const stated = withRequiredModels(written, layout, isFree);
  const draft = new LoadoutDraft(layout, stated.wants, budget);
  for (const line of stated.lines) draft.add(equip(line.count, line.slots, line.wants, draft.models(), budget), line.wants);
  const wants = [...new Set([...stated.lines.flatMap((line) => line.wants), ...stated.wants])];
  for (const want of wants) if (want.open > 0) draft.settle(want);
  const asked = new Set(wants.flatMap(({ keys }) => keys));
  const open = wants.filter((want) => want.open > 0);
  const unknown = open.filter(({ keys }) => !keys.some((key) => names.has(key)));
  // A name that other datasheets have for a special weapon means that weapon.
  const nameless = unknown.filter(({ keys }) => !keys.some((key) => known.isWargear(key) && !known.isPlain(key)));
  const aliases = fixedAliases(nameless, draft.parts, asked, known.isPlain);
  const standing = draft.models();
  const models = [...standing.values()].reduce((sum, count) => sum + count, 0);
  const left = open.filter(({ item }) => !aliases.has(item.name));
  const needless = needlessItems(
    left.filter((want) => !unknown.includes(want)),
    stated.lines,
    wants,
    models,
    known.isPlain,
  );
  const unmatched = left.filter((want) => !needless.has(want));
  const offLimits = modelsOffLimits(new Map(layout.slots.map((slot) => [slot, standing.get(slot) ?? 0])));
  const unnamedModels = stated.lines.filter((line) => !line.isNamed);
  const costsOtherwise = known.costsAsStated(models) === false;
  const matched: MatchedLoadout = {
    layout,
    parts: draft.parts,
    models,
    modelsAreStated: stated.isContested !== true && (stated.isCounted || layout.slots.every(isFixed)),
    modelsAreInferred: stated.isInferred === true,
    unnamedModels,
    asked,
    readAs: [...reading.readAs, ...open.flatMap((want) => aliasOf(want, aliases))],
    isWhole: unmatched.length === 0 && offLimits.certain === 0 && !costsOtherwise,
    needless: [...needless.values()],
    unmatched,
  };
  const unexplained =
    needless.size * cost.needless +
    unnamedModels.length * cost.unnamedModel +
    unmatched.reduce((sum, want) => sum + (unknown.includes(want) ? cost.unknownItem : want.open * cost.itemTooMany), 0);
  const contradicts = unit.models !== undefined && !stated.isCounted;
  const judged = unexplained + costOf(offLimits) + (costsOtherwise ? cost.otherPrice : 0) + (contradicts ? cost.contradiction : 0);
  return { matched, judged, isCounted: stated.isCounted, surplus: surplusOf(draft.parts, wants) };
}

function aliasOf({ item, path }: Want, aliases: ReadonlyMap<string, string>): readonly ReadAs[] {
  const to = aliases.get(item.name);
  return to === undefined ? [] : [{ path, line: item.line, from: item.name, to, isCertain: false }];
}

function surplusOf(parts: readonly DraftPart[], wants: readonly Want[]): number {
  const surplus = new Map<string, number>();
  const add = (key: string, count: number): unknown => surplus.set(key, (surplus.get(key) ?? 0) + count);
  for (const { picks, count } of parts) for (const [key, each] of keyCounts(picks)) add(key, each * count);
  for (const { keys, item } of wants) for (const key of keys) add(key, -item.count);
  const asked = new Set(wants.flatMap(({ keys }) => keys));
  return [...asked].reduce((sum, key) => sum + Math.max(0, surplus.get(key) ?? 0), 0);
}

function isFixed(slot: ModelSlot): boolean {
  return slot.option.max !== null && factsOf(slot.option).required === slot.option.max;
}
