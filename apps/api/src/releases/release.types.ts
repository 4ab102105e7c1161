import { ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { Equals, MaxLength } from 'class-validator';
import { ConnectionOf } from '../platform/graphql/connection.js';
import { inputOf, orNull, outputOf } from '../platform/graphql/fields.js';
import { NodeInterface } from '../platform/graphql/node.interface.js';
import { Edition, ReleaseStatusEnum } from './edition.enum.js';
import { DateScalar } from '../platform/graphql/scalars/date.scalar.js';
import { DateTimeScalar } from '../platform/graphql/scalars/date-time.scalar.js';

@ObjectType('Release', { description: 'A data release: the game data as of a certain date.', implements: () => [NodeInterface] })
export class ReleaseType extends outputOf(NodeInterface, {
  edition: [Edition, 'The edition of the release.'],
  label: [String, 'Unique name of the release, used to select it.'],
  source: [
    String,
    'Where the data comes from: `battlescribe`, `native` (created manually), `sample` (the invented data of a new installation) or `draft` (edits of another release).',
  ],
  sourceRevision: orNull([String, 'The revision of the source, such as a commit hash; null if the source has none.']),
  effectiveFrom: [DateScalar, 'The date from which the release is in force.'],
  status: [ReleaseStatusEnum, 'Status of the release.'],
  contentHash: [String, 'SHA-256 hash of all data of the release: two releases with the same hash are identical.'],
  revision: [Int, 'The revision of a draft: pass it along with your next edit.'],
  createdAt: [DateTimeScalar, 'When the release was created.'],
  publishedAt: orNull([DateTimeScalar, 'When the release was published; null for a draft.']),
  withdrawnAt: orNull([DateTimeScalar, 'When the release was withdrawn; null if it was not withdrawn.']),
}) {
  /** The resolver of `basedOn` loads the release with this id. */
  readonly basedOnId!: string | null;
}

@InputType({ description: 'A date, and an edition: selects the release of that edition in force on that date.' })
export class AsOfInput extends inputOf({
  date: [DateScalar, 'The date.'],
  edition: orNull([
    Edition,
    'The edition; null for the edition of the list in a check, and elsewhere for the newest edition that has a release.',
  ]),
}) {}

@InputType({
  isOneOf: true,
  description:
    'Names a data release, in every argument and input. Exactly one field is given. If omitted: the release in force today, of the edition of the list in a check, and elsewhere of the newest edition that has a release.',
})
export class ReleaseInput extends inputOf({
  id: orNull([ID, 'The release with this opaque id, even if it has been withdrawn.', MaxLength(512)]),
  label: orNull([String, 'The release with this label, even if it has been withdrawn.', MaxLength(200)]),
  edition: orNull([Edition, 'The newest published release of this edition that is in force today.']),
  asOf: orNull([AsOfInput, 'The newest published release of an edition that was in force on a date.']),
  stated: orNull([
    Boolean,
    'True for the release to which the data version in the list is mapped (see `dataVersions`). Only where a list is judged; if its version is not mapped, the list needs review.',
    Equals(true),
  ]),
}) {}

@InputType({ description: 'Filters releases. Omitted conditions do not apply.' })
export class ReleaseFilterInput extends inputOf({
  edition: orNull([Edition, 'Only releases of this edition.']),
  status: orNull([ReleaseStatusEnum, 'Only releases with this status. Drafts are listed for administrators only.']),
}) {}

export const ReleaseConnection = ConnectionOf(ReleaseType, 'Release', 'releases');
