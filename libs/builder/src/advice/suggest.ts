import type { ReviewReason, Sayable } from '#muster/diagnostics';
import { applyIntents } from '../edit/apply-intents.js';
import { assess, type Assessment } from '../assess/assess.js';
import { reasonKey, type KeyedFinding } from '../assess/keyed-finding.js';
import { newErrors } from '../assess/new-errors.js';
import { RANK, type Candidate, type FindCandidates, type SuggestionKind, type SuggestionQuestion } from './candidate.js';
import { enhancementCandidates } from './candidates/enhancement-candidates.js';
import { leaderCandidates } from './candidates/leader-candidates.js';
import { sizeCandidates } from './candidates/size-candidates.js';
import { transportCandidates } from './candidates/transport-candidates.js';
import { unitCandidates } from './candidates/unit-candidates.js';
import { wargearCandidates } from './candidates/wargear-candidates.js';
import { standingArmy, type Standing, type StandingArmy } from './standing-army.js';
import { trialIds } from './trial-ids.js';
import { isWanting } from './wanting.js';

/** A candidate that was tried on the roster. */
export interface Suggestion extends Candidate {
  /** The change in the roster's cost, or null if it is unknown. */
  readonly price: number | null;
  /** The points left under the limit with the candidate added. */
  readonly pointsLeft: number | null;
  /** Whether the price is within the budget, or null if one of them is unknown. */
  readonly isWithinBudget: boolean | null;
  /** Errors that the candidate would add and that no further addition would resolve. Empty if nothing forbids the candidate. */
  readonly excludedBy: readonly KeyedFinding[];
  /** Errors that the candidate would add and that a further addition would resolve: what the roster would still lack. */
  readonly stillMissing: readonly KeyedFinding[];
  /** Review reasons that the candidate would add. */
  readonly doubts: readonly ReviewReason[];
  /** Why the change is impossible, or null if it is possible. */
  readonly impossible: Sayable | null;
}

export interface Suggestions {
  readonly totalCount: number;
  /** The requested part of the suggestions. */
  readonly page: readonly Suggestion[];
}

const FINDERS: Readonly<Record<SuggestionKind, FindCandidates>> = {
  unit: unitCandidates,
  size: sizeCandidates,
  wargear: wargearCandidates,
  enhancement: enhancementCandidates,
  leader: leaderCandidates,
  transport: transportCandidates,
};

/**
 * Suggests what can be added. All candidates are ranked by the data of the release. Those of the requested page are tried on the roster
 * and judged, so that their prices and verdicts are the same as after an edit.
 */
export function suggest(standing: Standing, question: SuggestionQuestion, part: PageAsked): Suggestions {
  const { totalCount, page } = suggesting(standing, question, part);
  return { totalCount, page: [...page] };
}

export interface PageAsked {
  readonly skip: number;
  readonly first: number;
}

/** Like `suggest`, but tries each candidate of the page only when it is requested. */
export function suggesting(
  standing: Standing,
  question: SuggestionQuestion,
  { skip, first }: PageAsked,
): { readonly totalCount: number; readonly page: Iterable<Suggestion> } {
  const army = standingArmy(standing);
  const budget = question.budget ?? army.pointsLeft;
  const candidates = rankedCandidates(army, question, budget);
  return { totalCount: candidates.length, page: triedInTurn(candidates.slice(skip, skip + first), army, budget) };
}

function* triedInTurn(candidates: readonly Candidate[], army: StandingArmy, budget: number | null): Iterable<Suggestion> {
  for (const candidate of candidates) yield tried(candidate, army, budget);
}

function rankedCandidates(
  army: StandingArmy,
  { kinds, units: about, sources }: SuggestionQuestion,
  budget: number | null,
): readonly Candidate[] {
  const units = about.length === 0 ? army.units : army.units.filter(({ id }) => about.includes(id));
  // A transport is for the named units together. If no unit is named, each unit is considered separately.
  const apart = about.length === 0 ? units.map((unit) => [unit]) : [units];
  const found = kinds.flatMap((kind) =>
    kind === 'transport' ? apart.flatMap((together) => FINDERS[kind](army, together)) : FINDERS[kind](army, units),
  );
  const rank = ({ rank: own, expected }: Candidate): number =>
    budget !== null && expected !== null && expected > budget ? RANK.unlikely : own;
  const place = new Map(kinds.map((kind, at) => [kind, at]));
  return found
    .filter(({ source }) => sources.includes(source))
    .toSorted(
      (a, b) =>
        rank(a) - rank(b) ||
        (place.get(a.kind) ?? 0) - (place.get(b.kind) ?? 0) ||
        inOrder(orderOf(a), orderOf(b)) ||
        (a.name < b.name ? -1 : Number(a.name > b.name)),
    );
}

const orderOf = ({ order, expected }: Candidate): readonly number[] => order ?? [expected ?? Infinity];

/** Compares number by number. The first difference decides. */
function inOrder(one: readonly number[], other: readonly number[]): number {
  for (const [at, number] of one.entries()) {
    const compared = other[at] ?? 0;
    if (number !== compared) return number < compared ? -1 : 1;
  }
  return 0;
}

function tried(candidate: Candidate, { document, assessment, compiled }: StandingArmy, budget: number | null): Suggestion {
  const applied = applyIntents(document, candidate.intents, compiled.index, trialIds());
  if (applied.fault) {
    const unknown = { price: null, pointsLeft: null, isWithinBudget: null, excludedBy: [], stillMissing: [], doubts: [] };
    return { ...candidate, ...unknown, impossible: applied.fault };
  }
  const after = assess(applied.document, compiled);
  const { limit, computed } = after.report.points;
  const before = assessment.report.points.computed;
  const errors = newErrors(assessment, after);
  const price = computed === null || before === null ? null : computed - before;
  return {
    ...candidate,
    price,
    pointsLeft: limit === null || computed === null ? null : limit - computed,
    isWithinBudget: price === null || budget === null ? null : price <= budget,
    excludedBy: errors.filter((error) => !isWanting(error, after)),
    stillMissing: errors.filter((error) => isWanting(error, after)),
    doubts: newReasons(assessment, after),
    impossible: null,
  };
}

function newReasons(before: Assessment, after: Assessment): readonly ReviewReason[] {
  const known = new Set(before.report.review.map((reason) => reasonKey(reason, before.unitIds)));
  return after.report.review.filter((reason) => !known.has(reasonKey(reason, after.unitIds)));
}
