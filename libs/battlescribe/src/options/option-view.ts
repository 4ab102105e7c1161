import type { CompiledGame } from '../evaluate/compile/compile.js';
import { compositeGroupId, compositeId, type Option } from '../evaluate/compile/option.js';
import type { CompiledConstraint, CompiledModifier } from '../evaluate/conditions/query.types.js';
import type { EntryType } from '../nodes.js';

/** A minimum or maximum as written, before any modifier. */
export interface OptionLimit {
  readonly constraintId: string;
  readonly type: 'min' | 'max' | 'exactly';
  readonly value: number;
  /** `selections`, `forces` or a cost type's id. */
  readonly field: string;
  readonly scope: string;
  /** True when modifiers can change the value: ask the evaluator. */
  readonly varies: boolean;
}

/**
 * A place in the tree of what may be selected: an entry (which can become a selection) or a group (which only gathers entries). Read
 * it downwards through `children`; the tree is expanded as far as it is read.
 */
export interface OptionView {
  readonly kind: 'entry' | 'group';
  /** As written, before any modifier. */
  readonly name: string;
  /** Names that its own modifiers may give it, each by itself. */
  readonly otherNames: readonly string[];
  /** Null for a group. */
  readonly type: EntryType | null;
  /** Composite: `SelectionState.entryId` of a selection of this entry; for a group the `entryGroupId` of its selections. */
  readonly entryId: string;
  /** Composite id of the group directly around it: `SelectionState.entryGroupId`. Null outside a group. */
  readonly entryGroupId: string | null;
  /** The last part of `entryId`: the definition's own id. */
  readonly definitionId: string;
  /** The entry link it was reached by, null where it was reached directly. */
  readonly linkId: string | null;
  /** Hidden as written; modifiers may hide or show it. */
  readonly hidden: boolean;
  /** True when modifiers may change `hidden`. */
  readonly hiddenVaries: boolean;
  /** How many the parent selection must and may have, as written; null where there is no such limit. */
  readonly min: number | null;
  readonly max: number | null;
  /** All limits, those of other scopes (force, roster) too. */
  readonly limits: readonly OptionLimit[];
  /** In its group: pre-chosen when the group must have a selection. */
  readonly isDefault: boolean;
  /** Unit costs as written, without those that are 0. */
  readonly costs: readonly { readonly typeId: string; readonly name: string; readonly value: number }[];
  /** True when modifiers can change a cost: ask the evaluator. */
  readonly costsVary: boolean;
  readonly categories: readonly { readonly id: string; readonly name: string; readonly primary: boolean }[];
  /** True when its amount follows the number of its parent. */
  readonly collective: boolean;
  readonly children: readonly OptionView[];
  /** The compiled option behind it, for the building functions. */
  readonly option: Option;
}

/** What a force of this catalogue may select, hidden ones included. Empty for an unknown catalogue. */
export function rootOptions(game: CompiledGame, catalogueId: string): readonly OptionView[] {
  return (game.catalogue(catalogueId)?.roots ?? []).map((option) => optionView(game, option, null));
}

/**
 * The children of the option reached by a path of composite entry ids from a root: entries and groups of a datasheet and of what it
 * holds. Null when the path leads nowhere.
 */
export function childOptions(game: CompiledGame, catalogueId: string, path: readonly string[]): readonly OptionView[] | null {
  const [rootId, ...rest] = path;
  let option = rootId === undefined ? null : (game.catalogue(catalogueId)?.root(rootId) ?? null);
  for (const entryId of rest) option = option?.interior.entry(entryId, null) ?? null;
  return option ? option.children.map((child) => optionView(game, child, path.at(-1) ?? null)) : null;
}

/** An option as seen where it stands: `parentEntryId` is the composite id of the entry around it, null for a root. */
export function optionView(game: CompiledGame, option: Option, parentEntryId: string | null): OptionView {
  return new PlacedOption(game, option, parentEntryId);
}

/** Reads everything from the compiled option when asked: a tree of views holds little. */
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

/** Null: it is no name of this option's. */
function renamed(name: string, { type, value, arg, join, affects, scope }: CompiledModifier): string | null {
  if (affects !== null || scope !== null) return null;
  if (type === 'set') return value;
  if (type === 'append') return `${name}${join ?? ' '}${value}`;
  if (type === 'prepend') return `${value}${join ?? ' '}${name}`;
  return type === 'replace' && arg !== null ? name.replaceAll(arg, () => value) : null;
}

function limitOf({ id, type, value, node, modifiers }: CompiledConstraint): OptionLimit {
  return { constraintId: id, type, value, field: node.field, scope: node.scope, varies: modifiers.length > 0 };
}

/** -1 is no limit. */
function strictest(limits: readonly OptionLimit[], type: 'min' | 'max', pick: (...values: number[]) => number): number | null {
  const values = limits
    .filter(
      (limit) =>
        (limit.type === type || limit.type === 'exactly') && limit.field === 'selections' && limit.scope === 'parent' && limit.value >= 0,
    )
    .map((limit) => limit.value);
  return values.length > 0 ? pick(...values) : null;
}
