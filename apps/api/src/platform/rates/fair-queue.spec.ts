import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { FairQueue, Overloaded, type Leave } from './fair-queue.js';

const LONG = 1_000_000;

/** Records who was let in and in which order, and can end the turn of the last one. */
function visit(queue: FairQueue): {
  readonly enter: (caller: string) => void;
  readonly order: string[];
  readonly leave: () => Promise<void>;
} {
  const order: string[] = [];
  const leaves: Leave[] = [];
  const visitOnce = async (caller: string): Promise<void> => {
    try {
      leaves.push(await queue.enter(caller));
      order.push(caller);
    } catch (error) {
      order.push(`${caller} ${error instanceof Overloaded ? 'refused' : 'failed'}`);
    }
  };
  const enter = (caller: string): void => void visitOnce(caller);
  const leave = async (): Promise<void> => {
    leaves.shift()?.();
    await setImmediate();
  };
  return { enter, order, leave };
}

it('gives turns to callers in rotation, not in the order of their tasks', async () => {
  const { enter, order, leave } = visit(new FairQueue({ atOnce: 1, waiting: 100, longestWait: LONG }));
  for (const caller of ['greedy', 'greedy', 'greedy', 'greedy', 'anna', 'ben', 'ben']) enter(caller);
  for (let turn = 0; turn < 7; turn += 1) await leave();
  expect(order).toEqual(['greedy', 'greedy', 'anna', 'ben', 'greedy', 'ben', 'greedy']);
});

it('refuses the last task of the caller with the most waiting tasks', async () => {
  const { enter, order, leave } = visit(new FairQueue({ atOnce: 1, waiting: 3, longestWait: LONG }));
  for (const caller of ['greedy', 'greedy', 'greedy', 'greedy', 'greedy', 'anna']) enter(caller);
  await setImmediate();
  expect(order).toEqual(['greedy', 'greedy refused', 'greedy refused']);
  for (let turn = 0; turn < 4; turn += 1) await leave();
  expect(order.slice(3)).toEqual(['greedy', 'anna', 'greedy']);
});

it('refuses a task that waited too long', async () => {
  const queue = new FairQueue({ atOnce: 1, waiting: 3, longestWait: 0 });
  const leave = await queue.enter('anna');
  await expect(queue.enter('ben')).rejects.toThrow(Overloaded);
  leave();
  leave();
  const again = await queue.enter('ben');
  expect(again).toBeTypeOf('function');
});

it('leaves half of the turns to other callers, whose tasks begin at once', async () => {
  const { enter, order, leave } = visit(new FairQueue({ atOnce: 4, waiting: 100, longestWait: LONG }));
  for (const caller of ['greedy', 'greedy', 'greedy', 'greedy', 'anna', 'ben']) enter(caller);
  await setImmediate();
  expect(order).toEqual(['greedy', 'greedy', 'anna', 'ben']);
  for (let turn = 0; turn < 2; turn += 1) await leave();
  expect(order.slice(4)).toEqual(['greedy', 'greedy']);
});
