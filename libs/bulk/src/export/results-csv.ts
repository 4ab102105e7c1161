import type { CheckResult } from '#muster/persistence';

const HEAD = [
  ...[
    'number',
    'player',
    'source',
    'faction',
    'detachment',
    'stated points',
    'computed points',
    'verdict',
    'findings',
    'format',
    'release',
  ],
  'failure',
];

/** Spreadsheets treat a cell as a formula if it starts with =, +, -, @, a tab, a carriage return or a full-width form of these signs. */
const FORMULA = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

export const csvHead = (): string => csvLine(HEAD);

/** One result as a CSV record (RFC 4180). */
export function csvResult(result: CheckResult): string {
  const { position, player, source, faction, detachment, statedPoints, computedPoints, verdict, findings, format, release, failure } =
    result;
  return csvLine([
    position,
    player,
    source,
    faction,
    detachment,
    statedPoints,
    computedPoints,
    verdict,
    findings,
    format,
    release,
    failure,
  ]);
}

const csvLine = (cells: readonly (string | number | null)[]): string => `${cells.map(cell).join(',')}\r\n`;

function cell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}
