import { InputType } from '@nestjs/graphql';
import { SeverityEnum } from '../checking/check.enums.js';
import { inputOf, orNull } from '../platform/graphql/fields.js';
import { count, parts, text, texts } from '../platform/graphql/input-fields.js';
import { LimitValuesScalar } from './limit-values.scalar.js';

@InputType({ description: 'So many units of a datasheet, or with a keyword, at most.' })
export class UnitCapInput extends inputOf({
  of: text('Name of the datasheet, or keyword.'),
  most: count('At most so many; 0: none.', 0, 999),
}) {}

@InputType({ description: 'A line of house rules: a rule that is added, or changed.' })
export class RuleLineInput extends inputOf({
  rule: text('Id of the rule. Any rule of `rulesets` or `amendments` can be added where the edition does not have it.'),
  limits: orNull([LimitValuesScalar, 'Of an added rule all its limits; of a changed one those that change.']),
  cites: orNull(text("Where it is printed. A changed rule keeps the edition's; an added one needs it.")),
  severity: orNull([SeverityEnum, 'What its errors weigh; as before, or ERROR, where it is left out.']),
}) {}

@InputType({
  description:
    'The house rules of an event: an amendment given with the check. Every line must do something, and none may touch a rule that another amendment of the check touches.',
})
export class HouseRulesInput extends inputOf({
  title: text('What it is, for people.'),
  id: orNull(text('Its id, as reports name it; `house-rules` where it is left out.')),
  version: orNull(count('Its version; 1 where it is left out.', 1, 1_000_000)),
  author: orNull(text('Who wrote it.')),
  amends: orNull(text('Id of the ruleset that it is for. Given, a list of another edition is refused.')),
  legends: orNull([Boolean, 'Whether datasheets of the Legends are allowed. Left out: as the edition says.']),
  banned: orNull(texts('Names of datasheets, or keywords, of which no unit may be.')),
  caps: orNull(parts(UnitCapInput, 'How many units of some kind there may be.')),
  cites: orNull(text('Where the three above are printed: the document and section of the event.')),
  add: orNull(parts(RuleLineInput, 'Rules that it adds.')),
  change: orNull(parts(RuleLineInput, 'Rules of the edition that it changes: with other limits, or another weight.')),
  drop: orNull(texts('Ids of rules that it drops.')),
}) {}
