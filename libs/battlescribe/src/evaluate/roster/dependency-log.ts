import type { CompiledQuery } from '../conditions/query.types.js';
import type { Container, ReadListener } from './roster-tree.js';

/** A query of a unit to the rest of the roster, with its result. */
export interface Read {
  readonly container: Container;
  readonly query: CompiledQuery;
  readonly target: number;
  readonly value: number;
}

/** The queries of a unit: `early` while categories are settled, `late` after that. */
export interface UnitReads {
  readonly early: Read[];
  readonly late: Read[];
}

/**
 * Records the queries of each unit to the rest of the roster, so that a later evaluation can find the units whose queries have new results.
 * Some queries cannot be tracked; after one of those, the whole roster is evaluated again.
 */
export class ReadLog implements ReadListener {
  refused = false;
  private into: Read[] | null = null;
  private stage: 'categories' | 'costs' | 'rest' = 'rest';
  private seen = new Map<CompiledQuery, Read[]>();

  /** Assigns all following queries to this unit. Each query is stored once. */
  listen(unit: UnitReads, stage: 'categories' | 'costs' | 'rest'): void {
    this.into = stage === 'categories' ? unit.early : unit.late;
    this.stage = stage;
    this.seen = new Map();
  }

  /** The following queries belong to no unit and are not recorded. */
  pause(): void {
    this.into = null;
  }

  readonly refuse = (): void => {
    this.refused = true;
  };

  readonly note = (container: Container, query: CompiledQuery, target: number, value: number): void => {
    if (this.into === null || isInside(container)) return;
    // Costs are not final before they are settled, and neither are primary categories while categories are settled. The result could change
    // later.
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

/** Queries inside the unit itself need not be tracked. */
function isInside(container: Container): boolean {
  return (
    container.kind === 'selection' || container.kind === 'chain' || (container.kind === 'group' && container.parent.kind === 'selection')
  );
}

/** Categories and groups are compared by content, because they are represented by new objects each time. */
function isSame(a: Container, b: Container): boolean {
  if (a.kind === 'category' && b.kind === 'category') return a.force === b.force && a.category === b.category;
  if (a.kind === 'group' && b.kind === 'group') return a.parent === b.parent && a.group === b.group;
  return a === b;
}
