import type { Option } from '../evaluate/compile/option.js';
import { compositeGroupId, compositeId } from '../evaluate/compile/option.js';
import type { CompiledGame } from '../evaluate/compile/compile.js';
import type { RosterState, SelectionState } from '../roster-state.js';

/** Pseudo-random numbers that can be repeated with the same seed. */
export class Dice {
  private seed: number;

  constructor(seed: number) {
    this.seed = scrambled(seed);
  }

  below(limit: number): number {
    this.seed = (Math.imul(this.seed, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((this.seed / 2 ** 32) * limit);
  }

  chance(share: number): boolean {
    return this.below(1000) < share * 1000;
  }

  /** A random item. Undefined if there are none. */
  of<T>(items: readonly T[]): T | undefined {
    return items[this.below(items.length)];
  }
}

/** Spreads consecutive seeds so that their sequences differ. */
function scrambled(seed: number): number {
  let mixed = Math.imul(seed ^ (seed >>> 16), 0x85eb_ca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2_ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** Random small edits of a roster: select, remove, resize, copy. Parts that are not edited stay the same objects. */
export class RandomEdits {
  private lastId = 0;

  constructor(
    private readonly game: CompiledGame,
    private readonly dice: Dice,
  ) {}

  edit(state: RosterState): RosterState {
    const at = this.dice.below(state.forces.length);
    return {
      ...state,
      forces: state.forces.map((force, index) => {
        if (index !== at) return force;
        const roots = this.game.catalogue(force.catalogueId)?.roots ?? [];
        return { ...force, selections: this.among(force.selections, roots, null) };
      }),
    };
  }

  private among(
    selections: readonly SelectionState[],
    options: readonly Option[],
    parentEntryId: string | null,
  ): readonly SelectionState[] {
    const { dice } = this;
    const added = dice.chance(selections.length === 0 ? 1 : 0.25) ? dice.of(options) : undefined;
    if (added) return [...selections, this.selection(added, parentEntryId)];
    const at = dice.below(selections.length);
    return selections.flatMap((selection, index) => (index === at ? this.changed(selection, options, parentEntryId) : [selection]));
  }

  private changed(selection: SelectionState, options: readonly Option[], parentEntryId: string | null): readonly SelectionState[] {
    const { dice } = this;
    const option = options.find((candidate) => compositeId(candidate, parentEntryId) === selection.entryId);
    if (option && dice.chance(0.6))
      return [{ ...selection, selections: this.among(selection.selections, option.entries, selection.entryId) }];
    if (dice.chance(0.3)) return [];
    if (dice.chance(0.3)) return [selection, this.copy(selection)];
    return [{ ...selection, number: 1 + dice.below(6) }];
  }

  private selection(option: Option, parentEntryId: string | null): SelectionState {
    const entryId = compositeId(option, parentEntryId);
    return {
      id: this.newId(),
      entryId,
      entryGroupId: compositeGroupId(option, parentEntryId),
      number: 1 + this.dice.below(3),
      selections: [],
    };
  }

  private copy(selection: SelectionState): SelectionState {
    return { ...selection, id: this.newId(), selections: selection.selections.map((child) => this.copy(child)) };
  }

  private newId(): string {
    this.lastId += 1;
    return `new ${this.lastId}`;
  }
}
