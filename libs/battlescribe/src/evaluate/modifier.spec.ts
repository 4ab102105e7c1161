import { describe, expect, it } from 'vitest';
import type { ModifierNode, ProfileNode } from '../nodes.js';
import { category, condition, entry, gameOf, group, link, modifier, pick, pointsOf, repeat, rosterOf } from '../testing/invented-data.js';
import type { Dialect } from './compile/dialect.js';
import { evaluate } from './evaluate.js';

const nameOf = (name: string, modifiers: readonly ModifierNode[], dialect: Dialect = 'battlescribe') =>
  evaluate(
    gameOf({ dialect, roots: [entry('squad', { name, modifiers }), entry('drone')] }),
    rosterOf(pick('squad'), pick('drone', { number: 2 })),
  ).selection('squad')?.name;

describe('names', () => {
  it('are set and appended in list order; New Recruit sets first', () => {
    const reverse = [modifier('append', 'name', 'Beta'), modifier('set', 'name', 'Alpha')];
    expect(nameOf('Squad', reverse)).toBe('Alpha');
    expect(nameOf('Squad', reverse, 'newrecruit')).toBe('Alpha Beta');
  });

  it('repeat their text in BattleScribe only', () => {
    const plus = [modifier('append', 'name', '+', { repeats: [repeat(1, { childId: 'drone' })] })];
    expect(nameOf('Squad', plus)).toBe('Squad + +');
    expect(nameOf('Squad', plus, 'newrecruit')).toBe('Squad +');
  });

  it('contain numbers that modifiers change', () => {
    expect(nameOf('6"', [modifier('increment', 'name', 1)])).toBe('7"');
    expect(nameOf('Squad', [modifier('decrement', 'name', 1)])).toBe('Squad');
    expect(nameOf('10', [modifier('append', 'name', 'men')], 'newrecruit')).toBe('men');
  });

  it('are joined and replaced as New Recruit’s data states', () => {
    expect(nameOf('Squad', [modifier('append', 'name', 'veterans', { join: ', ' })], 'newrecruit')).toBe('Squad, veterans');
    expect(nameOf('Red Squad', [modifier('replace', 'name', 'Blue', { arg: 'Red' })], 'newrecruit')).toBe('Blue Squad');
    expect(nameOf('Squad', [modifier('prepend', 'name', 'Old')], 'newrecruit')).toBe('Old Squad');
  });

  it('stay unchanged if a surrounding condition does not hold', () => {
    const guarded = { conditions: [condition('atLeast', 3, { childId: 'drone' })], modifiers: [modifier('set', 'name', 'Swarm')] };
    const game = gameOf({ roots: [entry('squad', { modifierGroups: [{ modifierGroups: [guarded] }] }), entry('drone')] });
    const named = (number: number) => evaluate(game, rosterOf(pick('squad'), pick('drone', { number }))).selection('squad')?.name;
    expect([named(2), named(3)]).toEqual(['squad', 'Swarm']);
  });
});

describe('categories', () => {
  const categoriesOf = (modifiers: readonly ModifierNode[]) => {
    const game = gameOf({ roots: [entry('squad', { modifiers, categoryLinks: [category('troops', true)] })] });
    return evaluate(game, rosterOf(pick('squad')))
      .selection('squad')
      ?.categories.map(({ id, primary }) => (primary ? `${id}*` : id));
  };

  it('are added, removed, made primary and made secondary', () => {
    expect(categoriesOf([modifier('add', 'category', 'elite')])).toEqual(['troops*', 'elite']);
    expect(categoriesOf([modifier('remove', 'category', 'troops')])).toEqual([]);
    expect(categoriesOf([modifier('set-primary', 'category', 'elite')])).toEqual(['troops', 'elite*']);
    expect(categoriesOf([modifier('unset-primary', 'category', 'troops')])).toEqual(['troops']);
  });

  it('depend on each other until they settle', () => {
    const chain = [
      modifier('add', 'category', 'chosen', { conditions: [condition('instanceOf', 1, { scope: 'ancestor', childId: 'elite' })] }),
      modifier('add', 'category', 'elite'),
    ];
    expect(categoriesOf(chain)).toEqual(['troops*', 'chosen', 'elite']);
  });

  it('that never settle do not cause an endless loop', () => {
    const flip = modifier('add', 'category', 'elite', { conditions: [condition('equalTo', 0, { childId: 'elite' })] });
    expect(categoriesOf([flip])).toEqual(['troops*']);
  });

  it('of a group apply to its selections only in BattleScribe', () => {
    const roots = [entry('squad', {}, [group('arms', { categoryLinks: [category('troops')] }, [entry('bow')])])];
    const state = rosterOf(pick('squad', {}, [pick('bow', { group: 'arms' })]));
    const ids = (dialect: Dialect) =>
      evaluate(gameOf({ roots, dialect }), state)
        .selection('bow')
        ?.categories.map(({ id }) => id);
    expect([ids('battlescribe'), ids('newrecruit')]).toEqual([['troops'], []]);
  });
});

