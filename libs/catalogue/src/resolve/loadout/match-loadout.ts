import type { OptionView } from '@muster/battlescribe';
import type { RosterUnit } from '@muster/roster';
import type { Path } from '@muster/diagnostics';
import { countFromWargear } from './count-from-wargear.js';
import { equip, modelsOffLimits, type Budget } from './equip.js';
import { LoadoutDraft, type DraftPart } from './loadout-draft.js';
import { factsOf } from './option-facts.js';
import { rejoinedItems } from './rejoined-items.js';
import { statedModels, type ModelLine, type PlacedItem, type StatedModels } from './stated-models.js';
import { layoutsOf, type ModelSlot, type UnitLayout } from './unit-layout.js';
import type { Want } from './wants.js';

/** A stated loadout matched with a datasheet's options. */
export interface MatchedLoadout {
  readonly layout: UnitLayout;
  readonly parts: readonly DraftPart[];
  readonly models: number;
  /** False where the list says nothing of models and the datasheet leaves their number open. */
  readonly modelsAreStated: boolean;
  /** Model lines of a name the datasheet does not have. They count as models all the same. */
  readonly unnamedModels: readonly ModelLine[];
  /** Keys of all that is stated beside models. */
  readonly asked: ReadonlySet<string>;
  /** Stated items, or so many of them, that no option answers for. */
  readonly unmatched: readonly Want[];
}

const mostSteps = 20_000;
const cost = { unnamedModel: 100, unmatchedItem: 10, modelOffLimit: 5 } as const;

/**
 * Matches what is written under a unit with its option tree. Every layout of the datasheet is tried; the one that leaves least
 * unexplained is taken, the first of equals. The number of models is as stated, whatever becomes of their wargear. `answered` is the
 * index of an item that has already told which datasheet is meant; items of which there are none ask for nothing.
 */
export function matchLoadout(root: OptionView, unit: RosterUnit, unitPath: Path, answered: number | null = null): MatchedLoadout {
  const asWritten = bestMatch(root, unit, unitPath, answered);
  const rejoined = asWritten.matched.unmatched.length === 0 ? null : rejoinedItems(unit.loadout, root);
  if (rejoined === null) return asWritten.matched;
  const whole = bestMatch(root, { ...unit, loadout: rejoined }, unitPath, answered);
  return whole.judged < asWritten.judged ? whole.matched : asWritten.matched;
}

interface JudgedMatch {
  readonly matched: MatchedLoadout;
  readonly judged: number;
}

function bestMatch(root: OptionView, unit: RosterUnit, unitPath: Path, answered: number | null): JudgedMatch {
  const items = unit.loadout
    .map((item, index) => ({ item, path: [...unitPath, 'loadout', index] }))
    .filter(({ item }, index) => index !== answered && item.count > 0);
  const budget: Budget = { steps: mostSteps };
  let best: JudgedMatch | null = null;
  for (const layout of layoutsOf(root)) {
    const matched = matchLayout(layout, unit, items, budget);
    const judged = judge(matched);
    if (best === null || judged < best.judged) best = { matched, judged };
    if (judged === 0 || budget.steps < 0) break;
  }
  if (best === null) throw new Error(`Option "${root.entryId}" has no layout.`);
  return best;
}

function matchLayout(layout: UnitLayout, unit: RosterUnit, items: readonly PlacedItem[], budget: Budget): MatchedLoadout {
  const written = withCount(statedModels(unit.name, items, layout), unit.models, layout);
  const stated = withRequiredModels(written, layout);
  const draft = new LoadoutDraft(layout, stated.wants, budget);
  for (const line of stated.lines) draft.add(equip(line.count, line.slots, line.wants, draft.models(), budget), line.wants);
  const wants = [...new Set([...stated.lines.flatMap((line) => line.wants), ...stated.wants])];
  for (const want of wants) if (want.open > 0) draft.settle(want);
  const standing = draft.models();
  return {
    layout,
    parts: draft.parts,
    models: [...standing.values()].reduce((sum, count) => sum + count, 0),
    modelsAreStated: stated.isCounted || layout.slots.every(isFixed),
    unnamedModels: stated.lines.filter((line) => !line.isNamed),
    asked: new Set(wants.flatMap(({ keys }) => keys)),
    unmatched: wants.filter((want) => want.open > 0),
  };
}

