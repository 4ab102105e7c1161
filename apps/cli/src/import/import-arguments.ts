import { parseArgs } from 'node:util';
import type { EditionId } from '@muster/roster';
import { parseDate, parseEdition } from '../check/check-arguments.js';
import { WrongUsage } from '../command.js';

export interface ImportArguments {
  /** A folder of data files or a .zip of one. */
  readonly location: string;
  readonly edition: EditionId;
  readonly label: string;
  readonly effectiveFrom: string;
  readonly sourceRevision: string | null;
  readonly json: boolean;
}

export const importUsage =
  'import battlescribe <folder or .zip> --edition 8e|9e|10e --label <text> --effective <YYYY-MM-DD> [--revision <text>] [--json]';

/** @throws WrongUsage when the words are off */
export function parseImportArguments(args: readonly string[]): ImportArguments {
  const { values, positionals } = parsed(args);
  const [source, location, ...rest] = positionals;
  if (source !== 'battlescribe') throw new WrongUsage('the one kind of data that can be imported is battlescribe.');
  if (location === undefined || rest.length > 0) throw new WrongUsage('import battlescribe takes one folder or .zip.');
  return {
    location,
    edition: parseEdition(required('--edition', values.edition)),
    label: required('--label', values.label),
    effectiveFrom: parseDate('--effective', required('--effective', values.effective)),
    sourceRevision: values.revision ?? null,
    json: values.json ?? false,
  };
}

function required(option: string, value: string | undefined): string {
  if (value === undefined || value.trim() === '') throw new WrongUsage(`import needs ${option}.`);
  return value;
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        edition: { type: 'string' },
        label: { type: 'string' },
        effective: { type: 'string' },
        revision: { type: 'string' },
        json: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new WrongUsage(error instanceof Error ? error.message : String(error));
  }
}
