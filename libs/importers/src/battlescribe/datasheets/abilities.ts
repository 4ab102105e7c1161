import {
  isCoreAbility,
  isSheetSection,
  needsNumber,
  readAbilityName,
  type PrintedAbility,
  type PrintedKind,
  type InvulnerableSave,
} from '#muster/catalogue';
import type { ImportContext } from '../context.js';
import { compareText, sortedUnique } from '../order.js';
import type { Shown } from './shown.js';

/** A profile or rule with the node that shows it: the unit, one of its models or an item of wargear. */
export interface PlacedAbility {
  readonly shown: Shown;
  /** False for wargear. */
  readonly isBearer: boolean;
  /** Name of the model below which it is shown. Null for the unit itself. */
  readonly model: string | null;
  /** Id of the item of wargear that shows it. Null for the unit and its models. */
  readonly item: string | null;
}

export const isInvulnerable = (name: string): boolean => /\binvulnerable save\b/i.test(name);

/** The abilities and invulnerable saves of a datasheet. `models` are the names of its models. */
export function abilitiesOf(
  context: ImportContext,
  placed: readonly PlacedAbility[],
  models: ReadonlySet<string>,
): { readonly printedAbilities: readonly PrintedAbility[]; readonly invulnerableSaves: readonly InvulnerableSave[] } {
  const granted = grantsIn(context, placed);
  const abilities = placed.filter(isPrinted).flatMap((one) => abilityOf(one, granted));
  return { printedAbilities: merged(abilities), invulnerableSaves: savesOf(context, placed, models) };
}

/** Links to other rules of the game explain words in the texts of abilities, such as the keywords of weapons. */
function isPrinted({ shown: { name, profile, from }, isBearer }: PlacedAbility): boolean {
  if (isInvulnerable(name) || profile?.typeName === 'Transport') return false;
  if (isBearer) return profile !== null || from !== 'game' || isCoreAbility(name) || isSheetSection(name);
  // Options list the abilities that they bring themselves; only core abilities need their numbers from here.
  return isCoreAbility(name) && (profile === null ? from === 'game' : /^abilit/i.test(profile.typeName));
}

type Found = Omit<PrintedAbility, 'models'> & { readonly model: string | null };

function abilityOf(one: PlacedAbility, granted: ReadonlyMap<string, readonly Grant[]>): readonly Found[] {
  const { shown, model } = one;
  const { name, value } = readAbilityName(shown.name);
  const kind = kindOf(one, name);
  const values = value === undefined ? shown.numbers : [value];
  if (values.length > 0) return values.map((number) => ({ name, kind, value: number, model }));
  if (!needsNumber(name)) return [{ name, kind, model }];
  const grants = granted.get(name) ?? [];
  const byValue = Map.groupBy(grants, (grant) => grant.value);
  return grants.length === 0
    ? [{ name, kind, model }]
    : [...byValue].map(([number, by]) => ({ name, kind, value: number, model, grantedBy: sortedUnique(by.map(({ ability }) => ability)) }));
}

function kindOf({ shown: { profile, from } }: PlacedAbility, name: string): PrintedKind {
  if (isCoreAbility(name)) return 'core';
  if (isSheetSection(name)) return 'other';
  if (profile) return /^abilit/i.test(profile.typeName) ? 'datasheet' : 'other';
  return from === 'node' ? 'datasheet' : from === 'game' ? 'other' : 'faction';
}

interface Grant {
  readonly ability: string;
  readonly value: string;
}

/** The numbers of core abilities that other abilities of the datasheet grant, by the name of the core ability. */
function grantsIn({ facts }: ImportContext, placed: readonly PlacedAbility[]): ReadonlyMap<string, readonly Grant[]> {
  const grants = placed.flatMap(({ shown: { id, name } }) =>
    (facts.coreAbilities.get(id) ?? []).map(({ ability: core, value }) => ({ core, ability: name, value })),
  );
  return Map.groupBy(grants, ({ core }) => core);
}

/** One line for each name and number; a link without a number adds nothing to one that has it. A line of the whole unit includes those of its models. */
function merged(found: readonly Found[]): readonly PrintedAbility[] {
  const numbered = new Set(found.filter(({ value }) => value !== undefined).map(({ name }) => name));
  const complete = found.filter(({ name, value }) => value !== undefined || !numbered.has(name));
  const lines = Map.groupBy(complete, ({ name, kind, value = '' }) => `${kind}\n${name.toLowerCase()}\n${value}`);
  const abilities = [...lines.values()].flatMap((same): readonly PrintedAbility[] => {
    const [first] = same;
    if (!first) return [];
    const { model: _, ...ability } = first;
    return [{ ...ability, ...modelsOf(same) }];
  });
  return abilities.sort((a, b) => compareText(a.name, b.name) || compareText(a.kind, b.kind) || compareText(a.value ?? '', b.value ?? ''));
}

function modelsOf(found: readonly { readonly model: string | null }[]): { readonly models?: readonly string[] } {
  const models = found.map(({ model }) => model);
  return models.includes(null) ? {} : { models: sortedUnique(models.filter((model) => model !== null)) };
}

type FoundSave = Omit<InvulnerableSave, 'models' | 'wargear'> & { readonly model: string | null; readonly item: string | null };

function savesOf(context: ImportContext, placed: readonly PlacedAbility[], models: ReadonlySet<string>): readonly InvulnerableSave[] {
  const found = placed.flatMap((one) => savesIn(context, one, models));
  const same = Map.groupBy(found, ({ value, against = '', ability = '' }) => `${value ?? ''}\n${against}\n${ability}`);
  const saves = [...same.values()].flatMap((some): readonly InvulnerableSave[] => {
    const [first] = some;
    if (!first) return [];
    const { model: _model, item: _item, ...save } = first;
    const items = some.map(({ item }) => item);
    const wargear = items.includes(null) ? {} : { wargear: sortedUnique(items.filter((item) => item !== null)) };
    return [{ ...save, ...modelsOf(some), ...wargear }];
  });
  return saves.sort((a, b) => compareText(a.value ?? '', b.value ?? '') || compareText(a.against ?? '', b.against ?? ''));
}

function savesIn({ facts }: ImportContext, { shown, model, item }: PlacedAbility, models: ReadonlySet<string>): readonly FoundSave[] {
  const { id, name } = shown;
  const isSave = isInvulnerable(name);
  const stated = facts.saves.get(id);
  if (!stated && !isSave) return [];
  const ofText = (stated ?? []).map(({ whose = '', ...save }) => ({ ...save, model: models.has(whose) ? whose : model }));
  const ofName = { value: /\d\+/.exec(name)?.[0] ?? null, model };
  return (ofText.length > 0 ? ofText : [ofName]).map((save) => ({ ...save, item, ...(!isSave && { ability: name }) }));
}
