import { ArgsType, Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { EntryKind } from '#muster/persistence';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsOptional, Max, MaxLength, Min, MinLength, ValidateNested } from 'class-validator';
import { ReleaseSelector } from '../releases/release.types.js';
import { EntryInterface } from './entry.interface.js';

export const EntryKindEnum = {
  FACTION: 'faction',
  DATASHEET: 'datasheet',
  DETACHMENT: 'detachment',
  ENHANCEMENT: 'enhancement',
  ARMY_OPTION: 'armyOption',
} as const satisfies Record<string, EntryKind>;

registerEnumType(EntryKindEnum, {
  name: 'EntryKind',
  description: 'What kind of entry.',
  valuesMap: {
    FACTION: { description: 'A faction.' },
    DATASHEET: { description: 'A datasheet.' },
    DETACHMENT: { description: 'A detachment.' },
    ENHANCEMENT: { description: 'An enhancement or another upgrade.' },
    ARMY_OPTION: { description: 'A relic, Warlord Trait, psychic power or stratagem.' },
  },
});

@ObjectType('SearchHit', { description: 'An entry whose name fits.' })
export class SearchHitType {
  @Field(() => Number, {
    description: 'How well, up to 1 for the name itself. Several hits of the same score are ambiguous: let a human choose.',
  })
  readonly score!: number;

  @Field(() => EntryInterface, { description: 'The entry.' })
  readonly entry!: EntryInterface;
}

@ArgsType()
export class SearchArgs {
  @Field(() => String, { description: 'A name or part of one; typing errors are forgiven.' })
  @MinLength(1)
  @MaxLength(200)
  readonly text!: string;

  @Field(() => [EntryKindEnum], { nullable: true, description: 'Only these kinds; null: all.' })
  @IsOptional()
  @ArrayMaxSize(10)
  readonly kinds?: readonly EntryKind[] | null;

  @Field(() => Int, { defaultValue: 10, description: 'How many at most, 1 to 50.' })
  @Min(1)
  @Max(50)
  readonly first!: number;

  @Field(() => ReleaseSelector, { nullable: true, description: 'In which release.' })
  @IsOptional()
  @ValidateNested()
  @Type(() => ReleaseSelector)
  readonly release?: ReleaseSelector | null;
}
