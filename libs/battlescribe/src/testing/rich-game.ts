import type { DataFile } from '../nodes.js';
import { compileGame, type CompiledGame } from '../evaluate/compile/compile.js';
import type { Dialect } from '../evaluate/compile/dialect.js';
import { category, condition, entry, filesOf, group, limit, link, modifier, patrol, repeat } from './invented-data.js';

const deep = { includeChildSelections: true } as const;

/**
 * A game whose units depend on each other in many ways: prices by counts, categories by neighbours, limits of the whole roster, names and
 * groups.
 */
export function richGame(dialect: Dialect): CompiledGame {
  return compileGame(richFiles(), dialect);
}

export function richFiles(): readonly DataFile[] {
  const gun = entry('gun', { pts: 3, collective: true, constraints: [limit('max', 2), limit('min', 1)] });
  const relics = group('relics', { constraints: [limit('max', 1), limit('max', 2, { id: 'relics in all', scope: 'roster', ...deep })] }, [
    entry('crown', { pts: 15, constraints: [limit('max', 1, { scope: 'roster', ...deep })], categoryLinks: [category('warlord')] }),
    entry('orb', { modifiers: [modifier('set', 'hidden', 'true', { conditions: [condition('equalTo', 0, { childId: 'drone' })] })] }),
  ]);
  const squad = entry(
    'squad',
    {
      type: 'unit',
      pts: 50,
      categoryLinks: [category('troops', true)],
      constraints: [limit('max', 2, { scope: 'force' }), limit('min', 1)],
      modifiers: [
        modifier('set', 'pts', 90, { conditions: [condition('atLeast', 4, { scope: 'squad', childId: 'model', ...deep })] }),
        modifier('increment', 'pts', 2, { repeats: [repeat(1, { childId: 'drone' })] }),
        modifier('append', 'name', 'of Many', {
          conditions: [condition('greaterThan', 3, { scope: 'roster', childId: 'model', ...deep })],
        }),
        modifier('increment', 'max 2', 1, { repeats: [repeat(1, { childId: 'elite' })] }),
        modifier('add', 'category', 'swift', { conditions: [condition('atLeast', 1, { childId: 'drone' })] }),
      ],
    },
    [
      entry('trooper', { type: 'model', pts: 7, constraints: [limit('min', 1), limit('max', 5)] }, [gun]),
      link('relic', 'relics', { targetKind: 'group' }),
    ],
  );
  const hero = entry(
    'hero',
    {
      type: 'model',
      pts: 80,
      categoryLinks: [category('elite', true)],
      modifiers: [modifier('set-primary', 'category', 'troops', { conditions: [condition('atLeast', 2, { childId: 'squad' })] })],
    },
    [
      link('relic', 'relics', { targetKind: 'group' }),
      entry('oath', { pts: 1, constraints: [limit('max', 50, { id: 'half', scope: 'force', percentValue: true, ...deep })] }),
    ],
  );
  const drone = entry('drone', { pts: 4, constraints: [limit('max', 100, { id: 'cheap', field: 'pts', scope: 'force', ...deep })] });
  const forces = [
    { ...patrol, categoryLinks: [{ ...category('troops'), constraints: [limit('min', 1)] }, category('elite'), category('warlord')] },
  ];
  const named = (id: string) => ({ kind: 'category', id, name: id }) as const;
  const warlord = {
    ...named('warlord'),
    constraints: [
      limit('max', 1, { id: 'one warlord', scope: 'roster', ...deep }),
      limit('min', 1, { id: 'a warlord', scope: 'roster', ...deep }),
    ],
  };
  const categories: DataFile['categoryEntries'] = [named('troops'), named('elite'), named('swift'), warlord];
  return filesOf({
    roots: [squad, hero, drone, link('banner', 'flag')],
    shared: [relics, entry('flag', { pts: 9 }, [entry('ribbon', { collective: true })])],
    forces,
    categories,
  });
}
