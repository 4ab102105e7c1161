import { Field, InputType } from '@nestjs/graphql';
import type { DeclaredRelic, DeclaredReplacement, DeclaredTrait } from '#muster/roster';
import { Allow } from 'class-validator';
import {
  Choice,
  Count,
  OptionalChoice,
  OptionalCount,
  OptionalFlag,
  OptionalKey,
  OptionalPart,
  OptionalParts,
  OptionalPoints,
  OptionalText,
  OptionalTexts,
  Text,
} from '../platform/graphql/input-fields.js';
import { RelicSource, ReplacementScope, TraitSource } from './roster.enums.js';

const NAMED = 'Its name or slug.';

@InputType({ isAbstract: true })
class ItemInput {
  @Text('Its name.')
  readonly name!: string;

  @OptionalCount('How many; 1 where it is left out.', 1, 999)
  readonly count?: number | null;
}

@InputType({ description: 'What an item of wargear has. Counts are of the whole unit.' })
export class PartItemInput extends ItemInput {}

// A type for each level: the query compiler would unroll an input that holds itself without end.
@InputType({ description: 'What a model or an upgrade has. Counts are of the whole unit.' })
export class HeldItemInput extends ItemInput {
  @OptionalParts(() => PartItemInput, 'What it has in turn.')
  readonly items?: readonly PartItemInput[] | null;
}

@InputType({ description: 'Models, wargear or an upgrade of a unit. Counts are of the whole unit, never per model.' })
export class LoadoutItemInput extends ItemInput {
  @OptionalParts(() => HeldItemInput, 'What these models have.')
  readonly items?: readonly HeldItemInput[] | null;
}

@InputType({ description: 'An Enhancement of a unit.' })
export class EnhancementTakenInput {
  @Text(NAMED)
  readonly name!: string;

  @OptionalPoints('Points that the roster states for it.')
  readonly points?: number | null;
}

@InputType({ description: 'A Warlord Trait of a unit (8th, 9th).' })
export class WarlordTraitTakenInput {
  @Text(NAMED)
  readonly name!: string;

  @OptionalChoice(TraitSource, 'What gives it; null: not stated.')
  readonly source?: NonNullable<DeclaredTrait['source']> | null;

  @OptionalText('The keyword of the Specialist Detachment whose trait it is.')
  readonly specialist?: string | null;
}

@InputType({ description: 'The weapon that a relic replaces.' })
export class ReplacedWeaponInput {
  @Text('Its name.')
  readonly weapon!: string;

  @Field(() => Boolean, { description: 'Whether it is paid for all the same.' })
  @Allow()
  readonly paid!: boolean;
}

@InputType({ description: 'A relic of a unit (8th, 9th).' })
export class RelicTakenInput {
  @Text(NAMED)
  readonly name!: string;

  @OptionalChoice(RelicSource, 'What gives it; null: not stated.')
  readonly source?: NonNullable<DeclaredRelic['source']> | null;

  @OptionalPart(() => ReplacedWeaponInput, 'The weapon that it replaces; null: none, or not stated.')
  readonly replaces?: ReplacedWeaponInput | null;

  @OptionalText('The keyword of the Specialist Detachment whose relic it is.')
  readonly specialist?: string | null;
}

@InputType({ description: 'A psychic power that a unit knows (8th, 9th).' })
export class PsychicPowerKnownInput {
  @OptionalText(`${NAMED} Null: noted as random.`)
  readonly name?: string | null;

  @OptionalText('The keyword of the Specialist Detachment whose power it is.')
  readonly specialist?: string | null;

  @OptionalText('The power that it takes the place of.')
  readonly replaces?: string | null;
}

@InputType({ description: 'A keyword to be chosen, "<CHAPTER>" (8th, 9th), or a rule to be selected, with what was noted.' })
export class NotedChoiceInput {
  @Text('The keyword or the rule.')
  readonly of!: string;

  @OptionalText('What was chosen; null: nothing was noted.')
  readonly choice?: string | null;
}

@InputType({ description: 'A wargear option that replaces something, and how many models of the unit took it (10th).' })
export class WargearReplacementInput {
  @Text('The name of the option.')
  readonly option!: string;

  @Choice(ReplacementScope, 'Whether the option is for all models equipped with what it replaces, or for any number of them.')
  readonly scope!: DeclaredReplacement['scope'];

  @Count('How many models are equipped with what the option replaces, those that took it included.', 0, 999)
  readonly models!: number;

  @Count('How many models took the option.', 0, 999)
  readonly replaced!: number;
}

@InputType({ description: 'A unit of a roster: a datasheet as taken.' })
export class RosterUnitInput {
  @Text(`Name or slug of its datasheet.`)
  readonly name!: string;

  @OptionalKey('Id of the datasheet, as `datasheets` gives it or as the data have it. It goes before the name.')
  readonly id?: string | null;

  @OptionalCount('How many models it has; null: as the loadout counts them, or not stated.', 1, 999)
  readonly models?: number | null;

  @OptionalParts(
    () => LoadoutItemInput,
    'Models, wargear and upgrades. Null: not stated; the options that a datasheet has by itself are assumed.',
  )
  readonly loadout?: readonly LoadoutItemInput[] | null;

  @OptionalParts(() => EnhancementTakenInput, 'Its Enhancements.')
  readonly enhancements?: readonly EnhancementTakenInput[] | null;

  @OptionalText('The model that bears its Enhancement, where it has several.')
  readonly bearer?: string | null;

  @OptionalFlag('Whether it is the Warlord.')
  readonly warlord?: boolean | null;

  @OptionalCount("Its detachment (8th, 9th): the place among the roster's detachments, from 0.", 0, 999)
  readonly detachment?: number | null;

  @OptionalPoints('Points that the roster states for it.')
  readonly points?: number | null;

  @OptionalText('Battlefield Role as taken (8th, 9th).')
  readonly role?: string | null;

  @OptionalCount('Power Rating with its increases (8th, 9th).', 0, 999)
  readonly powerRating?: number | null;

  @OptionalFlag('Whether it is a model known by name, which has a Warlord Trait of its own (8th, 9th).')
  readonly namedCharacter?: boolean | null;

  @OptionalTexts('Keywords that it gained while mustering, by an upgrade of its detachment for one.')
  readonly keywords?: readonly string[] | null;

  @OptionalParts(() => WarlordTraitTakenInput, 'Its Warlord Traits.')
  readonly warlordTraits?: readonly WarlordTraitTakenInput[] | null;

  @OptionalParts(() => RelicTakenInput, 'Its relics.')
  readonly relics?: readonly RelicTakenInput[] | null;

  @OptionalParts(() => PsychicPowerKnownInput, 'Psychic powers that it knows. Null: not stated.')
  readonly psychicPowers?: readonly PsychicPowerKnownInput[] | null;

  @OptionalParts(() => NotedChoiceInput, 'Keywords in angle brackets with the choice made.')
  readonly keywordChoices?: readonly NotedChoiceInput[] | null;

  @OptionalParts(() => NotedChoiceInput, 'Rules that are selected before the battle with what was noted; "random" is an answer.')
  readonly ruleChoices?: readonly NotedChoiceInput[] | null;

  @OptionalParts(() => WargearReplacementInput, 'Wargear options for all models of a kind or for any of them, as taken (10th).')
  readonly replacements?: readonly WargearReplacementInput[] | null;
}
