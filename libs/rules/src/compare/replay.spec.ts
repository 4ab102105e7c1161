import { expect, it } from 'vitest';
import { wh40k10e } from '../rulesets/wh40k/10e.ruleset.js';
import { wh40k9e } from '../rulesets/wh40k/9e.ruleset.js';
import { battleOf, use } from '../testing/declaration-builder.js';
import { replayCommandPoints } from './replay.js';

const overwatch = use([1, 'opponent', 'charge'], 'Fire Overwatch');
const codes = (course: ReturnType<typeof battleOf>, ruleset: typeof wh40k9e) =>
  replayCommandPoints(course, ruleset).findings.map(({ code, messageId }) => `${code}/${messageId}`);

it('judges the same log by the rules of each edition', () => {
  const course = { ...battleOf(overwatch, use([1, 'opponent', 'movement'], 'fire overwatch')), start: 1 };
  expect(codes(course, wh40k10e)).toEqual(['stratagems-within-their-limits/againInTurn']);
  expect(codes(course, wh40k9e)).toEqual([]);
  expect(codes(battleOf(use([1, 'own', 'charge'], 'Fire Overwatch')), wh40k10e)).toEqual(['stratagems-in-their-phase/inOwnTurn']);
});

it('judges only the log', () => {
  const { review, notChecked, budgets } = replayCommandPoints(battleOf(overwatch), wh40k10e);
  expect({ review, notChecked }).toEqual({ review: [], notChecked: [] });
  expect(budgets.map(({ kind, balance }) => ({ kind, balance }))).toEqual([{ kind: 'battle-command-points', balance: 1 }]);
});
