import { LABEL } from '#muster/publishing';
import { ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { ArrayMaxSize, ArrayMinSize, Matches, MaxLength, Min } from 'class-validator';
import { ConnectionOf } from '../../platform/graphql/connection.js';
import { inputOf, orNull, outputOf } from '../../platform/graphql/fields.js';
import { userErrors } from '../../platform/graphql/user-error.types.js';
import { ReleaseInput, ReleaseType } from '../../releases/release.types.js';
import { DraftEditInput } from './draft-edit.inputs.js';
import { DateScalar } from '../../platform/graphql/scalars/date.scalar.js';

const MOST_EDITS = 100;

/** Restricts labels to characters that can be typed in terminals and URLs. */
export const IsLabel = (): PropertyDecorator =>
  Matches(LABEL, {
    message: 'must be at most 100 letters, digits, blanks and . _ + - ( ), beginning with a letter or digit',
  });

/** A draft as its editor saw it. */
@InputType({ isAbstract: true })
class DraftSeen extends inputOf({
  draft: [ReleaseInput, 'The draft release.'],
  revision: [Int, 'The revision that you last read. If the draft has changed since, nothing is written.', Min(0)],
}) {}

@InputType({ description: 'A draft to open.' })
export class OpenDraftInput extends inputOf({
  base: [ReleaseInput, 'The published or withdrawn release to base the draft on.'],
  label: [String, 'Label of the new release; must not be taken.', IsLabel()],
  effectiveFrom: [DateScalar, 'The date from which the release is to be in force.'],
}) {}

@InputType({ description: 'Edits of a draft. Either all of them are applied or none.' })
export class EditDraftInput extends inputOf(DraftSeen, {
  edits: [[DraftEditInput], `The edits, in the order of application; at most ${MOST_EDITS}.`, ArrayMaxSize(MOST_EDITS), ArrayMinSize(1)],
}) {}

@InputType({ description: 'A draft to publish.' })
export class PublishDraftInput extends inputOf(DraftSeen, {
  effectiveFrom: orNull([DateScalar, "A new date from which the release is in force; null to keep the draft's date."]),
}) {}

@InputType({ description: 'A draft to discard.' })
export class DiscardDraftInput extends inputOf(DraftSeen, {}) {}

@InputType({ description: 'A release to withdraw.' })
export class WithdrawReleaseInput extends inputOf({
  release: [ReleaseInput, 'The published release.'],
  reason: [String, 'The reason for the withdrawal, for the audit log.', MaxLength(1_000), Matches(/\S/, { message: 'must not be empty' })],
}) {}

@InputType({ description: 'A withdrawn release to put back in force.' })
export class RestoreReleaseInput extends inputOf({
  release: [ReleaseInput, 'The withdrawn release.'],
  reason: [String, 'The reason for restoring it, for the audit log.', MaxLength(1_000), Matches(/\S/, { message: 'must not be empty' })],
}) {}

@ObjectType('ReleaseWarning', { description: 'Something unusual in a release that may be intended. It does not prevent the edit.' })
export class ReleaseWarningType extends outputOf({
  code: [String, 'Code of the warning; the meaning of a code never changes.'],
  message: [String, 'The warning as a sentence.'],
}) {}

@ObjectType('ReleasePayload', { description: 'Result of opening, editing, publishing, discarding, withdrawing or restoring a release.' })
export class ReleasePayload extends outputOf({
  release: orNull([ReleaseType, 'The release as it is now; null if nothing was written, or if it was discarded.']),
  userErrors,
  warnings: [[ReleaseWarningType], 'Warnings about the edited entries, such as a larger unit that costs less than a smaller one.'],
}) {}

@ObjectType('ReleaseChange', { description: 'An edit of imported data in a release.' })
export class ReleaseChangeType extends outputOf({
  id: [ID, 'Id of the change, for `undo`.'],
  target: [ID, 'Key of the entry that was changed, or the BattleScribe id of the changed part of an entry.'],
  field: [String, 'The field that was changed.'],
  value: [String, 'The new value, as text or JSON.'],
  author: [String, 'Who made the change.'],
  reason: [String, 'The reason given for the change.'],
}) {}

export const ReleaseChangeConnection = ConnectionOf(ReleaseChangeType, 'ReleaseChange', 'edits of imported data');
