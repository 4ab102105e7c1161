import { ID, ObjectType } from '@nestjs/graphql';
import { outputOf } from '../../platform/graphql/fields.js';

@ObjectType('Characteristic', { description: 'One characteristic of a profile, as the edition prints it.' })
export class CharacteristicType extends outputOf({
  name: [String, 'The column heading: `M`, `T`, `SV`, `Range` ...'],
  value: [String, 'The value of the characteristic, as printed.'],
}) {}

@ObjectType('Profile', { description: 'A row of characteristics of a model or weapon.' })
export class ProfileType extends outputOf({
  id: [ID, 'BattleScribe id of the profile.'],
  name: [String, 'Name of the model or weapon.'],
  kind: [String, 'The type of profile, as named in the BattleScribe data: `Unit`, `Ranged Weapons` ...'],
  characteristics: [[CharacteristicType], 'The characteristics, in the printed order.'],
}) {}
