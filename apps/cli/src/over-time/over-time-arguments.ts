import { parseArgs } from 'node:util';
import type { Against } from '#muster/checking';
import type { Locale } from '#muster/messages';
import type { EditionId } from '#muster/roster';
import { parseAgainst, parseEdition, parseLocale } from '../check/check-arguments.js';
import { WrongUsage } from '../command.js';

export interface DriftArguments {
  readonly source: string;
  readonly edition: EditionId | null;
  readonly from: Against;
  readonly to: Against;
  /** The language of the messages. */
  readonly locale: Locale;
  readonly json: boolean;
}

export interface DiffArguments {
  readonly first: string;
  readonly second: string;
  readonly edition: EditionId | null;
  readonly against: Against;
  /** The language of the messages. */
  readonly locale: Locale;
  readonly json: boolean;
}

export const driftUsage = 'drift <file or -> --from <label> --to <label> [--edition 10e] [--locale fr] [--json]';
export const diffUsage = 'diff <file> <file> [--edition 10e] [--release <label> | --as-of <YYYY-MM-DD> | --stated] [--locale fr] [--json]';

/** @throws WrongUsage if the arguments are invalid */
export function parseDriftArguments(args: readonly string[]): DriftArguments {
  const { values, positionals } = parsed(args, { from: { type: 'string' }, to: { type: 'string' } });
  const [source, ...others] = positionals;
  const { from, to } = values;
  if (source === undefined || others.length > 0) throw new WrongUsage('drift takes one file, or - for standard input.');
  if (typeof from !== 'string' || typeof to !== 'string') throw new WrongUsage('drift needs --from and --to: the labels of two releases.');
  return { source, ...common(values), from: { kind: 'label', label: from }, to: { kind: 'label', label: to } };
}

/** @throws WrongUsage if the arguments are invalid */
export function parseDiffArguments(args: readonly string[]): DiffArguments {
  const { values, positionals } = parsed(args, { release: { type: 'string' }, 'as-of': { type: 'string' }, stated: { type: 'boolean' } });
  const [first, second, ...others] = positionals;
  if (first === undefined || second === undefined || others.length > 0) throw new WrongUsage('diff takes two files.');
  return { first, second, ...common(values), against: parseAgainst(values) };
}

type Values = Readonly<Record<string, string | boolean | undefined>>;
type Options = Readonly<Record<string, { readonly type: 'string' | 'boolean' }>>;

function common({ edition, locale, json }: Values): Pick<DiffArguments, 'edition' | 'locale' | 'json'> {
  return { edition: typeof edition === 'string' ? parseEdition(edition) : null, locale: parseLocale(locale), json: json === true };
}

function parsed(args: readonly string[], options: Options): { readonly values: Values; readonly positionals: readonly string[] } {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { ...options, edition: { type: 'string' }, locale: { type: 'string' }, json: { type: 'boolean' } },
    });
  } catch (error) {
    throw new WrongUsage(error instanceof Error ? error.message : String(error));
  }
}
