import { Field, ID, ObjectType } from '@nestjs/graphql';

@ObjectType('Characteristic', { description: 'One column of a profile, as the edition prints it.' })
export class CharacteristicType {
  @Field(() => String, { description: 'The heading: `M`, `T`, `SV`, `Range` ...' })
  readonly name!: string;

  @Field(() => String, { description: 'What stands there.' })
  readonly value!: string;
}

@ObjectType('Profile', { description: 'A row of characteristics.' })
export class ProfileType {
  @Field(() => ID, { description: "The data's own id." })
  readonly id!: string;

  @Field(() => String, { description: 'Of which model or weapon.' })
  readonly name!: string;

  @Field(() => String, { description: '`Unit`, `Ranged Weapons` ... as the data call it.' })
  readonly kind!: string;

  @Field(() => [CharacteristicType], { description: 'Its columns, in the order printed.' })
  readonly characteristics!: readonly CharacteristicType[];
}
