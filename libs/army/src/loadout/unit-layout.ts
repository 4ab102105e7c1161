import type { OptionView } from '#muster/battlescribe';
import { factsOf } from './option-facts.js';

/** One place in a unit where models of one kind stand. */
export interface ModelSlot {
  readonly option: OptionView;
  readonly key: string;
  /** Keys of names that the data give it by what it has. */
  readonly otherKeys: readonly string[];
  /** Keys of the names of which this one names a variant: "Deckhand" of "Deckhand w/ harpoon gun". */
  readonly bases: readonly string[];
  /** Chosen entries between the unit and the model, outermost first. */
  readonly holders: readonly OptionView[];
  /** Groups around it, in the same holder, outermost first. */
  readonly groups: readonly OptionView[];
}

/** What the unit, or an entry chosen in it that holds models, offers beside models. */
export interface Body {
  /** Ends with the entry whose body it is; empty for the unit itself. */
  readonly holders: readonly OptionView[];
  readonly options: readonly OptionView[];
}

/** One way of composing the unit: where data offer whole compositions as alternatives, there is a layout for each. */
export interface UnitLayout {
  /** The unit itself is its only model: one slot, no bodies. */
  readonly isOneModel: boolean;
  readonly slots: readonly ModelSlot[];
  readonly bodies: readonly Body[];
}

const mostLayouts = 32;
const deepestHolder = 4;

/** Views of a release live as long as its index, and so do their layouts. */
const known = new WeakMap<OptionView, readonly UnitLayout[]>();

/** The layouts of a datasheet, in the data's order. At least one; at most 32 where the data offer more. */
export function layoutsOf(root: OptionView): readonly UnitLayout[] {
  const kept = known.get(root);
  if (kept !== undefined) return kept;
  const layouts = holdsModels(root) ? layoutsInside(root, []) : [{ isOneModel: true, slots: [slotOf(root, [], [])], bodies: [] }];
  known.set(root, layouts);
  return layouts;
}

/** What one entry or group adds to its holder. */
interface Part {
  readonly slots: readonly ModelSlot[];
  readonly options: readonly OptionView[];
  readonly bodies: readonly Body[];
}

const nothing: Part = { slots: [], options: [], bodies: [] };

function layoutsInside(holder: OptionView, holders: readonly OptionView[]): readonly UnitLayout[] {
  return partsOf(holder.children, holders, []).map(({ slots, options, bodies }) => ({
    isOneModel: false,
    slots,
    bodies: [{ holders, options }, ...bodies],
  }));
}

function partsOf(children: readonly OptionView[], holders: readonly OptionView[], groups: readonly OptionView[]): readonly Part[] {
  return children.reduce<readonly Part[]>((parts, child) => combine(parts, partsOfChild(child, holders, groups)), [nothing]);
}

function partsOfChild(child: OptionView, holders: readonly OptionView[], groups: readonly OptionView[]): readonly Part[] {
  if (child.type === 'model') return [{ ...nothing, slots: [slotOf(child, holders, groups)] }];
  if (!holdsModels(child) || holders.length >= deepestHolder) return [{ ...nothing, options: [child] }];
  if (child.kind === 'group') return partsOfGroup(child, holders, [...groups, child]);
  const taken = partsOfChosen(child, holders);
  return isRequired(child) ? taken : [nothing, ...taken];
}

/** In a group the compositions exclude each other; everything else in it is as in the unit, and where that has models they fill the group alone too. */
function partsOfGroup(group: OptionView, holders: readonly OptionView[], groups: readonly OptionView[]): readonly Part[] {
  const compositions = group.children.filter(isComposition);
  const others = group.children.filter((child) => !isComposition(child));
  const rest = partsOf(others, holders, groups);
  if (compositions.length === 0) return rest;
  const alternatives = compositions.flatMap((composition) => partsOfChosen(composition, holders));
  const isWithout = !isRequired(group) || rest.some(({ slots }) => slots.length > 0);
  return combine(rest, isWithout ? [nothing, ...alternatives] : alternatives);
}

function partsOfChosen(holder: OptionView, holders: readonly OptionView[]): readonly Part[] {
  return layoutsInside(holder, [...holders, holder]).map(({ slots, bodies }) => ({ slots, options: [], bodies }));
}

function combine(left: readonly Part[], right: readonly Part[]): readonly Part[] {
  const both = left.flatMap((a) =>
    right.map((b) => ({
      slots: [...a.slots, ...b.slots],
      options: [...a.options, ...b.options],
      bodies: [...a.bodies, ...b.bodies],
    })),
  );
  return both.slice(0, mostLayouts);
}

function isComposition(option: OptionView): boolean {
  return option.kind === 'entry' && option.type !== 'model' && !option.hidden && holdsModels(option);
}

function isRequired(option: OptionView): boolean {
  return (option.min ?? 0) > 0;
}

/** Whether an entry that is no model, or a group, has models somewhere inside. Models inside models are that model's options. */
function holdsModels(option: OptionView, depth = 0): boolean {
  if (depth === 0 && option.type === 'model') return false;
  if (depth > 2 * deepestHolder) return false;
  return option.children.some((child) => child.type === 'model' || holdsModels(child, depth + 1));
}

function slotOf(option: OptionView, holders: readonly OptionView[], groups: readonly OptionView[]): ModelSlot {
  const { key, otherKeys, bases } = factsOf(option);
  return { option, key, otherKeys, bases, holders, groups };
}
