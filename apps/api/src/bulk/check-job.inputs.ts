import { InputType, OmitType } from '@nestjs/graphql';
import { ArrayMaxSize, MaxLength } from 'class-validator';
import { BULK_LIMITS } from '#muster/bulk';
import { CheckAgainstInput, CheckQuestionInput } from '../checking/check-question.input.js';
import { VerdictEnum } from '../checking/check.enums.js';
import { inputOf, orNull } from '../platform/graphql/fields.js';

const LONGEST_NAME = 200;

@InputType({ description: 'One list.' })
export class PlayerListInput extends inputOf({
  player: orNull([String, 'Whose it is.', MaxLength(LONGEST_NAME)]),
  text: [String, `The list as pasted, at most ${BULK_LIMITS.textBytes / 1024} KB.`],
}) {}

@InputType({
  isOneOf: true,
  description: 'Lists, in one of the ways in which people have them. For files and for more than 256 KB: POST /check/jobs.',
})
export class GivenListsInput extends inputOf({
  blob: orNull([
    String,
    'One text of many lists. A list begins at a header of its own kind or where a player is named (`Player: Ada`), never at a blank line alone.',
  ]),
  lists: orNull([[PlayerListInput], `The lists one by one, at most ${BULK_LIMITS.lists}.`, ArrayMaxSize(BULK_LIMITS.lists)]),
  csv: orNull([
    String,
    'CSV: player and list in each record, or columns headed `player` and `list` among others; commas, semicolons or tabs.',
  ]),
}) {}

@InputType({ description: 'Many lists, and what to judge them under. They are kept until the job expires.' })
export class CheckListsInput extends inputOf(OmitType(CheckQuestionInput, ['against'], InputType), {
  given: [GivenListsInput, 'The lists.'],
  against: orNull([CheckAgainstInput, 'The data release. Without it: the one in force when a list is judged.']),
}) {}

@InputType({ description: 'The lists of a job again, under other data. What is not named stays as it was.' })
export class RerunCheckJobInput extends inputOf({
  token: [String, 'Token of the job; it must have finished.', MaxLength(LONGEST_NAME)],
  against: [CheckAgainstInput, 'The data release.'],
}) {}

@InputType({ description: 'Which lists of a job.' })
export class CheckedListFilter extends inputOf({
  verdict: orNull([VerdictEnum, 'With this verdict.']),
  faction: orNull([String, 'Of this faction, by its whole name in any case of letters.', MaxLength(LONGEST_NAME)]),
  text: orNull([String, 'With this in the player, the file, the faction or the detachment.', MaxLength(LONGEST_NAME)]),
  failed: orNull([Boolean, 'With or without a failure.']),
  changed: orNull([Boolean, 'In a re-run: only what came out otherwise than before (or only what did not).']),
}) {}
