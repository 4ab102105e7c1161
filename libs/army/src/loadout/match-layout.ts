import { equip } from './equip.js';
import { fixedAliases, needlessItems } from './items-without-option.js';
import type { ReadAs } from './lines/spelled-items.js';
import { statedModels, type StatedModels } from './lines/stated-models.js';
import { withCount, withOwnModel, withRequiredModels } from './lines/unlisted-models.js';
import type { Want } from './lines/wants.js';
import { LoadoutDraft, type DraftPart } from './loadout-draft.js';
import type { MatchedLoadout } from './matched-loadout.js';
import { costOf, modelsOffLimits } from './off-limits.js';
import type { Reading } from './readings.js';
import type { Budget } from './search.js';
import type { ModelSlot, UnitLayout } from './unit-layout.js';

/**
 * An unknown name is read as a model rather than as wargear that does not fit, unless the stated cost would then fit only a different
 * number of models.
 */
const cost = { needless: 1, unnamedModel: 9, unknownItem: 10, itemTooMany: 10, otherPrice: 20, contradiction: 20 } as const;

export interface JudgedMatch {
  readonly matched: MatchedLoadout;
  readonly judged: number;
  /** Whether the list counts models. */
  readonly isCounted: boolean;
  /** Whether the reading with `isFree` may match otherwise. */
  readonly isOpen: boolean;
  /** How many items the match contains beyond the numbers that the list states for them. */
  readonly surplus: () => number;
}

/**
 * Matches one reading of the lines with one layout, and judges how much of the list that leaves unexplained. Null if that is certainly more
 * than `most`.
 */
export function matchLayout(layout: UnitLayout, reading: Reading, budget: Budget, most = Number.POSITIVE_INFINITY): JudgedMatch | null {
  const { unit, items, names, known, isFree } = reading;
  const read = withOwnModel(statedModels(unit.name, items, layout, names, reading), unit.name, layout);
  const written = withCount(read, unit.models, layout, isFree);
  const stated = withRequiredModels(written, layout, isFree);
  const wants = wantsIn(stated);
  if (leastJudged(stated, wants, reading) > most) return null;
  const draft = new LoadoutDraft(layout, stated.wants, budget);
  for (const line of stated.lines) draft.add(equip(line.count, line.slots, line.wants, draft.models(), budget), line.wants);
  for (const want of wants) if (want.open > 0) draft.settle(want);
  const asked = keysAmong(wants);
  const open = wants.filter((want) => want.open > 0);
  const unknown = open.filter((want) => isUnknown(want, reading));
  const nameless = unknown.filter((want) => !isOfOthers(want, reading));
  const aliases = fixedAliases(nameless, draft.parts, asked, names, known.isPlain);
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
    readAs: aliases.size === 0 ? reading.readAs : [...reading.readAs, ...open.flatMap((want) => aliasOf(want, aliases))],
    isWhole: unmatched.length === 0 && offLimits.certain === 0 && !costsOtherwise,
    isCutShort: budget.steps < 0,
    needless: [...needless.values()],
    unmatched,
  };
  const unexplained =
    needless.size * cost.needless +
    unnamedModels.length * cost.unnamedModel +
    unmatched.reduce((sum, want) => sum + (unknown.includes(want) ? cost.unknownItem : want.open * cost.itemTooMany), 0);
  const judged =
    unexplained + costOf(offLimits) + (costsOtherwise ? cost.otherPrice : 0) + (contradicts(stated, reading) ? cost.contradiction : 0);
  return { matched, judged, isCounted: stated.isCounted, isOpen: stated.isOpen === true, surplus: () => surplusOf(draft.parts, wants) };
}

/** Lines may share what is stated of the unit. */
function wantsIn({ lines, wants }: StatedModels): readonly Want[] {
  const all = new Set<Want>();
  for (const line of lines) for (const want of line.wants) all.add(want);
  for (const want of wants) all.add(want);
  return [...all];
}

function keysAmong(wants: readonly Want[]): ReadonlySet<string> {
  const all = new Set<string>();
  for (const { keys } of wants) for (const key of keys) all.add(key);
  return all;
}

/** What the lines leave unexplained however the models are equipped. */
function leastJudged(stated: StatedModels, wants: readonly Want[], reading: Reading): number {
  const { lines } = stated;
  const models = lines.reduce((sum, { count, slots }) => (slots.length === 0 ? sum : sum + count), 0);
  return (
    lines.filter(({ isNamed }) => !isNamed).length * cost.unnamedModel +
    wants.filter((want) => want.open > 0 && isUnknown(want, reading) && isOfOthers(want, reading)).length * cost.unknownItem +
    (reading.known.costsAsStated(models) === false ? cost.otherPrice : 0) +
    (contradicts(stated, reading) ? cost.contradiction : 0)
  );
}

const isUnknown = ({ keys }: Want, { names }: Reading): boolean => !keys.some((key) => names.has(key));

/** A name that other datasheets have for a special weapon means that weapon. */
const isOfOthers = ({ keys }: Want, { known }: Reading): boolean => keys.some((key) => known.isWargear(key) && !known.isPlain(key));

const contradicts = ({ isCounted }: StatedModels, { unit }: Reading): boolean => unit.models !== undefined && !isCounted;

function aliasOf({ item, path }: Want, aliases: ReadonlyMap<string, string>): readonly ReadAs[] {
  const to = aliases.get(item.name);
  return to === undefined ? [] : [{ path, line: item.line, from: item.name, to, isCertain: false }];
}

function surplusOf(parts: readonly DraftPart[], wants: readonly Want[]): number {
  const surplus = new Map<string, number>();
  const add = (key: string, count: number): unknown => surplus.set(key, (surplus.get(key) ?? 0) + count);
  for (const { counts, count } of parts) for (const [key, each] of counts) add(key, each * count);
  for (const { keys, item } of wants) for (const key of keys) add(key, -item.count);
  return [...keysAmong(wants)].reduce((sum, key) => sum + Math.max(0, surplus.get(key) ?? 0), 0);
}

function isFixed({ option, facts }: ModelSlot): boolean {
  return option.max !== null && facts.required === option.max;
}
