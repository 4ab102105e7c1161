import type { OptionGroup } from '#muster/catalogue';
import type { EntryNode, GroupNode } from '#muster/battlescribe';
import { boundsOf } from '../bounds.js';
import type { ImportContext } from '../context.js';
import { priceIn } from '../costs.js';
import { compareText } from '../order.js';
import { isEntry, isGroup, offeredId, type Reached, type ReachedEntry } from '../tree.js';

export interface OptionTree {
  readonly groups: readonly OptionGroup[];
  /** Options that cost points, with their names and prices. */
  readonly priced: readonly { readonly name: string; readonly points: number }[];
  /** False if a price depends on something unknown. */
  readonly sure: boolean;
}

type Option = OptionGroup['options'][number];

/** Maximum nesting depth; a deeper path is a cycle in the data. */
const DEPTH = 12;

/**
 * The choices of a datasheet, grouped by the model that makes them. `isElsewhere` recognises options that another table lists
 * (enhancements, relics).
 */
export function optionTree(context: ImportContext, root: ReachedEntry, isElsewhere: (node: EntryNode | GroupNode) => boolean): OptionTree {
  return new OptionReading(context, root, isElsewhere).tree();
}

class OptionReading {
  private readonly groups: OptionGroup[] = [];
  private readonly priced = new Map<string, { name: string; points: number }>();
  private readonly seen = new Set<Reached>();
  private sure = true;

  constructor(
    private readonly context: ImportContext,
    private readonly root: ReachedEntry,
    private readonly isElsewhere: (node: EntryNode | GroupNode) => boolean,
  ) {}

  tree(): OptionTree {
    this.readOwner(this.root, null, 0);
    const priced = [...this.priced.values()].sort((a, b) => compareText(a.name, b.name) || a.points - b.points);
    return { groups: this.groups, priced, sure: this.sure };
  }

  /** Reads a unit, a model, or an option that contains further choices. */
  private readOwner(owner: Reached, model: string | null, depth: number): void {
    if (depth > DEPTH) return;
    for (const child of this.shownChildren(owner)) {
      if (isGroup(child)) this.readGroup(child, model, depth);
      else if (isEntry(child)) this.readLoose(child, model, depth);
    }
  }

  /** Reads an entry outside any group. Such an entry is a choice of its own, unless it is fixed equipment. */
  private readLoose(entry: ReachedEntry, model: string | null, depth: number): void {
    if (!this.isOption(entry)) {
      this.readOwner(entry, entry.node.type === 'model' ? entry.node.name : model, depth + 1);
      return;
    }
    const { min, max } = boundsOf(entry, this.context.world, this.root.node.id);
    const option = this.option(entry, null);
    if (!this.isFixed(entry)) this.groups.push({ id: offeredId(entry), name: entry.node.name, model, min, max, options: [option] });
    this.readOwner(entry, model, depth + 1);
  }

  private readGroup(group: Reached<GroupNode>, model: string | null, depth: number): void {
    if (depth > DEPTH) return;
    const { min, max } = boundsOf(group, this.context.world, this.root.node.id);
    const limited = min > 0 || max !== null;
    const options: Option[] = [];
    for (const child of this.shownChildren(group)) {
      if (isGroup(child)) this.readGroup(child, model, depth + 1);
      else if (isEntry(child) && this.isOption(child)) {
        const option = this.option(child, group.node.defaultSelectionEntryId ?? null);
        if (limited || !this.isFixed(child)) options.push(option);
        this.readOwner(child, model, depth + 1);
      } else if (isEntry(child)) this.readLoose(child, model, depth);
    }
    if (options.length > 0) this.groups.push({ id: offeredId(group), name: group.node.name, model, min, max, options });
  }

  /** Whether the bearer always has the entry. */
  private isFixed(entry: ReachedEntry): boolean {
    const { min, max } = boundsOf(entry, this.context.world, this.root.node.id);
    return min === max && min > 0;
  }

  private isOption(entry: ReachedEntry): boolean {
    return entry.node.type !== 'model' && entry.node.type !== 'unit';
  }

  private option(entry: ReachedEntry, defaultId: string | null): Option {
    const id = offeredId(entry);
    const { value, sure } = priceIn(entry, this.context.costs.points, this.context.world);
    this.sure &&= sure;
    const { name } = entry.node;
    if (value !== 0) this.priced.set(`${name}\n${value}`, { name, points: value });
    const min = boundsOf(entry, this.context.world, this.root.node.id).min;
    return { id, name, points: value, default: defaultId === id || defaultId === entry.node.id || min > 0 };
  }

  private shownChildren(owner: Reached): readonly Reached[] {
    return this.context.trees.children(owner).filter((child) => {
      if (this.seen.has(child) || this.isElsewhere(child.node) || this.context.neverShown(child)) return false;
      this.seen.add(child);
      return true;
    });
  }
}
