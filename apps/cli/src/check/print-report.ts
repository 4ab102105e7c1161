import type { CheckReport, LimitSource, Verdict } from '#muster/checking';
import { ASPECTS, type Aspect, type Diagnostic } from '#muster/diagnostics';
import type { Say } from '#muster/messages';

const verdictWords: Readonly<Record<Verdict, string>> = {
  LEGAL: '✔ LEGAL',
  ILLEGAL: '✘ ILLEGAL',
  NEEDS_REVIEW: '? NEEDS REVIEW',
};

const LIMIT_WORDS: Readonly<Record<LimitSource, string>> = {
  GIVEN: 'given',
  STATED: 'stated',
  ASSUMED: 'assumed, because the list does not state one',
};

/** A report as text for the terminal: the verdict, then findings, review reasons, and what was not judged. */
export function printReport(source: string, report: CheckReport, say: Say): string {
  return [
    `${source}: ${verdictWords[report.verdict]}`,
    `  ${ASPECTS.map((aspect) => `${aspect}: ${aspectWords(report, aspect)}`).join(' · ')}`,
    `  ${judgedBy(report)}`,
    `  ${pointsOf(report)}`,
    ...section(
      'Findings',
      report.findings.map((finding) => findingLine(finding, say)),
    ),
    ...section(
      'Needs review',
      report.review.map((reason) => `${atLine(reason.line)}${say(reason)} [${reason.code}]`),
    ),
    ...section(
      'Budgets',
      report.budgets.map(({ kind, balance, limit }) => `${kind}: ${balance}${limit === null ? '' : ` of ${limit}`}`),
    ),
    ...section('Not checked', report.notChecked.map(say)),
    '',
  ].join('\n');
}

/** Aspects that were not requested are in brackets. */
function aspectWords({ aspects, question }: CheckReport, aspect: Aspect): string {
  const words = aspects[aspect].toLowerCase().replace('_', ' ');
  return question.aspects.includes(aspect) ? words : `(${words})`;
}

function judgedBy({ edition, ruleset, amendments, release, format }: CheckReport): string {
  const data = release ? `data ${release.label} (in force from ${release.effectiveFrom})` : 'no data release';
  const rules = [ruleset ?? 'none', ...amendments.map(({ id, version }) => `${id}@${version}`)].join(' + ');
  return `${edition.id ?? 'edition unknown'} (${edition.how}), rules ${rules}, ${data}, read as ${format?.id ?? 'unknown format'}`;
}

function pointsOf({ points: { limit, limitSource, stated, computed } }: CheckReport): string {
  return `points: computed ${computed ?? 'unknown'}, stated ${stated ?? 'nothing'}, limit ${limit === null ? 'unknown' : `${limit} (${LIMIT_WORDS[limitSource ?? 'STATED']})`}`;
}

function findingLine(finding: Diagnostic, say: Say): string {
  const { severity, line, code, cites, fix } = finding;
  const hint = fix ? ` ${say({ ...fix, code })}` : '';
  return `${severity}: ${atLine(line)}${say(finding)}${hint} [${code}${cites === null ? '' : `; ${cites}`}]`;
}

const atLine = (line: number | null): string => (line === null ? '' : `line ${line}: `);

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`  ${title}:`, ...lines.map((line) => `    ${line}`)];
}
