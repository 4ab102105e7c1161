import { ID, Int, ObjectType } from '@nestjs/graphql';
import { enumOf } from '../../platform/graphql/enum-of.js';
import { orNull, outputOf } from '../../platform/graphql/fields.js';

export const RosterEventKind = enumOf('RosterEventKind', 'What happened to a roster.', {
  EDITED: 'It has a new revision, from here or elsewhere: `revision` tells whether you know it.',
  DELETED: 'It was deleted.',
  BECAME_ILLEGAL: 'Under `release`, which was published since, it is illegal; where it is kept it is not.',
  MISSED: 'There may have been events that were not heard: look at your rosters again.',
});
export type RosterEventKind = keyof typeof RosterEventKind;

@ObjectType('RosterEvent', { description: 'Something that happened to your rosters.' })
export class RosterEventType extends outputOf({
  kind: [RosterEventKind, 'What happened.'],
  roster: orNull([ID, 'Opaque id of the roster; null for MISSED.']),
  revision: orNull([Int, 'For EDITED: the new revision.']),
  release: orNull([String, 'For BECAME_ILLEGAL: label of the release.']),
}) {}
