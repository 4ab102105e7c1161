import type { CompiledQuery } from '../conditions/query.types.js';
import type { Container, ReadListener } from './roster-tree.js';

/** One question to the roster outside a unit, with the answer it got. */
export interface Read {
  readonly container: Container;
  readonly query: CompiledQuery;
  readonly target: number;
  readonly value: number;
}

/** What a unit asked: while categories were being settled, and after. */
export interface UnitReads {
  readonly early: Read[];
  readonly late: Read[];
}

/**
 * Listens to what units ask of the rest of the roster, so that a later evaluation can tell whose answers would differ. Some questions
 * cannot be followed up one by one; after one of those the whole roster is evaluated again.
 */
export class ReadLog implements ReadListener {
  refused = false;
  private into: Read[] | null = null;
  private stage: 'categories' | 'costs' | 'rest' = 'rest';
  private seen = new Map<CompiledQuery, Read[]>();

  /** From now on what is asked belongs to this unit; each question is kept once. */
  listen(unit: UnitReads, stage: 'categories' | 'costs' | 'rest'): void {
    this.into = stage === 'categories' ? unit.early : unit.late;
    this.stage = stage;
    this.seen = new Map();
  }

  /** Nobody in particular asks. */
  pause(): void {
    this.into = null;
  }

  readonly refuse = (): void => {
    this.refused = true;
  };

  readonly note = (container: Container, query: CompiledQuery, target: number, value: number): void => {
    if (this.into === null || isInside(container)) return;
    // Costs are not settled yet, nor are primary categories while categories are: the answer could be another once they are.
    if (query.field === 'cost' && this.stage !== 'rest') this.refuse();
    if (container.kind === 'category' && this.stage === 'categories') this.refuse();
    const known = this.seen.get(query);
    if (known?.some((read) => read.target === target && isSame(read.container, container))) return;
    const read = { container, query, target, value };
    this.into.push(read);
    if (known) known.push(read);
    else this.seen.set(query, [read]);
  };
}

/** A unit answers for itself. */
function isInside(container: Container): boolean {
  return (
    container.kind === 'selection' || container.kind === 'chain' || (container.kind === 'group' && container.parent.kind === 'selection')
  );
}

/** Parts of a force are described anew each time. */
function isSame(a: Container, b: Container): boolean {
  if (a.kind === 'category' && b.kind === 'category') return a.force === b.force && a.category === b.category;
  if (a.kind === 'group' && b.kind === 'group') return a.parent === b.parent && a.group === b.group;
  return a === b;
}
