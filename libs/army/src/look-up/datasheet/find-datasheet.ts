import type { OptionView } from '#muster/battlescribe';
import type { Path } from '#muster/diagnostics';
import type { LoadoutItem, RosterUnit } from '#muster/roster';
import {
  definitionIdOf,
  exactKey,
  looseKey,
  remembered,
  type Datasheet,
  type DatasheetAvailability,
  type Faction,
  type Found,
  type IndexedRelease,
  type NameIndex,
  type ReleaseData,
  type Scope,
} from '#muster/catalogue';
import type { Gap } from '../../army.js';
import { namesOf } from '../../loadout/lines/datasheet-names.js';
import { keysOf } from '../../loadout/lines/wants.js';
import { guessedDatasheet, type Names } from './guessed-datasheet.js';
import { ambiguous, notFound } from '../reasons.js';

/** A datasheet and the option by which a force selects it; `root` is null if the data offers none. */
export interface FoundDatasheet {
  readonly datasheet: Datasheet;
  readonly catalogueId: string | null;
  readonly root: OptionView | null;
  readonly availability: DatasheetAvailability | null;
  /** Index of the loadout item that determined which datasheet is meant; null if the name did. */
  readonly choice: number | null;
  /** The unit's items without the part of an item that determined the datasheet. Absent: all items as written. */
  readonly loadout?: readonly LoadoutItem[];
  /** True if the datasheet was inferred from a misspelt name. Absent: false. */
  readonly isPresumed?: boolean;
  /** True if the data offers the datasheet under several Battlefield Roles and the list does not state one of them. Absent: false. */
  readonly isRoleOpen?: boolean;
}

/**
 * Searches by id if the format has ids; otherwise by name in the army's faction, then its allies, then everything. A datasheet of a wrong
 * faction is found too; the rules then judge it. Outside the army, datasheets of which only prices are known come last.
 */
export function findDatasheet(unit: RosterUnit, path: Path, faction: Faction | null, release: IndexedRelease): FoundDatasheet | Gap {
  const index = release.datasheets;
  const known = release.byId.datasheets.get(definitionIdOf(unit.id)) ?? index.chosen(unit.name);
  if (known !== null) return reach(known, null, unit, faction, release);
  const scopes = scopesOf(faction);
  const plain = lookUp(unit.name, scopes, faction, release);
  if (plain.kind === 'one') return reach(plain.entry, null, unit, faction, release);
  const chosen = byChoice(unit, scopes, index);
  if (chosen !== null)
    return { ...reach(chosen.datasheet, chosen.at, unit, faction, release), ...(chosen.loadout && { loadout: chosen.loadout }) };
  const [own, allies] = scopes;
  const meant = plain.kind === 'none' ? index.meant(unit.name, allies === undefined ? [own] : [own, allies]) : null;
  if (meant !== null) {
    return { ...reach(meant.entry, null, unit, faction, release), isPresumed: !meant.isCertain };
  }
  const guessed =
    plain.kind === 'none'
      ? guessedDatasheet(unit.name, unit.loadout, guessing(unit, allies === undefined ? [own] : [own, allies], faction, release))
      : null;
  if (guessed !== null) return { ...reach(guessed, null, unit, faction, release), isPresumed: true };
  const place = { path, line: unit.line };
  return plain.kind === 'none'
    ? notFound({ kind: 'unit', name: unit.name, index, scopes }, place)
    : ambiguous('unit', unit.name, plain.entries, place);
}

function guessing(unit: RosterUnit, [own, ...others]: Scopes, faction: Faction | null, release: IndexedRelease): Names {
  const known = (datasheet: Datasheet, items: readonly string[]): number => {
    const { root } = reach(datasheet, null, unit, faction, release);
    const names = root === null ? null : namesOf(root);
    return names === null ? 0 : items.filter((item) => keysOf(item).some(names.isOption)).length;
  };
  return { index: release.datasheets, own, scopes: [own, ...others], known };
}

interface Chosen {
  readonly datasheet: Datasheet;
  /** Index of the item that only states the choice; null if it states something else as well. */
  readonly at: number | null;
  readonly loadout?: readonly LoadoutItem[];
}

/** The datasheet that the name and an item make up together, or a part of an item: "North and Claw". */
function byChoice({ name, loadout }: RosterUnit, scopes: Scopes, index: NameIndex<Datasheet>): Chosen | null {
  if (!index.isPartOfName(name)) return null;
  for (const [at, item] of loadout.entries()) {
    const parts = item.name.split(/ and /i);
    for (const part of new Set([item.name, ...parts])) {
      const found = withChoice(name, part).map((composed) => index.find(composed, scopes));
      const one = found.find(({ kind }) => kind === 'one');
      if (one?.kind !== 'one') continue;
      if (part === item.name) return { datasheet: one.entry, at };
      const rest = { ...item, name: parts.filter((other) => other !== part).join(' and ') };
      return { datasheet: one.entry, at: null, loadout: loadout.with(at, rest) };
    }
  }
  return null;
}

/** The list or the data may put the army's name before a datasheet's own name. */
function lookUp(name: string, [own, ...others]: Scopes, faction: Faction | null, release: IndexedRelease): Found<Datasheet> {
  const index = release.datasheets;
  const plain = index.find(name, [own]);
  if (plain.kind !== 'none') return plain;
  if (faction !== null) {
    for (const one of [`${faction.name} ${name}`, ...withoutPrefix(name, faction.name)]) {
      const found = index.find(one, [own]);
      if (found.kind !== 'none') return found;
    }
  }
  const elsewhere = index.find(name, others);
  const namesake =
    faction === null || elsewhere.kind !== 'one' || isOf(faction, elsewhere.entry) ? null : namesakeOf(name, own, faction, release);
  return namesake === null || elsewhere.kind !== 'one' ? elsewhere : { kind: 'several', entries: [namesake, elsewhere.entry] };
}

