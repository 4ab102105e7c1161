import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { Severity } from '#muster/diagnostics';
import type { EditionId } from '#muster/roster';
import type { RuleScope } from '#muster/rules';
import { SeverityEnum } from '../checking/check.enums.js';
import { JsonScalar } from '../platform/graphql/json.scalar.js';
import { Edition } from '../releases/edition.enum.js';

export const RuleScopeEnum = { ROSTER: 'roster', BATTLE: 'battle' } as const satisfies Record<string, RuleScope>;

registerEnumType(RuleScopeEnum, {
  name: 'RuleScope',
  description: 'What a rule judges.',
  valuesMap: {
    ROSTER: { description: 'A roster and what is declared of it.' },
    BATTLE: { description: 'Nothing but a declared course of Command points in battle.' },
  },
});

@ObjectType('RuleLimit', { description: 'A number, switch or list that a ruleset fills a rule in with.' })
export class RuleLimitType {
  @Field(() => String, { description: 'Its name, by which amendments change it.' })
  readonly name!: string;

  @Field(() => String, { description: 'What it means.' })
  readonly meaning!: string;

  @Field(() => String, { description: 'What a value looks like, to complete "must be ...".' })
  readonly form!: string;

  @Field(() => JsonScalar, { nullable: true, description: 'Its value in this ruleset or amendment.' })
  readonly value!: unknown;
}

@ObjectType('RuleMessage', { description: 'A sentence that a rule can say.' })
export class RuleMessageType {
  @Field(() => String, { description: 'Its id, as findings and reasons have it.' })
  readonly id!: string;

  @Field(() => String, {
    description:
      'What it amounts to: `error`, `warning`, `info`, a review code, `NOT_CHECKED` or `FIX`, which says how to put a finding right.',
  })
  readonly outcome!: string;

  @Field(() => String, { description: 'The sentence; values stand between double braces, by their names in `params`.' })
  readonly sentence!: string;
}

@ObjectType('Rule', { description: 'One rule as a ruleset has it.' })
export class RuleType {
  @Field(() => String, { description: 'What must hold, in few words: the code of its findings. Stable for ever.' })
  readonly id!: string;

  @Field(() => String, { description: 'What must hold, in a sentence of ours.' })
  readonly summary!: string;

  @Field(() => SeverityEnum, { description: 'What its errors weigh here.' })
  readonly severity!: Severity;

  @Field(() => RuleScopeEnum, { description: 'What it judges.' })
  readonly scope!: RuleScope;

  @Field(() => String, { description: 'Document and section where it is printed. Never its words.' })
  readonly cites!: string;

  @Field(() => [RuleLimitType], { description: 'The numbers, switches and lists it is filled in with.' })
  readonly limits!: readonly RuleLimitType[];

  @Field(() => [RuleMessageType], { description: 'All it can say.' })
  readonly messages!: readonly RuleMessageType[];
}

@ObjectType('RuleChange', { description: 'A rule of an edition that an amendment fills in differently.' })
export class RuleChangeType {
  @Field(() => RuleType, { description: 'As the edition has it.' })
  readonly before!: RuleType;

  @Field(() => RuleType, { description: 'As the amendment has it.' })
  readonly after!: RuleType;

  @Field(() => [String], { description: 'Names of the limits that differ. Empty: only its weight or its source does.' })
  readonly limits!: readonly string[];
}

@ObjectType('Amendment', { description: 'A dated change of one edition: a mission pack, a balance update, the house rules of an event.' })
export class AmendmentType {
  @Field(() => String, { description: 'Its id, by which checks name it.' })
  readonly id!: string;

  @Field(() => Int, { description: 'Its version, from 1. A version never changes.' })
  readonly version!: number;

  @Field(() => String, { description: 'What it is, for people.' })
  readonly title!: string;

  @Field(() => String, { description: 'Who wrote it.' })
  readonly author!: string;

  @Field(() => String, { description: 'Id of the ruleset that it was written against.' })
  readonly amends!: string;

  @Field(() => [RuleType], { description: 'Rules that it adds.' })
  readonly adds!: readonly RuleType[];

  @Field(() => [RuleChangeType], { description: 'Rules that it changes.' })
  readonly changes!: readonly RuleChangeType[];

  @Field(() => [RuleType], { description: 'Rules that it drops, as the edition has them.' })
  readonly drops!: readonly RuleType[];
}

@ObjectType('CoreStratagem', { description: 'A Stratagem that every player of the edition has. Never what it does.' })
export class CoreStratagemType {
  @Field(() => String, { description: 'Its name.' })
  readonly name!: string;

  @Field(() => String, { nullable: true, description: 'Its label; null in editions without labels.' })
  readonly label!: string | null;

  @Field(() => Int, { description: 'What it costs.' })
  readonly commandPoints!: number;

  @Field(() => String, { description: 'Where the cost is printed.' })
  readonly cites!: string;

  @Field(() => String, { description: 'How often it may be used: once per `phase`, `turn` or `battle`.' })
  readonly once!: string;
}

@ObjectType('Ruleset', {
  description:
    'The rules of an edition: a flat, complete list. All of it may be kept and used without Muster; it changes only with a new version of Muster.',
})
export class RulesetType {
  @Field(() => String, { description: 'Its id, as reports name it.' })
  readonly id!: string;

  @Field(() => String, { description: 'What it is, for people.' })
  readonly title!: string;

  @Field(() => Edition, { description: 'The edition.' })
  readonly edition!: EditionId;

  @Field(() => [RuleType], { description: 'Its rules, in the order in which they judge.' })
  readonly rules!: readonly RuleType[];

  @Field(() => [AmendmentType], { description: 'Amendments that were written against it.' })
  readonly amendments!: readonly AmendmentType[];

  @Field(() => [CoreStratagemType], { description: 'The Stratagems that every player has.' })
  readonly coreStratagems!: readonly CoreStratagemType[];
}
