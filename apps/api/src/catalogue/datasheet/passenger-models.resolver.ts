import { Int, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { PassengerModelsType, type CountedPassengers } from './transport.types.js';

@Resolver(() => PassengerModelsType)
export class PassengerModelsResolver {
  @ResolveField(() => Int, {
    nullable: true,
    description: 'Only models with at least this Wounds characteristic; null if there is no minimum.',
  })
  minWounds(@Parent() { wounds }: CountedPassengers): number | undefined {
    return wounds?.atLeast;
  }

  @ResolveField(() => Int, {
    nullable: true,
    description: 'Only models with at most this Wounds characteristic; null if there is no maximum.',
  })
  maxWounds(@Parent() { wounds }: CountedPassengers): number | undefined {
    return wounds?.atMost;
  }

  @ResolveField(() => Int, {
    nullable: true,
    description: 'The number of spaces or models that the transport clause states; null if it states none.',
  })
  number(@Parent() { size, count }: CountedPassengers): number | null | undefined {
    return size ?? count;
  }
}
