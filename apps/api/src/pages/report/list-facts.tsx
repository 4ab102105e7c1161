import { rulesets } from '#muster/rules';
import type { CheckReportType } from '../../checking/check-report.types.js';
import { named } from '../layout/words.js';
import { usePhrases, type Phrasing } from '../phrases/phrase.js';
import { REPORT } from '../phrases/report.js';

/** Shows what the list states, and the settings under which it was judged. */
export function ListFacts({ report, fileName }: { readonly report: CheckReportType; readonly fileName: string | null }) {
  const phrase = usePhrases();
  const { army, edition, format, release, ruleset, amendments } = report;
  const facts: readonly (readonly [string, string | null])[] = [
    [phrase(REPORT.list), army.name],
    [phrase(REPORT.player), army.player],
    [phrase(REPORT.file), fileName],
    [phrase(REPORT.faction), army.faction],
    [phrase(REPORT.detachments, { count: Math.max(1, army.detachments.length) }), army.detachments.join(', ') || null],
    [phrase(REPORT.format), format === null ? phrase(REPORT.notRecognised) : formatFact(format, phrase)],
    [phrase(REPORT.edition), edition.id === null ? phrase(REPORT.unknown) : `${named(edition.id, phrase)} (${named(edition.how, phrase)})`],
    [phrase(REPORT.rules), rulesFact(ruleset, amendments, phrase)],
    [phrase(REPORT.settings), askedFact(report.question, phrase)],
    [
      phrase(REPORT.release),
      release === null ? phrase(REPORT.none) : phrase(REPORT.from, { label: release.label, date: release.effectiveFrom }),
    ],
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
function askedFact(question: CheckReportType['question'], phrase: Phrasing): string | null {
  const { edition, against, pointsLimit, battleSize, complete, houseRules } = question;
  const asked = [
    edition === null ? null : named(edition, phrase),
    against.kind === 'label' ? phrase(REPORT.askedRelease, { label: against.label ?? '' }) : null,
    against.kind === 'asOf' ? phrase(REPORT.askedDate, { date: against.date ?? '' }) : null,
    against.kind === 'stated' ? phrase(REPORT.askedStated) : null,
    pointsLimit === null ? null : phrase(REPORT.askedLimit, { points: pointsLimit }),
    battleSize === null ? null : phrase(REPORT.askedSize, { size: battleSize }),
    ...question.amendments,
    houseRules === null ? null : phrase(REPORT.ownRules),
    complete ? phrase(REPORT.completeness) : null,
  ].filter((one) => one !== null);
  return asked.length === 0 ? null : asked.join(', ');
}

function formatFact({ id, dialect, confidence }: NonNullable<CheckReportType['format']>, phrase: Phrasing): string {
  return `${named(id, phrase)}${dialect === null ? '' : `, ${dialect}`} (${named(confidence, phrase)})`;
}

function rulesFact(ruleset: string | null, amendments: CheckReportType['amendments'], phrase: Phrasing): string {
  if (ruleset === null) return phrase(REPORT.noRules);
  const title = rulesets.find(({ id }) => id === ruleset)?.title ?? ruleset;
  return [title, ...amendments.map((amendment) => amendment.title)].join(' + ');
}
