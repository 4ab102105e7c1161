import { datasheet, detachment, placed, rosterOf, unit } from '../../testing/roster-builder.js';
import { testRule } from '../../testing/test-rule.js';
import { warlordClausesObeyed } from './warlord-clauses-obeyed.rule.js';

const captain = datasheet('Captain', ['Character']);
const squad = datasheet('Squad');
const king = datasheet('King', ['Character'], { warlordClauses: ['must'] });
const queen = datasheet('Queen', ['Character'], { warlordClauses: ['must'] });
const hermit = datasheet('Hermit', ['Character'], { warlordClauses: ['cannot'] });
const exile = datasheet('Exile', ['Character'], { warlordClauses: ['must', 'cannot'] });
const riddle = datasheet('Riddle', ['Character'], { warlordClauses: ['unread'] });
const hint = datasheet('Hint', ['Character'], { warlordClauses: ['unread-ban'] });
const proud = detachment('Proud Host', {
  warlord: [{ kind: 'cannot', models: { has: 'Captain' } }],
  mayBeWarlord: [{ has: 'Hermit' }],
});
const asWarlord = (sheet: typeof captain) => unit(sheet, { warlord: true });

testRule(
  warlordClausesObeyed,
  {},
  {
    passes: {
      'no unit must be the Warlord': rosterOf(asWarlord(captain)),
      'the one that must be': rosterOf(captain, asWarlord(king)),
      'one of two that must be': rosterOf(king, asWarlord(queen)),
      'a model that both must and cannot be the Warlord is not the Warlord': rosterOf(asWarlord(captain), exile),
      'a model that the detachment allows to be the Warlord': { ...rosterOf(asWarlord(hermit)), detachments: placed([proud]) },
      'a ban on a unit other than the Warlord that was not understood': rosterOf(asWarlord(captain), hint),
      'no unit is marked': rosterOf(king),
    },
    fails: {
      'a model that cannot be the Warlord': {
        roster: rosterOf(squad, asWarlord(hermit)),
        says: [
          'error units/1: Hermit is the Warlord, but a rule says that it cannot be. -> unmake-warlord units/1: Choose a Warlord other than Hermit.',
        ],
      },
      'a model that cannot be the Warlord, while another can': {
        roster: rosterOf(squad, asWarlord(hermit), exile, riddle, captain),
        says: [
          'error units/1: Hermit is the Warlord, but a rule says that it cannot be. -> make-warlord units/4: Make Captain the Warlord.',
          'DATA_GAP units/3: The rules of Riddle about being the Warlord were not understood.',
        ],
      },
      'a model that both must and cannot be the Warlord': {
        roster: rosterOf(asWarlord(exile)),
        says: [
          'error units/0: Exile is the Warlord, but a rule says that it cannot be. -> unmake-warlord units/0: Choose a Warlord other than Exile.',
        ],
      },
      'a Warlord with a ban that was not understood': {
        roster: rosterOf(asWarlord(hint)),
        says: ['DATA_GAP units/0: The rules of Hint about being the Warlord were not understood.'],
      },
      'a Warlord other than those that must be': {
        roster: rosterOf(asWarlord(captain), king, queen),
        says: [
          'error units/1: Captain is the Warlord, but a rule says that King must be. [units/0 units/2] -> make-warlord units/1: Make King the Warlord.',
        ],
      },
      'a model that cannot be the Warlord by the detachment': {
        roster: { ...rosterOf(asWarlord(captain)), detachments: placed([proud]) },
        says: [
          'error units/0: Captain is the Warlord, but a rule says that it cannot be. -> unmake-warlord units/0: Choose a Warlord other than Captain.',
        ],
      },
      'a clause that was not understood': {
        roster: rosterOf(asWarlord(captain), riddle),
        says: ['DATA_GAP units/1: The rules of Riddle about being the Warlord were not understood.'],
      },
    },
  },
);
