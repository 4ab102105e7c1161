import { ID, InterfaceType, ObjectType } from '@nestjs/graphql';
import { interfaceOf, orNull, outputOf } from '../../platform/graphql/fields.js';

@ObjectType('Characteristic', { description: 'One characteristic of a profile, as the edition prints it.' })
export class CharacteristicType extends outputOf({
  name: [String, 'The column heading: `M`, `T`, `SV`, `Range` ...'],
  value: [String, 'The value of the characteristic, as printed.'],
}) {}

@InterfaceType('Profile', { description: 'A row of characteristics of a model or weapon.' })
export class ProfileInterface extends interfaceOf({
  id: [ID, 'BattleScribe id of the profile.'],
  name: [String, 'Name of the model or weapon.'],
  kind: [String, 'The type of profile, as named in the BattleScribe data: `Unit`, `Ranged Weapons` ...'],
  characteristics: [[CharacteristicType], 'The characteristics, in the printed order.'],
}) {}

@ObjectType('DamageProfile', {
  description: 'The characteristics of a model at some number of remaining Wounds.',
  implements: () => [ProfileInterface],
})
export class DamageProfileType extends outputOf(ProfileInterface, {}) {}

@ObjectType('UnitProfile', { description: 'The characteristics of a model of a datasheet.', implements: () => [ProfileInterface] })
export class UnitProfileType extends outputOf(ProfileInterface, {
  movement: orNull([String, 'Move characteristic, such as `6"`; null if the profile does not have it.']),
  weaponSkill: orNull([String, 'Weapon Skill (8th and 9th editions); null if the profile does not have it.']),
  ballisticSkill: orNull([String, 'Ballistic Skill (8th and 9th editions); null if the profile does not have it.']),
  strength: orNull([String, 'Strength (8th and 9th editions); null if the profile does not have it.']),
  toughness: orNull([String, 'Toughness; null if the profile does not have it.']),
  wounds: orNull([String, 'Wounds; null if the profile does not have it.']),
  attacks: orNull([String, 'Attacks (8th and 9th editions); null if the profile does not have it.']),
  leadership: orNull([String, 'Leadership; null if the profile does not have it.']),
  save: orNull([String, 'Save, such as `3+`; null if the profile does not have it. See `Datasheet.invulnerableSaves` for others.']),
  objectiveControl: orNull([String, 'Objective Control (10th and 11th editions); null if the profile does not have it.']),
}) {}
