import { expect, it } from 'vitest';
import { watchDatabase } from './watch-database.js';

const never = new AbortController().signal;
const silent = { sentence: 'It does not answer.', isFinal: false };

it('says at once that the database refuses the worker', async () => {
  const refusal = { sentence: 'It refuses.', isFinal: true };
  expect(await watchDatabase({ whyUnreachable: async () => refusal }, never, () => undefined)).toBe('It refuses.');
});

it('gives a database time to answer, and says that it did not', async () => {
  const answers = [silent, null, silent, silent];
  const whyUnreachable = async () => {
    const answer = answers.shift();
    return answer === undefined ? silent : answer; // null: it can be reached
  };
  let reached = 0;
  const why = await watchDatabase({ whyUnreachable }, never, () => (reached += 1), 3_000);
  expect([why, reached, answers]).toEqual(['It does not answer.', 1, []]);
});

it('says nothing when it is told to stop', async () => {
  const stopping = new AbortController();
  expect(await watchDatabase({ whyUnreachable: async () => null }, stopping.signal, () => stopping.abort())).toBeNull();
});
