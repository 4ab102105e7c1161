import type { EntryKind, Json } from '#muster/persistence';
import type { ChangedEntry, EntryName, ReleaseComparison } from '../compare/release-comparison.js';

export interface PriceChange extends EntryName {
  readonly kind: EntryKind;
  /** The name of a changed field: `points.bySize`, `points` ... */
  readonly field: string;
  readonly before: Json;
  readonly after: Json;
}

export interface KindSummary {
  readonly kind: EntryKind;
  /** Number of entries in the release. */
  readonly count: number;
  readonly added: readonly EntryName[];
  readonly changed: readonly EntryName[];
  readonly dropped: readonly EntryName[];
}

/** The differences between the imported release and the release before it. Without an earlier release, all counts of changes are zero. */
export interface ImportSummary {
  /** Label of the release before the imported one. */
  readonly base: string | null;
  readonly files: number;
  readonly kinds: readonly KindSummary[];
  readonly prices: readonly PriceChange[];
}

type Counts = Readonly<Record<EntryKind, { readonly count: number }>>;

export function toImportSummary(base: string | null, files: number, counts: Counts, comparison: ReleaseComparison): ImportSummary {
  const kinds = comparison.map(({ kind, added, changed, dropped }) => ({
    kind,
    count: counts[kind].count,
    added,
    changed: changed.map(({ id, name }) => ({ id, name })),
    dropped,
  }));
  const prices = comparison.flatMap(({ kind, changed }) => changed.flatMap((entry) => priceChanges(kind, entry)));
  return { base, files, kinds, prices };
}

const PRICE_FIELD = /^(points|powerRating|commandPoints)(\.(bySize|perModel|wargear|byCopy)|$)/;

export function priceChanges(kind: EntryKind, { id, name, changes }: ChangedEntry): PriceChange[] {
  return changes.filter(({ field }) => PRICE_FIELD.test(field)).map((change) => ({ kind, id, name, ...change }));
}
