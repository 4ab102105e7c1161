import { kinds } from '../../testing/nine-kinds.js';
import { datasheet, forcesOf, gap, unit } from '../../testing/roster-builder.js';
import { testRule } from '../../testing/test-rule.js';
import { detachmentSlotsKept } from './detachment-slots-kept.rule.js';

const captain = datasheet('Captain', [], { role: 'HQ' });
const squad = datasheet('Squad', [], { role: 'Troops' });
const tank = datasheet('Tank', [], { role: 'Heavy Support' });
const carrier = datasheet('Carrier', [], { role: 'Dedicated Transport' });
const servant = datasheet('Servant', [], { role: 'No Force Org Slot' });
const colossus = datasheet('Colossus', [], { role: 'Lords of War' });
const rolesByDatasheet = forcesOf(['Patrol', captain, captain]);

testRule(
  detachmentSlotsKept,
  { kinds },
  {
    passes: {
      'exactly filled slots': forcesOf(['Patrol', captain, squad, squad]),
      'units without a slot': forcesOf(['Patrol', captain, servant, servant]),
      'Dedicated Transports, which have their own rule': forcesOf(['Patrol', captain, squad, carrier]),
      'roles in the plural': forcesOf(['Super-heavy', colossus, colossus]),
      'a different role than on the datasheet': forcesOf(['Patrol', captain, unit(captain, { role: 'Troops' })]),
      'a unit that was not found may fill the slot': { ...forcesOf(['Patrol', squad]), gaps: [gap('unit')] },
      'a kind that is not implemented': forcesOf(['Grand Host', tank]),
    },
    fails: {
      'an empty compulsory slot': {
        roster: forcesOf(['Patrol', squad]),
        says: [
          'error detachments/0: Patrol has 0 units with the role hq; it needs 1. -> add-units detachments/0: Add 1 unit with the role hq.',
        ],
      },
      'more than there is room for': {
        roster: forcesOf(['Patrol', captain, captain]),
        says: [
          'error units/1: Patrol has 2 units with the role hq; it has slots for 1. [units/0] -> remove units/1: Remove from the detachment: Captain.',
        ],
      },
      'a role without a slot': {
        roster: forcesOf(['Patrol', captain, tank]),
        says: [
          'error units/1: Tank has the role heavy support, for which Patrol has no slot. [detachments/0] -> remove units/1: Remove from the detachment: Tank.',
        ],
      },
      'not the one unit it has': {
        roster: forcesOf(['Supreme Command', servant]),
        says: ['error detachments/0: Supreme Command has 0 units; it needs 1. -> add-units detachments/0: Add 1 unit.'],
      },
      'more than the one unit it has': {
        roster: forcesOf(['Supreme Command', captain, captain]),
        says: [
          'error units/1: Supreme Command has 2 units with the role hq; it has slots for 1. [units/0] -> remove units/1: Remove from the detachment: Captain.',
          'error detachments/0: Supreme Command may contain 1 unit; it has 2.',
        ],
      },
      'roles that are known only from datasheets': {
        roster: {
          ...rolesByDatasheet,
          units: rolesByDatasheet.units.map((each) => ({ ...each, role: each.role === '' ? '' : undefined })),
        },
        says: [
          'DATA_GAP detachments/0: The units of Patrol do not fit its slots with the roles on their datasheets; the list does not state which roles they were taken in.',
        ],
      },
      'units whose detachment is not stated': {
        roster: forcesOf(['Patrol'], ['Vanguard', captain, unit(squad, { detachment: null })]),
        says: ['NOT_CHECKED detachments/0: The list does not state which units are in Patrol.'],
      },
    },
  },
);
