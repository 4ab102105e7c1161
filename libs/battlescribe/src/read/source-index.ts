/** Where a file declares its ids and names others: kept beside the nodes, for diagnostics that give a line. */
export interface SourceIndex {
  readonly declared: SourceMarks;
  /** Ids that links refer to. */
  readonly references: SourceMarks;
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
