import type { Diagnostic } from '@muster/diagnostics';
import { sayImport, type ImportResult, type ImportSummary } from '@muster/publishing';

/** Price changes listed for a person; the whole list is in the JSON. */
const MOST_PRICES = 20;

export function printImport(result: ImportResult): string {
  return [outcomeLine(result), ...(result.outcome === 'imported' ? summaryLines(result.summary) : []), ''].join('\n');
}

function outcomeLine(result: ImportResult): string {
  if (result.outcome === 'refused') {
    return result.fault === 'LABEL_TAKEN'
      ? 'Refused: that label already holds other data; a published release never changes.'
      : 'Refused: the data could not be read; nothing was stored.';
  }
  const { label, edition, effectiveFrom, dialect } = result.release;
  const done = result.outcome === 'imported' ? 'Imported' : 'Unchanged: these very data are already';
  return `${done} ${label} (${edition}, in force from ${effectiveFrom}, ${dialect} dialect).`;
}

function summaryLines({ base, files, kinds, prices }: ImportSummary): string[] {
  const against = base === null ? 'no release before it' : `against ${base}`;
  return [
    `${files} files; ${against}:`,
    ...kinds.map(
      ({ kind, count, added, changed, dropped }) =>
        `  ${kind}: ${count} (${added.length} added, ${changed.length} changed, ${dropped.length} dropped)`,
    ),
    ...prices
      .slice(0, MOST_PRICES)
      .map(({ name, field, before, after }) => `  ${name}: ${field} ${JSON.stringify(before)} -> ${JSON.stringify(after)}`),
    ...(prices.length > MOST_PRICES ? [`  ... and ${prices.length - MOST_PRICES} more prices`] : []),
  ];
}

/** How many of a kind are shown one by one before they are only counted. */
const MOST_ALIKE = 5;

/** Diagnostics for a person: errors first, of one code the first few and then their number. */
export function printDiagnostics(diagnostics: readonly Diagnostic[]): string {
  const bySeverity = ['error', 'warning', 'info'].flatMap((severity) =>
    diagnostics.filter((diagnostic) => diagnostic.severity === severity),
  );
  const byCode = new Map<string, Diagnostic[]>();
  for (const diagnostic of bySeverity) {
    const key = `${diagnostic.severity} ${diagnostic.code}/${diagnostic.messageId}`;
    byCode.set(key, [...(byCode.get(key) ?? []), diagnostic]);
  }
  return [...byCode.entries()]
    .flatMap(([kind, alike]) => [
      ...alike.slice(0, MOST_ALIKE).map((diagnostic) => `${diagnostic.severity}: ${sayImport(diagnostic)}\n`),
      ...(alike.length > MOST_ALIKE ? [`${kind}: ${alike.length - MOST_ALIKE} more like these\n`] : []),
    ])
    .join('');
}
