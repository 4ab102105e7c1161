import type { DataFile } from '../../nodes.js';

/** The positions at which a file declares and references ids. Kept separately from the nodes, for diagnostics with line numbers. */
export interface SourceIndex {
  readonly declared: SourceMarks;
  /** Ids that are referenced by links. */
  readonly references: SourceMarks;
  /**
   * Modifiers with a value that is not a plausible number. The value itself is not kept, because it may be prose. Whether it is an error
   * depends on what the modifier changes, which other files may declare.
   */
  readonly oddChanges: readonly OddChange[];
  /** The scopes of constraints, conditions, repeats and modifiers: a word, or the id of a node that any file may declare. */
  readonly scopes: SourceMarks;
  /** Negative costs of units and models. Only negative points are an error, because a unit can provide Command points. */
  readonly costsBelowZero: readonly CostBelowZero[];
}

export interface OddChange {
  /** The id of a cost type or constraint, or another field that a modifier changes. */
  readonly field: string;
  readonly line: number;
}

export interface CostBelowZero {
  readonly typeId: string;
  /** Name of the entry. */
  readonly name: string;
  readonly value: number;
  readonly line: number;
}

/** A table in columns: the id at index n is in an element named `elements[n]` on line `lines[n]`. */
export interface SourceMarks {
  readonly elements: readonly string[];
  readonly ids: readonly string[];
  readonly lines: readonly number[];
}

export class SourceMarker implements SourceMarks {
  readonly elements: string[] = [];
  readonly ids: string[] = [];
  readonly lines: number[] = [];

  add(element: string, id: string, line: number): void {
    this.elements.push(element);
    this.ids.push(id);
    this.lines.push(line);
  }
}

/** A file that was read. */
export interface ReadFile {
  readonly path: string;
  readonly file: DataFile;
  readonly source: SourceIndex;
}
