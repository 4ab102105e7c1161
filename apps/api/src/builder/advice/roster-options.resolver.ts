import { Args, Int, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { RosterForceType, RosterUnitType } from '../parts/roster-part.types.js';
import { RosterAdviceService } from './roster-advice.service.js';
import { RosterOptionsArgs, RosterOptionConnection, RosterOptionType } from './roster-options.types.js';

@Resolver(() => RosterUnitType)
export class UnitOptionsResolver {
  constructor(private readonly service: RosterAdviceService) {}

  @ResolveField(() => RosterOptionConnection, { complexity: 5, description: 'The choices of this unit, given the current roster.' })
  options(@Parent() unit: RosterUnitType, @Args() args: RosterOptionsArgs): Promise<RosterOptionConnection> {
    return this.service.optionsOfUnit(unit, args);
  }
}

@Resolver(() => RosterForceType)
export class ForceOptionsResolver {
  constructor(private readonly service: RosterAdviceService) {}

  @ResolveField(() => RosterOptionConnection, {
    complexity: 5,
    description: 'The choices of this force other than units, given the current roster.',
  })
  options(@Parent() force: RosterForceType, @Args() args: RosterOptionsArgs): Promise<RosterOptionConnection> {
    return this.service.optionsOfForce(force, args);
  }
}

@Resolver(() => RosterOptionType)
export class RosterOptionResolver {
  constructor(private readonly service: RosterAdviceService) {}

  @ResolveField(() => Int, {
    nullable: true,
    complexity: 5,
    description:
      "The increase in the roster's cost if the option is chosen once more, with all resulting changes; null for a group, or if it cannot be chosen.",
  })
  oneMore(@Parent() option: RosterOptionType): Promise<number | null> {
    return this.service.priceOfOneMore(option);
  }
}
