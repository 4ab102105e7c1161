import type { BearerClause, KeywordExpression } from '#muster/catalogue';
import { declaring } from '../../testing/declaration-builder.js';
import { datasheet, enhancement, gap, rosterOf, unit } from '../../testing/roster-builder.js';
import { testRule } from '../../testing/test-rule.js';
import { enhancementBearerEligible } from './enhancement-bearer-eligible.rule.js';

const captain = datasheet('Captain', ['Character', 'Infantry']);
const hero = datasheet('Marn the Grey', ['Character', 'Epic Hero']);
const tank = datasheet('Tank', ['Vehicle']);
const squad = datasheet('Squad', ['Infantry']);

const only = (bearer: KeywordExpression): BearerClause => ({ kind: 'expression', bearer });
const bearing = (sheet: typeof captain, facts: Parameters<typeof enhancement>[1] = {}, granted: string[] = []) =>
  rosterOf(unit(sheet, { granted, enhancements: [enhancement('Ember Lens', facts)] }));
const vehicles = only({ has: 'Vehicle' });
const officer = { id: 'officer', name: 'Officer', min: 1, max: 1, keywords: ['Officer', 'Character'] };
const trooper = { id: 'trooper', name: 'Trooper', min: 1, max: 4 };
const staff = datasheet('Staff', ['Officer', 'Character', 'Infantry'], { minModels: 5, models: [officer, trooper] });
const borneBy = (
  bearer: string,
  facts: Parameters<typeof bearing>[1] = {},
  sheet = staff,
  more: { readonly offeredToBearer?: boolean } = {},
) => {
  const army = bearing(sheet, facts);
  const named = army.units.map((each) => ({ ...each, enhancements: each.enhancements.map((taken) => ({ ...taken, bearer, ...more })) }));
  return { ...army, units: named };
};
const unknownDetachment = { detachments: [], gaps: [gap('detachment')] };

testRule(
  enhancementBearerEligible,
  {},
  {
    passes: {
      'a character': bearing(captain),
      'a character that fits the clause': bearing(captain, { bearer: only({ has: 'Infantry' }) }),
      'a character with the ability that the clause names': bearing(datasheet('Diver', ['Character'], { abilities: ['Deep Dive'] }), {
        bearer: { kind: 'expression', bearer: { has: 'Character' }, ability: 'Deep Dive' },
      }),
      'the datasheet that the clause names': bearing(captain, { bearer: only({ has: 'Captain' }) }),
      'a CHARACTER by a granted keyword': bearing(squad, {}, ['Character']),
      'a vehicle that the clause and the data allow': bearing(tank, { bearer: vehicles, offeredBy: ['tank'] }),
      'an EPIC HERO that the clause names': bearing(hero, { bearer: only({ has: 'Marn the Grey' }) }),
      'an epic hero, where the clause says so': bearing(hero, { bearer: only({ has: 'Epic Hero' }) }),
      'the model that fits the clause': borneBy('Officer', { bearer: only({ has: 'Officer' }) }),
      'a model to which the data offers it': borneBy('Trooper', { bearer: only({ has: 'Officer' }) }, staff, { offeredToBearer: true }),
      'a model without keywords in the data': borneBy('Guard', {}, datasheet('Court', ['Character'], { models: [trooper] })),
      'an Upgrade that another unit of the attached unit may have': declaring(
        rosterOf(unit(captain, { enhancements: [enhancement('Ember Lens', { copies: 3, bearer: vehicles })] }), tank),
        { attachments: [[0, 1]] },
      ),
      'an upgrade on any unit that fits': bearing(tank, { upgrade: true }),
    },
    fails: {
      'a model that does not fit the clause': {
        roster: borneBy('Trooper', { bearer: only({ has: 'Officer' }) }),
        says: [
          'error units/0/enhancements/0: Trooper of Staff bears Ember Lens but does not have the keywords that its bearer needs. -> remove units/0/enhancements/0: Remove Ember Lens from Staff.',
        ],
      },
      'a model that is not a CHARACTER': {
        roster: borneBy('Trooper'),
        says: [
          'error units/0/enhancements/0: Trooper of Staff bears Ember Lens but does not have the keywords that its bearer needs. -> remove units/0/enhancements/0: Remove Ember Lens from Staff.',
        ],
      },
      'not a CHARACTER': {
        roster: bearing(squad),
        says: [
          'error units/0/enhancements/0: Squad bears Ember Lens but is not a CHARACTER. -> remove units/0/enhancements/0: Remove Ember Lens from Squad.',
        ],
      },
      'not a CHARACTER, and offered only to other units': {
        roster: bearing(tank, { bearer: vehicles, offeredBy: ['captain'] }),
        says: [
          'error units/0/enhancements/0: Tank bears Ember Lens but is not a CHARACTER. -> remove units/0/enhancements/0: Remove Ember Lens from Tank.',
        ],
      },
      'an epic hero': {
        roster: bearing(hero, { bearer: only({ not: { has: 'Vehicle' } }) }),
        says: [
          'error units/0/enhancements/0: Marn the Grey bears Ember Lens but is an EPIC HERO. -> remove units/0/enhancements/0: Remove Ember Lens from Marn the Grey.',
        ],
      },
      'an Upgrade that no unit of the attached unit may have': {
        roster: declaring(rosterOf(unit(captain, { enhancements: [enhancement('Ember Lens', { copies: 3, bearer: vehicles })] }), squad), {
          attachments: [[0, 1]],
        }),
        says: [
          'error units/0/enhancements/0: Captain bears Ember Lens but does not have the keywords that its bearer needs. -> remove units/0/enhancements/0: Remove Ember Lens from Captain.',
        ],
      },
      'a character that does not fit the clause': {
        roster: bearing(captain, { bearer: only({ all: [{ has: 'Infantry' }, { any: [{ has: 'Jump Pack' }, { has: 'Cavalry' }] }] }) }),
        says: [
          'error units/0/enhancements/0: Captain bears Ember Lens but does not have the keywords that its bearer needs. -> remove units/0/enhancements/0: Remove Ember Lens from Captain.',
        ],
      },
      'a character that may have the ability by a choice': {
        roster: bearing(captain, { bearer: { kind: 'expression', bearer: { has: 'Character' }, ability: 'Deep Dive' } }),
        says: ['DATA_GAP units/0/enhancements/0: The clause about who may bear Ember Lens was not understood.'],
      },
      'a clause that was not understood': {
        roster: bearing(squad, { bearer: { kind: 'unread' } }),
        says: ['DATA_GAP units/0/enhancements/0: The clause about who may bear Ember Lens was not understood.'],
      },
      'a vehicle that fits the clause but to which the data does not offer it': {
        roster: bearing(tank, { bearer: vehicles }),
        says: [
          "DATA_GAP units/0/enhancements/0: Tank bears Ember Lens but is not an eligible bearer by the general rule (a CHARACTER that is not an EPIC HERO); the Enhancement's own clause may allow it.",
        ],
      },
      'a detachment that was not found might grant the keyword': {
        roster: { ...bearing(squad), ...unknownDetachment },
        says: [
          'DATA_GAP units/0/enhancements/0: Squad bears Ember Lens, which its datasheet alone does not allow; the detachment, which could grant keywords, is unknown.',
        ],
      },
      'an epic hero, whatever is granted': {
        roster: { ...bearing(hero), ...unknownDetachment },
        says: [
          'error units/0/enhancements/0: Marn the Grey bears Ember Lens but is an EPIC HERO. -> remove units/0/enhancements/0: Remove Ember Lens from Marn the Grey.',
        ],
      },
    },
  },
);
