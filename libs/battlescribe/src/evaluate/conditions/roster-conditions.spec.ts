import { describe, expect, it } from 'vitest';
import type { ConditionGroupNode, ConditionNode } from '../../nodes.js';
import type { RosterState } from '../../roster-state.js';
import {
  condition,
  entry,
  forceOf,
  gameOf,
  group,
  link,
  modifier,
  patrol,
  pick,
  rosterOf,
  type InventedGame,
} from '../../testing/invented-data.js';
import { evaluate } from '../evaluate.js';

type Asked = readonly ConditionNode[] | { readonly conditionGroups: readonly ConditionGroupNode[] };

/** Whether the conditions hold, tested with an upgrade that is renamed if they do. */
function holds(asked: Asked, state: RosterState, game: InventedGame = {}): boolean {
  const guards = 'conditionGroups' in asked ? asked : { conditions: asked };
  const badge = entry('badge', { modifiers: [modifier('set', 'name', 'holds', guards)] });
  const roots = [
    entry('watcher', { type: 'unit', categoryLinks: [{ id: 'c', name: 'Troops', targetId: 'troops', primary: true }] }, [badge]),
    ...(game.roots ?? []),
  ];
  return evaluate(gameOf({ ...game, roots }), state).selection('badge')?.name === 'holds';
}

const watching = (...others: readonly ReturnType<typeof pick>[]) => rosterOf(pick('watcher', {}, [pick('badge')]), ...others);

describe('comparisons', () => {
  it.each([
    ['lessThan', 3, true],
    ['lessThan', 2, false],
    ['greaterThan', 1, true],
    ['greaterThan', 2, false],
    ['equalTo', 2, true],
    ['notEqualTo', 2, false],
    ['atLeast', 2, true],
    ['atLeast', 3, false],
    ['atMost', 2, true],
    ['atMost', 1, false],
  ] as const)('2 drones are %s %d: %s', (type, value, expected) => {
    const asked = [condition(type, value, { childId: 'drone' })];
    expect(holds(asked, watching(pick('drone', { number: 2 })), { roots: [entry('drone')] })).toBe(expected);
  });
});

describe('scopes', () => {
  const roots = [entry('drone'), entry('carrier', { type: 'unit' }, [entry('pilot', { type: 'model' })])];

  it('force counts root selections, and their children only if requested', () => {
    const state = watching(pick('carrier', {}, [pick('pilot')]));
    expect(holds([condition('atLeast', 1, { childId: 'pilot' })], state, { roots })).toBe(false);
    expect(holds([condition('atLeast', 1, { childId: 'pilot', includeChildSelections: true })], state, { roots })).toBe(true);
  });

  it('roster counts in every force, force only in its own', () => {
    const state: RosterState = { costLimits: [], forces: [...watching().forces, forceOf('patrol#2', [pick('drone')])] };
    expect(holds([condition('atLeast', 1, { childId: 'drone' })], state, { roots })).toBe(false);
    expect(holds([condition('atLeast', 1, { scope: 'roster', childId: 'drone' })], state, { roots })).toBe(true);
  });

  it('force counts in child forces only if requested', () => {
    const forces = [{ ...patrol, forceEntries: [{ kind: 'force', id: 'wing', name: 'Wing' } as const] }];
    const state: RosterState = {
      costLimits: [],
      forces: [forceOf('patrol', watching().forces[0]?.selections ?? [], [forceOf('wing', [pick('drone')])])],
    };
    expect(holds([condition('atLeast', 1, { childId: 'drone' })], state, { roots, forces })).toBe(false);
    expect(holds([condition('atLeast', 1, { childId: 'drone', includeChildForces: true })], state, { roots, forces })).toBe(true);
  });

  it('self counts children, parent counts siblings', () => {
    expect(holds([condition('atLeast', 1, { scope: 'self', childId: 'badge' })], watching())).toBe(false);
    expect(holds([condition('atLeast', 1, { scope: 'parent', childId: 'badge' })], watching())).toBe(true);
  });

  it('an id means the nearest parent selection of that entry', () => {
    expect(holds([condition('equalTo', 1, { scope: 'watcher', childId: 'badge' })], watching())).toBe(true);
    expect(holds([condition('atLeast', 1, { scope: 'watcher', childId: 'drone' })], watching(pick('drone')), { roots })).toBe(false);
  });

  it('New Recruit has scopes for types of selections', () => {
    const dialect = 'newrecruit';
    expect(holds([condition('equalTo', 1, { scope: 'unit', childId: 'badge' })], watching(), { dialect })).toBe(true);
    expect(holds([condition('equalTo', 1, { scope: 'unit-self', childId: 'badge' })], watching(), { dialect })).toBe(true);
    expect(holds([condition('equalTo', 1, { scope: 'root-entry', childId: 'badge' })], watching(), { dialect })).toBe(true);
    expect(holds([condition('equalTo', 1, { scope: 'root-entry-self', childId: 'badge' })], watching(), { dialect })).toBe(true);
    expect(holds([condition('equalTo', 1, { scope: 'model', childId: 'badge' })], watching(), { dialect })).toBe(false);
    expect(holds([condition('equalTo', 1, { scope: 'model-or-unit', childId: 'badge' })], watching(), { dialect })).toBe(true);
  });

  it('counts forces by their force entry', () => {
    expect(holds([condition('equalTo', 1, { scope: 'roster', field: 'forces', childId: 'patrol' })], watching())).toBe(true);
    expect(holds([condition('atLeast', 1, { scope: 'roster', field: 'forces', childId: 'wing' })], watching())).toBe(false);
  });

  it('counts forces where data asks for selections of a force entry', () => {
    expect(holds([condition('equalTo', 1, { childId: 'patrol' })], watching())).toBe(true);
    const two: RosterState = { costLimits: [], forces: [...watching().forces, forceOf('patrol#2', [])] };
    expect(holds([condition('equalTo', 2, { scope: 'roster', childId: 'patrol' })], two)).toBe(true);
  });

  it('reads a cost and its limit in the roster', () => {
    const game = { roots: [entry('tank', { pts: 120 })] };
    const state = { ...watching(pick('tank')), costLimits: [{ typeId: 'pts', value: 1000 }] };
    expect(holds([condition('equalTo', 120, { field: 'pts', childId: 'tank' })], state, game)).toBe(true);
    expect(holds([condition('atLeast', 1000, { field: 'limit::pts', scope: 'roster', childId: 'any' })], state, game)).toBe(true);
  });
});

