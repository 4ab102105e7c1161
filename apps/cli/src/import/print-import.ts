import type { Diagnostic } from '#muster/diagnostics';
import { groupDiagnostics, type ImportResult, type ImportSummary } from '#muster/publishing';
import { say } from './words.js';

/** Number of price changes printed on the terminal. The JSON output has all of them. */
const MOST_PRICES = 20;

export function printImport(result: ImportResult): string {
  return [outcomeLine(result), ...('summary' in result ? summaryLines(result.summary) : []), ''].join('\n');
}

function outcomeLine(result: ImportResult): string {
  if (result.outcome === 'refused') {
    return result.fault === 'LABEL_TAKEN'
      ? 'Refused: the label is already used for other data, and a published release never changes.'
      : 'Refused: the data could not be read; nothing was stored.';
  }
  if (result.outcome === 'compared') return 'Dry run: nothing was written.';
  const { label, edition, effectiveFrom, dialect, status } = result.release;
  const named = `${label} (${edition}, in force from ${effectiveFrom}, ${dialect} dialect)`;
  if (result.outcome === 'unchanged') return `Unchanged: ${named} already contains exactly this data.`;
  if (status === 'draft') return `Imported as a draft, which is not in force: ${named}. Publish it through the API (publishDraft).`;
  return `Imported and published: ${named}.`;
}

function summaryLines({ base, files, kinds, prices }: ImportSummary): string[] {
  const against = base === null ? 'no release before it' : `against ${base}`;
  return [
    `${files} files; ${against}:`,
    ...kinds.map(
      ({ kind, count, added, changed, dropped }) =>
        `  ${kind}: ${count}${base === null ? '' : ` (${added.length} added, ${changed.length} changed, ${dropped.length} dropped)`}`,
    ),
    ...prices
      .slice(0, MOST_PRICES)
      .map(({ name, field, before, after }) => `  ${name}: ${field} ${JSON.stringify(before)} -> ${JSON.stringify(after)}`),
    ...(prices.length > MOST_PRICES ? [`  ... and ${prices.length - MOST_PRICES} more prices`] : []),
  ];
}

/** Diagnostics in groups for the terminal. Errors come last, directly above the outcome. */
export function printDiagnostics(diagnostics: readonly Diagnostic[]): string {
  return groupDiagnostics(diagnostics)
    .flatMap(({ severity, code, messageId, count, examples }) => [
      ...examples.map((diagnostic) => `${severity}: ${say(diagnostic)}\n`),
      ...(count > examples.length ? [`${severity} ${code}/${messageId}: ${count - examples.length} more like these\n`] : []),
    ])
    .join('');
}
