import { printedAbility, type Brings, type Datasheet, slugOf } from '#muster/catalogue';
import type { NativeDatasheet, NativeProfile } from '../native.types.js';
import { weaponsCalled } from './wargear.js';

/** The fields of a datasheet that only its card shows. */
export function cardOf(sheet: NativeDatasheet): Pick<Datasheet, 'printedAbilities' | 'invulnerableSaves' | 'wargear'> {
  const { abilities, factionAbilities, invulnerableSaves, models } = sheet;
  const printed = [...abilities.map((name) => printedAbility(name)), ...factionAbilities.map((name) => printedAbility(name, 'faction'))];
  const wargear = models.flatMap(({ id, name: model, wargear: items }) =>
    items.map(({ name }) => ({ id: `${sheet.id}.${id}.${slugOf(name)}`, name, model, ...bringsOf(sheet, name, []) })),
  );
  return {
    printedAbilities: printed,
    ...(invulnerableSaves.length > 0 && {
      invulnerableSaves: invulnerableSaves.map(({ value, against, models: having }) => ({
        value,
        ...(against !== null && { against }),
        ...(having.length > 0 && { models: having }),
      })),
    }),
    ...(wargear.length > 0 && { wargear }),
  };
}

/** What an item of this name brings: the weapons called like it, and its abilities. */
export function bringsOf(sheet: NativeDatasheet, name: string, abilities: readonly string[]): Brings {
  const weapons = weaponsCalled(sheet, name).map((weapon) => profileId(sheet.id, weapon));
  return { ...(weapons.length > 0 && { weapons }), ...(abilities.length > 0 && { abilities }) };
}

export function profileId(sheet: string, { kind, name }: Pick<NativeProfile, 'kind' | 'name'>): string {
  return `${sheet}.${slugOf(kind)}.${slugOf(name)}`;
}
