import type { OptionView } from '#muster/battlescribe';
import { entriesAmong, rememberedByContent, walkEntries } from '#muster/catalogue';
import { namesBelow } from './names-below.js';
import { factsOf, type Facts } from './option-facts.js';

/** How many models an option or a group must have and may have. */
export interface ModelLimit extends Pick<Facts, 'required' | 'max' | 'mostVaries'> {
  readonly of: OptionView;
}

/** A position in a unit for models of one kind. */
export interface ModelSlot {
  readonly option: OptionView;
  readonly facts: Facts;
  /** Chosen entries between the unit and the model, outermost first. */
  readonly holders: readonly OptionView[];
  /** Groups around the model within the same holder, outermost first. */
  readonly groups: readonly OptionView[];
  /** The limits on its number: those of the model, then those of the groups around it. */
  readonly limits: readonly ModelLimit[];
}

/** Options other than models, of the unit or of a chosen entry that holds models. */
export interface Body {
  /** Chosen entries between the unit and these options; the last entry contains the options. Empty for the unit itself. */
  readonly holders: readonly OptionView[];
  readonly options: readonly OptionView[];
}

/** One composition of the unit. If the data offers several compositions, each is a layout. */
export interface UnitLayout {
  /** True if the unit itself is its only model: one slot and no bodies. */
  readonly isOneModel: boolean;
  readonly slots: readonly ModelSlot[];
  readonly bodies: readonly Body[];
  /** Keys of the options other than models. */
  readonly optionKeys: Pick<ReadonlySet<string>, 'has'>;
  /** Keys of the entries between the unit and its models. */
  readonly holderKeys: ReadonlySet<string>;
  /** Keys of models inside the models of the slots. */
  readonly keysOfModelsInside: ReadonlySet<string>;
}

const mostLayouts = 32;
const deepestHolder = 4;

/** Layouts are cached for as long as the release's index exists. */
const known = new WeakMap<OptionView, readonly UnitLayout[]>();

/** The layouts of a datasheet in the order of the data: at least one, at most 32. */
export function layoutsOf(root: OptionView): readonly UnitLayout[] {
  const kept = known.get(root);
  if (kept !== undefined) return kept;
  const parts = holdsModels(root) ? layoutsInside(root, []) : [{ isOneModel: true, slots: [slotOf(root, [], [])], bodies: [] }];
  const layouts = parts.map(withKeys);
  known.set(root, layouts);
  return layouts;
}

type LayoutParts = Pick<UnitLayout, 'isOneModel' | 'slots' | 'bodies'>;

function withKeys(parts: LayoutParts): UnitLayout {
  const { slots, bodies } = parts;
  const models = slots.flatMap(({ option }) => walkEntries(option).filter(({ type }) => type === 'model'));
  return {
    ...parts,
    optionKeys: optionKeysOf(bodies.flatMap(({ options }) => options)),
    holderKeys: keysOf(slots.flatMap(({ holders }) => holders)),
    keysOfModelsInside: keysOf(models),
  };
}

const keysOf = (options: readonly OptionView[]): ReadonlySet<string> => new Set(options.map((option) => factsOf(option).key));

const keysInGroup = rememberedByContent((contents) => keysOf(entriesAmong(contents)));

function optionKeysOf(options: readonly OptionView[]): UnitLayout['optionKeys'] {
  const [groups, entries] = [options.filter(({ kind }) => kind === 'group'), options.filter(({ kind }) => kind === 'entry')];
  const sets = [keysOf(entries), ...groups.map(keysInGroup)].filter(({ size }) => size > 0);
  return { has: (key) => sets.some((keys) => keys.has(key)) };
}

/** What one entry or group adds to its holder. */
interface Part {
  readonly slots: readonly ModelSlot[];
  readonly options: readonly OptionView[];
  readonly bodies: readonly Body[];
}

const nothing: Part = { slots: [], options: [], bodies: [] };

function layoutsInside(holder: OptionView, holders: readonly OptionView[]): readonly LayoutParts[] {
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

/**
 * In a group, compositions exclude each other. Everything else in the group is handled as in the unit; if it contains models, they can also
 * fill the group without a composition.
 */
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

/** Whether a group, or an entry that is not a model, contains models. Models inside models are options of the outer model. */
const holdsModels = (option: OptionView): boolean => option.type !== 'model' && containsModels(option);

const containsModels = rememberedByContent((contents) => namesBelow(contents).holdsModels);

function slotOf(option: OptionView, holders: readonly OptionView[], groups: readonly OptionView[]): ModelSlot {
  return { option, facts: factsOf(option), holders, groups, limits: [option, ...groups].map(limitOf) };
}

function limitOf(of: OptionView): ModelLimit {
  const { required, max, mostVaries } = factsOf(of);
  return { of, required, max, mostVaries };
}
