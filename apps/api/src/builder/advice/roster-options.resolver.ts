import { Args, Int, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { RosterDetachmentType, RosterUnitType } from '../roster.types.js';
import { RosterAdviceService } from './roster-advice.service.js';
import { RosterOptionsArgs, RosterOptionsType, RosterOptionType } from './roster-options.types.js';

@Resolver(() => RosterUnitType)
export class UnitOptionsResolver {
  constructor(private readonly service: RosterAdviceService) {}

  @ResolveField(() => RosterOptionsType, { complexity: 5, description: 'What it may choose, as it stands in the roster.' })
  options(@Parent() unit: RosterUnitType, @Args() args: RosterOptionsArgs): Promise<RosterOptionsType> {
    return this.service.optionsOfUnit(unit, args);
  }
}

@Resolver(() => RosterDetachmentType)
export class DetachmentOptionsResolver {
  constructor(private readonly service: RosterAdviceService) {}

  @ResolveField(() => RosterOptionsType, { complexity: 5, description: 'What may be chosen for it beside units.' })
  options(@Parent() detachment: RosterDetachmentType, @Args() args: RosterOptionsArgs): Promise<RosterOptionsType> {
    return this.service.optionsOfDetachment(detachment, args);
  }
}

@Resolver(() => RosterOptionType)
export class RosterOptionResolver {
  constructor(private readonly service: RosterAdviceService) {}

  @ResolveField(() => Int, {
    nullable: true,
    complexity: 5,
    description:
      'What the roster costs more with one more of it, with what that brings and replaces; null for a group, or where it cannot be chosen.',
  })
  oneMore(@Parent() option: RosterOptionType): Promise<number | null> {
    return this.service.priceOfOneMore(option);
  }
}