describe('modifiers of other elements (New Recruit)', () => {
  const crown = (parts: Partial<ModifierNode>) => entry('crown', { modifiers: [modifier('add', 'category', 'troops', parts)] });
  const having = (parts: Partial<ModifierNode>) => {
    const game = gameOf({
      dialect: 'newrecruit',
      roots: [entry('squad', { type: 'unit' }, [entry('hero', { type: 'model' }, [crown(parts), entry('sword')]), entry('aide')])],
    });
    const evaluation = evaluate(game, rosterOf(pick('squad', {}, [pick('hero', {}, [pick('crown'), pick('sword')]), pick('aide')])));
    return ['squad', 'hero', 'crown', 'sword', 'aide'].filter((id) => evaluation.selection(id)?.categories.length === 1);
  };

  it('change the element in their scope', () => {
    expect(having({ scope: 'parent' })).toEqual(['hero']);
    expect(having({ scope: 'root-entry' })).toEqual(['squad']);
    expect(having({ scope: 'model' })).toEqual(['hero']);
  });

  it('change the elements of their path', () => {
    expect(having({ scope: 'root-entry', affects: 'self.entries.recursive' })).toEqual(['squad', 'hero', 'crown', 'sword', 'aide']);
    expect(having({ scope: 'root-entry', affects: 'entries' })).toEqual(['hero', 'aide']);
    expect(having({ scope: 'root-entry', affects: 'self.entries.recursive.sword' })).toEqual(['sword']);
  });
});

describe('profiles and rules', () => {
  const stats: ProfileNode = {
    kind: 'profile',
    id: 'stats',
    name: 'Stats',
    typeId: 'unit',
    typeName: 'Unit',
    characteristics: [{ typeId: 'move', name: 'Move', value: '6"' }],
    modifiers: [modifier('increment', 'move', 1)],
  };

  it('are shown after modifiers, without hidden ones', () => {
    const squad = entry('squad', {
      profiles: [stats, { ...stats, id: 'secret', hidden: true }],
      rules: [{ kind: 'rule', id: 'r', name: 'Steady', modifiers: [modifier('append', 'name', 'Hand')] }],
    });
    const shown = evaluate(gameOf({ roots: [squad] }), rosterOf(pick('squad'))).information('squad');
    expect(shown?.profiles.map(({ name, characteristics }) => [name, characteristics[0]?.value])).toEqual([['Stats', '7"']]);
    expect(shown?.rules.map(({ name }) => name)).toEqual(['Steady Hand']);
  });

  it('are changed by New Recruit’s modifiers of other selections', () => {
    const boots = entry('boots', {
      modifiers: [modifier('increment', 'move', 2, { scope: 'root-entry', affects: 'self.entries.recursive.profiles.Unit' })],
    });
    const game = gameOf({ dialect: 'newrecruit', roots: [entry('squad', { profiles: [stats] }, [boots])] });
    const moveOf = (...children: readonly ReturnType<typeof pick>[]) =>
      evaluate(game, rosterOf(pick('squad', {}, children))).information('squad')?.profiles[0]?.characteristics[0]?.value;
    expect([moveOf(), moveOf(pick('boots'))]).toEqual(['7"', '9"']);
  });
});

it('hides and shows again by conditions', () => {
  const hide = modifier('set', 'hidden', 'true', { conditions: [condition('equalTo', 0, { childId: 'drone' })] });
  const game = gameOf({ roots: [link('a', 'squad', { modifiers: [hide] }), entry('drone')], shared: [entry('squad')] });
  const hidden = (...others: readonly ReturnType<typeof pick>[]) =>
    evaluate(game, rosterOf(pick('a::squad'), ...others)).selection('a::squad')?.hidden;
  expect([hidden(), hidden(pick('drone'))]).toEqual([true, false]);
});

describe('extreme data', () => {
  it.each([
    ['power', 0.5, -8],
    ['multiply', 1e200, 1e200],
    ['increment', Number.POSITIVE_INFINITY, 5],
    ['power', -1, 0],
  ])('%s %d does not change a price of %d', (type, value, pts) => {
    const game = gameOf({ dialect: 'newrecruit', roots: [entry('squad', { pts, modifiers: [modifier(type, 'pts', value)] })] });
    const evaluation = evaluate(game, { ...rosterOf(pick('squad')), costLimits: [{ typeId: 'pts', value: 1e199 }] });
    expect(pointsOf(evaluation)).toBe(pts);
    expect(evaluation.findings.map(({ kind }) => kind)).toEqual(pts > 1e199 ? ['overCostLimit'] : []);
  });

  it('applies a numeric repeat in one step', () => {
    const dearer = modifier('increment', 'pts', 1, { repeats: [repeat(1, { childId: 'drone', repeats: 1e15 })] });
    const game = gameOf({ roots: [entry('squad', { modifiers: [dearer] }), entry('drone')] });
    expect(pointsOf(evaluate(game, rosterOf(pick('squad'), pick('drone'))))).toBe(1e15);
  });

  it('truncates long texts before they are repeated or inserted in many places', () => {
    const long = 'x'.repeat(3_000_000);
    const often = { repeats: [repeat(1, { childId: 'drone', repeats: 1e9 })] };
    expect(nameOf('Squad', [modifier('append', 'name', long, often)])).toHaveLength(2_000);
    expect(nameOf('Squad', [modifier('prepend', 'name', 'y', { ...often, join: long })])).toHaveLength(2_000);
    const everywhere = [modifier('replace', 'name', long, { arg: 'a' })];
    expect(nameOf('a'.repeat(2_000), everywhere, 'newrecruit')).toHaveLength(2_000);
  });
});
