import { Int, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { PassengerModelsType, type CountedPassengers } from './transport.types.js';

@Resolver(() => PassengerModelsType)
export class PassengerModelsResolver {
  @ResolveField(() => Int, { nullable: true, description: 'With at least so many Wounds; null: any number.' })
  minWounds(@Parent() { wounds }: CountedPassengers): number | undefined {
    return wounds?.atLeast;
  }

  @ResolveField(() => Int, { nullable: true, description: 'With at most so many Wounds; null: any number.' })
  maxWounds(@Parent() { wounds }: CountedPassengers): number | undefined {
    return wounds?.atMost;
  }

  @ResolveField(() => Int, {
    nullable: true,
    description: 'The number that the clause gives: a space, or a count; null where it gives none.',
  })
  number(@Parent() { size, count }: CountedPassengers): number | null | undefined {
    return size ?? count;
  }
}
