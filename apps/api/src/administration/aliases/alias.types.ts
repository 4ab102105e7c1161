import { Float, ID, Int, ObjectType } from '@nestjs/graphql';
import { NodeInterface } from '../../platform/graphql/node.interface.js';
import { ConnectionOf } from '../../platform/graphql/connection.js';
import { enumOf } from '../../platform/graphql/enum-of.js';
import { orNull, outputOf } from '../../platform/graphql/fields.js';
import { userErrors } from '../../platform/graphql/user-error.types.js';
import { Edition } from '../../releases/edition.enum.js';
import { DateScalar } from '../../platform/graphql/scalars/date.scalar.js';
import { DateTimeScalar } from '../../platform/graphql/scalars/date-time.scalar.js';

export const AliasKind = enumOf('AliasKind', 'Kind of thing that a name stands for.', {
  FACTION: ['faction', 'A faction.'],
  DETACHMENT: ['detachment', 'A detachment.'],
  UNIT: ['unit', 'A datasheet.'],
  MODEL: ['model', 'A model of a unit.'],
  WARGEAR: ['wargear', 'A weapon or another option of a unit.'],
  ENHANCEMENT: ['enhancement', 'An Enhancement.'],
  ARMY_OPTION: ['armyOption', 'A relic, Warlord Trait, psychic power or Stratagem.'],
});

@ObjectType('Alias', {
  description: 'A name in lists for what the data calls by another name. It applies to all releases of its edition.',
  implements: () => [NodeInterface],
})
export class AliasType extends outputOf({
  id: [ID, 'Opaque id of the alias.'],
  edition: [Edition, 'The edition whose releases use the alias.'],
  kind: [AliasKind, 'Kind of thing that the name stands for.'],
  language: orNull([String, 'Code of the language of the name, such as `fr`; null if it was not given.']),
  name: [String, 'The name as lists write it. Case, accents and plurals are ignored.'],
  means: [String, 'The name in the data that the alias stands for. A release without this name does not use the alias.'],
  taughtBy: [String, 'The administrator who taught the alias.'],
  taughtAt: [DateTimeScalar, "When the alias was taught, by the database's clock. Checks use it from then on."],
  withdrawnBy: orNull([String, 'The administrator who withdrew the alias; null if it is in force.']),
  withdrawnAt: orNull([DateTimeScalar, 'When the alias was withdrawn; null if it is in force.']),
}) {}

export const AliasConnection = ConnectionOf(AliasType, 'Alias', 'aliases');

@ObjectType('AliasPayload', { description: 'Result of teaching or withdrawing an alias.' })
export class AliasPayload extends outputOf({
  alias: orNull([AliasType, 'The alias as it is now; null if there are `userErrors`.']),
  userErrors,
}) {}

@ObjectType('NameCandidate', { description: 'A name in the data that an unresolved name may stand for.' })
export class NameCandidateType extends outputOf({
  name: [String, 'The name of the candidate in the newest release. Pass it as `means` to accept the candidate.'],
  likeness: [Float, 'Similarity of the candidate to the unresolved name, from 0 to 1 (equal).'],
}) {
  /** The resolver of `entry` loads the entry with this id. */
  readonly id!: string | null;
}

@ObjectType('UnresolvedName', {
  description:
    'A name that recent checks did not find in the data. Only the name, its edition, kind and language, and a count per day are stored; lists and players are not.',
  implements: () => [NodeInterface],
})
export class UnresolvedNameType extends outputOf({
  id: [ID, 'Opaque id of the name.'],
  edition: [Edition, 'The edition of the lists that have the name.'],
  kind: [AliasKind, 'Kind of thing that lists use the name for.'],
  language: orNull([String, 'Code of the language of the lists; null if it is unknown or if there are several.']),
  name: [String, 'The unresolved name in lower case, without accents.'],
  lists: [Int, 'Number of lists with this name in the last 30 days.'],
  lastSeen: [DateScalar, 'The last day in UTC on which a list had this name.'],
  candidates: [[NameCandidateType], 'Up to five names in the newest release that resemble the unresolved name most, the nearest first.'],
}) {}

export const UnresolvedNameConnection = ConnectionOf(UnresolvedNameType, 'UnresolvedName', 'unresolved names');

export const AliasLineOutcome = enumOf('AliasLineOutcome', 'Outcome of importing one line of a table of aliases.', {
  TAUGHT: ['taught', 'The alias is new.'],
  DUPLICATE: ['duplicate', 'The alias was already in force.'],
  NEEDLESS: ['needless', 'The alias is the name itself, so it was not needed.'],
  REFUSED: ['refused', 'The alias was not taught; `message` gives the reason.'],
});

@ObjectType('AliasLine', { description: 'Result of importing one line of a table of aliases.' })
export class AliasLineType extends outputOf({
  line: [Int, 'Number of the line in the table; 1 is the line of headings.'],
  outcome: [AliasLineOutcome, 'Outcome of importing the line.'],
  alias: orNull([AliasType, 'The alias that is now in force; null if the line was refused or needless.']),
  message: orNull([String, 'Reason why the line was refused; null if it was not refused.']),
}) {}

@ObjectType('ImportAliasesPayload', { description: 'Result of importing a table of aliases.' })
export class ImportAliasesPayload extends outputOf({
  taught: [Int, 'Number of new aliases.'],
  refused: [Int, 'Number of refused lines.'],
  lines: [[AliasLineType], 'Result of each line below the headings; empty if the table could not be read.'],
  userErrors,
}) {}
