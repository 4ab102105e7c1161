import { describe, expect, it } from 'vitest';
import type { ConditionNode, ModifierNode } from '../../nodes.js';
import { condition, entry, gameOf, modifier, pick, rosterOf } from '../../testing/invented-data.js';
import { evaluate } from '../evaluate.js';

const inForce = (type: ConditionNode['type']) => condition(type, 1, { childId: 'drum', scope: 'force', includeChildSelections: true });
const inUnit = (type: ConditionNode['type']) => condition(type, 1, { childId: 'drum', scope: 'squad', includeChildSelections: true });

/** The findings about a banner in a squad, with whether each exists because something outside the unit is missing. */
function saidOf(modifiers: readonly ModifierNode[], hidden = false) {
  const banner = entry('banner', { hidden, modifiers });
  const game = gameOf({ dialect: 'newrecruit', roots: [entry('squad', {}, [banner]), entry('drum')] });
  const { findings } = evaluate(game, rosterOf(pick('squad', {}, [pick('banner')])));
  return findings.map(({ kind, forLackOutside }) => [kind, forLackOutside]);
}

describe('a hidden selection', () => {
  it.each<[string, boolean, readonly ModifierNode[], boolean]>([
    ['by itself', true, [], false],
    ['until something is elsewhere', false, [modifier('set', 'hidden', 'true', { conditions: [inForce('lessThan')] })], true],
    ['unless something is elsewhere', true, [modifier('set', 'hidden', 'false', { conditions: [inForce('atLeast')] })], true],
    ['until something is beside it', false, [modifier('set', 'hidden', 'true', { conditions: [inUnit('lessThan')] })], false],
    ['unless something is beside it', true, [modifier('set', 'hidden', 'false', { conditions: [inUnit('atLeast')] })], false],
  ])('%s', (_, hidden, modifiers, expected) => {
    expect(saidOf(modifiers, hidden)).toEqual([['hidden', expected]]);
  });
});

describe('a message', () => {
  const message = (guards: Partial<ModifierNode>) => [modifier('add', 'error', 'A drum is wanted', guards)];

  it.each<[string, Partial<ModifierNode>, boolean]>([
    ['whatever there is', {}, false],
    ['for want of something elsewhere', { conditions: [inForce('lessThan')] }, true],
    ['for want of something beside it', { conditions: [inUnit('lessThan')] }, false],
    ['by a group of conditions', { conditionGroups: [{ type: 'not', conditions: [inForce('atLeast')] }] }, true],
  ])('%s', (_, guards, expected) => {
    expect(saidOf(message(guards))).toEqual([['stated', expected]]);
  });

  it('about something that is selected', () => {
    const game = gameOf({
      dialect: 'newrecruit',
      roots: [entry('squad', { modifiers: message({ conditions: [inForce('atLeast')] }) }), entry('drum')],
    });
    const { findings } = evaluate(game, rosterOf(pick('squad'), pick('drum')));
    expect(findings.map(({ kind, forLackOutside }) => [kind, forLackOutside])).toEqual([['stated', false]]);
  });
});
