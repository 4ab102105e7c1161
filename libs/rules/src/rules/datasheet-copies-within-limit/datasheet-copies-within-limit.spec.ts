import type { KeywordGrant } from '#muster/catalogue';
import { datasheet, detachment, gap, placed, rosterOf, unit } from '../../testing/roster-builder.js';
import { testRule } from '../../testing/test-rule.js';
import { datasheetCopiesWithinLimit } from './datasheet-copies-within-limit.rule.js';

const tank = datasheet('Tank');
const infantry = datasheet('Infantry', ['Battleline']);
const carrier = datasheet('Carrier', ['Dedicated Transport']);
const hero = datasheet('Hero', ['Epic Hero']);
const granting = (how: Partial<KeywordGrant>) =>
  detachment('Iron Host', { grants: [{ keyword: 'Battleline', to: { has: 'Tank' }, ...how }] });
const threeTanks = rosterOf(tank, tank, tank);

testRule(
  datasheetCopiesWithinLimit,
  { copies: 2, wideCopies: 3, wideKeywords: ['battleline', 'dedicated transport'] },
  {
    passes: {
      'as many copies as allowed': rosterOf(tank, tank),
      'more copies of a datasheet with a keyword that raises the limit': rosterOf(infantry, infantry, infantry, carrier, carrier, carrier),
      'the keyword granted while mustering': rosterOf(tank, tank, unit(tank, { granted: ['Battleline'] })),
      'the keyword granted while the Warlord is such a model': {
        ...rosterOf(tank, tank, tank, unit(hero, { warlord: true })),
        detachments: placed([granting({ ifWarlord: { has: 'Hero' } })]),
      },
      'EPIC HEROES, which have their own rule': rosterOf(hero, hero, hero),
    },
    fails: {
      'one copy too many': {
        roster: rosterOf(tank, infantry, tank, tank),
        says: ['error units/3: Tank is taken 3 times; at most 2 are allowed. [units/0 units/2] -> remove units/3: Remove 1 Tank.'],
      },
      'the keyword granted while the Warlord is another model': {
        roster: {
          ...rosterOf(tank, tank, tank, unit(carrier, { warlord: true })),
          detachments: placed([granting({ ifWarlord: { has: 'Hero' } })]),
        },
        says: ['error units/2: Tank is taken 3 times; at most 2 are allowed. [units/0 units/1] -> remove units/2: Remove 1 Tank.'],
      },
      'one copy above the raised limit': {
        roster: rosterOf(infantry, infantry, infantry, infantry, infantry),
        says: [
          'error units/3: Infantry is taken 5 times; at most 3 are allowed. [units/0 units/1 units/2] -> remove units/3 units/4: Remove 2 Infantry.',
        ],
      },
      'a detachment that was not found might grant the keyword': {
        roster: { ...threeTanks, detachments: [], gaps: [gap('detachment')] },
        says: [
          'DATA_GAP units/2: Tank is taken 3 times; that is allowed only if it gains a keyword while mustering, but the detachment is unknown.',
        ],
      },
      'the keyword granted by a rule of an unstated Warlord': {
        roster: rosterOf(tank, tank, unit(tank, { keywordsByWarlord: new Set(['battleline']) })),
        says: [
          'DATA_GAP units/2: Tank is taken 3 times; that is allowed only if its detachment or the Warlord grants it a keyword, and the list does not say whether it does.',
        ],
      },
      'no Warlord, in a list that always states one': {
        roster: {
          ...rosterOf(tank, tank, unit(tank, { keywordsByWarlord: new Set(['battleline']) })),
          statesAll: new Set(['warlord'] as const),
        },
        says: ['error units/2: Tank is taken 3 times; at most 2 are allowed. [units/0 units/1] -> remove units/2: Remove 1 Tank.'],
      },
      'the keyword granted if the Warlord, who is not stated, is such a model': {
        roster: { ...threeTanks, detachments: placed([granting({ ifWarlord: { has: 'Hero' } })]) },
        says: [
          'DATA_GAP units/2: Tank is taken 3 times; that is allowed only if its detachment or the Warlord grants it a keyword, and the list does not say whether it does.',
        ],
      },
      'the Warlord may be a unit that was not found': {
        roster: {
          ...rosterOf(tank, tank, tank, unit(carrier, { warlord: true })),
          detachments: placed([granting({ ifWarlord: { has: 'Hero' } })]),
          gaps: [gap('unit')],
        },
        says: [
          'DATA_GAP units/2: Tank is taken 3 times; that is allowed only if its detachment or the Warlord grants it a keyword, and the list does not say whether it does.',
        ],
      },
      'the keyword granted to units that the player chooses': {
        roster: { ...threeTanks, detachments: placed([granting({ chosen: true })]) },
        says: [
          'DATA_GAP units/2: Tank is taken 3 times; that is allowed only if its detachment or the Warlord grants it a keyword, and the list does not say whether it does.',
        ],
      },
      'the keyword granted by a text that was not fully understood': {
        roster: {
          ...threeTanks,
          detachments: placed([{ ...granting({}), restrictions: [{ kind: 'unread', sourceId: 'rule-7' }] }]),
        },
        says: [
          'DATA_GAP units/2: Tank is taken 3 times; that is allowed only if its detachment or the Warlord grants it a keyword, and the list does not say whether it does.',
        ],
      },
      'too many, whatever is granted': {
        roster: { ...rosterOf(tank, tank, tank, tank), gaps: [gap('detachment')] },
        says: ['error units/2: Tank is taken 4 times; at most 2 are allowed. [units/0 units/1] -> remove units/2 units/3: Remove 2 Tank.'],
      },
    },
  },
);
