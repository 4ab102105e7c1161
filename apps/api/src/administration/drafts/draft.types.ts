import { ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { ArrayMaxSize, ArrayMinSize, Matches, MaxLength, Min } from 'class-validator';
import { inputOf, orNull, outputOf } from '../../platform/graphql/fields.js';
import { UserErrorType } from '../../platform/graphql/user-error.types.js';
import { IsDate, ReleaseSelector, ReleaseType } from '../../releases/release.types.js';
import { DraftEditInput } from './draft-edit.inputs.js';

const MOST_EDITS = 100;

/** Labels are typed into terminals and addresses. */
export const IsLabel = (): PropertyDecorator =>
  Matches(/^[\p{L}\p{N}][\p{L}\p{N} ._+()-]{0,99}$/u, {
    message: 'must be at most 100 letters, digits, blanks and . _ + - ( ), beginning with a letter or digit',
  });

@InputType({ description: 'A draft as its editor knows it.' })
export class DraftRef extends inputOf({
  id: [ID, 'Opaque id of the draft release.', MaxLength(512)],
  revision: [Int, 'The revision the caller saw. If the draft went on since, nothing is written.', Min(0)],
}) {}

@InputType({ description: 'What to open a draft on.' })
export class OpenDraftInput extends inputOf({
  base: [ReleaseSelector, 'The published or withdrawn release that it begins as.'],
  label: [String, 'The label of the new release; must be free.', IsLabel()],
  effectiveFrom: [String, 'The day from which it is to be in force, as YYYY-MM-DD.', IsDate()],
}) {}

@InputType({ description: 'Edits of a draft: all of them are made, or none.' })
export class EditDraftInput extends inputOf({
  draft: [DraftRef, 'Which draft.'],
  edits: [[DraftEditInput], `In this order, at most ${MOST_EDITS}.`, ArrayMaxSize(MOST_EDITS), ArrayMinSize(1)],
}) {}

@InputType({ description: 'What to publish.' })
export class PublishDraftInput extends inputOf({
  draft: [DraftRef, 'Which draft.'],
  effectiveFrom: orNull([String, 'In force from this day, as YYYY-MM-DD, in place of the day the draft was opened with.', IsDate()]),
}) {}

@InputType({ description: 'What to discard.' })
export class DiscardDraftInput extends inputOf({ draft: [DraftRef, 'Which draft.'] }) {}

@InputType({ description: 'What to withdraw.' })
export class WithdrawReleaseInput extends inputOf({
  release: [ID, 'Opaque id of the published release.', MaxLength(512)],
  reason: [String, 'Why: kept in the audit log.', MaxLength(1_000), Matches(/\S/, { message: 'must say something' })],
}) {}

@ObjectType('ReleaseWarning', { description: 'Something odd in a release that may be meant: nothing was refused because of it.' })
export class ReleaseWarningType extends outputOf({
  code: [String, 'Which kind of oddity; the codes never change their meaning.'],
  message: [String, 'The oddity as a sentence for people.'],
}) {}

@ObjectType('ReleasePayload', { description: 'What came of a change of a release.' })
export class ReleasePayload extends outputOf({
  release: orNull([ReleaseType, 'The release as it is now; null when nothing was written, or when it is gone.']),
  userErrors: [[UserErrorType], 'What must be changed in the input. If there is any, nothing was written.'],
  warnings: [[ReleaseWarningType], 'Odd things in the entries that were edited, such as a larger unit that is cheaper than a smaller one.'],
}) {}

@ObjectType('ReleaseChange', { description: 'An edit of imported data that a release carries.' })
export class ReleaseChangeType extends outputOf({
  id: [ID, 'Its id: give it to `undo`.'],
  target: [ID, "The key of the entry, or the data's own id of what is within it."],
  field: [String, 'The field that it changes.'],
  value: [String, 'The new value, as text or JSON.'],
  author: [String, 'Who made it.'],
  reason: [String, 'Why.'],
}) {}
