import type { JobQuestion } from '../../bulk/check-job.service.js';
import { QUESTION_PARAMS, readQuestion } from '../../bulk/question-params.js';
import { badInput } from '../../platform/errors/bad-input.js';
import type { Params } from '../../platform/openapi/in-openapi.decorator.js';
import type { ReleaseInput } from '../../releases/release.types.js';
import type { BattleSizeInput } from '../intents/intent.inputs.js';

/** Parameters that accompany an uploaded roster file. */
export interface RosterFileParams {
  readonly name: string | null;
  /** If null, the file's own battle size is used. */
  readonly battleSize: BattleSizeInput | null;
  /** If null, the current release of the file's edition is used. */
  readonly release: ReleaseInput | null;
}

/** The same maximum as in the inputs of the schema. */
const LONGEST_NAME = 200;

/** The settings of an import in a query string or a form. */
export const ROSTER_FILE_PARAMS = {
  name: { schema: { type: 'string', maxLength: LONGEST_NAME }, description: 'The name of the roster; by default that of the file.' },
  release: QUESTION_PARAMS.release,
  edition: QUESTION_PARAMS.edition,
  asOf: QUESTION_PARAMS.asOf,
  limit: QUESTION_PARAMS.limit,
  battleSize: QUESTION_PARAMS.battleSize,
} satisfies Params;

const KNOWN: readonly string[] = Object.keys(ROSTER_FILE_PARAMS);
const REQUEST_KEY = /^[\x21-\x7e]{8,100}$/;

/**
 * Reads `name=My list&release=<label>`, or `edition=10e`, or `edition=10e&asOf=2026-06-14`; `limit=2000`; `battleSize=Strike Force`.
 * @throws ApiError BAD_USER_INPUT
 */
export function readRosterFileParams(params: Readonly<Record<string, unknown>>): RosterFileParams {
  const other = Object.keys(params).find((name) => !KNOWN.includes(name));
  if (other !== undefined) throw fault(other, `There is no such parameter; the parameters are ${KNOWN.join(', ')}.`);
  const { name = '', ...asked } = params;
  if (typeof name !== 'string' || name.length > LONGEST_NAME)
    throw fault('name', `It may be given only once, with at most ${LONGEST_NAME} characters.`);
  const question = readQuestion(asked, true);
  return { name: name === '' ? null : name, battleSize: battleSizeOf(question), release: selectorOf(question) };
}

function battleSizeOf({ pointsLimit, battleSize }: JobQuestion): BattleSizeInput | null {
  if (pointsLimit) return { name: battleSize ?? null, limit: pointsLimit };
  if (battleSize) throw fault('battleSize', 'This parameter requires `limit`.');
  return null;
}

function selectorOf({ edition, against }: JobQuestion): ReleaseInput | null {
  const { label, asOf } = against ?? {};
  const date = asOf?.date;
  if (label) {
    if (edition) throw fault('edition', 'Give either release or edition, not both.');
    return { label };
  }
  if (!edition) {
    if (date) throw fault('asOf', 'This parameter requires `edition`.');
    return null;
  }
  return date ? { asOf: { edition, date } } : { edition };
}

/**
 * Reads the header `Idempotency-Key`.
 * @throws ApiError BAD_USER_INPUT
 */
export function readRequestKey(header: string | readonly string[] | undefined): string | null {
  if (header === undefined) return null;
  if (typeof header === 'string' && REQUEST_KEY.test(header)) return header;
  throw fault('Idempotency-Key', 'It must have 8 to 100 printable characters.');
}

const fault = (name: string, message: string) => badInput([{ path: [name], message }]);
