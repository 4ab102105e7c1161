import { slugOf } from '#muster/catalogue';
import type { EntryNode, GroupNode, ProfileNode, RuleNode } from '#muster/battlescribe';
import type { NativeDatasheet, NativeModel, NativeOptionGroup, NativeProfile } from '../native.types.js';
import { priceOf } from './datasheet-prices.js';
import { parentLimits } from './node-shapes.js';
import type { ReleaseDraft } from './release-draft.js';

/** The profiles of the weapon with that name, or of its firing modes: "Coil gun - short", "Coil gun - long". */
export function weaponsCalled(sheet: Pick<NativeDatasheet, 'weapons'>, name: string): readonly NativeProfile[] {
  const isMode = (weapon: string): boolean => weapon.startsWith(name) && /^ ?[-–—] /.test(weapon.slice(name.length));
  return sheet.weapons.filter((weapon) => weapon.name === name || isMode(weapon.name));
}

export function abilityRules(owner: string, names: readonly string[]): readonly RuleNode[] {
  return names.map((name) => ({ kind: 'rule', id: `${owner}.ability.${slugOf(name)}`, name }));
}

/** Adds what a datasheet's models carry and choose, and shows the profile of each weapon where it is carried. */
export class Wargear {
  private readonly shown = new Set<NativeProfile>();

  constructor(
    private readonly sheet: NativeDatasheet,
    private readonly draft: ReleaseDraft,
  ) {}

  /** The wargear that every model has. Its number follows the number of models. */
  carried({ id, wargear, max }: NativeModel): readonly EntryNode[] {
    const ids = new Map<string, number>();
    return wargear.map(({ name, count }): EntryNode => {
      const slug = slugOf(name);
      const times = (ids.get(slug) ?? 0) + 1;
      ids.set(slug, times);
      const entryId = `${this.sheet.id}.${id}.${slug}${times > 1 ? `-${times}` : ''}`;
      return {
        kind: 'entry',
        type: 'upgrade',
        id: entryId,
        name,
        ...(max !== 1 && { collective: true }),
        constraints: parentLimits(entryId, count, count),
        ...this.weapons(name, entryId),
      };
    });
  }

  choice({ id, name, min, max, options }: NativeOptionGroup): GroupNode {
    const groupId = `${this.sheet.id}.${id}`;
    const first = options.find((option) => option.default);
    return {
      kind: 'group',
      id: groupId,
      name,
      constraints: parentLimits(groupId, min, max),
      ...(first && { defaultSelectionEntryId: `${this.sheet.id}.${first.id}` }),
      entries: options.map((option): EntryNode => {
        const optionId = `${this.sheet.id}.${option.id}`;
        return {
          kind: 'entry',
          type: 'upgrade',
          id: optionId,
          name: option.name,
          ...(option.default && option !== first && { defaultAmount: '1' }),
          constraints: parentLimits(optionId, 0, option.max ?? max),
          ...this.weapons(option.name, optionId),
          ...(option.abilities.length > 0 && { rules: abilityRules(optionId, option.abilities) }),
          ...(option.points !== 0 && { costs: priceOf(option.points, this.draft) }),
        };
      }),
    };
  }

  /** Weapons that no model carries or is offered. */
  rest(): readonly ProfileNode[] {
    return this.sheet.weapons.filter((weapon) => !this.shown.has(weapon)).map((weapon) => this.profile(weapon, this.sheet.id));
  }

  profile({ name, kind, characteristics }: NativeProfile, owner: string): ProfileNode {
    const type = this.draft.profileType(
      kind,
      characteristics.map((one) => one.name),
      this.sheet.faction,
    );
    return {
      kind: 'profile',
      id: `${owner}.${slugOf(kind)}.${slugOf(name)}`,
      name,
      typeId: type.id,
      typeName: kind,
      characteristics: characteristics.map((one) => ({
        typeId: type.characteristicTypes.find((known) => known.name === one.name)?.id ?? '',
        name: one.name,
        value: one.value,
      })),
    };
  }

  private weapons(name: string, owner: string): { readonly profiles?: readonly ProfileNode[] } {
    const weapons = weaponsCalled(this.sheet, name);
    for (const weapon of weapons) this.shown.add(weapon);
    return weapons.length > 0 ? { profiles: weapons.map((weapon) => this.profile(weapon, owner)) } : {};
  }
}
