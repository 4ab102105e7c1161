import { ID, Int, ObjectType } from '@nestjs/graphql';
import { enumOf } from '../../platform/graphql/enum-of.js';
import { orNull, outputOf } from '../../platform/graphql/fields.js';
import { ReleaseType } from '../../releases/release.types.js';

export const RosterEventKind = enumOf('RosterEventKind', 'The type of a roster event.', {
  EDITED: 'The roster has a new revision, made by you or by another client: compare `revision` with the revision you know.',
  DELETED: 'The roster was deleted.',
  BECAME_ILLEGAL: 'The roster would be illegal under the newly published `release`, although it is not illegal under its own release.',
  MISSED: 'Events may have been missed: reload your rosters.',
});
export type RosterEventKind = keyof typeof RosterEventKind;

@ObjectType('RosterEvent', { description: 'An event that concerns one of your rosters.' })
export class RosterEventType extends outputOf({
  kind: [RosterEventKind, 'The type of event.'],
  roster: orNull([ID, 'Opaque id of the roster; null for MISSED.']),
  revision: orNull([Int, 'The new revision, for EDITED; null for other events.']),
  release: orNull([ReleaseType, 'The newly published release, for BECAME_ILLEGAL; null for other events.']),
}) {}
