import { ENTRY_KINDS, type EntryKind, type Json, type JsonObject } from '#muster/persistence';

/** How many entries of a kind an import added, changed and dropped. */
export interface KindCounts {
  readonly kind: EntryKind;
  readonly count: number;
  readonly added: number;
  readonly changed: number;
  readonly dropped: number;
}

export interface SummaryCounts {
  /** Label of the release before the imported one; null if there was none. */
  readonly base: string | null;
  readonly files: number;
  readonly kinds: readonly KindCounts[];
  /** The number of prices that changed. */
  readonly prices: number;
}

/** The numbers of a stored `ImportSummary`. Null if another version of the program wrote one that this version cannot read. */
export function summaryCountsOf(summary: Json): SummaryCounts | null {
  if (!isObject(summary)) return null;
  const { base, files, kinds, prices } = summary;
  if (typeof files !== 'number' || !Array.isArray(kinds)) return null;
  return { base: typeof base === 'string' ? base : null, files, kinds: kinds.flatMap(countsOf), prices: lengthOf(prices) };
}

function countsOf(stored: Json): KindCounts[] {
  if (!isObject(stored)) return [];
  const kind = ENTRY_KINDS.find((known) => known === stored['kind']);
  const { count, added, changed, dropped } = stored;
  if (!kind || typeof count !== 'number') return [];
  return [{ kind, count, added: lengthOf(added), changed: lengthOf(changed), dropped: lengthOf(dropped) }];
}

const lengthOf = (list: Json | undefined): number => (Array.isArray(list) ? list.length : 0);

const isObject = (value: Json): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value);
