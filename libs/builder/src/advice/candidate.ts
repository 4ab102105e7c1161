import { keywordKey, type Datasheet } from '#muster/catalogue';
import type { Intent } from '../edit/intent.js';
import type { StandingArmy, StandingUnit } from './standing-army.js';

export type SuggestionKind = 'unit' | 'size' | 'wargear' | 'enhancement' | 'leader' | 'transport';

/** Something that may be added, before it is tried. */
export interface Candidate {
  readonly kind: SuggestionKind;
  readonly name: string;
  /** The units it is for; empty: the army. */
  readonly units: readonly string[];
  /** Slug of the datasheet it adds, or of the unit it is for. */
  readonly datasheet: string | null;
  readonly intents: readonly Intent[];
  /** What it should cost by the release's tables; it is tried with the exact price. Null: they do not tell. */
  readonly expected: number | null;
  /** By what can be told without trying: 0 likely, then allies, then what a rule or the data should forbid. */
  readonly rank: number;
}

/** What is asked for. */
export interface SuggestionQuestion {
  /** In the order in which they are wanted. */
  readonly kinds: readonly SuggestionKind[];
  /** Points that may be spent; null: what is left under the limit. */
  readonly budget: number | null;
  /** Ids of the units it is about; empty: every unit. */
  readonly units: readonly string[];
}

export type FindCandidates = (army: StandingArmy, units: readonly StandingUnit[]) => readonly Candidate[];

export const RANK = { own: 0, ally: 1, unlikely: 2 } as const;

/** What a unit of the datasheet costs at its smallest size as its next copy, by the release's table. */
export function priceOfNext({ id, points }: Datasheet, { units }: StandingArmy): number | null {
  const copy = 1 + units.filter(({ datasheet }) => datasheet.id === id).length;
  const [smallest] = points.bySize;
  const dearer = points.byCopy.findLast(({ from }) => from <= copy)?.points ?? 0;
  return smallest && points.perModel.length === 0 ? smallest.points + dearer : null;
}

/** Its keywords as clauses ask for them. A datasheet's own name is a keyword too (10th edition commentary, Keywords). */
export function keysOf({ name, keywords, factionKeywords }: Datasheet): ReadonlySet<string> {
  return new Set([name, ...keywords, ...factionKeywords].map(keywordKey));
}
