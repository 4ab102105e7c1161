import { Field, InputType } from '@nestjs/graphql';
import type { ReservesKind, RosterDeclarations } from '#muster/builder';
import { ArrayMaxSize, IsOptional, MaxLength } from 'class-validator';
import {
  Choice,
  Count,
  Key,
  OptionalCount,
  OptionalFlag,
  OptionalKey,
  OptionalChoice,
  OptionalPart,
  OptionalText,
  Text,
} from '../platform/graphql/input-fields.js';
import { LIMITS } from '../platform/limits.js';
import { Organisation, ReservesHow } from '../rosters/roster.enums.js';
import { HouseRulesInput } from '../rules/house-rules.input.js';

const OF_UNIT = 'The unit: its id in the roster, or the name that `as` gave it earlier in this call.';
const AS = 'A name by which later intents of this call can speak of what this one makes.';

@InputType({ description: 'A unit to add.' })
export class AddUnitIntent {
  @Key('The datasheet: its slug or opaque id.')
  readonly datasheet!: string;

  @OptionalKey('The detachment it is added to, by its id in the roster; null: the first that offers it, or a new one for allies.')
  readonly detachment?: string | null;

  @OptionalCount('How many models; null: the smallest size.', 1, 500)
  readonly models?: number | null;

  @OptionalText(AS)
  readonly as?: string | null;
}

@InputType({ description: 'A unit to duplicate.' })
export class DuplicateUnitIntent {
  @Key(OF_UNIT)
  readonly unit!: string;

  @OptionalText(AS)
  readonly as?: string | null;
}

@InputType({ description: 'A unit to move to another detachment.' })
export class MoveUnitIntent {
  @Key(OF_UNIT)
  readonly unit!: string;

  @Key('The detachment it is to stand in, by its id in the roster.')
  readonly detachment!: string;
}

@InputType({ description: 'A unit by itself.' })
export class UnitIntent {
  @Key(OF_UNIT)
  readonly unit!: string;
}

@InputType({ description: 'A new size of a unit.' })
export class ResizeUnitIntent {
  @Key(OF_UNIT)
  readonly unit!: string;

  @Count('How many models it is to have.', 1, 500)
  readonly models!: number;
}

@InputType({ description: 'A choice of wargear, models or anything else that `RosterUnit.options` shows.' })
export class ChooseOptionIntent {
  @Key('The selection or detachment that makes the choice: `of` of the option.')
  readonly of!: string;

  @Key('The option: `option` as it is shown.')
  readonly option!: string;

  @Count('How many of it there are to be; 0 takes it away.', 0, 500)
  readonly count!: number;
}

@InputType({ description: 'An Enhancement, relic, Warlord Trait or psychic power for a unit.' })
export class ChooseEntryIntent {
  @Key(OF_UNIT)
  readonly unit!: string;

  @Key('The Enhancement or army option: its slug or opaque id.')
  readonly entry!: string;

  @OptionalFlag('False takes it away; null: it is taken.')
  readonly chosen?: boolean | null;
}

@InputType({ description: 'Which unit has the Warlord.' })
export class SetWarlordIntent {
  @OptionalKey(`${OF_UNIT} Null: none.`)
  readonly unit?: string | null;
}

@InputType({ description: 'A keyword chosen for a unit, such as its Chapter (8th, 9th).' })
export class ChooseKeywordIntent {
  @Key(OF_UNIT)
  readonly unit!: string;

  @Text('The keyword to be chosen, as printed: "<CHAPTER>".')
  readonly keyword!: string;

  @OptionalText('The choice; null: none.')
  readonly choice?: string | null;
}

@InputType({ description: 'A Leader joins a Bodyguard unit (10th).' })
export class AttachIntent {
  @Key('The Leader: its id in the roster, or the name that `as` gave it.')
  readonly leader!: string;

  @Key('The unit it joins.')
  readonly bodyguard!: string;
}

@InputType({ description: 'A unit embarks.' })
export class EmbarkIntent {
  @Key(OF_UNIT)
  readonly unit!: string;

  @Key('The transport.')
  readonly transport!: string;
}

@InputType({ description: 'A unit goes into Reserves.' })
export class HoldIntent {
  @Key(OF_UNIT)
  readonly unit!: string;

  @Choice(ReservesHow, 'By what.')
  readonly how!: ReservesKind;
}

@InputType({ description: 'A detachment of the army: one more (8th, 9th), or another in place of the one before (10th).' })
export class AddDetachmentIntent {
  @Key('The detachment: its slug or opaque id.')
  readonly detachment!: string;

  @OptionalKey("The faction it is of, by its slug or opaque id; null: the army's.")
  readonly faction?: string | null;

  @OptionalText(AS)
  readonly as?: string | null;
}

@InputType({ description: 'A detachment to remove, with its units.' })
export class RemoveDetachmentIntent {
  @Key('Its id in the roster, or (10th) its slug or opaque id.')
  readonly detachment!: string;
}

