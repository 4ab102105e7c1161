import { flag, keyword, listOf, nullable, record, text } from '../../kernel/limits.js';
import { countBySize } from '../../kernel/battle-size/limit-by-size.js';

export const allyClauses = listOf(
  'Clauses that allow units of other Factions',
  record('Clause', {
    name: text('Name of the rule'),
    armies: listOf('Faction keywords of the armies that have the rule; empty if every army has it', keyword('Faction keyword')),
    onlyWith: listOf('Detachments, one of which the army needs to have the rule; empty if it needs none', keyword('Detachment')),
    notWith: listOf('Detachments with which another clause counts', keyword('Detachment')),
    allies: listOf('Keywords or Faction keywords, one of which each of the units has', keyword('Keyword')),
    confirmed: flag('Whether two sources state the limits; otherwise, exceeding them is only a warning'),
    points: nullable(countBySize('Maximum points of the units')),
    units: listOf(
      'Maximum numbers of these units',
      record('Kind of unit', { keyword: keyword('Keyword of the units'), most: countBySize('Maximum number of units') }),
    ),
    oneKind: flag('Whether the units are all of the same of these kinds'),
    balanced: listOf('Keywords: of the units with such a keyword, no more lack BATTLELINE than have it', keyword('Keyword')),
    enhancements: flag('Whether the units may bear Enhancements'),
  }),
);

type Clauses = NonNullable<ReturnType<(typeof allyClauses)['read']>>;
export type AllyClause = Clauses[number];
