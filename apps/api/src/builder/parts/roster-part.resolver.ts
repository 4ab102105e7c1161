import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { broughtWeapons, findingsConcerning, reviewConcerning } from '#muster/builder';
import { weaponInUse, type CardWeapon } from '#muster/catalogue';
import { DatasheetType } from '../../catalogue/datasheet/datasheet.types.js';
import { WeaponProfileType } from '../../catalogue/datasheet/unit-card.types.js';
import { DetachmentType } from '../../catalogue/entries/detachment.types.js';
import { FactionType } from '../../catalogue/entries/faction.types.js';
import { EntryInterface } from '../../catalogue/entry.interface.js';
import { FindingType, ReviewReasonType } from '../../checking/finding.types.js';
import type { RequestContext } from '../../platform/graphql/request-context.js';
import { sheetOf } from './present-parts.js';
import { RosterChoiceType, RosterDetachmentType, RosterForceType, RosterUnitType } from './roster-part.types.js';

@Resolver(() => RosterUnitType)
export class RosterUnitResolver {
  @ResolveField(() => DatasheetType, { nullable: true, description: "The unit's datasheet; null if the release does not have it." })
  datasheet(@Parent() { sheet, kept }: RosterUnitType, @Context() { entries }: RequestContext): Promise<DatasheetType | null> | null {
    const found = sheetOf(kept, sheet);
    return found && entries.load('datasheet', kept.release, found.id);
  }

  @ResolveField(() => [FindingType], { description: 'The findings of the report that concern the unit, or in which it is involved.' })
  findings(@Parent() { position, kept }: RosterUnitType): readonly FindingType[] {
    return findingsConcerning(kept.assessment.report, position);
  }

  @ResolveField(() => [ReviewReasonType], { description: 'The review reasons of the report that concern the unit.' })
  review(@Parent() { position, kept }: RosterUnitType): readonly ReviewReasonType[] {
    return reviewConcerning(kept.assessment.report, position);
  }
}

@Resolver(() => RosterForceType)
export class RosterForceResolver {
  @ResolveField(() => FactionType, { nullable: true, description: 'The faction on whose catalogue the force is built; null if unknown.' })
  faction(@Parent() { catalogueId, kept }: RosterForceType, @Context() { entries }: RequestContext): Promise<FactionType | null> | null {
    const faction = kept.assessment.release.byId.factions.get(catalogueId);
    return faction ? entries.load('faction', kept.release, faction.id) : null;
  }
}

@Resolver(() => RosterDetachmentType)
export class RosterDetachmentResolver {
  @ResolveField(() => DetachmentType, {
    nullable: true,
    description: 'The detachment in the release; null if the release does not have it.',
  })
  detachment(@Parent() { key, kept }: RosterDetachmentType, @Context() { entries }: RequestContext): Promise<DetachmentType | null> {
    return entries.load('detachment', kept.release, key);
  }
}

@Resolver(() => RosterChoiceType)
export class RosterChoiceResolver {
  @ResolveField(() => EntryInterface, {
    nullable: true,
    description:
      'The entry of the release that was chosen: an Enhancement, a relic, Warlord Trait, psychic power or Stratagem, or a detachment; null for wargear, models and settings.',
  })
  async entry(@Parent() { key, kept }: RosterChoiceType, @Context() { entries }: RequestContext): Promise<EntryInterface | null> {
    const { byId } = kept.assessment.release;
    if (byId.enhancements.has(key)) return entries.load('enhancement', kept.release, key);
    if (byId.armyOptions.has(key)) return entries.load('armyOption', kept.release, key);
    return byId.detachments.has(key) ? entries.load('detachment', kept.release, key) : null;
  }

  @ResolveField(() => [WeaponProfileType], {
    description: 'Profiles of the weapons that the choice brings, with the modifiers that apply in the roster; empty if it brings none.',
  })
  weapons(@Parent() { id, sheet, kept }: RosterChoiceType): readonly CardWeapon[] {
    const datasheet = sheetOf(kept, sheet);
    return datasheet ? broughtWeapons(id, datasheet, kept.assessment).map((profile) => weaponInUse(datasheet, profile)) : [];
  }
}
