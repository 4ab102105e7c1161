import type { CheckResult } from '#muster/persistence';
import { csvLine } from './csv-line.js';

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
