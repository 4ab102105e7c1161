import { InputType } from '@nestjs/graphql';
import { enumOf } from '../../platform/graphql/enum-of.js';
import { inputOf, orNull } from '../../platform/graphql/fields.js';
import { count, key, parts, text, texts } from '../../platform/graphql/input-fields.js';
import { KeywordExpressionInput } from './keyword-expression.input.js';

export const WrittenRestriction = enumOf('WrittenRestriction', 'What a clause of a detachment says.', {
  FORBIDS: ['forbids', 'The army may not include such units.'],
  REQUIRES: ['requires', 'The army must include such a unit.'],
});

@InputType({ description: 'A keyword given while mustering.' })
export class KeywordGrantInput extends inputOf({
  keyword: text('The keyword.'),
  to: [KeywordExpressionInput, 'To which units.'],
}) {}

@InputType({ description: 'A clause about what the army may include.' })
export class DetachmentRestrictionInput extends inputOf({
  kind: [WrittenRestriction, 'What it says.'],
  units: [KeywordExpressionInput, 'Of which units.'],
}) {}

@InputType({ description: 'How many units of a battlefield role a detachment takes (8th, 9th edition).' })
export class DetachmentSlotInput extends inputOf({
  role: text('The battlefield role.'),
  min: count('At least so many.', 0, 99),
  max: orNull(count('At most so many; null: no limit.', 0, 99)),
}) {}

@InputType({ description: 'A detachment, written by hand.' })
export class DetachmentInput extends inputOf({
  key: key('Its key: lower-case letters, digits and hyphens. The key of one written by hand before replaces it.'),
  name: text('Its name.'),
  aliases: orNull(texts('Other names lists use for it.')),
  factions: orNull(texts('Keys of the factions that may choose it; none where it is open to all (8th, 9th edition).')),
  ruleName: orNull(text('The name of its rule.')),
  grants: orNull(parts(KeywordGrantInput, 'Keywords it gives while mustering.')),
  restrictions: orNull(parts(DetachmentRestrictionInput, 'What it says about the army.')),
  slots: orNull(parts(DetachmentSlotInput, 'Its slots (8th, 9th edition).')),
  commandPoints: orNull(count('What taking it does to the Command points, signed.', -99, 99)),
  detachmentPoints: orNull(count('Detachment Points (11th edition).', 0, 99)),
}) {}
