import { parseArgs } from 'node:util';
import type { Against } from '@muster/checking';
import type { EditionId } from '@muster/roster';
import { WrongUsage } from '../command.js';

export interface CheckArguments {
  /** Paths, or `-` for standard input. At least one. */
  readonly sources: readonly string[];
  readonly edition: EditionId | null;
  readonly against: Against;
  readonly complete: boolean;
  /** Ids, in the order given. */
  readonly amendments: readonly string[];
  /** Path of a JSON file with an organiser's own rules; null: none. */
  readonly houseRules: string | null;
  readonly json: boolean;
  /** Of several lists: every report above the table. */
  readonly reports: boolean;
}

export const checkUsage =
  'check <file, folder or -> ... [--edition 10e] [--release <label> | --as-of <YYYY-MM-DD>] [--amendment <id>]... [--house-rules <file.json>] [--complete] [--json | --reports]';

const editions: readonly EditionId[] = ['8e', '9e', '10e', '11e'];

/** @throws WrongUsage when the words are off */
export function parseCheckArguments(args: readonly string[]): CheckArguments {
  const { values, positionals } = parsed(args);
  if (positionals.length === 0) throw new WrongUsage('check needs a file, or - for standard input.');
  return {
    sources: positionals,
    edition: values.edition === undefined ? null : parseEdition(values.edition),
    against: parseAgainst(values.release, values['as-of']),
    complete: values.complete ?? false,
    amendments: values.amendment ?? [],
    houseRules: values['house-rules'] ?? null,
    json: values.json ?? false,
    reports: values.reports ?? false,
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        edition: { type: 'string' },
        release: { type: 'string' },
        'as-of': { type: 'string' },
        complete: { type: 'boolean' },
        amendment: { type: 'string', multiple: true },
        'house-rules': { type: 'string' },
        json: { type: 'boolean' },
        reports: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new WrongUsage(error instanceof Error ? error.message : String(error));
  }
}

export function parseEdition(word: string): EditionId {
  const edition = editions.find((known) => known === word);
  if (!edition) throw new WrongUsage(`--edition is one of ${editions.join(', ')}, not "${word}".`);
  return edition;
}

function parseAgainst(release: string | undefined, asOf: string | undefined): Against {
  if (release !== undefined && asOf !== undefined) throw new WrongUsage('--release and --as-of exclude each other.');
  if (release !== undefined) return { kind: 'label', label: release };
  if (asOf !== undefined) return { kind: 'asOf', date: parseDate('--as-of', asOf) };
  return { kind: 'today' };
}

/** An ISO day that exists. */
export function parseDate(option: string, word: string): string {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(word) ? new Date(`${word}T00:00:00Z`) : null;
  if (!day || Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== word) {
    throw new WrongUsage(`${option} takes a day such as 2026-06-14, not "${word}".`);
  }
  return word;
}
