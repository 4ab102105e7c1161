import {
  keywordKey,
  matches,
  type ArmyOption,
  type Datasheet,
  type Detachment,
  type Enhancement,
  type Faction,
  type ModelType,
  type OptionGroup,
  type PointsTable,
  type Profile,
  type ReadModel,
  type TransportCapacity,
} from '#muster/catalogue';
import type {
  NativeArmyOption,
  NativeDatasheet,
  NativeDetachment,
  NativeEnhancement,
  NativeFaction,
  NativeOptionGroup,
  NativeProfile,
  NativeTransport,
} from '../native.types.js';
import { ROLE_KEYWORDS } from './editions.js';
import { bearerOf } from './enhancements.js';
import { bringsOf, cardOf, profileId } from './unit-card.js';

/** Returns a slug that is unique among the entries of its kind. */
export type SlugOf = (name: string, of: string) => string;

export function factionRow({ id, name, aliases, keyword, parent, pricesOf }: NativeFaction, slug: SlugOf): Faction {
  const known = { id, slug: slug(name, id), name, aliases, keyword, parentId: parent, catalogueId: id };
  return pricesOf === null ? known : { ...known, pricesOf, missingFiles: [name] };
}

/** @param factions the factions that may select it: its own, and the narrower factions that belong to it */
export function datasheetRow(sheet: NativeDatasheet, faction: Faction, factions: readonly Faction[], slug: SlugOf): Datasheet {
  const { id, name, aliases, keywords, legends, powerRating, abilities, transport, leads, warlord, models } = sheet;
  const isLone = isLoneModel(sheet);
  const isNamed = keywords.some((keyword) => keywordKey(keyword) === keywordKey(name));
  const all = isNamed ? keywords : [...keywords, name];
  const factionKeywords = sheet.factionKeywords.length > 0 ? sheet.factionKeywords : [faction.keyword ?? faction.name];
  return {
    id,
    slug: slug(name, faction.name),
    name,
    aliases,
    factions: factions.map((one) => ({ factionId: one.id, rootId: id, addedKeywords: [], ally: false })),
    legends,
    role: sheet.role ?? roleOf(keywords),
    powerRating,
    keywords: all,
    factionKeywords,
    profiles: sheet.profiles.map((profile) => profileRow(id, profile)),
    weapons: sheet.weapons.map((profile) => profileRow(id, profile)),
    damage: sheet.damage.map((profile) => profileRow(id, profile)),
    models: isLone ? models.map((model) => ({ ...modelRow(sheet, model), id })) : models.map((model) => modelRow(sheet, model)),
    points: pointsTable(sheet),
    ...(sheet.pricesOnly && { pricesOnly: true as const }),
    options: [
      ...sheet.options.map((group) => optionRow(sheet, null, group)),
      ...models.flatMap((model) => model.options.map((group) => optionRow(sheet, isLone ? null : model.name, group))),
    ],
    transport: transport && transportRow(transport),
    abilities: [...abilities, ...sheet.factionAbilities],
    ...cardOf(sheet),
    leads,
    ...(warlord !== 'may' && { warlordClauses: [warlord] }),
  };
}

/** A datasheet is listed under the first role that it has. */
function roleOf(keywords: readonly string[]): string | null {
  const keys = new Set(keywords.map(keywordKey));
  return ROLE_KEYWORDS.find((role) => keys.has(keywordKey(role))) ?? null;
}

/** A datasheet of exactly one model is that model. */
export function isLoneModel({ models: [model, ...others] }: Pick<NativeDatasheet, 'models'>): boolean {
  return others.length === 0 && model?.min === 1 && model.max === 1;
}

function profileRow(sheet: string, { name, kind, characteristics }: NativeProfile): Profile {
  return { id: profileId(sheet, { name, kind }), name, kind, characteristics };
}

function modelRow(sheet: NativeDatasheet, { id, name, min, max, keywords }: NativeDatasheet['models'][number]): ModelType {
  const most = max ?? sheet.size?.max ?? null;
  return { id: `${sheet.id}.${id}`, name, min, max: most, ...(keywords.length > 0 && { keywords }) };
}

