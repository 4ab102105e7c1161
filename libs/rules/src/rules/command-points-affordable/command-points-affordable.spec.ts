import { declaring } from '../../testing/declaration-builder.js';
import { kinds, sizes } from '../../testing/nine-kinds.js';
import { armyOption, datasheet, detachment, forcesOf, gap, placed, somewhere, unit } from '../../testing/roster-builder.js';
import { testRule } from '../../testing/test-rule.js';
import { commandPointsAffordable } from './command-points-affordable.rule.js';

const captain = datasheet('Captain', ['Character'], { powerRating: 4 });
const squad = datasheet('Squad', [], { powerRating: 6 });
const tank = datasheet('Tank', [], { powerRating: 9 });
const colossus = datasheet('Colossus', ['Titanic'], { powerRating: 30 });
const bunker = datasheet('Bunker');
const ruin = datasheet('Ruin', [], { factionKeywords: ['Unaligned'] });
const warlord = unit(captain, { warlord: true });
const battle = (...forces: Parameters<typeof forcesOf>) => ({ ...forcesOf(...forces), pointsLimit: 200 });
const skirmish = (...forces: Parameters<typeof forcesOf>) => ({ ...forcesOf(...forces), pointsLimit: 100 });
const spend = (name: string, commandPoints: number | null) => ({ name, commandPoints, purpose: 'other' as const });
const reserves = declaring(battle(['Vanguard', captain, squad, squad, tank]), {
  reserves: [
    [0, 'strategic'],
    [1, 'strategic'],
    [2, 'strategic'],
    [3, 'strategic'],
  ],
});
const bold = { ...somewhere('traits', 0), trait: armyOption('warlord-trait', 'Bold'), source: 'warlord' as const };
const blade = { ...somewhere('relics', 0), relic: armyOption('relic', 'Old Blade'), source: 'army' as const };
const upgrade = { ...somewhere('upgrades', 0), name: 'Ember Lodge', keyword: 'ember lodge', commandPoints: 1 };

