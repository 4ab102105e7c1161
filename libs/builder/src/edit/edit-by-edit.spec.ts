import { resolve } from '#muster/army';
import { rosterEvaluator } from '#muster/battlescribe';
import type { CompiledRelease } from '#muster/checking';
import { readList } from '#muster/formats';
import { describe, expect, it } from 'vitest';
import { filesIn, isPresent } from '../../../battlescribe/src/read/testing/shared-data.js';
import { Dice } from '../../../battlescribe/src/testing/random-roster.js';
import { realRelease } from '../../../army/src/testing/real-release.js';
import { compiled as invented, rosterWith, add } from '../advice/testing/invented-roster.js';
import { applyIntents } from './apply-intents.js';
import { assess, type Assessment } from '../assess/assess.js';
import { importedRoster } from '../import/imported-roster.js';
import { readDocument } from '../document/read-document.js';
import type { RosterDocument } from '../document/roster-document.js';
import { randomIntent } from '../testing/random-intents.js';

/** Everything in the answer to an edit: prices, findings with their keys, budgets, names. */
const said = ({ report, roster, evaluation: { costs, forces }, unitIds, warlords }: Assessment): unknown => ({
  ...{ report, roster, costs, forces, unitIds },
  warlords: [...warlords],
});

/**
 * Applies random edits and returns how many were possible. After each of them, the result must be the same as for the roster stored, read
 * back and evaluated as a whole.
 */
function followed(start: RosterDocument, compiled: CompiledRelease, seed: number, edits: number): number {
  const dice = new Dice(seed);
  const evaluator = rosterEvaluator(compiled.game);
  let last = 0;
  let document = start;
  let done = 0;
  for (let edit = 0; edit < edits; edit += 1) {
    const intent = randomIntent(document, compiled, dice);
    const applied = applyIntents(document, [intent], compiled.index, () => `n${(last += 1)}`);
    if (applied.fault) continue;
    done += 1;
    document = applied.document;
    const afterEdits = assess(document, compiled, evaluator.update(document.state));
    const stored = readDocument(JSON.parse(JSON.stringify(document)));
    expect([seed, edit, intent, said(afterEdits)]).toEqual([seed, edit, intent, said(assess(stored, compiled))]);
  }
  return done;
}

describe('a roster evaluated edit by edit has the same result as when evaluated as a whole', () => {
  it('with invented data', () => {
    const start = rosterWith(2000, add('harbourmaster'), add('deckhand-company'));
    const seeds = Array.from({ length: 30 }, (_, place) => 20_261_122 + place);
    const done = seeds.map((seed) => followed(start, invented, seed, 40));
    expect(Math.min(...done)).toBeGreaterThan(10);
  });

  it.skipIf(!isPresent('lists') || !isPresent('wh40k-10e'))('in a real army of 2,000 points', { timeout: 120_000 }, async () => {
    const index = await realRelease('wh40k-10e', '10e', ['World Eaters', 'Chaos']);
    const bytes = filesIn('lists').find(({ path }) => path === '10e-gw-app-world-eaters.txt')?.bytes;
    const reading = readList(new TextDecoder().decode(bytes));
    const start = importedRoster(reading, resolve(reading.roster, index), null);
    const real = { release: index.data.release, game: index.game, index };
    const done = [1, 2, 3, 4].map((seed) => followed(start, real, seed, 60));
    expect(Math.min(...done)).toBeGreaterThan(15);
  });
});
