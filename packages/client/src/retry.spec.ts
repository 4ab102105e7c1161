import { describe, expect, it } from 'vitest';
import { pause, RETRIES, retryAfterIn, waitBefore, type Attempt } from './retry.ts';

const LOST: Attempt = { kind: 'lost' };
const most = (): number => 1;
const wait = (attempt: Attempt, tried = 1, isRepeatable = true): number | null => waitBefore(attempt, tried, isRepeatable, RETRIES, most);

describe('the wait before the next attempt', () => {
  it('doubles up to the longest, and there is none after the last attempt', () => {
    const patient = { ...RETRIES, tries: 9 };
    const waits = Array.from({ length: 9 }, (_, index) => waitBefore(LOST, index + 1, true, patient, most));
    expect(waits).toEqual([250, 500, 1_000, 2_000, 4_000, 8_000, 10_000, 10_000, null]);
  });

  it('is random below its bound', () => {
    expect([0, 0.25, 0.5].map((chance) => waitBefore(LOST, 3, true, RETRIES, () => chance))).toEqual([0, 250, 500]);
  });

  it('is what the server asks for, unless that is too long', () => {
    expect(wait({ kind: 'unavailable', retryAfter: 7 })).toBe(7_000);
    expect(wait({ kind: 'not begun', retryAfter: 60 })).toBe(60_000);
    expect(wait({ kind: 'not begun', retryAfter: 61 })).toBeNull();
    expect(wait({ kind: 'unavailable', retryAfter: null })).toBe(250);
  });

  it('of an operation that must not be done twice exists only if the server did nothing', () => {
    expect(wait(LOST, 1, false)).toBeNull();
    expect(wait({ kind: 'unavailable', retryAfter: 1 }, 1, false)).toBeNull();
    expect(wait({ kind: 'not begun', retryAfter: 1 }, 1, false)).toBe(1_000);
  });
});

it.each([
  [null, null],
  ['', null],
  ['soon', null],
  ['5', 5],
  [' 120 ', 120],
  ['Mon, 23 Nov 2026 12:00:30 GMT', 30],
  ['Mon, 23 Nov 2026 11:00:00 GMT', 0],
])('Retry-After %j is %j seconds', (header, seconds) => {
  expect(retryAfterIn(header, Date.UTC(2026, 10, 23, 12))).toBe(seconds);
});

it('a pause ends as soon as its signal is aborted', async () => {
  const leaving = new AbortController();
  const paused = pause(60_000, leaving.signal);
  leaving.abort();
  await paused;
  await pause(60_000, leaving.signal);
  expect(leaving.signal.aborted).toBe(true);
});