testRule(
  commandPointsAffordable,
  { sizes, kinds, reservesBand: 10, firstTrait: 1, firstRelic: 0 },
  {
    passes: {
      'a detachment that refunds its cost': skirmish(['Patrol', warlord]),
      'an affordable order, if none is declared': skirmish(['Patrol', captain], ['Patrol', warlord]),
      'Reserves that can be paid for': declaring(battle(['Vanguard', captain, squad]), { reserves: [[1, 'strategic']] }),
      'a special rule costs nothing': declaring(battle(['Vanguard', colossus]), { reserves: [[0, 'own-rule']] }),
      'AIRCRAFT that leave the battlefield during the battle cost nothing': declaring(battle(['Vanguard', colossus]), {
        reserves: [[0, 'left-table']],
      }),
      'a unit that was not found may be the Warlord': { ...skirmish(['Vanguard', captain]), gaps: [gap('unit')] },
      'an unstated Warlord who may bring a benefit': declaring(skirmish(['Patrol', captain]), { spends: [spend('Ruse', 1)] }),
      'a battle above the largest size': { ...forcesOf(['Vanguard', captain]), pointsLimit: 999 },
      'no detachments': { ...forcesOf(), pointsLimit: 200 },
    },
    fails: {
      'a detachment': {
        roster: skirmish(['Vanguard', warlord]),
        says: [
          'error detachments/0: Vanguard costs 3 CP; 2 are left. -> remove-command-points detachments/0: Spend 1 CP less, on this or on something paid for earlier.',
        ],
      },
      'the declared order': {
        roster: declaring(skirmish(['Patrol', warlord], ['Fortification Network', ruin]), { detachmentOrder: [1, 0] }),
        says: [
          'error detachments/0: Patrol costs 2 CP; 1 is left. -> remove-command-points detachments/0: Spend 1 CP less, on this or on something paid for earlier.',
        ],
      },
      'the first line that cannot be paid, and no other': {
        roster: declaring(
          { ...skirmish(['Patrol', captain]), statesAll: new Set(['warlord'] as const) },
          { spends: [spend('Ruse', 1), spend('Trick', 1)] },
        ),
        says: [
          'error spends/0: Ruse costs 1 CP; 0 are left. -> remove-command-points spends/0: Spend 1 CP less, on this or on something paid for earlier.',
        ],
      },
      'Strategic Reserves, with the smallest set to leave out': {
        roster: reserves,
        says: [
          'error units/2: The Strategic Reserves have a Power Rating of 25 and cost 3 CP; 2 are left. -> leave-out-of-reserves units/2: Remove from Strategic Reserves: Squad.',
        ],
      },
      'a different balance than stated': {
        roster: declaring(battle(['Vanguard', captain]), { statedCommandPoints: 4 }),
        says: ['warning army: The roster states 4 CP at the start of the battle; its detachments and spending leave 2.'],
      },
      'a stated balance with CP left although the rules leave none': {
        roster: declaring(skirmish(['Vanguard', warlord]), { statedCommandPoints: 2 }),
        says: [
          'DATA_GAP detachments/0: By our calculation the army has too few CP: -1 is left. The roster states 2; the reason for the difference is unknown.',
        ],
      },
      'the same of Strategic Reserves': {
        roster: { ...reserves, declared: { ...reserves.declared, statedCommandPoints: 0 } },
        says: [
          'DATA_GAP units/2: By our calculation the army has too few CP: -1 is left. The roster states 0; the reason for the difference is unknown.',
        ],
      },
      'a stated balance below 0': {
        roster: declaring(skirmish(['Vanguard', warlord]), { statedCommandPoints: -2 }),
        says: [
          'error detachments/0: Vanguard costs 3 CP; 2 are left. -> remove-command-points detachments/0: Spend 1 CP less, on this or on something paid for earlier.',
          'warning army: The roster states -2 CP at the start of the battle; its detachments and spending leave -1.',
        ],
      },
      'the balance that is stated, below 0': {
        roster: declaring(skirmish(['Vanguard', warlord]), { statedCommandPoints: -1 }),
        says: [
          'error detachments/0: Vanguard costs 3 CP; 2 are left. -> remove-command-points detachments/0: Spend 1 CP less, on this or on something paid for earlier.',
        ],
      },
      'an unstated cost': {
        roster: declaring(battle(['Vanguard', captain]), { spends: [spend('Ruse', null)] }),
        says: ['NOT_CHECKED spends/0: The cost of Ruse is not stated.'],
      },
      'a battle of unknown size': {
        roster: { ...forcesOf(['Patrol', captain]), pointsLimit: null },
        says: ['NOT_CHECKED army: The battle size is unknown, so starting CP cannot be computed.'],
      },
      'a kind that is not implemented': {
        roster: battle(['Grand Host', captain]),
        says: ['NOT_CHECKED detachments/0: The CP cost of Grand Host is unknown.'],
      },
      'an unknown Power Rating': {
        roster: declaring(battle(['Vanguard', captain, bunker]), { reserves: [[1, 'strategic']] }),
        says: ['NOT_CHECKED units/1: Bunker is in Strategic Reserves, but its Power Rating is unknown.'],
      },
    },
    budgets: {
      'cost before benefit, refunding detachments first': {
        roster: battle(['Vanguard', captain], ['Patrol', warlord]),
        reads: ['command-points 5, -2 Patrol, +2 Patrol: Command benefit, -3 Vanguard = 2'],
      },
      'Supreme Command takes the best benefit that the army has': {
        roster: battle(['Supreme Command', warlord], ['Patrol', captain]),
        reads: ['command-points 5, +0 Supreme Command, +2 Supreme Command: Command benefit, -2 Patrol = 5'],
      },
      'a Fortification Network of the Faction of the Warlord': {
        roster: battle(['Patrol', warlord], ['Fortification Network', bunker]),
        reads: [
          'command-points 5, -1 Fortification Network, +1 Fortification Network: Command benefit, -2 Patrol, +2 Patrol: Command benefit = 5',
        ],
      },
      'a Supreme Command Detachment has the Warlord, even if other units are marked': {
        roster: battle(['Supreme Command', warlord], ['Patrol', warlord]),
        reads: ['command-points 5, +0 Supreme Command, +2 Supreme Command: Command benefit, -2 Patrol = 5'],
      },
      'spending in a battle of unknown size': {
        roster: { ...forcesOf(['Patrol', captain]), pointsLimit: null },
        reads: ['command-points 0, -2 Patrol = -2'],
      },
      'points set aside for reinforcements cost nothing': {
        roster: { ...battle(['Patrol', captain]), detachments: placed([detachment('Patrol'), { ...detachment('Later'), kind: null }]) },
        reads: ['command-points 5, -2 Patrol = 3'],
      },
      'the cost that TITANIC units require': {
        roster: battle(['Super-heavy', colossus]),
        reads: ['command-points 5, -4 Super-heavy = 1'],
      },
      'upgrades, spends, trait and relic, Reserves': {
        roster: declaring(
          {
            ...battle(['Patrol', unit(captain, { warlord: true, warlordTraits: [bold], relics: [blade] }), squad]),
            detachments: placed([detachment('Patrol')]).map((taken) => ({ ...taken, specialists: [upgrade] })),
          },
          { spends: [spend('Ruse', 1)], reserves: [[1, 'strategic']] },
        ),
        reads: ['command-points 5, -2 Patrol, +2 Patrol: Command benefit, -1 Ember Lodge, -1 Ruse, -1 Bold, -1 Strategic Reserves = 1'],
      },
      'an Unbound army starts with none': {
        roster: declaring(battle(['Patrol', captain]), { organisation: 'unbound' }),
        reads: ['command-points 0 = 0'],
      },
    },
  },
);
