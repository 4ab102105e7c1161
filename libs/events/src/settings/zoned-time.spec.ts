import { expect, it } from 'vitest';
import { isTimeZone, localTime, momentAt } from './zoned-time.js';

it.each([
  ['2031-01-15T18:00', 'Europe/Paris', '2031-01-15T17:00:00.000Z'],
  ['2031-07-15T18:00', 'Europe/Paris', '2031-07-15T16:00:00.000Z'],
  ['2031-07-15T18:00:30', 'Asia/Kathmandu', '2031-07-15T12:15:30.000Z'],
  ['2031-12-31T20:00', 'America/Los_Angeles', '2032-01-01T04:00:00.000Z'],
  ['2031-01-01T00:00', 'UTC', '2031-01-01T00:00:00.000Z'],
])('%s in %s is %s', (local, zone, moment) => {
  expect(momentAt(local, zone)).toBe(moment);
  expect(localTime(moment, zone)).toBe(local.slice(0, 16));
});

it('moves a time that the clocks skip, and chooses one of two', () => {
  expect(momentAt('2031-03-30T02:30', 'Europe/Paris')).toBe('2031-03-30T01:30:00.000Z');
  expect(['2031-10-26T00:30:00.000Z', '2031-10-26T01:30:00.000Z']).toContain(momentAt('2031-10-26T02:30', 'Europe/Paris'));
});

it.each(['', '2031-01-15', '2031-01-15 18:00', '2031-13-15T18:00', 'tomorrow', '2031-01-15T18:00Z'])('%s is no local time', (text) =>
  expect(momentAt(text, 'UTC')).toBeNull(),
);

it.each([
  ['Europe/Paris', true],
  ['Mars/Olympus', false],
  ['', false],
])('%s is a time zone: %s', (name, is) => expect(isTimeZone(name)).toBe(is));
