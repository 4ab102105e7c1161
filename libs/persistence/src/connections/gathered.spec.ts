import { expect, it } from 'vitest';
import { DatabaseUnavailableError } from '../database-unavailable.error.js';
import { Gathered } from './gathered.js';

/** Answers each number with its double, one statement after the other when `end` is called. */
function doubling(refuses: (asked: readonly number[]) => Error | null = () => null, apart = 0) {
  const statements: (readonly number[])[] = [];
  const ends: (() => void)[] = [];
  const gathered = new Gathered<number, number>({
    most: 3,
    keyOf: String,
    apart,
    answer: async (asked) => {
      statements.push(asked);
      await new Promise<void>((resolve) => ends.push(resolve));
      const refusal = refuses(asked);
      if (refusal) throw refusal;
      return asked.map((one) => one * 2);
    },
  });
  /** Ends every statement until no other one begins. */
  const end = async (): Promise<void> => {
    for (await turns(); ends.length > 0; await turns()) ends.shift()?.();
  };
  /** Asks the first in a turn of its own, so that the others wait for its statement. */
  const askInTurn = async (first: number, others: readonly number[]): Promise<readonly Promise<number>[]> => {
    const answer = gathered.ask(first);
    await turns();
    return [answer, ...others.map((one) => gathered.ask(one))];
  };
  return { gathered, statements, end, askInTurn };
}

/** Until a statement that is due has begun. */
const turns = (): Promise<void> => new Promise((resolve) => void setImmediate(() => setImmediate(resolve)));

it('asks together in one turn of the event loop', async () => {
  const { gathered, statements, end } = doubling();
  const answers = Promise.all([1, 2, 3, 4, 5].map((one) => gathered.ask(one)));
  expect(statements).toEqual([]);
  await turns();
  expect(statements).toEqual([[1, 2, 3]]);
  await end();
  expect(await answers).toEqual([2, 4, 6, 8, 10]);
  expect(statements).toEqual([
    [1, 2, 3],
    [4, 5],
  ]);
});

it('asks together while a statement is running', async () => {
  const { gathered, statements, end } = doubling();
  const answers = [gathered.ask(1)];
  for (const one of [2, 3]) {
    await turns();
    answers.push(gathered.ask(one));
  }
  expect(statements).toEqual([[1]]);
  await end();
  expect(await Promise.all(answers)).toEqual([2, 4, 6]);
  expect(statements).toEqual([[1], [2, 3]]);
});

it('never asks together what has the same key', async () => {
  const { gathered, statements, end } = doubling();
  const answers = Promise.all([1, 7, 7, 8].map((one) => gathered.ask(one)));
  await end();
  expect(await answers).toEqual([2, 14, 14, 16]);
  expect(statements).toEqual([[1, 7, 8], [7]]);
});

it('asks one by one what was refused together', async () => {
  const { askInTurn, statements, end } = doubling((asked) => (asked.includes(3) ? new Error('three') : null));
  const answers = Promise.allSettled(await askInTurn(1, [2, 3]));
  await end();
  expect((await answers).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  expect(statements).toEqual([[1], [2, 3], [2], [3]]);
});

it('does not ask again if it is unknown what the database did', async () => {
  const { askInTurn, statements, end } = doubling((asked) => (asked.includes(3) ? new DatabaseUnavailableError(null) : null));
  const answers = Promise.allSettled(await askInTurn(1, [2, 3]));
  await end();
  expect((await answers).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
  expect(statements).toEqual([[1], [2, 3]]);
});

it('does not wait for a statement that does not end', async () => {
  const { askInTurn, statements, end } = doubling();
  const answers = await askInTurn(1, [2]);
  await expect.poll(() => statements).toEqual([[1], [2]]);
  await end();
  expect(await Promise.all(answers)).toEqual([2, 4]);
});

it('begins no statement too soon after another', async () => {
  const { gathered, statements, end } = doubling(undefined, 40);
  const answers = [gathered.ask(1)];
  await end();
  answers.push(gathered.ask(2), gathered.ask(3));
  expect(await answers[0]).toBe(2);
  expect(statements).toEqual([[1]]);
  await expect.poll(() => statements).toEqual([[1], [2, 3]]);
  await end();
  expect(await Promise.all(answers)).toEqual([2, 4, 6]);
});
