import { Field, InputType } from '@nestjs/graphql';
import { IsOptional } from 'class-validator';
import type { Severity } from '#muster/diagnostics';
import { SeverityEnum } from '../checking/check.enums.js';
import {
  Count,
  OptionalChoice,
  OptionalCount,
  OptionalFlag,
  OptionalParts,
  OptionalText,
  OptionalTexts,
  Text,
} from '../platform/graphql/input-fields.js';
import { LimitValuesScalar } from './limit-values.scalar.js';

@InputType({ description: 'So many units of a datasheet, or with a keyword, at most.' })
export class UnitCapInput {
  @Text('Name of the datasheet, or keyword.')
  readonly of!: string;

  @Count('At most so many; 0: none.', 0, 999)
  readonly most!: number;
}

@InputType({ description: 'A line of house rules: a rule that is added, or changed.' })
export class RuleLineInput {
  @Text('Id of the rule. Any rule of `rulesets` or `amendments` can be added where the edition does not have it.')
  readonly rule!: string;

  @Field(() => LimitValuesScalar, { nullable: true, description: 'Of an added rule all its limits; of a changed one those that change.' })
  @IsOptional()
  readonly limits?: Readonly<Record<string, unknown>> | null;

  @OptionalText("Where it is printed. A changed rule keeps the edition's; an added one needs it.")
  readonly cites?: string | null;

  @OptionalChoice(SeverityEnum, 'What its errors weigh; as before, or ERROR, where it is left out.')
  readonly severity?: Severity | null;
}

@InputType({
  description:
    'The house rules of an event: an amendment given with the check. Every line must do something, and none may touch a rule that another amendment of the check touches.',
})
export class HouseRulesInput {
  @Text('What it is, for people.')
  readonly title!: string;

  @OptionalText('Its id, as reports name it; `house-rules` where it is left out.')
  readonly id?: string | null;

  @OptionalCount('Its version; 1 where it is left out.', 1, 1_000_000)
  readonly version?: number | null;

  @OptionalText('Who wrote it.')
  readonly author?: string | null;

  @OptionalText('Id of the ruleset that it is for. Given, a list of another edition is refused.')
  readonly amends?: string | null;

  @OptionalFlag('Whether datasheets of the Legends are allowed. Left out: as the edition says.')
  readonly legends?: boolean | null;

  @OptionalTexts('Names of datasheets, or keywords, of which no unit may be.')
  readonly banned?: readonly string[] | null;

  @OptionalParts(() => UnitCapInput, 'How many units of some kind there may be.')
  readonly caps?: readonly UnitCapInput[] | null;

  @OptionalText('Where the three above are printed: the document and section of the event.')
  readonly cites?: string | null;

  @OptionalParts(() => RuleLineInput, 'Rules that it adds.')
  readonly add?: readonly RuleLineInput[] | null;

  @OptionalParts(() => RuleLineInput, 'Rules of the edition that it changes: with other limits, or another weight.')
  readonly change?: readonly RuleLineInput[] | null;

  @OptionalTexts('Ids of rules that it drops.')
  readonly drop?: readonly string[] | null;
}
