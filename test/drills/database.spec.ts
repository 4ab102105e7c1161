import { afterAll, beforeAll, describe, it } from 'vitest';
import { sampleDatabase } from '../api/start-api.js';
import { createTestDatabase, type TestDatabase } from '../database.js';
import { openFaultyLink, type LinkMode } from '../faulty-link.js';
import { PLACES, ROUNDS, survive, TIMEOUT } from './database-case.js';
import { sayFigures } from './figures.js';

/** Milliseconds of the first check if its release arrives at 16 KB a second: the limit of every answer. */
const LONGEST_LOADING = 20_500;
const FAULTS = {
  refused: 'refused',
  reset: 'reset',
  latency: 'late',
  throttled: 'trickling',
  'black hole': 'swallowing',
  'cut in an answer': 'cut',
  'byte by byte': 'sliced',
} as const satisfies Readonly<Record<string, LinkMode>>;

let sample: TestDatabase;
const figures: Record<string, object> = {};

beforeAll(async () => {
  sample = await sampleDatabase();
}, 180_000);
afterAll(() => sayFigures('database', { cases: Object.keys(figures).length * 4, rounds: ROUNDS, ...figures }));

describe.concurrent.each(Object.entries(FAULTS))('the database is %s', (fault, mode) => {
  it('at the start, while reading, in a transaction and during a job', { timeout: TIMEOUT }, async ({ expect }) => {
    const database = await createTestDatabase(sample);
    const link = await openFaultyLink(database.url, mode);
    try {
      figures[fault] = await survive(
        {
          ...{ database, url: link.url, hurt: () => link.set(mode), heal: () => link.set('forward') },
          ...(fault === 'throttled' && { longestStart: LONGEST_LOADING }),
        },
        expect,
      );
      expect(Object.keys(figures[fault])).toEqual(expect.arrayContaining([...PLACES]));
    } finally {
      await link.set('reset');
      await link.close();
      await database.drop();
    }
  });
});
