import type { Army } from '#muster/army';
import type { Release } from '#muster/catalogue';
import type { Diagnostic, ReviewReason } from '#muster/diagnostics';
import type { ListFormatSeen } from '#muster/formats';
import type { EditionId, Roster, RosterUnit } from '#muster/roster';
import { attachedUnits, type AttachedUnit, type Judgement } from '#muster/rules';
import type { AskedQuestion, CheckedAttachedUnit, CheckedUnit, CheckReport } from './check-report.js';
import { limitJudgedBy } from '../question/limit-asked.js';
import type { SubjectReading } from '../read-subject.js';
import type { RulesChosen } from '../question/choose-ruleset.js';
import { verdictsOf, worstOf } from './verdict.js';

export type Edition = CheckReport['edition'];

/** The given edition, or that of the named release, or the one that the list's layout indicates. */
export function editionOf(
  given: EditionId | null,
  seen: Pick<ListFormatSeen, 'edition' | 'confidence'>,
  ofRelease: EditionId | null,
): Edition {
  if (given !== null) return { id: given, how: 'given' };
  if (ofRelease !== null) return { id: ofRelease, how: 'given' };
  return { id: seen.edition, how: seen.confidence };
}

/** The result of a check. The last six fields are absent if the check ended before the roster was looked up. */
export interface Outcome {
  readonly question: AskedQuestion;
  readonly reading: SubjectReading;
  readonly edition: Edition;
  readonly release: Release | null;
  readonly review: readonly ReviewReason[];
  readonly roster?: Army;
  readonly rules?: RulesChosen;
  /** Findings of the rules and of the limits in the data. Only these can make a list illegal. */
  readonly accusations?: readonly Diagnostic[];
  /** Findings that do not affect the verdict: about the text and about stated prices. */
  readonly remarks?: readonly Diagnostic[];
  /** Stated prices that differ from those of the release. This comes first, because it affects how the other findings are to be read. */
  readonly prices?: Diagnostic | null;
  readonly judgement?: Judgement;
}

export function reportOf({ reading, question, edition, release, review, roster, rules, judgement, ...said }: Outcome): CheckReport {
  const { accusations = [], remarks = reading.diagnostics, prices = null } = said;
  const findings = [...(prices === null ? [] : [prices]), ...accusations, ...remarks];
  const { format } = reading;
  const aspects = verdictsOf(accusations, review);
  return {
    verdict: worstOf(aspects, question.aspects),
    aspects,
    question,
    edition,
    ruleset: rules?.edition?.id ?? null,
    amendments: (rules?.amendments ?? []).map(({ id, version, title }) => ({ id, version, title })),
    release: release && { label: release.label, effectiveFrom: release.effectiveFrom },
    format: format.id === null ? null : { id: format.id, dialect: format.dialect, confidence: format.confidence },
    army: armyOf(reading.roster, roster),
    points: {
      ...limitJudgedBy(roster ?? unresolved(reading.roster), question, rules?.ruleset ?? null),
      stated: reading.roster.statedPoints,
      computed: roster?.points ?? null,
    },
    budgets: judgement?.budgets ?? [],
    findings,
    review,
    notChecked: (judgement?.notChecked ?? []).map(({ code, messageId, params }) => ({ code, messageId, params })),
    units: reading.roster.units.map((unit) => checkedUnit(unit, roster)),
    attachedUnits: roster ? attachedUnits(roster).map((attached) => checkedAttachedUnit(attached, reading.roster)) : [],
  };
}

/** The points of a list without a release: only what the list states. */
const unresolved = ({ pointsLimit, statedPoints, battleSize }: Roster) => ({
  pointsLimit,
  statedPoints,
  points: null,
  declared: battleSize === null ? undefined : { battleSize: battleSize.name },
});

function armyOf(written: Roster, resolved: Army | undefined): CheckReport['army'] {
  const found = resolved?.detachments ?? [];
  return {
    name: written.name,
    player: written.playerName ?? null,
    faction: resolved?.faction?.name ?? written.factions.at(-1)?.name ?? null,
    detachments: found.length > 0 ? found.map(({ detachment }) => detachment.name) : written.detachments.map(({ name }) => name),
  };
}

function checkedUnit(unit: RosterUnit, roster: Army | undefined): CheckedUnit {
  const resolved = roster?.units.find(({ unitId }) => unitId === unit.unitId);
  return {
    name: unit.name,
    datasheet: resolved?.datasheet.slug ?? null,
    models: resolved?.models ?? null,
    stated: unit.statedPoints,
    computed: resolved?.points ?? null,
    line: unit.line,
  };
}

function checkedAttachedUnit(
  { bodyguard, leaders, startingStrength, keywords }: AttachedUnit,
  { units: written }: Roster,
): CheckedAttachedUnit {
  const units = [bodyguard, ...leaders].map(({ unitId }) => written.findIndex((unit) => unit.unitId === unitId));
  return { units, startingStrength, keywords: [...keywords].toSorted() };
}
