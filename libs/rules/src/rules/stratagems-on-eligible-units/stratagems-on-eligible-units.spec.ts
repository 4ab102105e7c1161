import { battleOf, declaring, use } from '../../testing/declaration-builder.js';
import { datasheet, detachment, placed, rosterOf, unit } from '../../testing/roster-builder.js';
import { testRule } from '../../testing/test-rule.js';
import { stratagemsOnEligibleUnits } from './stratagems-on-eligible-units.rule.js';

const squad = datasheet('Squad', ['Infantry']);
const bikes = datasheet('Bikes', ['Mounted']);
const tank = datasheet('Tank', ['Vehicle']);
const strider = datasheet('Strider', ['Vehicle', 'Walker']);
const colossus = datasheet('Colossus', ['Vehicle', 'Titanic']);
const captain = datasheet('Captain', ['Infantry', 'Character'], { leads: ['Bikes'] });
const warden = datasheet('Warden', ['Character'], { abilities: ['Leader'] });
const carrier = datasheet('Carrier', ['Transport'], { transport: { models: 6, passengers: { has: 'Infantry' } } });
const nothing = { has: null, byWargear: false, excludes: null, unless: null, inReserves: false };
type Army = ReturnType<typeof rosterOf>;
type Plan = Parameters<typeof declaring>[1];
const using = (army: Army, name: string, on: number, plan: Plan = { attachments: [] }) => {
  const target = army.units[on];
  return declaring(army, { ...plan, battle: battleOf(use([1, 'own', 'charge'], name, target ? { unit: target } : {})) });
};
const promoted = {
  ...rosterOf(tank),
  detachments: placed([detachment('Host', { grants: [{ keyword: 'Walker', to: { has: 'Vehicle' }, chosen: true }] })]),
};

testRule(
  stratagemsOnEligibleUnits,
  {
    targets: {
      'dig in': { ...nothing, has: 'infantry' },
      'throw it': { ...nothing, has: 'grenades', byWargear: true },
      'snap shot': { ...nothing, excludes: 'titanic' },
      'step in': { ...nothing, excludes: 'vehicle', unless: 'walker' },
      'come early': { ...nothing, inReserves: true },
    },
  },
  {
    passes: {
      'the required keyword': using(rosterOf(squad), 'Dig In', 0),
      'the keyword of an attached unit': using(rosterOf(captain, bikes), 'Dig In', 1, { attachments: [[0, 1]] }),
      'the keyword of one of its models': using(
        rosterOf(unit(bikes, { groups: [{ name: 'Scout', models: 1, keywords: new Set(['infantry']) }] })),
        'Dig In',
        0,
      ),
      'no excluded keyword': using(rosterOf(tank), 'Snap Shot', 0),
      'the keyword that lifts the exclusion': using(rosterOf(strider), 'Step In', 0),
      'in Reserves': using(rosterOf(squad), 'Come Early', 0, { reserves: [[0, 'strategic']] }),
      'embarked in a TRANSPORT in Reserves': using(rosterOf(squad, carrier), 'Come Early', 0, {
        reserves: [[1, 'strategic']],
        passengers: [[0, 1]],
      }),
      'left the battlefield during the battle': using(rosterOf(squad), 'Come Early', 0, { reserves: [[0, 'left-table']] }),
      'one that is not in the table': using(rosterOf(tank), 'War Cry', 0),
      'no unit stated': declaring(rosterOf(tank), { battle: battleOf(use([1, 'own', 'charge'], 'Dig In')) }),
      'no declarations': rosterOf(tank),
    },
    fails: {
      'without the keyword': {
        roster: using(rosterOf(tank), 'Dig In', 0),
        says: ['error battle/0: Dig In is used on Tank, which does not have the keyword INFANTRY. [units/0]'],
      },
      'without the keyword, and no unit with it could join': {
        roster: using(rosterOf(tank, captain), 'Dig In', 0, {}),
        says: ['error battle/0: Dig In is used on Tank, which does not have the keyword INFANTRY. [units/0]'],
      },
      'without the keyword, while a Leader with it may be attached': {
        roster: using(rosterOf(bikes, captain), 'Dig In', 0, {}),
        says: ['DATA_GAP battle/0: Dig In is used on Bikes; it is uncertain whether the unit has the keyword INFANTRY.'],
      },
      'without the keyword, while a Leader clause was not understood': {
        roster: using(rosterOf(warden, squad), 'Dig In', 0, {}),
        says: ['DATA_GAP battle/0: Dig In is used on Warden; it is uncertain whether the unit has the keyword INFANTRY.'],
      },
      'without the keyword, if wargear may give it': {
        roster: using(rosterOf(squad), 'Throw It', 0),
        says: ['DATA_GAP battle/0: Throw It is used on Squad; it is uncertain whether the unit has the keyword GRENADES.'],
      },
      'without the keyword, in an unknown detachment': {
        roster: using({ ...rosterOf(tank), detachments: [] }, 'Dig In', 0),
        says: ['DATA_GAP battle/0: Dig In is used on Tank; it is uncertain whether the unit has the keyword INFANTRY.'],
      },
      'an excluded keyword': {
        roster: using(rosterOf(colossus), 'Snap Shot', 0),
        says: ['error battle/0: Snap Shot cannot be used on Colossus, which has the keyword TITANIC. [units/0]'],
      },
      'an excluded keyword without the one that lifts the exclusion': {
        roster: using(rosterOf(tank), 'Step In', 0),
        says: ['error battle/0: Step In cannot be used on Tank, which has the keyword VEHICLE but not the keyword WALKER. [units/0]'],
      },
      'a unit that may be granted the keyword that lifts the exclusion': {
        roster: using(promoted, 'Step In', 0),
        says: ['DATA_GAP battle/0: Step In is used on Tank; it is uncertain whether the unit has the keyword WALKER.'],
      },
      'not declared to be in Reserves': {
        roster: using(rosterOf(squad), 'Come Early', 0, { reserves: [] }),
        says: [
          'RULE_NOT_MODELLED battle/0: Come Early is used on Squad, which is not declared to be in Reserves. A rule may have placed it there during the battle.',
        ],
      },
      'no declared Reserves': {
        roster: using(rosterOf(squad), 'Come Early', 0),
        says: ['NOT_CHECKED battle/0: The list does not declare which units are in Reserves, so Come Early is not checked.'],
      },
    },
  },
);
