import { Field, ID, InterfaceType } from '@nestjs/graphql';
import type { StoredRelease } from '#muster/persistence';
import type { NodeType } from '../platform/graphql/global-id.js';
import { NodeInterface } from '../platform/graphql/node.interface.js';
import { ReleaseType } from '../releases/release.types.js';

@InterfaceType('Entry', {
  description: 'An entry of the game, such as a datasheet or a detachment, as it is in one release.',
  implements: () => [NodeInterface],
  resolveType: (value: EntryInterface) => value.__typename,
})
export class EntryInterface implements NodeInterface {
  readonly __typename!: NodeType;

  @Field(() => ID, { description: 'Opaque id of this entry in this release, for `node`.' })
  readonly id!: string;

  @Field(() => String, {
    description: 'BattleScribe id of the entry. It is the same in every release, even after a rename: store this one.',
  })
  readonly key!: string;

  @Field(() => String, { description: 'Readable identifier for URLs, unique among entries of its kind in the release.' })
  readonly slug!: string;

  @Field(() => String, { description: 'The name of the entry, as printed.' })
  readonly name!: string;

  @Field(() => [String], { description: 'Alternative names for the entry used in army lists.' })
  readonly aliases!: readonly string[];

  @Field(() => ReleaseType, { description: 'The data release that contains the entry.' })
  readonly release!: ReleaseType;

  /** The same release, for looking up what belongs to the entry. */
  readonly of!: StoredRelease;
}
