import type { LimitSource } from '#muster/checking';
import { ASPECTS, type Aspect } from '#muster/diagnostics';
import type { CheckReportType } from '../../checking/check-report.types.js';
import { Icon } from '../layout/icon.js';
import { named, VERDICT_MARKS } from '../layout/words.js';
import { usePhrases, type Phrase, type Phrasing } from '../phrases/phrase.js';
import { REPORT } from '../phrases/report.js';

export function VerdictBanner({ report }: { readonly report: CheckReportType }) {
  const phrase = usePhrases();
  const { tone, word, icon } = VERDICT_MARKS[report.verdict];
  return (
    <section class={`banner ${tone}`} aria-labelledby="verdict">
      <Icon name={icon} />
      <div>
        <h1 id="verdict">{phrase(word)}</h1>
        <p class="because">{becauseOf(report, phrase)}</p>
        <Aspects report={report} />
      </div>
      <Points report={report} />
    </section>
  );
}

const ASPECT_IS = { army: REPORT.armyIs, units: REPORT.unitsAre, wargear: REPORT.wargearIs } satisfies Record<Aspect, Phrase>;

/** The verdict of each aspect. Those that do not count towards the verdict are in brackets. */
function Aspects({ report: { aspects, question } }: { readonly report: CheckReportType }) {
  const phrase = usePhrases();
  const words = ASPECTS.map((aspect) => {
    const said = phrase(ASPECT_IS[aspect], { verdict: phrase(VERDICT_MARKS[aspects[aspect]].word).toLowerCase() });
    return question.aspects.includes(aspect) ? said : `(${said})`;
  });
  return <p class="aspects">{words.join(' · ')}</p>;
}

function Points({ report: { points } }: { readonly report: CheckReportType }) {
  const phrase = usePhrases();
  if (points.computed === null && points.stated === null) return null;
  return (
    <p class="points">
      <strong>{points.computed ?? '?'}</strong>
      {points.limit === null ? ' ' : ` / ${points.limit} `}
      {phrase(REPORT.points)}
      {points.limitSource === null ? null : <span class="stated">{phrase(LIMIT_FROM[points.limitSource])}</span>}
      {points.stated === points.computed ? null : (
        <span class="stated">{points.stated === null ? phrase(REPORT.noneStated) : phrase(REPORT.stated, { points: points.stated })}</span>
      )}
    </p>
  );
}

/** Where the points limit comes from. */
const LIMIT_FROM = {
  GIVEN: REPORT.limitGiven,
  STATED: REPORT.limitStated,
  ASSUMED: REPORT.limitAssumed,
} satisfies Record<LimitSource, Phrase>;

function becauseOf({ verdict, findings, review, edition, ruleset }: CheckReportType, phrase: Phrasing): string {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const toSettle = review.length === 0 ? '' : phrase(REPORT.toSettle, { count: review.length });
  if (verdict === 'LEGAL') return phrase(REPORT.noErrors);
  if (verdict === 'ILLEGAL') return `${phrase(REPORT.errors, { count: errors })} ${toSettle}`.trim();
  const unbuilt = ruleset === null && review.some(({ code }) => code === 'RULE_NOT_MODELLED');
  return unbuilt && edition.id !== null ? phrase(REPORT.notJudgedYet, { edition: named(edition.id, phrase) }) : toSettle;
}
