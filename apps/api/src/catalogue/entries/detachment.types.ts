import { Float, Int, ObjectType } from '@nestjs/graphql';
import { ConnectionOf } from '../../platform/graphql/connection.js';
import { enumOf } from '../../platform/graphql/enum-of.js';
import { orAbsent, orElse, orNull, outputOf } from '../../platform/graphql/fields.js';
import { NodeInterface } from '../../platform/graphql/node.interface.js';
import { WarlordClauseRead } from '../datasheet/datasheet.types.js';
import { EntryInterface } from '../entry.interface.js';
import { KeywordExpressionType } from '../keyword-expression.types.js';

export const RestrictionKind = enumOf('RestrictionKind', "The type of a detachment's restriction.", {
  FORBIDS: ['forbids', 'The army may not include the units that the restriction names.'],
  REQUIRES: ['requires', 'The army must include at least one of the units that the restriction names.'],
  AT_MOST: ['atMost', 'The army may include only a limited number of the units that the restriction names.'],
  NEVER_CHOSEN: ['neverChosen', 'The player may not choose a certain keyword for the units that the restriction names.'],
  SHARES: ['shares', 'Leaders and the units they join, or TRANSPORTS and passengers, must share a keyword that the restriction names.'],
  UNREAD: ['unread', 'The detachment has a restriction that was not understood: whatever depends on the restriction needs review.'],
});

@ObjectType('DetachmentSlot', { description: 'How many units of a battlefield role a detachment takes (8th and 9th editions).' })
export class DetachmentSlotType extends outputOf({
  role: [String, 'The battlefield role of the slot.'],
  min: [Int, 'Minimum number of units of this role.'],
  max: orNull([Int, 'Maximum number of units of this role; null if no limit is stated.']),
}) {}

@ObjectType('KeywordGrant', { description: 'A keyword that units gain while the army is mustered.' })
export class KeywordGrantType extends outputOf({
  keyword: [String, 'The keyword that is gained.'],
  to: [KeywordExpressionType, 'The units that can gain the keyword.'],
  chosen: orElse(false, [Boolean, 'True if the player chooses which units gain the keyword, false if all units in `to` gain it.']),
  upTo: orAbsent([Int, 'Maximum number of units that the player may choose; null if unlimited.']),
  ifWarlord: orAbsent([KeywordExpressionType, 'Condition on the Warlord under which units gain the keyword; null if they always gain it.']),
}) {}

@ObjectType('DetachmentRestriction', { description: 'A restriction on what the army may include.' })
export class DetachmentRestrictionType extends outputOf({
  kind: [RestrictionKind, 'The type of restriction.'],
  units: orAbsent([KeywordExpressionType, 'The units that the restriction concerns; null if its text was not understood.']),
  atLeast: orAbsent([Int, 'Minimum number of the units that the restriction concerns; null if none.']),
  atMost: orAbsent([Int, 'Maximum number of the units that the restriction concerns; null if none.']),
  keywords: orElse([], [[String], 'Keywords that are forbidden, or of which the units must share one, depending on `kind`; else empty.']),
}) {}

@ObjectType('DetachmentWarlordClause', { description: 'A rule of a detachment about which models must, cannot or can be the Warlord.' })
export class DetachmentWarlordClauseType extends outputOf({
  kind: [WarlordClauseRead, 'Whether the models must, cannot or can be the Warlord.'],
  models: [KeywordExpressionType, 'The models that the clause is about.'],
}) {}

@ObjectType('DetachmentAllowance', { description: 'A limit on the points spent on units that a detachment allows.' })
export class DetachmentAllowanceType extends outputOf({
  battleSize: [String, 'The battle size to which the limit applies.'],
  points: [Float, 'Maximum points that may be spent on units that the detachment allows.'],
}) {}

@ObjectType('Detachment', {
  description:
    'A detachment. 8th and 9th editions: slots for units, with a cost or benefit in Command points. 10th and 11th editions: grants a rule, enhancements and sometimes keywords; in the 11th it costs Detachment Points.',
  implements: () => [NodeInterface, EntryInterface],
})
export class DetachmentType extends outputOf(EntryInterface, {
  slots: [[DetachmentSlotType], "The detachment's slots (8th and 9th editions)."],
  commandPoints: orNull([Float, 'Command points that the army gains, or pays if negative; null in editions where it does neither.']),
  detachmentPoints: orNull([Float, 'Cost in Detachment Points (11th edition); null in other editions.']),
  forceDispositions: orElse([], [[String], 'Force Dispositions that the detachment grants (11th edition); empty if the data states none.']),
  uniqueTags: orElse([], [[String], 'Unique tags: an army can have at most one detachment with each tag (11th edition); empty if none.']),
  ruleName: orNull([String, 'The name of the detachment rule; null if the detachment has none.']),
  grants: [[KeywordGrantType], 'Keywords that units gain from the detachment while the army is mustered.'],
  restrictions: [[DetachmentRestrictionType], 'Restrictions on what the army may include.'],
  allows: orElse([], [[KeywordExpressionType], 'Units that the detachment allows in an army although they lack its Faction keyword.']),
  allowsUpTo: orElse([], [[DetachmentAllowanceType], 'Limits on the points for the units in `allows`, by battle size; empty if none.']),
  warlord: orElse([], [[DetachmentWarlordClauseType], 'Rules of the detachment about which models must, cannot or can be the Warlord.']),
}) {
  /** Names; the resolver of `onlyIn` makes them objects. */
  readonly onlyIn?: readonly string[];

  /** The resolver of `factions` loads the factions with these ids. */
  readonly factionIds!: readonly string[];
}

export const DetachmentConnection = ConnectionOf(DetachmentType, 'Detachment', 'detachments');
