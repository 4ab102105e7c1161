import type { AnswerSchema } from './in-openapi.decorator.js';

type Schema = Readonly<Record<string, unknown>>;

const string: Schema = { type: 'string' };
const orNull = (type: string): Schema => ({ type: [type, 'null'] });
const count: Schema = { type: 'integer', minimum: 0 };
const listOf = (items: Schema): Schema => ({ type: 'array', items });
const ref = (name: AnswerSchema): Schema => ({ $ref: `#/components/schemas/${name}` });

/** New versions may add properties, so none is forbidden. */
const object = (description: string, properties: Readonly<Record<string, Schema>>, optional: readonly string[] = []): Schema => ({
  type: 'object',
  description,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  properties,
});

const finding = object('A finding or review reason.', { code: string, message: string, path: listOf(string) });
const userErrors = listOf(object('What must be changed in the input.', { code: string, message: string, path: listOf(string) }));
const verdict: Schema = { enum: ['LEGAL', 'ILLEGAL', 'NEEDS_REVIEW'] };

/** The JSON that routes answer, by the name in the document. GraphQL's schema describes the same objects in full. */
export const ANSWER_SCHEMAS: Readonly<Record<AnswerSchema, Schema>> = {
  Report: object('The report on a list: the fields of the GraphQL type CheckReport.', {
    verdict,
    findings: listOf(finding),
    review: listOf(finding),
    points: object('Points: computed, stated, and the limit.', { computed: orNull('number'), limit: orNull('number') }),
    release: {
      description: 'The data release of the report; null if none is known.',
      type: ['object', 'null'],
      properties: { label: string },
    },
    question: { type: 'object', description: 'The input of the check, in full.' },
    units: listOf({ type: 'object' }),
  }),
  CheckJob: object('A job that checks many lists: the fields of the GraphQL type CheckJob without its results.', {
    token: string,
    status: { enum: ['WAITING', 'RUNNING', 'FINISHED'] },
    total: count,
    done: count,
    failed: count,
    createdAt: { type: 'string', format: 'date-time' },
    finishedAt: { type: ['string', 'null'], format: 'date-time' },
    expiresAt: { type: 'string', format: 'date-time' },
  }),
  CheckJobPayload: object('The job, or the reasons why there is none.', {
    job: { anyOf: [ref('CheckJob'), { type: 'null' }] },
    userErrors,
  }),
  RosterPayload: object(
    'The saved roster with its report, or the reasons why there is none: the fields of the GraphQL type RosterPayload.',
    {
      roster: {
        type: ['object', 'null'],
        properties: {
          id: string,
          revision: count,
          name: string,
          points: orNull('number'),
          verdict,
          units: listOf({ type: 'object' }),
          report: ref('Report'),
        },
      },
      repeated: orNull('integer'),
      review: listOf(finding),
      userErrors,
    },
  ),
  Results: object('A job with its judged lists.', {
    job: ref('CheckJob'),
    results: listOf(
      object('A judged list.', { number: count, player: orNull('string'), report: { anyOf: [ref('Report'), { type: 'null' }] } }),
    ),
  }),
  Lists: object('The admitted lists of an event.', { event: { type: 'object' }, lists: listOf({ type: 'object' }) }),
  EngineIndex: object('What the files of releases for checks without a server offer.', {}),
  Status: object('The state of the process.', { status: { enum: ['live', 'ready', 'not ready'] }, reason: string }, ['reason']),
  Refusal: object(
    'Why a request was refused; docs/errors.md lists the codes.',
    { code: string, message: string, requestId: string, userErrors },
    ['requestId', 'userErrors'],
  ),
};
