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
      'filled, and no fuller than they are': forcesOf(['Patrol', captain, squad, squad]),
      'units without a slot': forcesOf(['Patrol', captain, servant, servant]),
      'Dedicated Transports, which have a rule of their own': forcesOf(['Patrol', captain, squad, carrier]),
      'roles in the plural': forcesOf(['Super-heavy', colossus, colossus]),
      'another role than the datasheet has': forcesOf(['Patrol', captain, unit(captain, { role: 'Troops' })]),
      'a unit that was not found may fill it': { ...forcesOf(['Patrol', squad]), gaps: [gap('unit')] },
      'a kind that is not built': forcesOf(['Grand Host', tank]),
    },
    fails: {
      'an empty compulsory slot': {
        roster: forcesOf(['Patrol', squad]),
        says: [
          'error detachments/0: Patrol has 0 units of the role hq; it needs 1. -> add-units detachments/0: Add 1 unit of the role hq.',
        ],
      },
      'more than there is room for': {
        roster: forcesOf(['Patrol', captain, captain]),
        says: [
          'error units/1: Patrol has 2 units of the role hq; it has room for 1. [units/0] -> remove units/1: Take out of it: Captain.',
        ],
      },
      'a role without a slot': {
        roster: forcesOf(['Patrol', captain, tank]),
        says: [
          'error units/1: Tank is of the role heavy support, for which Patrol has no slot. [detachments/0] -> remove units/1: Take out of it: Tank.',
        ],
      },
      'not the one unit it has': {
        roster: forcesOf(['Supreme Command', servant]),
        says: ['error detachments/0: Supreme Command has 0 units; it needs 1. -> add-units detachments/0: Add 1 unit.'],
      },
      'more than the one unit it has': {
        roster: forcesOf(['Supreme Command', captain, captain]),
        says: [
          'error units/1: Supreme Command has 2 units of the role hq; it has room for 1. [units/0] -> remove units/1: Take out of it: Captain.',
          'error detachments/0: Supreme Command may contain 1 unit; it has 2.',
        ],
      },
      'roles that are known from datasheets only': {
        roster: {
          ...rolesByDatasheet,
          units: rolesByDatasheet.units.map(({ role, ...each }) => ({ ...each, ...(role === '' && { role }) })),
        },
        says: [
          'DATA_GAP detachments/0: The units of Patrol do not fit its slots by the roles on their datasheets; the roles they were taken in are not known.',
        ],
      },
      'units that are not placed': {
        roster: forcesOf(['Patrol'], ['Vanguard', captain, unit(squad, { detachment: null })]),
        says: ['NOT_CHECKED detachments/0: Which units are in Patrol is not stated.'],
      },
    },
  },
);