/**
 * Finds a datasheet of this army whose name differs from another army's only in its first words: "Iron Wagon" in the list may mean this
 * army's "Northmen Wagon", and so may "Wagon". That needs review before the list is said to include another army's unit.
 */
function namesakeOf(name: string, own: Scope<Datasheet>, faction: Faction, release: IndexedRelease): Datasheet | null {
  const words = name.split(' ');
  const index = release.datasheets;
  const longer = index.endingWith(name).find(own);
  if (longer !== undefined) return longer;
  for (let at = 1; at < words.length; at += 1) {
    const found = index.find(`${faction.name} ${words.slice(at).join(' ')}`, [own]);
    if (found.kind === 'one') return found.entry;
  }
  return null;
}

function isOf({ id }: Faction, { factions }: Datasheet): boolean {
  return factions.some(({ factionId }) => factionId === id);
}

function withoutPrefix(name: string, prefix: string): readonly string[] {
  const start = `${exactKey(prefix)} `;
  const key = exactKey(name);
  return key.startsWith(start) ? [key.slice(start.length)] : [];
}

/**
 * Some data has one datasheet for each answer to a choice that the list prints below the name: "Walker" with "Allegiance: North" is "North
 * Walker" in that data.
 */
function withChoice(unitName: string, itemName: string): readonly string[] {
  const colon = itemName.indexOf(':');
  const choice = itemName.slice(colon + 1).trim();
  return choice === '' ? [] : [`${choice} ${unitName}`, `${unitName} ${choice}`];
}

type Scopes = readonly [Scope<Datasheet>, ...Scope<Datasheet>[]];

function scopesOf(faction: Faction | null): Scopes {
  const any: Scope<Datasheet> = () => true;
  const known: Scope<Datasheet> = ({ pricesOnly }) => pricesOnly !== true;
  if (faction === null) return [known, any];
  const { id } = faction;
  return [(datasheet) => armiesOf(datasheet).own.has(id), (datasheet) => armiesOf(datasheet).allied.has(id), known, any];
}

/** Ids of the factions that have the datasheet as their own, and as an ally. Some are offered to dozens of armies. */
const armiesOf = remembered(({ factions }: Datasheet) => {
  const idsOf = (isAlly: boolean) => new Set(factions.flatMap(({ factionId, ally }) => (ally === isAlly ? [factionId] : [])));
  return { own: idsOf(false), allied: idsOf(true) };
});

/** Data may offer one datasheet under several Battlefield Roles; the heading above the unit says which of them is meant. */
function reach(
  datasheet: Datasheet,
  choice: number | null,
  { section }: RosterUnit,
  faction: Faction | null,
  release: IndexedRelease,
): FoundDatasheet {
  const { byRole, usual } = waysTo(datasheet, faction, release);
  const headed = section === null ? undefined : byRole.get(looseKey(section));
  const { catalogueId, root, availability } = headed ?? usual ?? NO_WAY;
  const found = { datasheet, catalogueId, root, availability, choice };
  return headed === undefined && byRole.size > 1 ? { ...found, isRoleOpen: true } : found;
}

/** A way in which a force selects a datasheet. */
interface Way {
  readonly catalogueId: string;
  readonly root: OptionView;
  readonly availability: DatasheetAvailability;
}

interface Ways {
  /** The first of those that are not hidden, by their Battlefield Role. */
  readonly byRole: ReadonlyMap<string, Way>;
  /** The one if the list does not tell; null if there is none. */
  readonly usual: Way | null;
}

const NO_WAY = { catalogueId: null, root: null, availability: null };

/** What is known of the ways to datasheets of a release, by the army's faction. */
const knownWays = remembered<ReleaseData, Map<Datasheet, Map<string | null, Ways>>>(() => new Map());

function waysTo(datasheet: Datasheet, faction: Faction | null, release: IndexedRelease): Ways {
  const ofRelease = knownWays(release.data);
  const ofDatasheet = ofRelease.get(datasheet) ?? new Map<string | null, Ways>();
  const known = ofDatasheet.get(faction?.id ?? null);
  if (known !== undefined) return known;
  const ways = findWays(datasheet, faction, release);
  ofRelease.set(datasheet, ofDatasheet.set(faction?.id ?? null, ways));
  return ways;
}

function findWays({ factions }: Datasheet, faction: Faction | null, release: IndexedRelease): Ways {
  const own = factions.filter(({ factionId }) => factionId === faction?.id);
  const ways = (own.length > 0 ? own : factions).flatMap((availability): readonly Way[] => {
    const catalogueId = catalogueOf(availability, release);
    const root = catalogueId === null ? undefined : release.roots(catalogueId).byRootId.get(availability.rootId);
    return catalogueId === null || root === undefined ? [] : [{ catalogueId, root, availability }];
  });
  const shown = ways.filter(({ root }) => !root.hidden);
  return {
    byRole: new Map(shown.map((way) => [roleOf(way, release), way] as const).toReversed()),
    usual: shown.find(({ root }) => !root.hiddenVaries) ?? shown[0] ?? ways[0] ?? null,
  };
}

function roleOf({ root, catalogueId }: Way, { game }: IndexedRelease): string {
  const role = root.categories.find(({ primary }) => primary);
  return role === undefined ? '' : looseKey(game.catalogue(catalogueId)?.category(role.id)?.name ?? role.name);
}

function catalogueOf({ factionId }: DatasheetAvailability, release: IndexedRelease): string | null {
  return release.data.readModel.factions.find(({ id }) => id === factionId)?.catalogueId ?? null;
}
