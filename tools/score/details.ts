import { reportInWords, type CheckReport } from '#muster/checking';
import type { Path } from '#muster/diagnostics';
import { ENGLISH } from '#muster/messages';
import { sayingIn } from '../../apps/cli/src/words.js';
import type { Score } from './score.js';

const say = sayingIn(ENGLISH);

/** One line of JSON with everything that a person needs to check a report: each statement with the line of the list that it is about. */
export function detailsOf(score: Score, report: CheckReport, text: string): string {
  const lines = text.split(/\r?\n/u);
  const { findings, review, units, army, verdict } = reportInWords(report, say);
  const unitLine = ([place, index]: Path) => (place === 'units' && typeof index === 'number' ? (units[index]?.line ?? null) : null);
  const printed = (line: number | null) => (line === null ? null : (lines[line - 1]?.trim() ?? null));
  const placed = <Said extends { readonly line: number | null; readonly path: Path }>({ line, path, ...said }: Said) => {
    const unit = unitLine(path);
    return { ...said, line, text: printed(line), unit: unit === line ? null : printed(unit) };
  };
  return `${JSON.stringify({
    ...{ ...score, reasons: score.reasons.length },
    verdict,
    army,
    findings: findings.map((finding) => concise(placed(finding))),
    review: review.map((reason) => concise(placed(reason))),
    units,
  })}\n`;
}

interface Statement {
  readonly code: string;
  readonly messageId: string;
  readonly severity?: string;
  readonly line: number | null;
  readonly text: string | null;
  readonly unit: string | null;
}

const concise = ({ code, messageId, severity, line, text, unit, ...rest }: Statement) => ({
  ...(severity === undefined ? {} : { severity }),
  code,
  messageId,
  message: 'message' in rest ? rest.message : null,
  line,
  text,
  ...(unit === null ? {} : { unit }),
});
