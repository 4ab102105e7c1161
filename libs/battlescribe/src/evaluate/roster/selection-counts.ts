/** The option of a selection, or a group that contains it, with the identities that shared queries use. -1 means nothing. */
interface CountableOption {
  readonly blueprint: { readonly definitionId: number; readonly linkId: number; readonly typeId: number };
  readonly group: CountableOption | null;
}

/** A selection in its current state, as far as counting needs it. */
interface Countable {
  readonly number: number;
  readonly categories: readonly number[];
  readonly parent: { readonly kind: 'selection' | 'force' };
  readonly option: CountableOption | null;
}

/** How many selections have an identity: the root selections of a force, and all its selections. */
interface Count {
  direct: number;
  deep: number;
}

/** Adds up the numbers of selections by identity, separately for the root selections of a force and for all its selections. */
export class Tally {
  private readonly counts = new Map<number, Count>();
  directTotal = 0;
  deepTotal = 0;

  add(node: Countable): void {
    this.change(node, node.number);
  }

  remove(node: Countable): void {
    this.change(node, -node.number);
  }

  /** Updates the counts after the categories of a selection changed. */
  recategorise(node: Countable, before: readonly number[]): void {
    const isRoot = node.parent.kind === 'force';
    for (const category of before) this.bump(category, isRoot, -node.number);
    for (const category of node.categories) this.bump(category, isRoot, node.number);
  }

  of(identity: number, includeChildSelections: boolean): number {
    const count = this.counts.get(identity);
    if (count === undefined) return 0;
    return includeChildSelections ? count.deep : count.direct;
  }

  private change(node: Countable, number: number): void {
    const isRoot = node.parent.kind === 'force';
    this.deepTotal += number;
    if (isRoot) this.directTotal += number;
    for (let option = node.option; option !== null; option = option.group) {
      const { definitionId, linkId, typeId } = option.blueprint;
      this.bump(definitionId, isRoot, number);
      if (linkId >= 0) this.bump(linkId, isRoot, number);
      if (typeId >= 0) this.bump(typeId, isRoot, number);
    }
    for (const category of node.categories) this.bump(category, isRoot, number);
  }

  private bump(identity: number, isRoot: boolean, number: number): void {
    const count = this.counts.get(identity);
    if (count === undefined) this.counts.set(identity, { direct: isRoot ? number : 0, deep: number });
    else {
      count.deep += number;
      if (isRoot) count.direct += number;
    }
  }
}
