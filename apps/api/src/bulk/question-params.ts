import { ASPECTS, type Aspect } from '#muster/diagnostics';
import { EDITIONS, editionWithId, type EditionId } from '#muster/roster';
import { badInput } from '../platform/errors/bad-input.js';
import type { Params } from '../platform/openapi/in-openapi.decorator.js';
import { isDay } from '../platform/graphql/scalars/is-day.js';
import type { JobQuestion } from './check-job.service.js';

export const LARGEST_LIMIT = 100_000;

/** The settings of a check in a query string or a form. */
export const QUESTION_PARAMS = {
  edition: { schema: { enum: EDITIONS }, description: 'The edition; by default that of the list.' },
  release: { schema: { type: 'string' }, description: 'Label of the data release; by default the one in force.' },
  asOf: { schema: { type: 'string', format: 'date' }, description: 'The release in force on this day. Not together with release.' },
  limit: { schema: { type: 'integer', minimum: 1, maximum: LARGEST_LIMIT }, description: 'The points limit; by default that of the list.' },
  battleSize: { schema: { type: 'string' }, description: 'The battle size.' },
  aspects: { schema: { type: 'string' }, description: `What is judged, separated by commas: ${ASPECTS.join(', ')}. By default all.` },
  complete: { schema: { type: 'boolean' }, description: 'Whether the list must be complete.' },
  amendment: { schema: { type: 'string' }, description: 'Ids of amendments, separated by commas.' },
} satisfies Params;

const KNOWN: ReadonlySet<string> = new Set(Object.keys(QUESTION_PARAMS));

/**
 * Reads the settings of a check from a query string or a form: `edition=10e&release=<label>&asOf=2026-06-14&limit=2000`,
 * `battleSize=strike-force`, `aspects=army,units`, `complete=true`. A query string must not have other parameters; a form may, because it
 * has other fields too.
 * @throws ApiError BAD_USER_INPUT
 */
export function readQuestion(params: Readonly<Record<string, unknown>>, refusesOthers: boolean): JobQuestion {
  const others = Object.keys(params).filter((name) => !KNOWN.has(name));
  if (refusesOthers && others.length > 0)
    throw fault(others[0] ?? '', `There is no such parameter; the parameters are ${[...KNOWN].join(', ')}, locale.`);
  const { release, asOf } = { release: oneOf(params, 'release'), asOf: oneOf(params, 'asOf') };
  if (release !== null && asOf !== null) throw fault('asOf', 'Give either release or asOf, not both.');
  const against = release !== null ? { label: release } : asOf !== null ? { asOf: { date: dayOf(asOf) } } : null;
  const amendment = oneOf(params, 'amendment');
  return {
    edition: editionOf(oneOf(params, 'edition')),
    against,
    pointsLimit: limitOf(oneOf(params, 'limit')),
    battleSize: oneOf(params, 'battleSize'),
    aspects: aspectsOf(oneOf(params, 'aspects')),
    complete: isComplete(oneOf(params, 'complete')),
    amendments: amendment === null ? [] : amendment.split(','),
  };
}

/** An empty value counts as absent, because browsers send every field of a form. */
function oneOf(params: Readonly<Record<string, unknown>>, name: string): string | null {
  const value = params[name];
  if (value === undefined || value === '') return null;
  if (typeof value === 'string' && value.length <= 500) return value;
  throw fault(name, 'It may be given only once.');
}

function aspectsOf(words: string | null): readonly Aspect[] {
  if (words === null) return ASPECTS;
  const asked = words.split(',');
  if (asked.every((word) => ASPECTS.some((aspect) => aspect === word))) return ASPECTS.filter((aspect) => asked.includes(aspect));
  throw fault('aspects', `It must be one or more of ${ASPECTS.join(', ')}, separated by commas.`);
}

/** A browser sends `on` for a ticked checkbox. */
function isComplete(word: string | null): boolean {
  if (word === null || word === 'false') return false;
  if (word === 'true' || word === 'on') return true;
  throw fault('complete', 'It must be true or false.');
}

function editionOf(word: string | null): EditionId | null {
  if (word === null) return null;
  const edition = editionWithId(word);
  if (!edition) throw fault('edition', `It is one of ${EDITIONS.join(', ')}.`);
  return edition;
}

function limitOf(word: string | null): number | null {
  if (word === null) return null;
  if (isLimit(word)) return Number(word);
  throw fault('limit', `It must be a number of points from 1 to ${LARGEST_LIMIT}.`);
}

function dayOf(word: string): string {
  if (isDay(word)) return word;
  throw fault('asOf', 'It must be a date such as 2026-06-14.');
}

/** Whether the text is a points limit that can be asked for. */
export function isLimit(word: string): boolean {
  const limit = /^\d{1,6}$/.test(word) ? Number(word) : 0;
  return limit >= 1 && limit <= LARGEST_LIMIT;
}

const fault = (name: string, message: string) => badInput([{ path: [name], message }]);
