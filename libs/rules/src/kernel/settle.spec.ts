import type { Army } from '#muster/army';
import type { Diagnostic, Fact, ReviewReason } from '#muster/diagnostics';
import { describe, expect, it } from 'vitest';
import { datasheet, rosterOf, unit } from '../testing/roster-builder.js';
import { settle } from './settle.js';

const reasonAbout = (about: Fact): ReviewReason => ({ code: 'DATA_GAP', about, messageId: 'unclear', params: {}, path: [], line: null });

const error = (about: Fact, path: Diagnostic['path'] = []): Diagnostic => ({
  ...{ code: about, messageId: 'broken', severity: 'error', params: {}, path, related: [], line: null, cites: null, about },
  fix: { kind: 'remove', messageId: 'remove', params: {}, paths: [] },
});

/** Settles errors about the given army, and returns what was reported. */
function settled(army: Army, errors: readonly Diagnostic[], judgeAgain: (army: Army) => readonly Diagnostic[] = () => errors) {
  const statements = errors.map((finding) => ({ finding, doubt: null }));
  const { findings, review } = settle(statements, army, judgeAgain);
  return [findings.map(({ severity, about }) => `${severity} ${about}`), review];
}

const [ram, guard] = [datasheet('Gloom Ram'), datasheet('Cinder Guard')];

describe('an error', () => {
  it('remains an error if the facts are certain', () => {
    const army = rosterOf(unit(ram, { uncertain: { size: reasonAbout('size') } }), unit(guard));
    expect(settled(army, [error('copies'), error('warlord', ['units', 0]), error('size', ['units', 1])])).toEqual([
      ['error copies', 'error warlord', 'error size'],
      [],
    ]);
  });

  it('about an uncertain fact of its unit becomes a warning, with a review reason', () => {
    const unclear = reasonAbout('line');
    const army = rosterOf(unit(ram, { uncertain: { size: unclear, warlord: unclear } }), unit(guard));
    expect(settled(army, [error('size', ['units', 0]), error('warlord', ['units', 0])])).toEqual([
      ['warning size', 'warning warlord'],
      [unclear],
    ]);
  });

  it('about an uncertain fact of the army is not an error of a unit', () => {
    const unclear = reasonAbout('warlord');
    const army = { ...rosterOf(unit(ram)), uncertain: { warlord: unclear } };
    expect(settled(army, [error('warlord', ['units', 0]), error('copies', ['units', 0])])).toEqual([
      ['warning warlord', 'error copies'],
      [unclear],
    ]);
  });

  it('with its own reason for doubt needs review for this reason', () => {
    const doubt = reasonAbout('wargear');
    const statement = { finding: error('wargear', ['units', 0]), doubt };
    const { findings, review } = settle([statement], rosterOf(unit(ram)), () => []);
    expect(findings).toMatchObject([{ severity: 'warning' }]);
    expect(findings[0]).not.toHaveProperty('fix');
    expect(review).toEqual([doubt]);
  });
});

describe('an error that depends on points', () => {
  const unclear = reasonAbout('price');
  const army = {
    ...rosterOf(unit(ram, { points: 120, leastPoints: 60, uncertain: { price: unclear } }), unit(guard, { points: 100 })),
    points: 220,
  };
  const over = (limit: number) => (judged: Army) => ((judged.points ?? 0) > limit ? [error('points')] : []);

  it('remains an error if the army has it at its lowest prices too', () => {
    expect(settled(army, over(159)(army), over(159))).toEqual([['error points'], []]);
  });

  it('needs review if only uncertain prices cause it', () => {
    expect(settled(army, over(160)(army), over(160))).toEqual([['warning points'], [unclear]]);
  });

  it('does not affect sizes, even if the rules report differently at another price', () => {
    expect(settled(army, [error('size', ['units', 1])], () => [])).toEqual([['error size'], []]);
  });

  it('does not apply to warnings, nor to an army with certain prices', () => {
    const sure = rosterOf(unit(ram, { points: 120 }));
    const fails = (): never => {
      throw new Error('Nothing is to be judged again.');
    };
    expect(settled(sure, [error('points')], fails)).toEqual([['error points'], []]);
    expect(settled(army, [{ ...error('points'), severity: 'warning' }], fails)).toEqual([['warning points'], []]);
  });
});
