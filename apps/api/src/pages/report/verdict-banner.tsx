import type { LimitSource } from '#muster/checking';
import { ASPECTS } from '#muster/diagnostics';
import type { CheckReportType } from '../../checking/check-report.types.js';
import { Icon } from '../layout/icon.js';
import { counted, EDITION_WORDS, VERDICT_MARKS } from '../layout/words.js';

export function VerdictBanner({ report }: { readonly report: CheckReportType }) {
  const { tone, word, icon } = VERDICT_MARKS[report.verdict];
  return (
    <section class={`banner ${tone}`} aria-labelledby="verdict">
      <Icon name={icon} />
      <div>
        <h1 id="verdict">{word}</h1>
        <p class="because">{becauseOf(report)}</p>
        <Aspects report={report} />
      </div>
      <Points report={report} />
    </section>
  );
}

/** The verdict of each aspect. Those that do not count towards the verdict are in brackets. */
function Aspects({ report: { aspects, question } }: { readonly report: CheckReportType }) {
  const words = ASPECTS.map((aspect) => {
    const said = `${aspect}: ${VERDICT_MARKS[aspects[aspect]].word.toLowerCase()}`;
    return question.aspects.includes(aspect) ? said : `(${said})`;
  });
  return <p class="aspects">{words.join(' · ')}</p>;
}

function Points({ report: { points } }: { readonly report: CheckReportType }) {
  if (points.computed === null && points.stated === null) return null;
  return (
    <p class="points">
      <strong>{points.computed ?? '?'}</strong>
      {points.limit === null ? ' points' : ` / ${points.limit} points`}
      {points.limitSource === null ? null : <span class="stated">{LIMIT_WORDS[points.limitSource]}</span>}
      {points.stated === points.computed ? null : (
        <span class="stated">{points.stated === null ? 'none stated' : `${points.stated} stated`}</span>
      )}
    </p>
  );
}

/** Where the points limit comes from. */
const LIMIT_WORDS: Readonly<Record<LimitSource, string>> = {
  GIVEN: 'limit given',
  STATED: 'limit stated in the list',
  ASSUMED: 'limit assumed, because the list states none',
};

function becauseOf({ verdict, findings, review, edition, ruleset }: CheckReportType): string {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const toSettle = review.length === 0 ? '' : `${counted(review.length, 'point needs', 'points need')} review.`;
  if (verdict === 'LEGAL') return 'No errors were found.';
  if (verdict === 'ILLEGAL') return `${counted(errors, 'error')}. ${toSettle}`.trim();
  const unbuilt = ruleset === null && edition.id !== null && review.some(({ code }) => code === 'RULE_NOT_MODELLED');
  if (unbuilt && edition.id !== null)
    return `The rules of the ${EDITION_WORDS[edition.id]} are not implemented yet: the list was read but not judged.`;
  return toSettle;
}