function pointsTable({ models, options, points, size }: NativeDatasheet): PointsTable {
  const mosts = models.map(({ max }) => max);
  const most = mosts.reduce<number | null>((sum, max) => (sum === null || max === null ? null : sum + max), 0);
  const groups = [...options, ...models.flatMap((model) => model.options)];
  const priced = groups.flatMap((group) => group.options).filter((option) => option.points !== 0);
  const wargear = new Map(priced.map(({ name, points: price }) => [`${name}\n${price}`, { name, points: price }]));
  const maxModels = size?.max ?? most;
  const last = points.bySize.length - 1;
  return {
    minModels: size?.min ?? models.reduce((sum, { min }) => sum + min, 0),
    maxModels,
    bySize: points.bySize.map((tier, index) => (index === last && last > 0 ? { ...tier, upTo: tier.upTo ?? maxModels } : tier)),
    perModel: models.filter((model) => model.points !== 0).map(({ name, points: price }) => ({ name, points: price })),
    wargear: [...wargear.values()],
    byCopy: points.byCopy,
    complete: true,
  };
}

function transportRow({ models, passengers, speaksOf, spaces, kept }: NativeTransport): TransportCapacity {
  return { models, passengers, speaksOf, ...(spaces.length > 0 && { spaces }), ...(kept.length > 0 && { kept }) };
}

function optionRow(sheet: NativeDatasheet, model: string | null, { id, name, min, max, options }: NativeOptionGroup): OptionGroup {
  return {
    id: `${sheet.id}.${id}`,
    name,
    model,
    min,
    max,
    options: options.map((option) => ({
      id: `${sheet.id}.${option.id}`,
      name: option.name,
      points: option.points,
      default: option.default,
      ...bringsOf(sheet, option.name, option.abilities),
    })),
  };
}

/** @param factionIds all factions that may choose it */
export function detachmentRow(detachment: NativeDetachment, factionIds: readonly string[], slug: SlugOf): Detachment {
  const { id, name, aliases, slots, commandPoints, ruleName, restrictions, detachmentPoints, allows, allowsUpTo } = detachment;
  const { forceDispositions, uniqueTags } = detachment;
  const named = slug(name, factionIds[0] ?? id);
  const grants = detachment.grants.map(({ keyword, to, chosen, upTo }) => ({
    keyword,
    to,
    ...(chosen && { chosen }),
    ...(upTo !== null && { upTo }),
  }));
  return {
    ...{ id, slug: named, name, aliases, factionIds, slots, commandPoints, ruleName, grants, restrictions, detachmentPoints },
    ...(forceDispositions.length > 0 && { forceDispositions }),
    ...(uniqueTags.length > 0 && { uniqueTags }),
    ...(allows.length > 0 && { allows }),
    ...(allowsUpTo.length > 0 && { allowsUpTo }),
  };
}

/** @param factionIds the factions of its detachments */
export function enhancementRow(
  enhancement: NativeEnhancement,
  factionIds: readonly string[],
  { datasheets, detachments }: Pick<ReadModel, 'datasheets' | 'detachments'>,
  slug: SlugOf,
): Enhancement {
  const { id, name, aliases, points, bearer, upgrade } = enhancement;
  const offeredBy = datasheets.filter((sheet) => mayBear(enhancement, factionIds, sheet, detachments)).map((sheet) => sheet.id);
  const named = slug(name, factionIds[0] ?? id);
  return {
    ...{ id, slug: named, name, aliases, factionIds, detachmentIds: enhancement.detachments, points, bearer, upgrade, offeredBy },
    ...(enhancement.copies !== null && { copies: enhancement.copies }),
    ...(enhancement.leads.length > 0 && { leads: enhancement.leads }),
  };
}

/** Whether the clause admits a datasheet of these factions, by its printed keywords or with keywords that a detachment gives it. */
export function mayBear(
  { bearer }: Pick<NativeEnhancement, 'bearer'>,
  factionIds: readonly string[],
  sheet: Datasheet,
  detachments: readonly Detachment[],
): boolean {
  if (!sheet.factions.some(({ factionId }) => factionIds.includes(factionId))) return false;
  const printed = new Set([...sheet.keywords, ...sheet.factionKeywords].map(keywordKey));
  const given = detachments.map(({ grants }) => grants.filter(({ to }) => matches(to, printed)).map(({ keyword }) => keywordKey(keyword)));
  return [[], ...given].some((keys) => matches(bearerOf({ bearer }), new Set([...printed, ...keys])));
}

export function armyOptionRow(option: NativeArmyOption, slug: SlugOf): ArmyOption {
  const { id, name, aliases, kind, factions, points, commandPoints, group, eligibility } = option;
  const named = slug(name, factions[0] ?? id);
  return { id, slug: named, name, aliases, kind, factionIds: factions, points, commandPoints, group, eligibility };
}
