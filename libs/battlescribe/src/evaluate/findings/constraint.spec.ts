import { describe, expect, it } from 'vitest';
import type { CategoryEntryNode } from '../../nodes.js';
import {
  category,
  complaints,
  condition,
  entry,
  forceOf,
  gameOf,
  group,
  limit,
  link,
  modifier,
  patrol,
  pick,
  repeat,
  rosterOf,
} from '../../testing/invented-data.js';
import type { Dialect } from '../compile/dialect.js';
import { evaluate } from '../evaluate.js';

const troop = { categoryLinks: [category('troops', true)] };

describe('minimum and maximum', () => {
  const game = gameOf({ roots: [entry('squad', troop, [entry('trooper', { constraints: [limit('min', 2), limit('max', 3)] })])] });
  const says = (number: number) => complaints(game, rosterOf(pick('squad', {}, number === 0 ? [] : [pick('trooper', { number })])));

  it('hold at exactly the limit', () => {
    expect([says(2), says(3)]).toEqual([[], []]);
  });

  it('are reported with place, count and limit', () => {
    expect(says(1)).toEqual(['squad needs at least 2 trooper (has 1).']);
    expect(says(0)).toEqual(['squad needs at least 2 trooper (has 0).']);
    expect(says(4)).toEqual(['squad may have at most 3 trooper (has 4).']);
  });

  it('contain the counted selections and their owner', () => {
    const [finding] = evaluate(game, rosterOf(pick('squad', {}, [pick('trooper', { number: 4 })]))).findings;
    expect(finding).toMatchObject({
      kind: 'tooMany',
      owner: { kind: 'selection', id: 'squad', entryId: 'squad' },
      entryId: 'trooper',
      constraintId: 'max 3',
      count: 4,
      limit: 3,
      selections: ['trooper'],
    });
  });

  it('-1 means no limit, and a maximum applies after modifiers', () => {
    const free = gameOf({ roots: [entry('squad', troop, [entry('a', { constraints: [limit('max', -1)] })])] });
    expect(complaints(free, rosterOf(pick('squad', {}, [pick('a', { number: 9 })])))).toEqual([]);
    const more = modifier('increment', 'max 1', 1, { repeats: [repeat(5, { scope: 'squad', childId: 'trooper' })] });
    const grown = gameOf({
      roots: [entry('squad', troop, [entry('trooper'), entry('gun', { constraints: [limit('max', 1)], modifiers: [more] })])],
    });
    const with2 = (troopers: number) =>
      complaints(grown, rosterOf(pick('squad', {}, [pick('trooper', { number: troopers }), pick('gun', { number: 2 })])));
    expect(with2(5)).toEqual([]);
    expect(with2(4)).toEqual(['squad may have at most 1 gun (has 2).']);
  });

  it('a selection of several models is limited per model', () => {
    const armed = gameOf({
      roots: [entry('squad', troop, [entry('trooper', {}, [entry('gun', { collective: true, constraints: [limit('max', 2)] })])])],
    });
    const guns = (number: number) =>
      complaints(armed, rosterOf(pick('squad', {}, [pick('trooper', { number: 3 }, [pick('gun', { number })])])));
    expect(guns(6)).toEqual([]);
    expect(guns(9)).toEqual(['trooper may have at most 2 gun (has 3).']);
  });
});

describe('groups', () => {
  const inner = group('blades', {}, [entry('axe'), entry('sword')]);
  const game = gameOf({
    roots: [entry('squad', troop, [group('arms', { constraints: [limit('min', 1), limit('max', 1)] }, [inner, entry('bow')])])],
  });

  it('count their content, including nested groups', () => {
    expect(complaints(game, rosterOf(pick('squad', {}, [pick('axe', { group: 'blades' })])))).toEqual([]);
    expect(complaints(game, rosterOf(pick('squad')))).toEqual(['squad needs at least 1 arms (has 0).']);
    expect(complaints(game, rosterOf(pick('squad', {}, [pick('axe', { group: 'blades' }), pick('bow', { group: 'arms' })])))).toEqual([
      'squad may have at most 1 arms (has 2).',
    ]);
  });

  it('hide their content', () => {
    const hiding = gameOf({ roots: [entry('squad', troop, [group('arms', { hidden: true }, [entry('bow')])])] });
    expect(complaints(hiding, rosterOf(pick('squad', {}, [pick('bow', { group: 'arms' })])))).toEqual([
      'squad may not have bow here (has 1).',
    ]);
  });
});

