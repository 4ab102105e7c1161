import { rulesets } from '#muster/rules';
import type { CheckReportType } from '../../checking/check-report.types.js';
import { EDITION_WORDS, formatWords, sureWords } from '../layout/words.js';

/** Shows what the list states, and the settings under which it was judged. */
export function ListFacts({ report, fileName }: { readonly report: CheckReportType; readonly fileName: string | null }) {
  const { army, edition, format, release, ruleset, amendments } = report;
  const facts: readonly (readonly [string, string | null])[] = [
    ['List', army.name],
    ['Player', army.player],
    ['File', fileName],
    ['Faction', army.faction],
    [army.detachments.length > 1 ? 'Detachments' : 'Detachment', army.detachments.join(', ') || null],
    ['Format', format === null ? 'not recognised' : formatFact(format)],
    ['Edition', edition.id === null ? 'unknown' : `${EDITION_WORDS[edition.id]} (${sureWords(edition.how)})`],
    ['Rules', rulesFact(ruleset, amendments)],
    ['Settings', askedFact(report.question)],
    ['Data release', release === null ? 'none' : `${release.label} (from ${release.effectiveFrom})`],
  ];
  return (
    <dl class="facts">
      {facts.map(([name, value]) =>
        value === null ? null : (
          <div>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

/** The settings of the request; null if it left everything to the list. */
function askedFact(question: CheckReportType['question']): string | null {
  const { edition, against, pointsLimit, battleSize, complete, houseRules } = question;
  const asked = [
    edition === null ? null : EDITION_WORDS[edition],
    against.kind === 'label' ? `data release ${against.label}` : null,
    against.kind === 'asOf' ? `the data in force on ${against.date}` : null,
    against.kind === 'stated' ? 'the data version that the list states' : null,
    pointsLimit === null ? null : `points limit ${pointsLimit}`,
    battleSize === null ? null : `battle size ${battleSize}`,
    ...question.amendments,
    houseRules === null ? null : "the organiser's own rules",
    complete ? 'completeness' : null,
  ].filter((one) => one !== null);
  return asked.length === 0 ? null : asked.join(', ');
}

function formatFact({ id, dialect, confidence }: NonNullable<CheckReportType['format']>): string {
  return `${formatWords(id)}${dialect === null ? '' : `, ${dialect}`} (${sureWords(confidence)})`;
}

function rulesFact(ruleset: string | null, amendments: CheckReportType['amendments']): string {
  if (ruleset === null) return 'none applied';
  const title = rulesets.find(({ id }) => id === ruleset)?.title ?? ruleset;
  return [title, ...amendments.map((amendment) => amendment.title)].join(' + ');
}
