import { expect, it } from 'vitest';
import { PerKeyMutex } from './per-key-mutex.js';

it('runs work on one key in sequence, other keys in parallel, and isolates failures', async () => {
  const turns = new PerKeyMutex();
  const steps: string[] = [];
  let finish = (): void => undefined;
  const first = turns.do('a', async () => {
    steps.push('a1 begins');
    await new Promise<void>((resolve) => (finish = resolve));
    steps.push('a1 ends');
    throw new Error('in vain');
  });
  const second = turns.do('a', async () => steps.push('a2'));
  await turns.do('b', async () => steps.push('b1'));
  expect(steps).toEqual(['a1 begins', 'b1']);
  finish();
  await expect(first).rejects.toThrow('in vain');
  expect(await second).toBe(4);
  await turns.do('a', async () => steps.push('a3'));
  expect(steps).toEqual(['a1 begins', 'b1', 'a1 ends', 'a2', 'a3']);
});
