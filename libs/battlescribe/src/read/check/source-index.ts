import type { DataFile } from '../../nodes.js';

/** Where a file declares its ids and names others: kept beside the nodes, for diagnostics that give a line. */
export interface SourceIndex {
  readonly declared: SourceMarks;
  /** Ids that links refer to. */
  readonly references: SourceMarks;
  /** Modifiers by what is not a sane number, without their values, which may be prose. Whether that is wrong depends on what they change, which other files may declare. */
  readonly oddChanges: readonly OddChange[];
  /** Costs below 0 of units and models. Only points may not be: a unit can bring Command points. */
  readonly costsBelowZero: readonly CostBelowZero[];
}

export interface OddChange {
  /** The id of a cost type or constraint; or something else that a modifier changes. */
  readonly field: string;
  readonly line: number;
}

export interface CostBelowZero {
  readonly typeId: string;
  /** The entry's. */
  readonly name: string;
  readonly value: number;
  readonly line: number;
}

/** A table by columns: the n-th id stands on the n-th line in an element of the n-th name. */
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
