import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import {
  unitCard,
  type CardAbility,
  type CardOptionGroup,
  type CardSave,
  type CardWargear,
  type CardWeapon,
  type Statline,
} from '#muster/catalogue';
import { DatasheetType } from './datasheet.types.js';
import { UnitProfileType } from './profile.types.js';
import { AbilityType, InvulnerableSaveType, OptionGroupType, WargearType, WeaponProfileType } from './unit-card.types.js';

/** The parts of a datasheet's card. */
@Resolver(() => DatasheetType)
export class UnitCardResolver {
  @ResolveField(() => [UnitProfileType], { description: "Profiles of the datasheet's models." })
  profiles(@Parent() { entry }: DatasheetType): readonly Statline[] {
    return unitCard(entry).statlines;
  }

  @ResolveField(() => [InvulnerableSaveType], { description: 'The invulnerable saves of its models; empty if none has any.' })
  invulnerableSaves(@Parent() { entry }: DatasheetType): readonly CardSave[] {
    return unitCard(entry).invulnerableSaves;
  }

  @ResolveField(() => [WeaponProfileType], {
    description: 'Profiles of the weapons that the datasheet can have, with the options that bring them.',
  })
  weapons(@Parent() { entry }: DatasheetType): readonly CardWeapon[] {
    return unitCard(entry).weapons;
  }

  @ResolveField(() => [AbilityType], { description: 'The abilities of the datasheet and of its wargear, by kind and with their numbers.' })
  abilities(@Parent() { entry }: DatasheetType): readonly CardAbility[] {
    return unitCard(entry).abilities;
  }

  @ResolveField(() => [OptionGroupType], { description: 'The choices that the datasheet offers.' })
  options(@Parent() { entry }: DatasheetType): readonly CardOptionGroup[] {
    return unitCard(entry).options;
  }

  @ResolveField(() => [WargearType], { description: 'The wargear that its models have without a choice; empty if there is none.' })
  wargear(@Parent() { entry }: DatasheetType): readonly CardWargear[] {
    return unitCard(entry).wargear;
  }
}
