import { Float, Int, ObjectType } from '@nestjs/graphql';
import { ConnectionOf } from '../../platform/graphql/connection.js';
import { enumOf } from '../../platform/graphql/enum-of.js';
import { orAbsent, orElse, orNull, outputOf } from '../../platform/graphql/fields.js';
import { NodeInterface } from '../../platform/graphql/node.interface.js';
import { WarlordClauseRead } from '../datasheet/datasheet.types.js';
import { EntryInterface } from '../entry.interface.js';
import { KeywordExpressionType } from '../keyword-expression.types.js';

export const RestrictionKind = enumOf('RestrictionKind', 'What a clause of a detachment says.', {
  FORBIDS: ['forbids', 'The army may not include such units.'],
  REQUIRES: ['requires', 'The army must include such a unit.'],
  AT_MOST: ['atMost', 'The army may include so many of such units.'],
  NEVER_CHOSEN: ['neverChosen', 'A keyword that the player may choose for units is never chosen for these.'],
  SHARES: ['shares', 'Such Leaders and the units they join, or such TRANSPORTS and their passengers, share one of the keywords.'],
  UNREAD: ['unread', 'There is a clause that was not understood: what depends on it is for a human.'],
});

@ObjectType('DetachmentSlot', { description: 'How many units of a battlefield role a detachment takes (8th, 9th edition).' })
export class DetachmentSlotType extends outputOf({
  role: [String, 'The battlefield role.'],
  min: [Int, 'At least so many.'],
  max: orNull([Int, 'At most so many; null where no limit is stated.']),
}) {}

@ObjectType('KeywordGrant', { description: 'A keyword given while mustering.' })
export class KeywordGrantType extends outputOf({
  keyword: [String, 'The keyword.'],
  to: [KeywordExpressionType, 'To which units.'],
  chosen: orElse(false, [Boolean, 'Whether the player chooses which of them gain it; else all of them do.']),
  upTo: orAbsent([Int, 'Of those that the player chooses, so many at most; null: any number.']),
  ifWarlord: orAbsent([KeywordExpressionType, 'Only while the Warlord is such a model; null: always.']),
}) {}

@ObjectType('DetachmentRestriction', { description: 'A clause about what the army may include.' })
export class DetachmentRestrictionType extends outputOf({
  kind: [RestrictionKind, 'What it says.'],
  units: orAbsent([KeywordExpressionType, 'Of which units; null where the clause was not understood.']),
  atLeast: orAbsent([Int, 'How many it requires; null where it requires none.']),
  atMost: orAbsent([Int, 'How many it lets the army include; null where it says nothing of the sort.']),
  keywords: orElse([], [[String], 'The keywords that are never chosen, or of which one is shared; empty elsewhere.']),
}) {}

@ObjectType('DetachmentWarlordClause', { description: 'Who must be the Warlord, cannot, or can.' })
export class DetachmentWarlordClauseType extends outputOf({
  kind: [WarlordClauseRead, 'Must, cannot or can.'],
  models: [KeywordExpressionType, 'Which models.'],
}) {}

@ObjectType('DetachmentAllowance', { description: 'How many points of what a detachment allows.' })
export class DetachmentAllowanceType extends outputOf({
  battleSize: [String, 'In armies of this battle size.'],
  points: [Float, 'At most so many points.'],
}) {}

@ObjectType('Detachment', {
  description:
    '8th and 9th edition: slots for units, for Command points. 10th: a choice that grants a rule, enhancements and sometimes keywords.',
  implements: () => [NodeInterface, EntryInterface],
})
export class DetachmentType extends outputOf(EntryInterface, {
  slots: [[DetachmentSlotType], 'Its slots (8th, 9th edition).'],
  commandPoints: orNull([Float, 'What taking it does to the Command points, signed; null where the edition has none.']),
  detachmentPoints: orNull([Float, 'Detachment Points (11th edition).']),
  ruleName: orNull([String, 'Name of the detachment rule.']),
  grants: [[KeywordGrantType], 'Keywords it gives while mustering.'],
  restrictions: [[DetachmentRestrictionType], 'What it says about the army.'],
  allows: orElse([], [[KeywordExpressionType], "Units it lets into the army without the army's Faction keyword."]),
  allowsUpTo: orElse([], [[DetachmentAllowanceType], 'How many points of what it allows; empty: no limit that the data tell of.']),
  warlord: orElse([], [[DetachmentWarlordClauseType], 'Who must be the Warlord, and who cannot.']),
  onlyIn: orElse([], [[String], 'Names of the forces that offer it, where a matched play army does not; empty: a matched play army does.']),
}) {
  /** The schema serves the factions themselves, as `factions`. */
  readonly factionIds!: readonly string[];
}

export const DetachmentConnection = ConnectionOf(DetachmentType, 'Detachment', 'detachments');
