import { Field, ObjectType, registerEnumType } from '@nestjs/graphql';

/** Stable for ever; clients switch on them. */
export const UserErrorCode = {
  UNKNOWN_RELEASE: 'UNKNOWN_RELEASE',
  RELEASE_OF_OTHER_EDITION: 'RELEASE_OF_OTHER_EDITION',
} as const;

export type UserErrorCode = keyof typeof UserErrorCode;

registerEnumType(UserErrorCode, {
  name: 'UserErrorCode',
  description: 'What is wrong with what was sent.',
  valuesMap: {
    UNKNOWN_RELEASE: { description: 'There is no data release so named.' },
    RELEASE_OF_OTHER_EDITION: { description: 'The data release is of another edition than the one given.' },
  },
});

@ObjectType('UserError', { description: 'Something in the input that must be changed. Nothing was written.' })
export class UserErrorType {
  @Field(() => UserErrorCode, { description: 'What is wrong, for programs.' })
  readonly code!: UserErrorCode;

  @Field(() => String, { description: 'What is wrong, for people.' })
  readonly message!: string;

  @Field(() => [String], { description: 'Where in the input: names of fields and indexes of lists.' })
  readonly path!: readonly string[];
}
