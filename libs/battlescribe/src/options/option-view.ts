import type { CompiledGame } from '../evaluate/compile/compile.js';
import { compositeGroupId, compositeId, type Option } from '../evaluate/compile/option.js';
import type { CompiledConstraint, CompiledModifier } from '../evaluate/conditions/query.types.js';
import type { EntryType } from '../nodes.js';

/** A minimum or maximum as written, after the modifiers that apply in every army. */
export interface OptionLimit {
  readonly constraintId: string;
  readonly type: 'min' | 'max' | 'exactly';
  readonly value: number;
  /** `selections`, `forces` or the id of a cost type. */
  readonly field: string;
  readonly scope: string;
  /** True if modifiers with conditions can change the value. The evaluator then gives the effective one. */
  readonly varies: boolean;
  /** The highest value that modifiers can give it, if each applies at most once; infinite if a modifier can remove or multiply it. */
  readonly highest: number;
}

/**
 * A place in the tree of selectable options: an entry, which can become a selection, or a group, which only contains entries. Its
 * `children` are expanded when they are read.
 */
export interface OptionView {
  readonly kind: 'entry' | 'group';
  /** The name as written, before modifiers. */
  readonly name: string;
  /** Other names that the option can get from its own modifiers, each modifier applied alone. */
  readonly otherNames: readonly string[];
  /** Null for a group. */
  readonly type: EntryType | null;
  /** Composite id: `SelectionState.entryId` of a selection of this entry. For a group, the `entryGroupId` of selections in it. */
  readonly entryId: string;
  /** Composite id of the group that directly contains it (`SelectionState.entryGroupId`). Null outside a group. */
  readonly entryGroupId: string | null;
  /** Id of the definition, which is the last part of `entryId`. */
  readonly definitionId: string;
  /** Id of the entry link that leads to it. Null if there is no link. */
  readonly linkId: string | null;
  /** Whether it is hidden as written. Modifiers can change this. */
  readonly hidden: boolean;
  /** True if modifiers can change `hidden`. */
  readonly hiddenVaries: boolean;
  /** Minimum and maximum number in the parent selection, as written. Null if there is no such limit. */
  readonly min: number | null;
  readonly max: number | null;
  /** All limits, including those with other scopes such as the force or the roster. */
  readonly limits: readonly OptionLimit[];
  /** Whether it is selected by default if its group must have a selection. */
  readonly isDefault: boolean;
  /** Unit costs as written. Omits costs of 0. */
  readonly costs: readonly { readonly typeId: string; readonly name: string; readonly value: number }[];
  /** True if modifiers can change a cost. The evaluator then gives the effective one. */
  readonly costsVary: boolean;
  readonly categories: readonly { readonly id: string; readonly name: string; readonly primary: boolean }[];
  /** True if its number grows with the number of its parent. */
  readonly collective: boolean;
  readonly children: readonly OptionView[];
  /** The compiled option, for the functions in `building`. */
  readonly option: Option;
}

/** The options at the root of a force of this catalogue, including hidden ones. Empty if the catalogue is unknown. */
export function rootOptions(game: CompiledGame, catalogueId: string): readonly OptionView[] {
  return (game.catalogue(catalogueId)?.roots ?? []).map((option) => optionView(game, option, null));
}

/**
 * The child entries and groups of an option. The option is given by a path of composite entry ids from the root. Null if the path does not
 * exist.
 */
export function childOptions(game: CompiledGame, catalogueId: string, path: readonly string[]): readonly OptionView[] | null {
  const [rootId, ...rest] = path;
  let option = rootId === undefined ? null : (game.catalogue(catalogueId)?.root(rootId) ?? null);
  for (const entryId of rest) option = option?.interior.entry(entryId, null) ?? null;
  return option ? option.children.map((child) => optionView(game, child, path.at(-1) ?? null)) : null;
}

/** The view of an option at its place. `parentEntryId` is the composite id of the entry that contains it, or null for a root entry. */
export function optionView(game: CompiledGame, option: Option, parentEntryId: string | null): OptionView {
  return new PlacedOption(game, option, parentEntryId);
}

/** Reads everything from the compiled option on demand, so that a tree of views needs little memory. */
class PlacedOption implements OptionView {
  private childViews: readonly OptionView[] | null = null;

  constructor(
    private readonly game: CompiledGame,
    readonly option: Option,
    private readonly parentEntryId: string | null,
  ) {}

  get kind() {
    return this.option.isGroup ? 'group' : 'entry';
  }

  get name() {
    return this.option.name;
  }

  get type() {
    return this.option.blueprint.type;
  }

