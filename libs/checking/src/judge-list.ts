import type { Army } from '#muster/army';
import type { Diagnostic } from '#muster/diagnostics';
import { judge, type Judgement } from '#muster/rules';
import type { AskedQuestion, CheckReport } from './check-report.js';
import type { CompiledRelease } from './compiled-releases.service.js';
import { doubtsAbout, perhapsNamesakes, perhapsOfOtherSize, unreadUnits, withDoubts } from './doubts.js';
import { withLimitAsked } from './limit-asked.js';
import { loadoutFindings } from './loadout-findings.js';
import { namesUnknown } from './names-unknown.js';
import { asRemark, isOfOtherGame } from './of-other-game.js';
import { pointsDiffer } from './points-differ.js';
import type { SubjectReading } from './read-subject.js';
import { reportOf, type Edition } from './report.js';
import { resolvedSubject, type EvaluatedState } from './resolved-subject.js';
import type { RulesChosen } from './rules-asked.js';
import { rulesNotBuilt } from './rules-not-built.js';

export interface ListToJudge {
  readonly reading: SubjectReading;
  readonly edition: Edition;
  readonly compiled: CompiledRelease;
  /** Of the release's edition. */
  readonly rules: RulesChosen;
  readonly question: AskedQuestion;
  /** Spares evaluating the subject once more, where looking it up leaves it as it is. */
  readonly known?: EvaluatedState;
  /** Units, by their place, that are not all they were before they were read here. */
  readonly doubted?: ReadonlySet<number>;
}

/** Resolve, evaluate, judge, say. Pure: the same list under the same release gives the same report. */
export function judgeList({ reading: written, edition, compiled, rules, question, known, doubted = new Set() }: ListToJudge): CheckReport {
  const { release } = compiled;
  const { ruleset } = rules;
  const reading = { ...written, roster: withLimitAsked(written.roster, question, ruleset) };
  const { resolution, evaluation, ...resolved } = resolvedSubject(reading, compiled, known);
  const gaps = [...resolved.roster.gaps, ...unreadUnits(reading.review)];
  const prices = pointsDiffer(resolved.roster, release.label);
  const pricedUnder = prices?.unitsDiffer ? { pricedUnder: release.label } : {};
  const declared = { ...resolved.roster.declared, complete: question.complete };
  const roster: Army = { ...resolved.roster, gaps, ...pricedUnder, declared };
  const judged = ruleset ? judge(roster, ruleset) : unjudged;
  const unamended = rules.edition && rules.amendments.length > 0 ? judge(roster, rules.edition) : judged;
  const isBuilt = Boolean(reading.built);
  const isOfTheseData = isBuiltWith(reading, compiled);
  const ofSize = new Set([...doubted, ...perhapsOfOtherSize(roster)]);
  const doubts = doubtsAbout(reading, roster.gaps, ofSize, perhapsNamesakes(reading.roster, roster, compiled.index));
  const loadout = loadoutFindings({
    written: reading.roster,
    resolution,
    evaluation,
    roster,
    ruleset,
    judgement: judged,
    unamended,
    doubts,
    isBuilt,
    isOfTheseData,
  });
  const judgement = withDoubts(judged, roster, doubts);
  // The data's own limits alone make no list illegal: where no rules are built they are said beside.
  const isJudged = ruleset !== null && !isOfOtherGame(roster);
  const found: readonly Diagnostic[] = [...judgement.findings, ...loadout.findings];
  const accusations = isJudged ? found : [];
  const remarks = [...(isJudged ? [] : found.map(asRemark)), ...reading.diagnostics];
  const review = [...resolved.review, ...judgement.review, ...loadout.review, ...(ruleset ? [] : [rulesNotBuilt(release.edition)])];
  const notChecked = [...judgement.notChecked, ...namesUnknown(rules.amendments, compiled.index.data)];
  return reportOf({
    ...{ reading, question, edition, release, review, roster, rules, accusations, remarks },
    prices: prices?.warning ?? null,
    judgement: { ...judgement, notChecked },
  });
}

const unjudged: Judgement = { findings: [], review: [], budgets: [], notChecked: [] };

/** A file names the state of the game system that it was built with; what is built here is built with the release it is judged by. */
function isBuiltWith({ source }: SubjectReading, { index }: CompiledRelease): boolean {
  const revisions = index.data.files.flatMap(({ kind, revision }) => (kind === 'gameSystem' ? [String(revision)] : []));
  return source === undefined || source.dataVersion === null || revisions.includes(source.dataVersion);
}
