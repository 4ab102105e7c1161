import type { Gap, Army, ArmyUnit } from '#muster/army';
import type { Datasheet, IndexedRelease } from '#muster/catalogue';
import type { Diagnostic, ReviewReason } from '#muster/diagnostics';
import type { MessageTable } from '#muster/messages';
import type { Roster } from '#muster/roster';
import type { Judgement } from '#muster/rules';
import { factOfRule } from './facts.js';
import type { SubjectReading } from './read-subject.js';

export const doubtMessages = {
  DATA_GAP: {
    bearerUncertain: '{{unit}}: what was read of its Warlord and Enhancements may be of another unit; a line below it was not understood.',
    sizeUncertain: '{{unit}} was read as {{models}} models, which it may not have; what is written of it was not understood in full.',
    pointsUncertain: 'Read as {{points}} points; the limit is {{limit}}. Units that were not understood in full may cost less.',
  },
} as const satisfies MessageTable;

/** Units, by their place among those written, of which something was not understood. */
export interface Doubts {
  /** An item may have been a model, or a line below the unit may have told one. */
  readonly ofSize: ReadonlySet<number>;
  /** A line below the unit was not understood: it may be another unit, and what follows that one's. */
  readonly ofBearer: ReadonlySet<number>;
  /** The list states one unit as the Warlord in its header, and another below. */
  readonly ofWarlord: boolean;
  /** Whatever was not understood, it may have been read as something that costs more; so may a datasheet for its namesake. */
  readonly ofPrice: ReadonlySet<number>;
}

/** `doubted`: of which it is known already. `namesakes`: that may be another datasheet of their name. */
export function doubtsAbout(
  { roster, review }: Pick<SubjectReading, 'roster' | 'review'>,
  gaps: readonly Gap[],
  doubted: ReadonlySet<number>,
  namesakes: ReadonlySet<number> = new Set(),
): Doubts {
  const end = review.find(({ messageId }) => messageId === 'anotherList')?.line ?? Infinity;
  const unread = review.flatMap(({ messageId, line }) => (messageId === 'unreadLine' && line !== null && line < end ? [line] : []));
  const heads = roster.units.map(({ line }) => line ?? Infinity);
  const below = unread.map((line) => heads.findLastIndex((head) => head < line)).filter((index) => index >= 0);
  const options = gaps.filter(({ kind }) => kind === 'option').map(({ path }) => path);
  const ofSize = [...doubted, ...below, ...options.filter(isOfUnitItself).map(([, index]) => Number(index))];
  return {
    ofSize: new Set(ofSize),
    ofBearer: new Set(below),
    ofWarlord: review.some(({ messageId }) => messageId === 'warlordDiffers'),
    ofPrice: new Set([...ofSize, ...namesakes, ...options.map(([, index]) => Number(index))]),
  };
}

/** `units, 3, loadout, 0`: not inside a model that was found. */
function isOfUnitItself(path: Gap['path']): boolean {
  return path.length <= 4;
}

/** An error is one only where every fact of it was understood; else a human looks. */
export function withDoubts(judgement: Judgement, roster: Army, doubts: Doubts): Judgement {
  const doubted = judgement.findings.map((finding) => ({ finding, reason: doubtOf(finding, roster, doubts) }));
  return {
    ...judgement,
    findings: doubted.flatMap(({ finding, reason }) => (reason === null ? [finding] : [])),
    review: [...judgement.review, ...doubted.flatMap(({ reason }) => reason ?? [])],
  };
}

function doubtOf(finding: Diagnostic, roster: Army, doubts: Doubts): ReviewReason | null {
  if (finding.severity !== 'error') return null;
  const { path, line } = finding;
  const unit = roster.units.find((one) => path[0] === 'units' && one.path[1] === path[1]);
  if (factOfRule(finding.code) === 'unitSize' && unit && doubts.ofSize.has(Number(path[1]))) {
    const params = { unit: unit.name, models: unit.models ?? 0 };
    return { code: 'DATA_GAP', messageId: 'sizeUncertain', params, path, line };
  }
  if (unit && isBearerDoubted(finding, doubts)) {
    return { code: 'DATA_GAP', messageId: 'bearerUncertain', params: { unit: unit.name }, path, line };
  }
  const counted = unitsCounted(finding, roster);
  if (counted === null) return null;
  const { points, limit } = finding.params;
  const certain = Number(points) - counted.reduce((sum, one) => sum + doubtfulPoints(one, doubts), 0);
  return certain > Number(limit)
    ? null
    : { code: 'DATA_GAP', messageId: 'pointsUncertain', params: { points: Number(points), limit: Number(limit) }, path, line };
}

function isBearerDoubted({ code, path }: Diagnostic, { ofBearer, ofWarlord }: Doubts): boolean {
  const fact = factOfRule(code);
  if (fact === 'warlord' && ofWarlord) return true;
  return ofBearer.has(Number(path[1])) && (fact === 'warlord' || fact === 'enhancementCount' || fact === 'enhancementOffer');
}

/** Whose points a rule adds up; null: it adds up none. */
function unitsCounted({ code, related }: Diagnostic, { units }: Army): readonly ArmyUnit[] | null {
  if (code === 'points-within-limit') return units;
  return code === 'allies-within-points' ? units.filter(({ path }) => related.some(([, index]) => index === path[1])) : null;
}

/**
 * Units, by their place among those written, that do not cost what the list states and of whose name the army has several datasheets: the
 * list may mean another than the one that was taken.
 */
export function perhapsNamesakes({ units }: Roster, roster: Army, { datasheets }: IndexedRelease): ReadonlySet<number> {
  const isOfArmy = ({ factions }: Datasheet): boolean => factions.some(({ factionId }) => factionId === roster.faction?.id);
  const named = roster.units.filter((unit) => {
    const isByName = units[Number(unit.path[1])]?.id === null;
    return isByName && costsOtherwise(unit) && datasheets.find(unit.name, [isOfArmy]).kind === 'several';
  });
  return new Set(named.map(({ path }) => Number(path[1])));
}

/** Units, by their place among those written, whose number of models only their wargear tells, and which do not cost what the list states. */
export function perhapsOfOtherSize({ units }: Army): ReadonlySet<number> {
  const differing = units.filter((unit) => unit.modelsInferred === true && costsOtherwise(unit));
  return new Set(differing.map(({ path }) => Number(path[1])));
}

function costsOtherwise({ statedPoints, points }: ArmyUnit): boolean {
  return statedPoints !== null && points !== null && statedPoints !== points;
}

/** A line that was not understood may be a unit, and so may one that the list counts and that was not read: what is not there is not known to lack. */
export function unreadUnits(review: SubjectReading['review']): readonly Gap[] {
  return review
    .filter(
      ({ messageId, params }) =>
        messageId === 'unreadLine' || (messageId === 'unitsDiffer' && Number(params['declared']) > Number(params['read'])),
    )
    .map((reason) => ({ kind: 'unit', path: reason.path, review: reason, params: reason.params }));
}

/** What of a price is not certain: all above what the list itself states. */
function doubtfulPoints({ path, points, statedPoints }: ArmyUnit, { ofPrice }: Doubts): number {
  return ofPrice.has(Number(path[1])) ? Math.max(0, (points ?? 0) - (statedPoints ?? 0)) : 0;
}