describe('what is counted', () => {
  const shared = [entry('blade'), group('arms', {}, [entry('axe')])];
  const roots = [link('first', 'blade'), link('second', 'blade'), entry('rack', {}, [link('armed', 'arms', { targetKind: 'group' })])];
  const state = watching(pick('first::blade'), pick('second::blade'), pick('rack', {}, [pick('armed::axe', { group: 'armed::arms' })]));

  it('shared counts all links to a definition; the id of a link counts only that link', () => {
    expect(holds([condition('equalTo', 2, { childId: 'blade' })], state, { roots, shared })).toBe(true);
    expect(holds([condition('equalTo', 1, { childId: 'first' })], state, { roots, shared })).toBe(true);
  });

  it('not shared counts the definition without a link; New Recruit ignores this', () => {
    const asked = [condition('equalTo', 2, { childId: 'blade', shared: false })];
    expect(holds(asked, state, { roots, shared })).toBe(false);
    expect(holds(asked, state, { roots, shared, dialect: 'newrecruit' })).toBe(true);
  });

  it('a group counts its content; the id of a link to it does so only in New Recruit', () => {
    const inside = { includeChildSelections: true };
    expect(holds([condition('equalTo', 1, { childId: 'arms', ...inside })], state, { roots, shared })).toBe(true);
    expect(holds([condition('equalTo', 1, { childId: 'armed', ...inside })], state, { roots, shared })).toBe(false);
    expect(holds([condition('equalTo', 1, { childId: 'armed', ...inside })], state, { roots, shared, dialect: 'newrecruit' })).toBe(true);
  });

  it('words mean types, and any means everything', () => {
    expect(holds([condition('equalTo', 3, { childId: 'upgrade' })], state, { roots, shared })).toBe(true);
    expect(holds([condition('equalTo', 4, { childId: 'any' })], state, { roots, shared })).toBe(true);
  });

  it('without a child, BattleScribe compares nothing, and New Recruit counts everything', () => {
    expect(holds([condition('atLeast', 0)], state, { roots, shared })).toBe(false);
    expect(holds([condition('equalTo', 4)], state, { roots, shared, dialect: 'newrecruit' })).toBe(true);
  });
});

describe('instanceOf', () => {
  it.each([
    ['self', 'badge', true],
    ['self', 'watcher', false],
    ['parent', 'watcher', true],
    ['parent', 'troops', true],
    ['parent', 'unit', true],
    ['ancestor', 'watcher', true],
    ['ancestor', 'badge', true],
    ['force', 'patrol', true],
    ['force', 'wing', false],
    ['primary-catalogue', 'army', true],
    ['primary-category', 'troops', true],
    ['roster', 'army', false],
  ])('%s of %s: %s', (scope, childId, expected) => {
    expect(holds([condition('instanceOf', 1, { scope, childId })], watching())).toBe(expected);
    expect(holds([condition('notInstanceOf', 1, { scope, childId })], watching())).toBe(!expected);
  });
});

describe('groups of conditions', () => {
  const yes = condition('instanceOf', 1, { scope: 'self', childId: 'badge' });
  const no = condition('notInstanceOf', 1, { scope: 'self', childId: 'badge' });
  const groupOf = (type: ConditionGroupNode['type'], conditions: readonly ConditionNode[], parts: Partial<ConditionGroupNode> = {}) =>
    holds({ conditionGroups: [{ type, conditions, ...parts }] }, watching(), { dialect: 'newrecruit' });

  it('and, or, not, count', () => {
    expect([groupOf('and', [yes, yes]), groupOf('and', [yes, no])]).toEqual([true, false]);
    expect([groupOf('or', [no, yes]), groupOf('or', [no, no])]).toEqual([true, false]);
    expect([groupOf('not', [no]), groupOf('not', [yes])]).toEqual([true, false]);
    expect([groupOf('count', [yes, no, yes], { min: 2 }), groupOf('count', [yes, no, no], { min: 2 })]).toEqual([true, false]);
  });

  it('nest', () => {
    expect(groupOf('and', [yes], { conditionGroups: [{ type: 'or', conditions: [no, yes] }] })).toBe(true);
    expect(groupOf('and', [yes], { conditionGroups: [{ type: 'or', conditions: [no, no] }] })).toBe(false);
  });
});
