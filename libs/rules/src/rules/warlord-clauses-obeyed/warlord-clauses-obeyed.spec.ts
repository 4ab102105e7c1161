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
      'nobody is bound': rosterOf(asWarlord(captain)),
      'the one that must be': rosterOf(captain, asWarlord(king)),
      'one of two that must be': rosterOf(king, asWarlord(queen)),
      'one that both must and cannot be is not': rosterOf(asWarlord(captain), exile),
      'one that the detachment lets be': { ...rosterOf(asWarlord(hermit)), detachments: placed([proud]) },
      'a ban that was not understood, of another than the Warlord': rosterOf(asWarlord(captain), hint),
      'nobody is marked': rosterOf(king),
    },
    fails: {
      'one that cannot be': {
        roster: rosterOf(squad, asWarlord(hermit)),
        says: [
          'error units/1: Hermit is the Warlord, but a rule says that it cannot be. -> unmake-warlord units/1: Choose a Warlord other than Hermit.',
        ],
      },
      'one that cannot be, where another can': {
        roster: rosterOf(squad, asWarlord(hermit), exile, riddle, captain),
        says: [
          'error units/1: Hermit is the Warlord, but a rule says that it cannot be. -> make-warlord units/4: Make Captain the Warlord.',
          'DATA_GAP units/3: The rules of Riddle about being the Warlord were not understood.',
        ],
      },
      'one that both must and cannot be': {
        roster: rosterOf(asWarlord(exile)),
        says: [
          'error units/0: Exile is the Warlord, but a rule says that it cannot be. -> unmake-warlord units/0: Choose a Warlord other than Exile.',
        ],
      },
      'a Warlord with a ban that was not understood': {
        roster: rosterOf(asWarlord(hint)),
        says: ['DATA_GAP units/0: The rules of Hint about being the Warlord were not understood.'],
      },
      'another than those that must be': {
        roster: rosterOf(asWarlord(captain), king, queen),
        says: [
          'error units/1: Captain is the Warlord, but a rule says that King must be. [units/0 units/2] -> make-warlord units/1: Make King the Warlord.',
        ],
      },
      'one that the detachment says cannot be': {
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
