import { Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';
import type { CardAbility, CardWargear, CardWeapon, CardOption } from '#muster/catalogue';
import { enumOf } from '../../platform/graphql/enum-of.js';
import { orNull, outputOf } from '../../platform/graphql/fields.js';
import { ModelTypeType } from './model-type.types.js';
import { ProfileInterface } from './profile.types.js';

export const WeaponTypeEnum = enumOf('WeaponType', 'Whether a weapon shoots or fights.', {
  RANGED: ['ranged', 'A ranged weapon.'],
  MELEE: ['melee', 'A melee weapon.'],
});

export const AbilityKind = enumOf('AbilityKind', 'The part of a datasheet that prints an ability.', {
  CORE: ['core', 'A core ability, whose rules are in the core rules: Deadly Demise, Deep Strike …'],
  FACTION: ['faction', 'An ability of the army, which its units share.'],
  DATASHEET: ['datasheet', 'An ability of this datasheet.'],
  WARGEAR: ['wargear', 'An ability of wargear, which only its bearers have.'],
  OTHER: ['other', 'Another section of the datasheet, such as "Damaged" or "Supreme Commander".'],
});

export const AttackKind = enumOf('AttackKind', 'A kind of attack.', {
  RANGED: ['ranged', 'Ranged attacks.'],
  MELEE: ['melee', 'Melee attacks.'],
  PSYCHIC: ['psychic', 'Psychic attacks.'],
});

@ObjectType('WeaponKeyword', { description: 'A keyword of a weapon with its number: "Rapid Fire 2" is "Rapid Fire" with the value "2".' })
export class WeaponKeywordType extends outputOf({
  name: [String, 'The keyword without its number.'],
  value: orNull([String, 'The number of the keyword, such as "2", "D3" or "4+"; null if it has none.']),
}) {}

@ObjectType('WeaponProfile', {
  description: 'A profile of a weapon; a weapon with several ways of attacking has several.',
  implements: () => [ProfileInterface],
})
export class WeaponProfileType extends outputOf(ProfileInterface, {
  type: [WeaponTypeEnum, 'Whether the weapon is a ranged or a melee weapon.'],
  range: orNull([String, 'Range, such as `24"`, or "Melee"; null if the profile does not have it.']),
  attacks: orNull([String, 'Attacks (10th and 11th editions); null if the profile does not have it.']),
  skill: orNull([String, 'Ballistic Skill of a ranged or Weapon Skill of a melee weapon, such as `3+`; null if the profile has neither.']),
  strength: orNull([String, 'Strength; null if the profile does not have it.']),
  armourPenetration: orNull([String, 'Armour Penetration, such as `-2`; null if the profile does not have it.']),
  damage: orNull([String, 'Damage; null if the profile does not have it.']),
  keywords: [[WeaponKeywordType], 'Keywords of the weapon; in the 8th and 9th editions, its type.'],
}) {
  @Field(() => [OptionType], { description: 'The options that bring the weapon; empty if no choice does.' })
  readonly options!: readonly CardOption[];

  @Field(() => [WargearType], { description: 'The wargear without a choice that has this profile; empty if none has.' })
  readonly wargear!: readonly CardWargear[];
}

@ObjectType('Ability', { description: 'An ability by its name and number. Its text is never stored.' })
export class AbilityType extends outputOf({
  name: [String, 'The name without its number: "Deadly Demise".'],
  kind: [AbilityKind, 'The part of the datasheet that prints the ability.'],
  value: orNull([String, 'The number in its name: "D3", "5+", `6"`; null if it has none or the BattleScribe data does not state it.']),
  text: [String, 'The name with its number, as printed: "Deadly Demise D3".'],
  models: [[ModelTypeType], 'The kinds of model that have it; empty if all have it, or if it depends on wargear.'],
  grantedBy: [[String], 'Names of the abilities that grant it, perhaps under a condition; empty if it is printed by itself.'],
}) {
  @Field(() => [OptionType], { description: 'The options that bring the ability; empty if it does not depend on a choice.' })
  readonly options!: readonly CardOption[];

  @Field(() => [WargearType], { description: 'The wargear without a choice that brings the ability; empty if none does.' })
  readonly wargear!: readonly CardWargear[];
}

@ObjectType('InvulnerableSave', { description: 'An invulnerable save. A unit can have several: by attack, by model or by wargear.' })
export class InvulnerableSaveType extends outputOf({
  value: orNull([String, 'The roll, such as "4+"; null if the BattleScribe data does not state it.']),
  against: orNull([AttackKind, 'The only attacks against which it is made; null if it is made against all.']),
  models: [[ModelTypeType], 'The kinds of model that have it; empty if all have it.'],
  ability: orNull([String, 'Name of the ability that grants it; null if the datasheet prints it by itself.']),
}) {
  @Field(() => [OptionType], { description: 'The options that bring it; empty if it does not depend on a choice.' })
  readonly options!: readonly CardOption[];

  @Field(() => [WargearType], { description: 'The wargear without a choice that brings it; empty if none does.' })
  readonly wargear!: readonly CardWargear[];
}

@ObjectType('DatasheetOption', { description: 'An option that a player can choose.' })
export class OptionType extends outputOf({
  id: [ID, 'BattleScribe id of the option.'],
  name: [String, 'The name of the option.'],
  points: [Float, 'Points that choosing this option adds.'],
  default: [Boolean, 'Whether the option is chosen by default.'],
}) {
  @Field(() => [WeaponProfileType], { description: 'The profiles of the weapons that it brings; empty if it brings none.' })
  readonly weapons!: readonly CardWeapon[];

  @Field(() => [AbilityType], { description: 'The abilities that it brings; empty if it brings none.' })
  readonly abilities!: readonly CardAbility[];
}

@ObjectType('OptionGroup', { description: 'A group of options within a datasheet, of which between `min` and `max` are chosen.' })
export class OptionGroupType extends outputOf({
  id: [ID, 'BattleScribe id of the group.'],
  name: [String, 'The name of the group.'],
  model: orNull([ModelTypeType, 'The kind of model that makes the choice; null if the unit does.']),
  min: [Int, 'Minimum number of choices.'],
  max: orNull([Int, 'Maximum number of choices; null if no limit is stated.']),
  options: [[OptionType], 'The options to choose from.'],
}) {}

@ObjectType('DatasheetWargear', { description: 'Wargear that models have without a choice.' })
export class WargearType extends outputOf({
  id: [ID, 'BattleScribe id of the wargear.'],
  name: [String, 'The name of the wargear.'],
  model: orNull([ModelTypeType, 'The kind of model that has it; null if the unit has it.']),
}) {
  @Field(() => [WeaponProfileType], { description: 'The profiles of the weapon; empty if it is not a weapon.' })
  readonly weapons!: readonly CardWeapon[];

  @Field(() => [AbilityType], { description: 'The abilities that it brings; empty if it brings none.' })
  readonly abilities!: readonly CardAbility[];
}
