import type { Datasheet, DatasheetAvailability, Faction, ModelType } from '#muster/catalogue';
import type { EntryNode, GroupNode } from '#muster/battlescribe';
import type { ImportContext } from '../context.js';
import { priceIn } from '../costs.js';
import type { DatasheetClauses } from '../clauses/datasheet-clauses.js';
import { keywordsOf } from './datasheet-keywords.js';
import type { Keywords } from './keywords.types.js';
import type { DatasheetRoots } from './datasheet-roots.js';
import { sheetName, withoutMarks } from './datasheet-names.js';
import { homeName } from '../factions.js';
import { modelsOf, type Models } from './model-types.js';
import { optionTree } from './option-groups.js';
import { compareText, sortedUnique } from '../order.js';
import { pointsTable } from './points-table.js';
import type { SheetProfiles } from './profiles.js';
import { stableSlugs } from '../slugs.js';
import { isEntry, offeredId, type ReachedEntry } from '../tree.js';

/** The data outside a datasheet's own tree that is needed to build the datasheet. */
export interface DatasheetSurroundings {
  readonly factions: ReadonlyMap<string, Faction>;
  readonly slugs: ReadonlyMap<string, string>;
  /** Normalised keywords that some datasheet has as a whole. Other categories of models exist only for conditions in the data. */
  readonly printedKeywords: ReadonlySet<string>;
  readonly clauses: ReadonlyMap<string, DatasheetClauses>;
  readonly profiles: (id: string, reached: ReachedEntry) => SheetProfiles;
  readonly isElsewhere: (node: EntryNode | GroupNode) => boolean;
}

export function datasheetSlugs(sheets: readonly DatasheetRoots[]): ReadonlyMap<string, string> {
  return stableSlugs(sheets.map((sheet) => ({ id: sheet.id, name: sheetName(sheet), of: homeOf(sheet) })));
}

/** The army whose file contains the definition. */
function homeOf({ places }: DatasheetRoots): string {
  return homeName(places[0]?.reached.file.name ?? '');
}

/** The definition without its links, because what a link adds belongs to the catalogue with the link. */
export function baseOf(context: ImportContext, { places }: DatasheetRoots): ReachedEntry | null {
  const [first] = places;
  const base = first ? context.trees.reach(first.reached.node, first.reached.file) : null;
  return base && isEntry(base) ? base : null;
}

export function datasheetOf(
  context: ImportContext,
  sheet: DatasheetRoots,
  reached: ReachedEntry,
  around: DatasheetSurroundings,
): Datasheet {
  const models = modelsOf(context, reached);
  const keywords = keywordsOf(context, reached, context.world);
  const profiles = around.profiles(sheet.id, reached);
  const options = optionTree(context, reached, around.isElsewhere, profiles.broughtBy);
  const types = models.types.map(({ type }) => withPrintedKeywords(type, keywords, around.printedKeywords));
  const { name } = reached.node;
  return {
    id: sheet.id,
    slug: around.slugs.get(sheet.id) ?? sheet.id,
    name,
    aliases: aliasesOf(sheet, name),
    factions: availability(context, sheet, keywords, around.factions),
    legends: isLegends(name),
    role: keywords.role ?? roleByLinks(context, sheet),
    powerRating: powerOf(context, reached, models),
    keywords: sortedUnique([...keywords.keywords, ...types.filter(({ min }) => min > 0).flatMap((type) => type.keywords ?? [])]),
    factionKeywords: keywords.factionKeywords,
    profiles: profiles.units,
    weapons: profiles.weapons,
    models: types,
    points: pointsTable(context, reached, models, options),
    options: options.groups,
    damage: profiles.damage,
    transport: null,
    abilities: profiles.abilities,
    printedAbilities: profiles.printedAbilities,
    ...(profiles.invulnerableSaves.length > 0 && { invulnerableSaves: profiles.invulnerableSaves }),
    ...(options.fixed.length > 0 && { wargear: options.fixed }),
    leads: null,
    ...around.clauses.get(sheet.id),
  };
}

/** Some data gives the role on the link from the catalogue to the datasheet. */
function roleByLinks(context: ImportContext, { places }: DatasheetRoots): string | null {
  const roles = places.map(
    ({ catalogue, reached }) => keywordsOf(context, reached, context.worldOf(catalogue.id, context.armyForceId)).role,
  );
  return sortedUnique(roles.filter((role) => role !== null))[0] ?? null;
}

function isLegends(name: string): boolean {
  return /[[(]legends[\])]/i.test(name);
}

/** Lists often omit the part of the name in brackets. */
function aliasesOf({ places }: DatasheetRoots, name: string): readonly string[] {
  const names = [withoutMarks(name), ...places.map(({ reached }) => reached.link?.name ?? name)];
  return sortedUnique(names.filter((other) => other !== name && other !== ''));
}

/** The Power Rating of the smallest size: what the unit must have, plus the cheapest choices if a number of models must be chosen. */
function powerOf(context: ImportContext, reached: ReachedEntry, models: Models): number | null {
  if (context.costs.power === null) return null;
  const own = priceIn(reached, context.costs.power, context.world).value;
  const inside = models.types
    .filter((model) => model.reached.node !== reached.node)
    .map((model) => ({ min: model.type.min, power: priceIn(model.reached, context.costs.power, context.world).value }));
  const required = inside.reduce((sum, { min }) => sum + min, models.types.length - inside.length);
  const chosen = inside.length > 0 ? Math.max(0, models.total.min - required) * Math.min(...inside.map(({ power }) => power)) : 0;
  const power = inside.reduce((sum, model) => sum + model.min * model.power, own + chosen);
  // If the data prices the choices only by modifiers or not at all, the Power Rating is unknown.
  return power === 0 ? null : power;
}

function withPrintedKeywords(type: ModelType, unit: Keywords, printed: ReadonlySet<string>): ModelType {
  const { keywords, ...plain } = type;
  const own = (keywords ?? []).filter((keyword) => !unit.keywords.includes(keyword) && (printed.has(keyword) || keyword === type.name));
  return own.length > 0 ? { ...plain, keywords: own } : plain;
}

function availability(
  context: ImportContext,
  sheet: DatasheetRoots,
  base: Keywords,
  factions: ReadonlyMap<string, Faction>,
): readonly DatasheetAvailability[] {
  return sheet.places
    .map(({ catalogue, reached }): DatasheetAvailability => {
      const here = keywordsOf(context, reached, context.worldOf(catalogue.id, context.armyForceId));
      const added = [...here.keywords, ...here.factionKeywords].filter(
        (keyword) => !base.keywords.includes(keyword) && !base.factionKeywords.includes(keyword),
      );
      const keyword = factions.get(catalogue.id)?.keyword ?? null;
      const has = (wanted: string): boolean => here.factionKeywords.includes(wanted) || here.keywords.includes(wanted);
      return {
        factionId: catalogue.id,
        rootId: offeredId(reached),
        addedKeywords: sortedUnique(added),
        ally: keyword !== null && !has(keyword),
      };
    })
    .sort((a, b) => compareText(a.factionId, b.factionId) || compareText(a.rootId, b.rootId));
}
