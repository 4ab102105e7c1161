import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { Exhausted, SharedBudget } from './shared-budget.js';

/** A database of one budget, as several processes share it. */
class Store {
  spent = 0;
  asked = 0;
  isDown = false;

  async add(_key: Buffer, points: number) {
    this.asked += 1;
    await sleep(1);
    if (this.isDown) throw new Error('The database does not answer.');
    this.spent = Math.max(0, this.spent + points);
    return { spent: this.spent, resetsIn: 60_000 };
  }
}

const open = (store: Store, points: number): SharedBudget => new SharedBudget({ name: 'cost', points, seconds: 60 }, store);

/** How many of the spendings were accepted. */
async function accepted(spendings: readonly Promise<unknown>[]): Promise<number> {
  const ends = await Promise.allSettled(spendings);
  const reasons = ends.flatMap((end): unknown => (end.status === 'rejected' ? [end.reason] : []));
  expect(reasons.every((reason) => reason instanceof Exhausted)).toBe(true);
  return ends.filter(({ status }) => status === 'fulfilled').length;
}

it('does not ask the database for a caller who is far from the limit, and tells it once what was spent', async () => {
  const store = new Store();
  const budget = open(store, 1_600);
  for (let count = 0; count < 100; count += 1) await budget.spend('Ben', 1);
  expect([store.asked, store.spent]).toEqual([0, 0]);
  await expect.poll(() => store.spent, { timeout: 5_000 }).toBe(100);
  expect(store.asked).toBe(1);
});

it.each([7, 160, 4_000])('lets several processes together spend %i and no more', async (points) => {
  const store = new Store();
  const processes = [open(store, points), open(store, points), open(store, points)] as const;
  let spent = 0;
  for (let round = 0; round < 20; round += 1) {
    const each = Array.from({ length: Math.ceil(points / 30) }, () => processes.map((budget) => budget.spend('Ben', 1)));
    spent += await accepted(each.flat());
  }
  expect(spent).toBe(points);
  await expect.poll(() => store.spent, { timeout: 5_000 }).toBe(points);
});

it('gives back what a refused request would have cost', async () => {
  const store = new Store();
  const [one, other] = [open(store, 10), open(store, 10)];
  expect(await one.spend('Ben', 6)).toMatchObject({ budget: 10, remaining: 4 });
  await expect(other.spend('Ben', 6)).rejects.toMatchObject({ left: { remaining: 4 } });
  await expect.poll(() => store.spent, { timeout: 5_000 }).toBe(6);
  expect(await other.spend('Ben', 4)).toMatchObject({ remaining: 0 });
});

it('accepts in the order of arrival, each for its own points', async () => {
  const budget = open(new Store(), 10);
  const ends = await Promise.allSettled([4, 4, 4, 2, 0].map((points) => budget.spend('Ben', points)));
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
});

it('counts by itself while the database does not answer, and tells it afterwards', async () => {
  const store = new Store();
  store.isDown = true;
  const budget = open(store, 10);
  expect(await accepted(Array.from({ length: 25 }, () => budget.spend('Ben', 1)))).toBe(10);
  const asked = store.asked;
  await expect(budget.spend('Ben', 1)).rejects.toThrow(Exhausted);
  expect(store.asked).toBe(asked); // it is not asked again at once
  store.isDown = false;
  await expect.poll(() => store.spent, { timeout: 5_000 }).toBe(10);
});

it('keeps the budgets of callers apart', async () => {
  const budget = open(new Store(), 1);
  const keys = new Set<string>();
  const apart = new SharedBudget(budget.settings, {
    add: async (key) => {
      keys.add(key.toString('hex'));
      return { spent: 1, resetsIn: 60_000 };
    },
  });
  await apart.spend('Ben', 1);
  await apart.spend('Ada', 1);
  expect(keys.size).toBe(2);
});
