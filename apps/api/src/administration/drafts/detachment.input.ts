import { InputType } from '@nestjs/graphql';
import { enumOf } from '../../platform/graphql/enum-of.js';
import { inputOf, orNull } from '../../platform/graphql/fields.js';
import { count, parts, text, texts } from '../../platform/graphql/input-fields.js';
import { WrittenEntryInput } from './entry.inputs.js';
import { KeywordExpressionInput } from './keyword-expression.input.js';

export const WrittenRestriction = enumOf('WrittenRestriction', "The type of a detachment's restriction.", {
  FORBIDS: ['forbids', 'The army may not include the units that the restriction names.'],
  REQUIRES: ['requires', 'The army must include at least one of the units that the restriction names.'],
});

@InputType({ description: 'A keyword that units gain while the army is mustered.' })
export class KeywordGrantInput extends inputOf({
  keyword: text('The keyword that is gained.'),
  to: [KeywordExpressionInput, 'The units that gain the keyword.'],
}) {}

@InputType({ description: 'A restriction on what the army may include.' })
export class DetachmentRestrictionInput extends inputOf({
  kind: [WrittenRestriction, 'The type of restriction.'],
  units: [KeywordExpressionInput, 'The units that the restriction concerns.'],
}) {}

@InputType({ description: 'How many units of a battlefield role a detachment takes (8th and 9th editions).' })
export class DetachmentSlotInput extends inputOf({
  role: text('The battlefield role of the slot.'),
  min: count('Minimum number of units of this role.', 0, 99),
  max: orNull(count('Maximum number of units of this role; null if unlimited.', 0, 99)),
}) {}

@InputType({ description: 'A manually created detachment.' })
export class DetachmentInput extends inputOf(WrittenEntryInput, {
  name: text('The name of the detachment.'),
  factions: orNull(texts('Keys of the factions that may choose the detachment; empty for all factions (8th and 9th editions).')),
  ruleName: orNull(text('The name of the detachment rule.')),
  grants: orNull(parts(KeywordGrantInput, 'Keywords that units gain from the detachment while the army is mustered.')),
  restrictions: orNull(parts(DetachmentRestrictionInput, 'Restrictions on what the army may include.')),
  slots: orNull(parts(DetachmentSlotInput, "The detachment's slots (8th and 9th editions).")),
  commandPoints: orNull(count('Command points that the detachment grants; negative if the detachment costs Command points.', -99, 99)),
  detachmentPoints: orNull(count('Cost in Detachment Points (11th edition).', 0, 99)),
  forceDispositions: orNull(texts('Force Dispositions that the detachment grants (11th edition).')),
  uniqueTags: orNull(texts('Unique tags of the detachment: an army can have at most one detachment with each tag (11th edition).')),
}) {}