  get otherNames() {
    const { name, effects } = this.option.blueprint;
    return effects.name.flatMap((modifier) => renamed(name, modifier) ?? []);
  }

  get entryId() {
    return compositeId(this.option, this.parentEntryId);
  }

  get entryGroupId() {
    return compositeGroupId(this.option, this.parentEntryId);
  }

  get definitionId() {
    return this.option.blueprint.definition.id;
  }

  get linkId() {
    return this.option.blueprint.link?.id ?? null;
  }

  get hidden() {
    return this.option.blueprint.hidden;
  }

  get hiddenVaries() {
    return this.option.blueprint.effects.hidden.length > 0;
  }

  get min() {
    return strictest(this.limits, 'min', Math.max);
  }

  get max() {
    return strictest(this.limits, 'max', Math.min);
  }

  get limits() {
    return this.option.blueprint.constraints.map(limitOf);
  }

  get isDefault() {
    return this.option.isDefault;
  }

  get costs() {
    const { costs } = this.option.blueprint;
    const all = this.game.costTypes.map((type, index) => ({ typeId: type.id, name: type.name, value: costs[index] ?? 0 }));
    return all.filter((cost) => cost.value !== 0);
  }

  get costsVary() {
    return this.option.blueprint.effects.costs !== null;
  }

  get categories() {
    return this.option.grants.map((grant) => ({ id: grant.categoryId, name: grant.link.name, primary: grant.primary }));
  }

  get collective() {
    return this.option.blueprint.collective;
  }

  get children() {
    const inside = this.option.isGroup ? this.parentEntryId : this.entryId;
    this.childViews ??= this.option.children.map((child) => optionView(this.game, child, inside));
    return this.childViews;
  }
}

/** The name after this modifier. Null if the modifier does not change the name of the option itself. */
function renamed(name: string, { type, value, arg, join, affects, scope }: CompiledModifier): string | null {
  if (affects !== null || scope !== null) return null;
  if (type === 'set') return value;
  if (type === 'append') return `${name}${join ?? ' '}${value}`;
  if (type === 'prepend') return `${value}${join ?? ' '}${name}`;
  return type === 'replace' && arg !== null ? name.replaceAll(arg, () => value) : null;
}

function limitOf({ id, type, value: written, node, modifiers }: CompiledConstraint): OptionLimit {
  const firstOpen = modifiers.findIndex((modifier) => !appliesAlways(modifier));
  const always = firstOpen < 0 ? modifiers : modifiers.slice(0, firstOpen);
  const value = always.reduce(changed, written);
  const highest = highestOf(value, modifiers.slice(always.length));
  return { constraintId: id, type, value, field: node.field, scope: node.scope, varies: firstOpen >= 0, highest };
}

/** A limit of -1 is no limit. */
function highestOf(value: number, modifiers: readonly CompiledModifier[]): number {
  let highest = unlimited(value);
  let raised = 0;
  for (const { type, number, repeats } of modifiers) {
    if (type === 'set') highest = Math.max(highest, unlimited(number));
    else if (type === 'increment') raised += repeats.length > 0 ? Number.POSITIVE_INFINITY : Math.max(0, number);
    else if (type === 'decrement') raised += repeats.length > 0 && number < 0 ? Number.POSITIVE_INFINITY : Math.max(0, -number);
    else raised = Number.POSITIVE_INFINITY;
  }
  return highest + raised;
}

const unlimited = (value: number): number => (value < 0 ? Number.POSITIVE_INFINITY : value);

const arithmetic: ReadonlySet<string> = new Set(['set', 'increment', 'decrement']);

/** Some data reuses a weapon and raises its number where a model has two of it. */
function appliesAlways({ type, number, guards, repeats, affects, scope }: CompiledModifier): boolean {
  const isOwn = affects === null && scope === null && repeats.every((level) => level.length === 0);
  return isOwn && guards.length === 0 && arithmetic.has(type) && !Number.isNaN(number);
}

function changed(value: number, { type, number }: CompiledModifier): number {
  if (type === 'set') return number;
  return type === 'increment' ? value + number : value - number;
}

/** Ignores -1, which means no limit. */
function strictest(limits: readonly OptionLimit[], type: 'min' | 'max', pick: (...values: number[]) => number): number | null {
  const values = limits
    .filter(
      (limit) =>
        (limit.type === type || limit.type === 'exactly') && limit.field === 'selections' && limit.scope === 'parent' && limit.value >= 0,
    )
    .map((limit) => limit.value);
  return values.length > 0 ? pick(...values) : null;
}