@InputType({ description: 'How large a battle the roster is for.' })
export class BattleSizeInput {
  @OptionalText('"Strike Force"; null: only the limit is agreed.')
  readonly name?: string | null;

  @Count('Points limit.', 1, 100_000)
  readonly limit!: number;
}

@InputType({ description: 'Words about the roster or one of its units.' })
export class SetNotesIntent {
  @OptionalKey('The unit; null: the roster.')
  readonly unit?: string | null;

  @Field(() => String, { nullable: true, description: 'The words; null: none.' })
  @IsOptional()
  @MaxLength(2_000)
  readonly notes?: string | null;
}

@InputType({ description: 'How the army is mustered (8th, 9th).' })
export class SetOrganisationIntent {
  @OptionalChoice(Organisation, 'How; null: not declared.')
  readonly organisation?: RosterDeclarations['organisation'];
}

@InputType({ description: 'A new name of the roster.' })
export class RenameIntent {
  @Text('The name.')
  readonly name!: string;
}

@InputType({ description: 'By what the roster is judged beside the rules of its edition: in place of all that was set before.' })
export class SetAmendmentsIntent {
  @Field(() => [String], {
    description:
      'Ids of amendments (see `amendments`). None: those of the mission pack that the roster itself names as its game type (8th, 9th), if any.',
  })
  @ArrayMaxSize(LIMITS.amendmentsPerCheck)
  @MaxLength(200, { each: true })
  readonly amendments!: readonly string[];

  @OptionalPart(() => HouseRulesInput, "An organiser's own rules; null: none.")
  readonly houseRules?: HouseRulesInput | null;
}

@InputType({ isOneOf: true, description: 'One small change that a player means.' })
export class RosterIntentInput {
  @OptionalPart(() => AddUnitIntent, 'Add a unit.')
  readonly addUnit?: AddUnitIntent | null;

  @OptionalPart(() => DuplicateUnitIntent, 'Add a copy of a unit.')
  readonly duplicateUnit?: DuplicateUnitIntent | null;

  @OptionalPart(() => MoveUnitIntent, 'Move a unit to another detachment.')
  readonly moveUnit?: MoveUnitIntent | null;

  @OptionalPart(() => UnitIntent, 'Remove a unit.')
  readonly removeUnit?: UnitIntent | null;

  @OptionalPart(() => ResizeUnitIntent, 'Give a unit another size.')
  readonly resizeUnit?: ResizeUnitIntent | null;

  @OptionalPart(() => ChooseOptionIntent, 'Choose wargear, models, or any other option.')
  readonly chooseOption?: ChooseOptionIntent | null;

  @OptionalPart(() => ChooseEntryIntent, 'Choose an Enhancement, relic, Warlord Trait or psychic power.')
  readonly chooseEntry?: ChooseEntryIntent | null;

  @OptionalPart(() => SetWarlordIntent, 'Name the Warlord.')
  readonly setWarlord?: SetWarlordIntent | null;

  @OptionalPart(() => ChooseKeywordIntent, 'Choose a keyword.')
  readonly chooseKeyword?: ChooseKeywordIntent | null;

  @OptionalPart(() => AttachIntent, 'Attach a Leader.')
  readonly attach?: AttachIntent | null;

  @OptionalPart(() => UnitIntent, 'Detach a Leader.')
  readonly detach?: UnitIntent | null;

  @OptionalPart(() => EmbarkIntent, 'Embark a unit.')
  readonly embark?: EmbarkIntent | null;

  @OptionalPart(() => UnitIntent, 'Disembark a unit.')
  readonly disembark?: UnitIntent | null;

  @OptionalPart(() => HoldIntent, 'Hold a unit in Reserves.')
  readonly hold?: HoldIntent | null;

  @OptionalPart(() => UnitIntent, 'Take a unit out of Reserves.')
  readonly deploy?: UnitIntent | null;

  @OptionalPart(() => AddDetachmentIntent, 'Add a detachment, or change it (10th).')
  readonly addDetachment?: AddDetachmentIntent | null;

  @OptionalPart(() => RemoveDetachmentIntent, 'Remove a detachment.')
  readonly removeDetachment?: RemoveDetachmentIntent | null;

  @OptionalPart(() => BattleSizeInput, 'Set the battle size.')
  readonly setBattleSize?: BattleSizeInput | null;

  @OptionalPart(() => SetOrganisationIntent, 'Say how the army is mustered.')
  readonly setOrganisation?: SetOrganisationIntent | null;

  @OptionalPart(() => SetAmendmentsIntent, 'Choose amendments and house rules.')
  readonly setAmendments?: SetAmendmentsIntent | null;

  @OptionalPart(() => RenameIntent, 'Rename the roster.')
  readonly rename?: RenameIntent | null;

  @OptionalPart(() => SetNotesIntent, 'Write notes.')
  readonly setNotes?: SetNotesIntent | null;
}
