import { looseKey } from '#muster/catalogue';
import {
  bearing,
  change,
  copiesOf,
  copy,
  distinct,
  freeEnhancements,
  ofSize,
  stated,
  upgrade,
  withCopies,
  withUnits,
  type FaultyList,
  type Kind,
} from './edit.js';
import { canBear, enhancementsOf, has, isHero, isOfFaction, type KnownList, type KnownUnit } from './known-list.js';

const COPIES = ['datasheet-copies-within-limit'];
const SIZES = ['unit-size-purchasable', 'loadout/too-many', 'loadout/too-few', 'tooManyOfOption'];
/** The data may not offer the Enhancement to the unit either; its price is then unknown. */
const BEARER = ['enhancement-bearer-eligible', 'enhancementNotOffered'];
const LOADOUT = ['loadout/too-many', 'tooManyOfOption', 'UNRESOLVED_NAME', 'WARGEAR_NOT_STATED'];
const WIDE = ['battleline', 'dedicated transport'];

const isWide = ({ sheet }: KnownUnit): boolean => WIDE.some((keyword) => has(sheet, keyword));

/** Faults that are illegal in the 10th edition. */
const KINDS: readonly Kind[] = [
  {
    fault: 'no Warlord',
    codes: ['one-warlord'],
    // The whole unit is left out: some models must be the Warlord, so a list need not name them.
    ways: (list) => [
      withUnits(
        list,
        list.roster.units.filter(({ warlord }) => !warlord),
      ),
    ],
  },
  {
    fault: 'two Warlords',
    codes: ['one-warlord'],
    ways: (list) =>
      list.units
        .filter(({ unit, sheet }) => !unit.warlord && has(sheet, 'character'))
        .map((other) => change(list, other, (unit) => ({ ...unit, warlord: true }))),
  },
  {
    fault: 'a Warlord that is not a CHARACTER',
    codes: ['warlord-is-character'],
    ways: (list) =>
      list.units
        .filter(({ sheet }) => !has(sheet, 'character') && !has(sheet, 'titanic'))
        .map(({ index }) =>
          withUnits(
            list,
            list.roster.units.map((unit, place) => ({ ...unit, warlord: place === index })),
          ),
        ),
  },
  {
    fault: 'a model too many',
    codes: SIZES,
    ways: (list) => ofSize(list, ({ sheet }) => (sheet.points.maxModels === null ? null : sheet.points.maxModels + 1)),
  },
  { fault: 'a model too few', codes: SIZES, ways: (list) => ofSize(list, ({ sheet }) => sheet.points.minModels - 1) },
  {
    fault: 'a fourth copy',
    codes: COPIES,
    ways: (list) =>
      distinct(list)
        .filter((unit) => !isWide(unit) && !isHero(unit))
        .map((unit) => withCopies(list, unit, 4 - copiesOf(list, unit))),
  },
  {
    fault: 'a seventh copy of a BATTLELINE unit',
    codes: COPIES,
    ways: (list) =>
      distinct(list)
        .filter(isWide)
        .map((unit) => withCopies(list, unit, 7 - copiesOf(list, unit))),
  },
  {
    fault: 'an EPIC HERO twice',
    codes: ['epic-heroes-once'],
    ways: (list) =>
      distinct(list)
        .filter(isHero)
        .map((unit) => withCopies(list, unit, 1)),
  },
  {
    fault: 'a second Enhancement on a unit',
    codes: ['one-enhancement-per-unit'],
    ways: (list) =>
      list.units
        .filter(({ unit }) => unit.enhancements.length === 1)
        .flatMap((bearer) =>
          enhancementsOf(list, true)
            .filter(({ name }) => looseKey(name) !== looseKey(bearer.unit.enhancements[0]?.name ?? ''))
            .slice(0, 2)
            .map(({ name }) => change(list, bearer, bearing(name))),
        ),
  },
  {
    fault: 'an Enhancement twice',
    codes: ['enhancements-distinct'],
    ways: (list) => {
      const taken = list.roster.units.flatMap(({ enhancements }) => enhancements.map(({ name }) => name));
      const free = list.units.filter((unit) => canBear(unit) && unit.unit.enhancements.length === 0);
      return taken.flatMap((name) => free.map((unit) => change(list, unit, bearing(name))));
    },
  },
  {
    fault: 'an Enhancement of another detachment',
    codes: ['enhancements-of-detachment'],
    ways: (list) =>
      list.units
        .filter(({ unit }) => unit.enhancements.length === 1)
        .flatMap((bearer) =>
          enhancementsOf(list, false)
            .slice(0, 3)
            .map(({ name }) => change(list, bearer, (unit) => ({ ...unit, enhancements: [upgrade(name)] }))),
        ),
  },
  {
    fault: 'a fourth Enhancement',
    codes: ['enhancements-within-limit'],
    ways: (list) => {
      const [bearer] = list.units.filter(canBear);
      const names = enhancementsOf(list, true).map(({ name }) => name);
      if (!bearer || names.length < 4) return [];
      const bare = list.roster.units.map((unit) => ({ ...unit, enhancements: [] }));
      const bearers = names.slice(0, 4).map((name, number) => bearing(name)(copy(bearer.unit, number)));
      return [withUnits(list, [...bare, ...bearers])];
    },
  },
  {
    fault: 'an Enhancement on an EPIC HERO',
    codes: BEARER,
    ways: (list) =>
      list.units.filter(isHero).flatMap((hero) =>
        enhancementsOf(list, true)
          .slice(0, 1)
          .map(({ name }) => change(list, hero, bearing(name))),
      ),
  },
  {
    fault: 'an Enhancement on a unit that is not a CHARACTER',
    codes: BEARER,
    ways: (list) =>
      distinct(list)
        .filter(({ sheet }) => !has(sheet, 'character'))
        .flatMap((unit) =>
          freeEnhancements(list)
            .slice(0, 1)
            .map(({ name }) => change(list, unit, bearing(name))),
        ),
  },
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
    codes: ['units-of-army-faction'],
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
    fault: 'wargear that the datasheet does not have',
    codes: LOADOUT,
    ways: (list) =>
      distinct(list).map((unit) =>
        change(list, unit, (edited) => ({
          ...edited,
          loadout: [...edited.loadout, { ...stated('Moonlit Salt Trombone'), count: 1, items: [] }],
        })),
      ),
  },
  {
    fault: 'wargear of another datasheet',
    codes: LOADOUT,
    ways: (list) =>
      list.units.flatMap((unit, place) => {
        const other = list.units[(place + 1) % list.units.length];
        const own = new Set(unit.sheet.weapons.map(({ name }) => looseKey(name)));
        const weapon = other?.sheet.weapons.find(({ name }) => !own.has(looseKey(name)) && !/[–-]/u.test(name));
        if (!weapon) return [];
        const item = { ...stated(weapon.name), count: 1, items: [] };
        return [change(list, unit, (edited) => ({ ...edited, loadout: [...edited.loadout, item] }))];
      }),
  },
  {
    fault: 'far too much of a weapon',
    codes: LOADOUT,
    ways: (list) =>
      distinct(list).flatMap((unit) => {
        const weapons = new Set(unit.sheet.weapons.map(({ name }) => looseKey(name)));
        const item = unit.unit.loadout.find(({ name }) => weapons.has(looseKey(name)));
        if (!item) return [];
        const more = { ...item, count: item.count + 20 };
        return [change(list, unit, (edited) => ({ ...edited, loadout: edited.loadout.map((one) => (one === item ? more : one)) }))];
      }),
  },
];

/** Makes `count` faulty lists from a legal one: one way of each kind of fault first, then further ways. */
export function faultyLists(list: KnownList, count: number): readonly FaultyList[] {
  const ways = KINDS.map(({ fault, codes, ways: waysOf }) => waysOf(list).map((edited): FaultyList => ({ fault, codes, ...edited })));
  const most = Math.max(...ways.map((one) => one.length));
  const inTurn = Array.from({ length: most }, (_, turn) => ways.flatMap((one) => one.slice(turn, turn + 1))).flat();
  return inTurn.slice(0, count);
}
