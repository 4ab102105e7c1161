import type { CompiledGame } from '../evaluate/compile/compile.js';
import { compositeGroupId, compositeId, type Option } from '../evaluate/compile/option.js';
import type { CompiledModifier } from '../evaluate/conditions/query.types.js';
import type { EntryType } from '../nodes.js';
import { limitsOf, type OptionLimit } from './option-limits.js';

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
  /** The same object for all options that contain the same, such as one group of upgrades that links of many units lead to. */
  readonly content: object;
  /** The same children without keeping them, for walks through whole trees, most of which no list asks about. */
  readonly walk: () => readonly OptionView[];
  /** The same children as if no group contained the option: inside a group, what would contain that group again is left out. */
  readonly walkAlone: () => readonly OptionView[];
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

/** Most options contain none. */
const NONE: readonly never[] = [];

/** Reads everything from the compiled option on demand, so that a tree of views needs little memory. */
class PlacedOption implements OptionView {
  private childViews: readonly OptionView[] | null = null;
  /** Once asked for. Every selection of the option has this one string, which makes comparing selections cheap. */
  private id: string | null = null;

  constructor(
    private readonly game: CompiledGame,
    readonly option: Option,
    /** The view that directly contains it, or the id of the entry that contains it; null for a root entry. */
    private readonly above: PlacedOption | string | null,
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
    return (this.id ??= compositeId(this.option, this.parentEntryId));
  }

  get entryGroupId() {
    const { above } = this;
    return above instanceof PlacedOption && above.option.isGroup ? above.entryId : compositeGroupId(this.option, this.parentEntryId);
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
    return limitsOf(this.option.blueprint).min;
  }

  get max() {
    return limitsOf(this.option.blueprint).max;
  }

  get limits() {
    return limitsOf(this.option.blueprint).all;
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

  get content() {
    return this.option.content;
  }

  get children() {
    return (this.childViews ??= this.views(this.option.children));
  }

  walk() {
    return this.childViews ?? this.views(this.option.walk());
  }

  walkAlone() {
    return this.views(this.option.alone().walk());
  }

  private views(children: readonly Option[]): readonly OptionView[] {
    return children.length === 0 ? NONE : children.map((child) => new PlacedOption(this.game, child, this));
  }

  private get parentEntryId(): string | null {
    const { above } = this;
    return above instanceof PlacedOption ? (above.option.isGroup ? above.parentEntryId : above.entryId) : above;
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
