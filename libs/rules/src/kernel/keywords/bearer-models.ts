import { type ResolvedEnhancement, type ArmyUnit } from '#muster/army';
import { keywordKey, type KeywordLookup } from '#muster/catalogue';
import { CHARACTER } from './keywords.js';

/**
 * Whether the unit can contain a model with that name. The datasheet and the list may use a longer or a shorter form of the name. Null if
 * the names of its models are unknown.
 */
export function hasModelNamed({ name, datasheet, groups = [] }: ArmyUnit, bearer: string): boolean | null {
  if (datasheet.models.length === 0 && groups.length === 0) return null;
  const names = [
    name,
    datasheet.name,
    ...datasheet.aliases,
    ...datasheet.models.map((model) => model.name),
    ...groups.map((one) => one.name),
  ];
  const key = keywordKey(bearer);
  return names.map(keywordKey).some((known) => known.includes(key) || key.includes(known));
}

/**
 * Keywords of the model that is named as the bearer. Null if no bearer is named, if the BattleScribe data offers the Enhancement to that
 * model, or if the data has no keywords for single models.
 */
export function keywordsOfBearer(unit: ArmyUnit, { bearer, offeredToBearer }: ResolvedEnhancement): KeywordLookup | null {
  if (bearer === undefined || offeredToBearer) return null;
  const key = keywordKey(bearer);
  const group = unit.groups?.find((one) => keywordKey(one.name) === key);
  if (group) return group.keywords;
  const { models } = unit.datasheet;
  const [model, ...others] = models.filter((one) => keywordKey(one.name) === key);
  const special = new Set(models.flatMap(({ keywords = [] }) => keywords.map(keywordKey)));
  if (!model || others.length > 0 || special.size === 0) return null;
  const own = new Set((model.keywords ?? []).map(keywordKey));
  return { has: (keyword) => own.has(keyword) || (unit.keywords.has(keyword) && !special.has(keyword)) };
}

/**
 * Number of models of the unit that can bear the Enhancement. These are its CHARACTER models, unless the BattleScribe data offers the
 * Enhancement to a single model.
 */
export function possibleBearers({ models, groups, datasheet }: ArmyUnit, { enhancement }: ResolvedEnhancement): number {
  const key = keywordKey(enhancement.name);
  const offered = datasheet.options.filter(({ options }) => options.some(({ name }) => keywordKey(name) === key));
  const [to, ...others] = new Set(offered.map(({ model }) => model));
  if (to && others.length === 0 && datasheet.models.some(({ name, max }) => name === to && max === 1)) return 1;
  if (!groups) return models ?? 0;
  return groups.reduce((sum, group) => (group.keywords.has(CHARACTER) ? sum + group.models : sum), 0);
}