/** The number beside the unit's name, where nothing below it counts models: first those that the datasheet must have, then the usual ones. */
function withCount(stated: StatedModels, models: number | undefined, { isOneModel, slots }: UnitLayout): StatedModels {
  if (models === undefined) return stated;
  const [only, ...others] = stated.lines;
  if (isOneModel && only !== undefined && others.length === 0 && !stated.isCounted) {
    return { ...stated, lines: [{ ...only, count: models }], isCounted: true };
  }
  if (stated.lines.length > 0) return isOneModel ? stated : withOthers(stated, models, slots);
  const counts = spread(models, slots);
  const lines = [...counts].map(([slot, count]) => ({ item: null, path: [], count, wants: stated.wants, slots: [slot], isNamed: true }));
  return { lines: lines.filter(({ count }) => count > 0), wants: stated.wants, isCounted: true };
}

/** `17 Deckhands, a Bosun`: the sixteen that are not printed are of the kinds that are not, and bear what is stated of the unit. */
function withOthers(stated: StatedModels, models: number, slots: readonly ModelSlot[]): StatedModels {
  const count = models - stated.lines.reduce((sum, line) => sum + line.count, 0);
  const named = new Set(stated.lines.flatMap((line) => line.slots));
  const others = slots.filter((slot) => !named.has(slot));
  if (count === 0) return stated;
  // The number beside the name and the models below it contradict each other: a human counts.
  if (count < 0 || others.length === 0) return { ...stated, isCounted: false };
  return { ...stated, lines: [...stated.lines, { item: null, path: [], count, wants: stated.wants, slots: others, isNamed: true }] };
}

function spread(models: number, slots: readonly ModelSlot[]): ReadonlyMap<ModelSlot, number> {
  const counts = new Map(requiredModels(slots));
  let left = models - [...counts.values()].reduce((sum, count) => sum + count, 0);
  for (const slot of slots.toSorted((one, other) => Number(other.option.isDefault) - Number(one.option.isDefault))) {
    const taken = counts.get(slot) ?? 0;
    const more = Math.max(0, Math.min(left, (slot.option.max ?? Infinity) - taken));
    counts.set(slot, taken + more);
    left -= more;
  }
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  return most === undefined ? counts : counts.set(most[0], Math.max(0, most[1] + left));
}

/** A list that counts no models of a unit means those its wargear tells, or those the datasheet must have. */
function withRequiredModels(stated: StatedModels, layout: UnitLayout): StatedModels {
  if (stated.lines.length > 0) return stated;
  const [only, ...others] = layout.slots;
  const told = only === undefined || others.length > 0 ? null : countFromWargear(only, stated.wants);
  const counts = told !== null && only !== undefined ? new Map([[only, told]]) : requiredModels(layout.slots);
  const lines = [...counts].map(([slot, count]) => ({ item: null, path: [], count, wants: stated.wants, slots: [slot], isNamed: true }));
  return { lines: lines.filter(({ count }) => count > 0), wants: stated.wants, isCounted: told !== null };
}

function requiredModels(slots: readonly ModelSlot[]): ReadonlyMap<ModelSlot, number> {
  const counts = new Map(slots.map((slot) => [slot, writtenMinimum(slot.option)]));
  for (const group of new Set(slots.flatMap(({ groups }) => groups))) {
    const members = slots.filter(({ groups }) => groups.includes(group));
    const missing = factsOf(group).required - members.reduce((sum, slot) => sum + (counts.get(slot) ?? 0), 0);
    const chosen = members.find(({ option }) => option.isDefault) ?? members[0];
    if (missing > 0 && chosen !== undefined) counts.set(chosen, (counts.get(chosen) ?? 0) + missing);
  }
  return counts;
}

/** Also one that modifiers change in some armies: without it, all models that a group must have would be those of its first kind, often the leader. */
function writtenMinimum({ hidden, min }: OptionView): number {
  return hidden ? 0 : Math.max(0, min ?? 0);
}

function isFixed(slot: ModelSlot): boolean {
  return slot.option.max !== null && factsOf(slot.option).required === slot.option.max;
}

function judge(matched: MatchedLoadout): number {
  const standing = new Map<ModelSlot, number>(matched.layout.slots.map((slot) => [slot, 0]));
  for (const { of, count } of matched.parts) if ('slot' in of) standing.set(of.slot, (standing.get(of.slot) ?? 0) + count);
  const items = matched.unmatched.reduce((sum, want) => sum + want.open, 0);
  return matched.unnamedModels.length * cost.unnamedModel + items * cost.unmatchedItem + modelsOffLimits(standing) * cost.modelOffLimit;
}
