import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';

export const RosterEventKind = { EDITED: 'EDITED', DELETED: 'DELETED', BECAME_ILLEGAL: 'BECAME_ILLEGAL', MISSED: 'MISSED' } as const;
export type RosterEventKind = keyof typeof RosterEventKind;

registerEnumType(RosterEventKind, {
  name: 'RosterEventKind',
  description: 'What happened to a roster.',
  valuesMap: {
    EDITED: { description: 'It has a new revision, from here or elsewhere: `revision` tells whether you know it.' },
    DELETED: { description: 'It was deleted.' },
    BECAME_ILLEGAL: { description: 'Under `release`, which was published since, it is illegal; where it is kept it is not.' },
    MISSED: { description: 'There may have been events that were not heard: look at your rosters again.' },
  },
});

@ObjectType('RosterEvent', { description: 'Something that happened to your rosters.' })
export class RosterEventType {
  @Field(() => RosterEventKind, { description: 'What happened.' })
  readonly kind!: RosterEventKind;

  @Field(() => ID, { nullable: true, description: 'Opaque id of the roster; null for MISSED.' })
  readonly roster!: string | null;

  @Field(() => Int, { nullable: true, description: 'For EDITED: the new revision.' })
  readonly revision!: number | null;

  @Field(() => String, { nullable: true, description: 'For BECAME_ILLEGAL: label of the release.' })
  readonly release!: string | null;
}
