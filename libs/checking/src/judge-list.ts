import { namesRead, type Army } from '#muster/army';
import type { ReviewReason } from '#muster/diagnostics';
import { judge, settle, type Judgement, type Statement } from '#muster/rules';
import type { AskedQuestion, CheckReport } from './report/check-report.js';
import { untimed, type PhaseListener } from './check-phase.js';
import type { CompiledRelease } from './compiled-release.js';
import { withLimitAsked } from './question/limit-asked.js';
import { dataLimits } from './data-limits/data-limits.js';
import { namesUnknown } from './question/unknown-house-rule-names.js';
import { asRemark, isOfOtherGame } from './other-game-mode.js';
import { pointsDiffer } from './report/points-differ.js';
import type { SubjectReading } from './read-subject.js';
import { reportOf, type Edition } from './report/report.js';
import { resolvedSubject } from './resolved-subject.js';
import type { RulesChosen } from './question/choose-ruleset.js';
import { rulesNotBuilt } from './report/rules-not-built.js';

export interface ListToJudge {
  readonly reading: SubjectReading;
  readonly edition: Edition;
  readonly compiled: CompiledRelease;
  /** The rules for the release's edition. */
  readonly rules: RulesChosen;
  readonly question: AskedQuestion;
}

/** A report with the army as it was looked up, priced and judged. */
export interface JudgedList {
  readonly report: CheckReport;
  readonly army: Army;
}

/** Looks up, prices and judges a list, and reports the result. Pure: the same list under the same release gives the same report. */
export const judgeList = (list: ListToJudge): CheckReport => judgedList(list).report;

export function judgedList(
  { reading: written, edition, compiled, rules, question }: ListToJudge,
  onPhase: PhaseListener = untimed,
): JudgedList {
  const { release } = compiled;
  const { ruleset } = rules;
  const reading = { ...written, roster: withLimitAsked(written.roster, question, ruleset) };
  const { resolution, evaluation, ...resolved } = resolvedSubject(reading, compiled, onPhase);
  onPhase('judge');
  const prices = pointsDiffer(resolved.roster, release.label);
  const army: Army = {
    ...resolved.roster,
    pricedUnder: prices?.unitsDiffer ? release.label : undefined,
    declared: { ...resolved.roster.declared, complete: question.complete },
  };
  const judgement = ruleset ? judge(army, ruleset) : unjudged;
  const unamended = rules.edition && rules.amendments.length > 0 ? judge(army, rules.edition) : judgement;
  const limits = dataLimits({ written: reading.roster, resolution, evaluation, army, ruleset, judgement, unamended });
  const statements = [...judgement.findings.map((finding): Statement => ({ finding, doubt: null })), ...limits.statements];
  const settled = settle(statements, army, (cheaper) => (ruleset ? judge(cheaper, ruleset).findings : []));
  // Limits in the data alone do not make a list illegal. If the edition's rules are not implemented, exceeded limits are reported as
  // remarks.
  const isJudged = ruleset !== null && !isOfOtherGame(army);
  const accusations = isJudged ? settled.findings : [];
  const remarks = [
    ...(isJudged ? [] : settled.findings.map(asRemark)),
    ...reading.diagnostics,
    ...namesRead(reading.roster, resolved.roster, compiled.index),
  ];
  const review = distinct([
    ...resolved.review,
    ...judgement.review,
    ...settled.review,
    ...limits.review,
    ...(ruleset ? [] : [rulesNotBuilt(release.edition)]),
  ]);
  const notChecked = [...judgement.notChecked, ...namesUnknown(rules.amendments, compiled.index.data)];
  onPhase('report');
  const report = reportOf({
    ...{ reading, question, edition, release, review, roster: army, rules, accusations, remarks },
    prices: prices?.warning ?? null,
    judgement: { ...judgement, notChecked },
  });
  return { report, army };
}

/** A reason may be the cause of several others, but is reported once. */
const distinct = (review: readonly ReviewReason[]): readonly ReviewReason[] => [...new Set(review)];

const unjudged: Judgement = { findings: [], review: [], budgets: [], notChecked: [] };
