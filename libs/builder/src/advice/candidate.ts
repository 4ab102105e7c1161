import { keywordKey, type Datasheet } from '#muster/catalogue';
import type { Intent } from '../edit/intent.js';
import type { StandingArmy, StandingUnit } from './standing-army.js';

export type SuggestionKind = 'unit' | 'size' | 'wargear' | 'enhancement' | 'leader' | 'transport';

/** Whether the army's own faction offers an addition, as opposed to allies, or it is a Legends datasheet, of whichever faction. */
export type SuggestionSource = 'own' | 'ally' | 'legends';

/** Something that may be added, before it is tried. */
export interface Candidate {
  readonly kind: SuggestionKind;
  readonly name: string;
  /** The units that the candidate is for. Empty if it is for the army. */
  readonly units: readonly string[];
  /** Slug of the datasheet that the candidate adds, or of the unit that the candidate is for. */
  readonly datasheet: string | null;
  readonly intents: readonly Intent[];
  /** The expected cost by the release's tables; trying it gives the exact price. Null if the tables do not contain it. */
  readonly expected: number | null;
  /** Rank by what is known without trying: 0 for likely candidates, then candidates that a rule or the data probably forbids. */
  readonly rank: number;
  readonly source: SuggestionSource;
  /** Position among candidates of the same rank and kind, compared number by number. If absent, the expected cost decides. */
  readonly order?: readonly number[];
}

/** The parameters of a request for suggestions. */
export interface SuggestionQuestion {
  /** In the requested order. */
  readonly kinds: readonly SuggestionKind[];
  /** Maximum points to spend, or null for the points left under the limit. */
  readonly budget: number | null;
  /** Ids of the units that the question is about. Empty for every unit. */
  readonly units: readonly string[];
  /** Only candidates from these sources. */
  readonly sources: readonly SuggestionSource[];
}

export type FindCandidates = (army: StandingArmy, units: readonly StandingUnit[]) => readonly Candidate[];

export const RANK = { likely: 0, unlikely: 1 } as const;

export const EVERY_SOURCE: readonly SuggestionSource[] = ['own', 'ally', 'legends'];

/** The cost of the next copy of the datasheet at its smallest size, by the release's table. */
export function priceOfNext({ id, points }: Datasheet, { units }: StandingArmy): number | null {
  const copy = 1 + units.filter(({ datasheet }) => datasheet.id === id).length;
  const [smallest] = points.bySize;
  const dearer = points.byCopy.findLast(({ from }) => from <= copy)?.points ?? 0;
  return smallest && points.perModel.length === 0 ? smallest.points + dearer : null;
}

/** The datasheet's keywords in the form that clauses use. A datasheet's own name is also a keyword (10th edition commentary, Keywords). */
export function keysOf({ name, keywords, factionKeywords }: Datasheet): ReadonlySet<string> {
  return new Set([name, ...keywords, ...factionKeywords].map(keywordKey));
}
