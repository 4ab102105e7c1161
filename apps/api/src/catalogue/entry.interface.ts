import { Field, ID, InterfaceType } from '@nestjs/graphql';
import type { StoredRelease } from '#muster/persistence';
import type { NodeType } from '../platform/graphql/global-id.js';
import { NodeInterface } from '../platform/graphql/node.interface.js';
import { ReleaseType } from '../releases/release.types.js';

@InterfaceType('Entry', {
  description: 'Something that exists in the game, as one release has it.',
  implements: () => [NodeInterface],
  resolveType: (value: EntryInterface) => value.__typename,
})
export class EntryInterface implements NodeInterface {
  readonly __typename!: NodeType;

  @Field(() => ID, { description: 'Opaque id for `node`: of this entry in this release.' })
  readonly id!: string;

  @Field(() => String, {
    description: "The data's own id. The same in every release that has the entry, also after a rename: keep this one.",
  })
  readonly key!: string;

  @Field(() => String, { description: 'A readable name for addresses, unique among its kind in the release.' })
  readonly slug!: string;

  @Field(() => String, { description: 'The name as printed.' })
  readonly name!: string;

  @Field(() => [String], { description: 'Other names lists use for it.' })
  readonly aliases!: readonly string[];

  @Field(() => ReleaseType, { description: 'The release that has it so.' })
  readonly release!: ReleaseType;

  /** The same release, for looking up what belongs to the entry. */
  readonly of!: StoredRelease;
}
