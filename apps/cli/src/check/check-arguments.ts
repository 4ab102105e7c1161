import { parseArgs } from 'node:util';
import type { Against } from '#muster/checking';
import { ASPECTS, type Aspect } from '#muster/diagnostics';
import { ENGLISH, findLocale, LOCALES, type Locale } from '#muster/messages';
import { EDITIONS, editionWithId, type EditionId } from '#muster/roster';
import { WrongUsage } from '../command.js';

export interface CheckArguments {
  /** Paths, or `-` for standard input; at least one. */
  readonly sources: readonly string[];
  readonly edition: EditionId | null;
  readonly against: Against;
  /** Null if the limit is taken from the list. */
  readonly pointsLimit: number | null;
  readonly battleSize: string | null;
  /** The aspects that decide the verdict. */
  readonly aspects: readonly Aspect[];
  readonly complete: boolean;
  /** Ids of amendments, in the order given. */
  readonly amendments: readonly string[];
  /** Path of a JSON file with an organiser's own rules, or null if there is none. */
  readonly houseRules: string | null;
  /** The language of the messages. */
  readonly locale: Locale;
  readonly json: boolean;
  /** With several lists, print every report above the table. */
  readonly reports: boolean;
}

export const checkUsage =
  'check <file, folder or -> ... [--edition 10e] [--release <label> | --as-of <YYYY-MM-DD> | --stated] [--limit <points>] [--battle-size <name>] [--aspects army,units,wargear] [--amendment <id>]... [--house-rules <file.json>] [--complete] [--locale fr] [--json | --reports]';

const LARGEST_LIMIT = 100_000;

/** @throws WrongUsage if the arguments are invalid */
export function parseCheckArguments(args: readonly string[]): CheckArguments {
  const { values, positionals } = parsed(args);
  if (positionals.length === 0) throw new WrongUsage('check needs a file, or - for standard input.');
  return {
    sources: positionals,
    edition: values.edition === undefined ? null : parseEdition(values.edition),
    against: parseAgainst(values),
    pointsLimit: values.limit === undefined ? null : parseLimit(values.limit),
    battleSize: values['battle-size'] ?? null,
    aspects: values.aspects === undefined ? ASPECTS : parseAspects(values.aspects),
    complete: values.complete ?? false,
    amendments: values.amendment ?? [],
    houseRules: values['house-rules'] ?? null,
    locale: parseLocale(values.locale),
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
        stated: { type: 'boolean' },
        limit: { type: 'string' },
        'battle-size': { type: 'string' },
        aspects: { type: 'string' },
        complete: { type: 'boolean' },
        amendment: { type: 'string', multiple: true },
        'house-rules': { type: 'string' },
        locale: { type: 'string' },
        json: { type: 'boolean' },
        reports: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new WrongUsage(error instanceof Error ? error.message : String(error));
  }
}

export function parseEdition(word: string): EditionId {
  const edition = editionWithId(word);
  if (!edition) throw new WrongUsage(`--edition must be one of ${EDITIONS.join(', ')}, not "${word}".`);
  return edition;
}

function parseLimit(word: string): number {
  const limit = /^\d{1,6}$/.test(word) ? Number(word) : 0;
  if (limit < 1 || limit > LARGEST_LIMIT) throw new WrongUsage(`--limit must be from 1 to ${LARGEST_LIMIT}, not "${word}".`);
  return limit;
}

function parseAspects(words: string): readonly Aspect[] {
  const asked = words.split(',');
  const stranger = asked.find((word) => !ASPECTS.some((aspect) => aspect === word));
  if (stranger !== undefined) throw new WrongUsage(`--aspects must be a comma-separated list of ${ASPECTS.join(', ')}, not "${stranger}".`);
  return ASPECTS.filter((aspect) => asked.includes(aspect));
}

/** Reads a language tag such as `fr` or `fr-CA`. The default is English. */
export function parseLocale(word: unknown): Locale {
  if (typeof word !== 'string') return ENGLISH;
  const locale = findLocale(word);
  if (!locale) throw new WrongUsage(`--locale must be one of ${LOCALES.join(', ')}, not "${word}".`);
  return locale;
}

/** @throws WrongUsage if more than one of the options is given */
export function parseAgainst({ release, 'as-of': asOf, stated }: Readonly<Record<string, unknown>>): Against {
  const [given = { kind: 'today' }, ...others]: Against[] = [
    ...(typeof release === 'string' ? [{ kind: 'label', label: release } as const] : []),
    ...(typeof asOf === 'string' ? [{ kind: 'asOf', date: parseDate('--as-of', asOf) } as const] : []),
    ...(stated === true ? [{ kind: 'stated' } as const] : []),
  ];
  if (others.length > 0) throw new WrongUsage('--release, --as-of and --stated cannot be combined.');
  return given;
}

/** An ISO date that exists. */
export function parseDate(option: string, word: string): string {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(word) ? new Date(`${word}T00:00:00Z`) : null;
  if (!day || Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== word) {
    throw new WrongUsage(`${option} must be a date such as 2026-06-14, not "${word}".`);
  }
  return word;
}
