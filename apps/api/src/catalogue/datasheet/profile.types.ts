import { ID, ObjectType } from '@nestjs/graphql';
import { outputOf } from '../../platform/graphql/fields.js';

@ObjectType('Characteristic', { description: 'One column of a profile, as the edition prints it.' })
export class CharacteristicType extends outputOf({
  name: [String, 'The heading: `M`, `T`, `SV`, `Range` ...'],
  value: [String, 'What stands there.'],
}) {}

@ObjectType('Profile', { description: 'A row of characteristics.' })
export class ProfileType extends outputOf({
  id: [ID, "The data's own id."],
  name: [String, 'Of which model or weapon.'],
  kind: [String, '`Unit`, `Ranged Weapons` ... as the data call it.'],
  characteristics: [[CharacteristicType], 'Its columns, in the order printed.'],
}) {}
