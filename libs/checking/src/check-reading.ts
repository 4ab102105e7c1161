import type { Army } from '#muster/army';
import type { Release } from '#muster/catalogue';
import { untimed, type PhaseListener } from './check-phase.js';
import { amendmentsAsked } from './question/mission-pack-amendments.js';
import type { Against, CheckQuestion, CheckRefusal, CheckReport } from './report/check-report.js';
import { chooseRelease, noRelease, releaseOfVersion, type ChosenRelease } from './question/choose-release.js';
import { battleSizeRefused, withLimitAsked } from './question/limit-asked.js';
import { judgedList } from './judge-list.js';
import type { SubjectReading } from './read-subject.js';
import type { ReleaseShelf } from './release-shelf.js';
import { reportOf } from './report/report.js';
import { rulesAsked } from './question/choose-ruleset.js';
import { rulesNotBuilt } from './report/rules-not-built.js';
import { statesOtherPrices, withBetterFitting } from './other-prices/better-fitting.js';
import { explainedTotal, hasOtherTotal, withSource } from './report/explain-total.js';

/** A list that was read, the question about it, and the releases among which the data is chosen. */
export interface ReadingAsked<Shelved extends Release> {
  readonly reading: SubjectReading;
  readonly question: CheckQuestion;
  readonly against: Against;
  readonly shelf: ReleaseShelf<Shelved>;
  readonly onPhase?: PhaseListener;
}

/**
 * The pipeline of a check behind the reading: choose the data and the rules, judge, report. If the list states the prices of another release
 * of the shelf, the report contains the result under that release as well.
 */
export async function checkReading<Shelved extends Release>(asked: ReadingAsked<Shelved>): Promise<CheckReport | CheckRefusal> {
  const judged = await judgedReading(asked);
  if ('refused' in judged) return judged;
  const { report, army } = judged;
  const other = army !== null && statesOtherPrices(report) ? await releaseOfPrices(asked, report, army) : null;
  const under = other && (await judgeReading({ ...asked, against: { kind: 'label', label: other.label } }));
  return under === null || 'refused' in under ? report : withBetterFitting(report, under);
}

/** Judges the list under one release and no other. */
export async function judgeReading<Shelved extends Release>(asked: ReadingAsked<Shelved>): Promise<CheckReport | CheckRefusal> {
  const judged = await judgedReading(asked);
  return 'refused' in judged ? judged : judged.report;
}

async function releaseOfPrices<Shelved extends Release>(
  { reading, shelf }: ReadingAsked<Shelved>,
  { release }: CheckReport,
  army: Army,
): Promise<Shelved | null> {
  const here = release && (await shelf.findByLabel(release.label));
  return here ? shelf.likeliestPrices(army, reading.roster, here) : null;
}

/** A report, and the army that it is about; null if nothing was looked up. */
interface Judged {
  readonly report: CheckReport;
  readonly army: Army | null;
}

async function judgedReading<Shelved extends Release>(asked: ReadingAsked<Shelved>): Promise<Judged | CheckRefusal> {
  const { reading, question, against, shelf } = asked;
  const dataVersion = reading.source?.dataVersion ?? null;
  const chosen = await chooseRelease(shelf, question.edition, reading.format, against, dataVersion);
  if ('refused' in chosen) return chosen;
  const { edition, release } = chosen;
  const stated = against.kind === 'stated' ? release : await releaseOfVersion(shelf, edition.id, dataVersion);
  const judged = await judgedUnder(asked, chosen);
  if ('refused' in judged) return judged;
  const { report, army } = judged;
  const isElsewhere = stated !== null && release !== null && stated.id !== release.id && hasOtherTotal(report);
  const explained = isElsewhere ? explainedTotal(report, reading, await shelf.compiled(stated)) : report;
  return { report: withSource(explained, reading.source, stated), army };
}

async function judgedUnder<Shelved extends Release>(
  { reading, question, against, shelf, onPhase = untimed }: ReadingAsked<Shelved>,
  { edition, release }: ChosenRelease<Shelved>,
): Promise<Judged | CheckRefusal> {
  const rules = edition.id === null ? null : rulesAsked(edition.id, amendmentsAsked(edition.id, reading.roster, question));
  if (rules && 'refused' in rules) return rules;
  const refused = rules && battleSizeRefused(question, rules.ruleset);
  if (refused) return refused;
  const asked = { ...question, against };
  if (reading.format.id === null) return unjudged({ reading, question: asked, edition, release, review: reading.review });
  if (!release || !rules) {
    const notBuilt = rules?.ruleset === null && edition.id !== null ? [rulesNotBuilt(edition.id)] : [];
    return unjudged({
      reading: { ...reading, roster: withLimitAsked(reading.roster, question, rules?.ruleset ?? null) },
      question: asked,
      edition,
      release: null,
      review: [...reading.review, ...notBuilt, noRelease(edition, against, reading.source?.dataVersion)],
    });
  }
  onPhase('open release');
  const compiled = await shelf.compiled(release);
  return judgedList({ reading, edition, compiled, rules, question: asked }, onPhase);
}

const unjudged = (about: Parameters<typeof reportOf>[0]): Judged => ({ report: reportOf(about), army: null });
