import { InputType, Int, ObjectType } from '@nestjs/graphql';
import { MaxLength, ValidateBy } from 'class-validator';
import { ConnectionOf } from '../platform/graphql/connection.js';
import { inputOf, orNull, outputOf } from '../platform/graphql/fields.js';
import { NodeInterface } from '../platform/graphql/node.interface.js';
import { Edition, ReleaseStatusEnum } from './edition.enum.js';
import { isDay } from './is-day.js';

export const IsDate = (): PropertyDecorator =>
  ValidateBy({
    name: 'isDay',
    validator: { validate: (value) => typeof value === 'string' && isDay(value), defaultMessage: () => 'must be a date as YYYY-MM-DD' },
  });

@ObjectType('Release', { description: "A data release: what the game's data were on a day.", implements: () => [NodeInterface] })
export class ReleaseType extends outputOf(NodeInterface, {
  edition: [Edition, 'The edition it is of.'],
  label: [String, 'Its unique name, by which people and queries choose it.'],
  source: [
    String,
    'Where the data come from: `battlescribe`, `native` (written by hand), `sample` (the invented one that a new installation begins with) or `draft` (edits of another release).',
  ],
  sourceRevision: orNull([String, "The source's own revision; null where it has none."]),
  effectiveFrom: [String, 'The day from which it is in force, as YYYY-MM-DD.'],
  status: [ReleaseStatusEnum, 'Where it stands.'],
  contentHash: [String, 'SHA-256 over all its data: two releases with one hash hold the same.'],
  revision: [Int, 'Counts the edits of a draft: give it with the next one.'],
  createdAt: [String, 'When it came into being, ISO 8601.'],
  publishedAt: orNull([String, 'When it was published, ISO 8601; null: it is a draft.']),
  withdrawnAt: orNull([String, 'When it was withdrawn, ISO 8601; null: it was not.']),
}) {
  /** The schema serves the release itself, as `basedOn`. */
  readonly basedOnId!: string | null;
}

@InputType({ description: 'A day in an edition.' })
export class AsOfInput extends inputOf({
  edition: [Edition, 'Of which edition.'],
  date: [String, 'The day, as YYYY-MM-DD.', IsDate()],
}) {}

@InputType({
  isOneOf: true,
  description: 'Chooses a data release. Without it: the newest edition with a published release, and of that the one in force today.',
})
export class ReleaseSelector extends inputOf({
  label: orNull([String, 'The release of this label, also when it is withdrawn.', MaxLength(200)]),
  edition: orNull([Edition, 'The newest published release of this edition that is in force today.']),
  asOf: orNull([AsOfInput, 'The newest published release of the edition that was in force on a day.']),
}) {}

@InputType({ description: 'Which releases to list. What is left out does not filter.' })
export class ReleaseFilter extends inputOf({
  edition: orNull([Edition, 'Of this edition.']),
  status: orNull([ReleaseStatusEnum, 'With this status. Drafts are listed for administrators only.']),
}) {}

export const ReleaseConnection = ConnectionOf(ReleaseType, 'Release', 'releases');
