import { parseArgs } from 'node:util';
import type { EditionId } from '#muster/roster';
import { parseEdition } from '../../apps/cli/src/check/check-arguments.js';
import { WrongUsage } from '../../apps/cli/src/command.js';

export const scoreUsage =
  'lists:score <folder> [--edition 10e] [--language en] [--release-offset -1|+1] [--manuals <folder>] [--details <file>]';

export interface ScoreArguments {
  readonly folder: string;
  readonly edition: EditionId | null;
  readonly language: string | null;
  /** How many data states before or after its own each list is checked under. */
  readonly offset: number;
  /** A folder of dated Field Manuals to lay over the data. */
  readonly manuals: string | null;
  readonly details: string | null;
}

/** @throws WrongUsage if the arguments are invalid */
export function parseScoreArguments(args: readonly string[]): ScoreArguments {
  const { values, positionals } = parsed(args);
  const [folder, ...others] = positionals;
  if (folder === undefined || others.length > 0) throw new WrongUsage('lists:score takes one folder.');
  const offset = Number(values['release-offset'] ?? 0);
  if (!Number.isInteger(offset) || Math.abs(offset) > 1) throw new WrongUsage('--release-offset is -1 or +1.');
  return {
    folder,
    edition: values.edition === undefined ? null : parseEdition(values.edition),
    language: values.language ?? null,
    offset,
    manuals: values.manuals ?? null,
    details: values.details ?? null,
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: withOffsetJoined(args),
      allowPositionals: true,
      options: {
        edition: { type: 'string' },
        language: { type: 'string' },
        'release-offset': { type: 'string' },
        manuals: { type: 'string' },
        details: { type: 'string' },
      },
    });
  } catch (error) {
    throw new WrongUsage(error instanceof Error ? error.message : String(error));
  }
}

/** parseArgs accepts a value that starts with a dash only after an equals sign. */
function withOffsetJoined(args: readonly string[]): string[] {
  const option = '--release-offset';
  return args.flatMap((arg, at) => (arg === option ? [`${option}=${args[at + 1] ?? ''}`] : args[at - 1] === option ? [] : [arg]));
}
