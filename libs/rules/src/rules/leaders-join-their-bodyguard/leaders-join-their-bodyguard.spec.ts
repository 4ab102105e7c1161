import { declaring } from '../../testing/declaration-builder.js';
import { datasheet, enhancement, rosterOf, unit } from '../../testing/roster-builder.js';
import { testRule } from '../../testing/test-rule.js';
import { leadersJoinTheirBodyguard } from './leaders-join-their-bodyguard.rule.js';

const captain = datasheet('Captain', ['Character'], { leads: ['Line Guard', 'WARDENS'], leadsConfirmed: true });
const riddle = datasheet('Riddle', ['Character'], { abilities: ['Leader'] });
const guard = datasheet('Line Guard');
const wardens = datasheet('Gate Watch', ['Wardens']);
const tank = datasheet('Tank', [], { leadsConfirmed: true });
const retinue = datasheet('Retinue', [], { leads: [], leadsConfirmed: true, joins: { ledBy: { has: 'Captain' } } });
const bearer = datasheet('Bearer', [], {
  leads: [guard.id, wardens.id],
  leadsOnlyWith: [{ units: [guard.id], wargear: 'Tower Shield' }],
});
const lens = enhancement('Ember Lens');
const attached = (...units: Parameters<typeof rosterOf>) => declaring(rosterOf(...units), { attachments: [[0, 1]] });

testRule(
  leadersJoinTheirBodyguard,
  { bySecondSource: true },
  {
    passes: {
      'a unit that is listed by name': attached(captain, guard),
      'a unit that is listed by a keyword': attached(captain, wardens),
      'a unit that its Enhancement adds': attached(unit(captain, { enhancements: [enhancement('Old Seat', { leads: [tank.id] })] }), tank),
      'a unit that is listed by its id': attached(datasheet('Prior', [], { leads: [guard.id] }), guard),
      'a unit that it can lead only with wargear that it has': attached(unit(bearer, { wargear: ['old sabre and tower shield'] }), guard),
      'another unit, without that wargear': attached(bearer, wardens),
      'a unit that joins a unit with such a Leader': declaring(rosterOf(captain, guard, retinue), {
        attachments: [
          [0, 1],
          [2, 1],
        ],
      }),
    },
    fails: {
      'a unit that joins a unit with another Leader or none': {
        roster: declaring(rosterOf(datasheet('Prior', [], { leads: [guard.id] }), guard, retinue), {
          attachments: [
            [0, 1],
            [2, 1],
          ],
        }),
        says: ['error attachments/1: Retinue cannot lead Line Guard. [units/2 units/1]'],
      },
      'a unit that is not listed': {
        roster: attached(captain, tank),
        says: ['error attachments/0: Captain cannot lead Tank. [units/0 units/1]'],
      },
      'a unit that is not listed, if no second source states the list': {
        roster: attached(datasheet('Prior', [], { leads: [guard.id] }), tank),
        says: ['warning attachments/0: According to the data, Prior cannot lead Tank; no second source was compared. [units/0 units/1]'],
      },
      'not a Leader': {
        roster: attached(tank, guard),
        says: ['error attachments/0: Tank is attached to Line Guard but is not a Leader. [units/0 units/1]'],
      },
      'to itself': {
        roster: declaring(rosterOf(captain), { attachments: [[0, 0]] }),
        says: ['error attachments/0: Captain is attached to itself. [units/0]'],
      },
      'a Leader whose list was not understood': {
        roster: attached(riddle, guard),
        says: ['DATA_GAP attachments/0: The clause about which units Riddle may lead was not understood.'],
      },
      'a Leader with an Enhancement, which may extend its list': {
        roster: attached(unit(captain, { enhancements: [lens] }), tank),
        says: ['DATA_GAP attachments/0: According to its datasheet, Captain cannot lead Tank; an Enhancement of Captain may allow it.'],
      },
      'a unit that it can lead only with wargear that is not stated': {
        roster: attached(unit(bearer, { wargear: ['old sabre'] }), guard),
        says: [
          'WARGEAR_NOT_STATED attachments/0: Bearer may lead Line Guard only while it has: Tower Shield. The list does not state its wargear.',
        ],
      },
      'a Leader that must lead a unit': {
        roster: declaring(rosterOf(datasheet('Squire', [], { leads: [guard.id], mustLead: true }), guard), { attachments: [] }),
        says: ['warning units/0: Squire must lead a unit but is not attached to one.'],
      },
      'no declarations': {
        roster: rosterOf(captain),
        says: ['NOT_CHECKED army: The list does not declare which Leaders are attached to which units.'],
      },
    },
  },
);