describe('scopes', () => {
  const relic = entry('relic', { constraints: [limit('max', 1, { scope: 'roster', includeChildSelections: true })] });
  const game = gameOf({ roots: [link('hero', 'person', troop)], shared: [entry('person', {}, [relic])] });

  it('roster counts in all forces and is reported once', () => {
    const hero = (id: string) => ({ ...pick(`hero::person#${id}`), selections: [pick(`hero::relic#${id}`)] });
    const state = { costLimits: [], forces: [forceOf('patrol', [hero('1')]), forceOf('patrol#2', [hero('2')])] };
    expect(complaints(game, state)).toEqual(['Patrol may have at most 1 relic (has 2).']);
  });

  it('the maximums of a link and its target both apply; if both are broken, BattleScribe reports only the target’s', () => {
    const named = (dialect: Dialect, number: number) => {
      const two = gameOf({
        dialect,
        roots: [link('a', 'person', { ...troop, constraints: [limit('max', 1)] })],
        shared: [entry('person', { constraints: [limit('max', 2)] })],
      });
      return evaluate(two, rosterOf(pick('a::person', { number }))).findings.map(({ entryId, constraintId }) => [entryId, constraintId]);
    };
    expect(named('battlescribe', 2)).toEqual([['a', 'max 1']]);
    expect(named('battlescribe', 3)).toEqual([['person', 'max 2']]);
    expect(named('newrecruit', 3)).toEqual([
      ['person', 'max 2'],
      ['a', 'max 1'],
    ]);
  });

  it('not shared counts a single path of links', () => {
    const shared = [entry('person', { constraints: [limit('max', 1, { scope: 'force', shared: false })] })];
    const two = gameOf({ roots: [link('a', 'person'), link('b', 'person')], shared });
    expect(complaints(two, rosterOf(pick('a::person'), pick('b::person')))).toEqual([]);
    expect(complaints(two, rosterOf(pick('a::person', { number: 2 })))).toEqual(['Patrol may have at most 1 person (has 2).']);
  });
});

describe('required selections', () => {
  it('are checked for unselected root entries and reported at their category', () => {
    const game = gameOf({ roots: [entry('leader', { ...troop, constraints: [limit('min', 1)] })] });
    const [finding] = evaluate(game, rosterOf()).findings;
    expect(finding).toMatchObject({ kind: 'tooFew', owner: { kind: 'category', entryId: 'troops' }, count: 0, limit: 1 });
  });

  it('root selections outside the force’s categories are not checked against their parent in BattleScribe', () => {
    const roots = [entry('leader', { constraints: [limit('min', 1)] })];
    expect(complaints(gameOf({ roots }), rosterOf())).toEqual([]);
    expect(complaints(gameOf({ roots, dialect: 'newrecruit' }), rosterOf())).toEqual(['Patrol needs at least 1 leader (has 0).']);
  });

  it('are not checked for hidden entries', () => {
    const hidden = modifier('set', 'hidden', 'true', { conditions: [condition('atLeast', 1, { childId: 'drone' })] });
    const game = gameOf({ roots: [entry('leader', { ...troop, constraints: [limit('min', 1)], modifiers: [hidden] }), entry('drone')] });
    expect(complaints(game, rosterOf(pick('drone')))).toEqual([]);
    expect(complaints(game, rosterOf())).toEqual(['Patrol needs at least 1 leader (has 0).']);
  });
});

