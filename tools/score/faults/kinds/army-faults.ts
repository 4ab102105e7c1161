import { looseKey } from '#muster/catalogue';
import { copy, distinct, stated, withCopies, withUnits, type Kind } from '../edit.js';
import { has, isAlly, isHero, isOfFaction } from '../known-list.js';

/** The cap of allies is a rule of the detachment, or a limit in the data. */
const ALLIES = ['allies-within-points', 'datasheet-copies-within-limit', 'dataAlone', 'dataDisagree'];

export const ARMY_FAULTS: readonly Kind[] = [
  {
    fault: 'a lower limit',
    codes: ['points-within-limit'],
    ways: ({ roster, points }) => [5, 100].map((over) => ({ roster, pointsLimit: points - over })),
  },
  {
    fault: 'units over the limit',
    codes: ['points-within-limit'],
    ways: (list) =>
      distinct(list)
        .filter((unit) => !isHero(unit))
        .slice(0, 2)
        .map((unit) => ({ ...withCopies(list, unit, 1), pointsLimit: list.points })),
  },
  {
    fault: 'a unit of another faction',
    codes: ['units-of-army-faction', 'army-faction-keyword-shared', 'detachment-faction-shared'],
    ways: (list) => {
      const { factions, datasheets } = list.index.data.readModel;
      const own = factions.find(({ id }) => id === list.factionId);
      const strangers = datasheets.filter(
        (sheet) =>
          sheet.points.minModels === 1 &&
          !sheet.legends &&
          sheet.factions.length === 1 &&
          !isOfFaction(sheet, list.factionId) &&
          !sheet.factionKeywords.some((keyword) => keyword === own?.keyword) &&
          datasheets.filter(({ name }) => name === sheet.name).length === 1,
      );
      const [like] = list.roster.units;
      if (!like) return [];
      return strangers
        .slice(0, 2)
        .map(({ name }) =>
          withUnits(list, [...list.roster.units, { ...copy(like, 0), name, loadout: [], statedPoints: null, section: null }]),
        );
    },
  },
  {
    editions: ['10e'],
    fault: 'a detachment of another faction',
    codes: ['detachment-of-army-faction', 'enhancements-of-detachment'],
    ways: (list) => {
      const { detachments } = list.index.data.readModel;
      const own = new Set(detachments.filter(({ factionIds }) => factionIds.includes(list.factionId)).map(({ name }) => looseKey(name)));
      const others = detachments.filter(({ name, onlyIn }) => !onlyIn && !own.has(looseKey(name)));
      return others.slice(0, 2).map(({ name }) => ({ roster: { ...list.roster, detachments: [stated(name)] } }));
    },
  },
  {
    editions: ['10e'],
    fault: 'allies over their cap',
    codes: ALLIES,
    ways: (list) =>
      distinct(list)
        .filter((unit) => isAlly(unit, list) && !isHero(unit))
        .map((unit) => ({ ...withCopies(list, unit, 7), pointsLimit: 9000 })),
  },
  {
    editions: ['10e'],
    fault: 'a Leader attached to a unit that it cannot lead',
    codes: ['leaders-join-their-bodyguard'],
    ways: (list) => {
      const [leader] = list.units.filter(({ sheet }) => (sheet.leads ?? []).length > 0);
      const vehicles = list.units.filter(({ sheet }) => has(sheet, 'vehicle') || has(sheet, 'monster'));
      if (!leader) return [];
      const { declared = {} } = list.roster;
      return vehicles.slice(0, 2).map(({ unit }) => ({
        roster: { ...list.roster, declared: { ...declared, attachments: [{ leader: leader.unit.unitId, bodyguard: unit.unitId }] } },
      }));
    },
  },
];
