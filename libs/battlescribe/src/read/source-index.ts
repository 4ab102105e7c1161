/** Where a file declares its ids and names others: kept beside the nodes, for diagnostics that give a line. */
export interface SourceIndex {
  readonly declared: readonly SourceMark[];
  readonly references: readonly SourceMark[];
}

export interface SourceMark {
  readonly element: string;
  /** The id declared or referred to. */
  readonly id: string;
  readonly line: number;
}

/** Elements whose ids others refer to. Ids of conditions, repeats, modifiers and costs are never referred to. */
const ADDRESSABLE: ReadonlySet<string> = new Set([
  ...['selectionEntry', 'selectionEntryGroup', 'entryLink', 'categoryEntry', 'forceEntry', 'constraint', 'costType'],
  ...['profile', 'rule', 'infoGroup', 'profileType', 'characteristicType', 'publication'],
]);

export function isAddressable(element: string): boolean {
  return ADDRESSABLE.has(element);
}