describe('categories and forces', () => {
  const warlord: CategoryEntryNode = {
    kind: 'category',
    id: 'warlord',
    name: 'Warlord',
    constraints: [
      limit('max', 1, { scope: 'roster', includeChildSelections: true }),
      limit('min', 1, { scope: 'roster', includeChildSelections: true }),
    ],
  };
  const forces = [{ ...patrol, categoryLinks: [category('warlord')] }];
  const game = gameOf({
    roots: [entry('hero', {}, [entry('crown', { categoryLinks: [category('warlord')] })])],
    categories: [warlord],
    forces,
  });

  it('count every selection that has the category', () => {
    expect(complaints(game, rosterOf(pick('hero', {}, [pick('crown')])))).toEqual([]);
    expect(complaints(game, rosterOf(pick('hero')))).toEqual(['Patrol needs at least 1 Warlord (has 0).']);
    expect(complaints(game, rosterOf(pick('hero', {}, [pick('crown', { number: 2 })])))).toEqual([
      'Patrol may have at most 1 Warlord (has 2).',
    ]);
  });

  it('count a selection once in a category that its link and its target both name', () => {
    const heavy = { ...patrol, categoryLinks: [{ ...category('troops'), constraints: [limit('max', 2, { scope: 'force' })] }] };
    const shared = [entry('tank', { categoryLinks: [category('troops')] })];
    const twice = gameOf({ roots: [link('a', 'tank', { categoryLinks: [category('troops', true)] })], shared, forces: [heavy] });
    const state = rosterOf(pick('a::tank'), pick('a::tank#2'));
    expect(complaints(twice, state)).toEqual([]);
    expect(evaluate(twice, state).selection('a::tank')?.categories).toEqual([{ id: 'troops', name: 'Troops', primary: true }]);
    expect(complaints(twice, rosterOf(pick('a::tank', { number: 3 })))).toEqual(['Patrol may have at most 2 Troops (has 3).']);
  });

  it('forces are counted in the roster', () => {
    const lone = { ...patrol, constraints: [limit('max', 1, { field: 'forces', scope: 'roster' })] };
    const state = { costLimits: [], forces: [forceOf('patrol', []), forceOf('patrol#2', [])] };
    const [finding, ...others] = evaluate(gameOf({ forces: [lone] }), state).findings;
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ kind: 'tooMany', owner: { kind: 'roster' }, entryId: 'patrol', count: 2, limit: 1, counted: 'forces' });
  });
});

describe('percentages, costs and messages', () => {
  it('a percentage refers to everything in the scope', () => {
    const elite = entry('elite', { ...troop, constraints: [limit('max', 50, { percentValue: true })] });
    const game = gameOf({ roots: [elite, entry('drone', troop)] });
    expect(complaints(game, rosterOf(pick('elite')))).toEqual(['Patrol may have at most 0.5 elite (has 1).']);
    expect(complaints(game, rosterOf(pick('elite'), pick('drone')))).toEqual([]);
  });

  it('the roster’s cost limits apply, including a limit of 0', () => {
    const game = gameOf({ roots: [entry('tank', { pts: 120 })] });
    const says = (value: number) => complaints(game, { ...rosterOf(pick('tank')), costLimits: [{ typeId: 'pts', value }] });
    expect([says(120), says(-1)]).toEqual([[], []]);
    expect(says(100)).toEqual(['The roster may have at most 100 pts (has 120).']);
    expect(says(0)).toEqual(['The roster may have at most 0 pts (has 120).']);
  });

  it('New Recruit’s messages are shown while their conditions hold', () => {
    const message = modifier('add', 'error', 'Too many drones.', { conditions: [condition('atLeast', 2, { childId: 'drone' })] });
    const game = gameOf({ dialect: 'newrecruit', roots: [entry('squad', { modifiers: [message] }), entry('drone')] });
    expect(complaints(game, rosterOf(pick('squad'), pick('drone')))).toEqual([]);
    expect(complaints(game, rosterOf(pick('squad'), pick('drone', { number: 2 })))).toEqual(['squad: Too many drones.']);
  });

  it('entries that the data does not contain are reported and cost nothing', () => {
    expect(complaints(gameOf({}), rosterOf(pick('ghost')))).toEqual(['The BattleScribe data has no entry "ghost" where it is selected.']);
    expect(complaints(gameOf({}), { costLimits: [], forces: [{ ...forceOf('patrol', []), catalogueId: 'gone' }] })).toEqual([
      'The BattleScribe data has no catalogue "gone".',
    ]);
    expect(complaints(gameOf({}), { costLimits: [], forces: [forceOf('gone', [])] })).toEqual([
      'The BattleScribe data has no force entry "gone".',
    ]);
  });
});

describe('a limit of the force on a cost', () => {
  const costTypes = [
    { id: 'pts', name: 'pts' },
    { id: 'marks', name: 'Marks' },
  ];
  const marked = (id: string, value: number) => ({ ...entry(id), costs: [{ typeId: 'marks', name: 'Marks', value }] });
  const budget = limit('max', 3, { field: 'marks', shared: true, includeChildSelections: true });
  const game = gameOf({
    ...{ dialect: 'newrecruit', costTypes, forces: [{ ...patrol, constraints: [budget] }] },
    roots: [marked('vow', 2), entry('squad', {}, [marked('oath', 1)])],
  });

  it('counts everything in the force', () => {
    const oaths = (number: number) => rosterOf(pick('vow'), pick('squad', {}, [pick('oath', { number })]));
    expect(complaints(game, oaths(1))).toEqual([]);
    expect(complaints(game, oaths(2))).toEqual(['Patrol may have at most 3 Marks of Patrol (has 4).']);
  });
});
