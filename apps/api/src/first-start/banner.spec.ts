import { describe, expect, it } from 'vitest';
import { banner, placeOf } from './banner.js';

const release = (edition: '8e' | '9e' | '10e', label: string, source = 'battlescribe', status: 'published' | 'draft' = 'published') => ({
  edition,
  label,
  source,
  status,
});
const linesOf = (...releases: readonly ReturnType<typeof release>[]): readonly string[] =>
  banner({ address: 'http://127.0.0.1:3000', place: '/home/ada/muster/.data', releases }).split('\n');

describe('the banner', () => {
  it('shows what is loaded: only the sample, nothing, or the newest release of each edition', () => {
    expect(linesOf(release('10e', 'sample-2026-07', 'sample'))).toContain(
      '  loaded         only the invented sample; import real data to check real lists',
    );
    expect(linesOf(release('10e', 'summer', 'battlescribe', 'draft'))).toContain('  loaded         nothing yet');
    const several = [release('10e', '2026-06-14'), release('10e', '2026-01-19'), release('9e', 'last'), release('10e', 's', 'sample')];
    expect(linesOf(...several)).toContain('  loaded         9e: last; 10e: 2026-06-14 and 1 older');
  });

  it('shows where the data is, what to open, and how to import and to create a key, in lines that fit the terminal', () => {
    const lines = linesOf();
    const text = lines.join('\n');
    for (const part of [
      '/home/ada/muster/.data',
      '/graphiql',
      '/check/bulk',
      'BSData/wh40k-10e',
      'muster -- import',
      'muster -- admin-key',
    ])
      expect(text).toContain(part);
    expect(lines.length).toBeLessThan(14);
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(130);
  });

  it('never shows a password', () =>
    expect(placeOf('postgresql://ada:hidden@db.example:5432/muster')).toBe('the database muster of db.example:5432'));
});
