import { ID, InterfaceType } from '@nestjs/graphql';
import type { StoredRelease } from '#muster/persistence';
import type { NodeType } from '../platform/graphql/global-id.js';
import { interfaceOf, orElse } from '../platform/graphql/fields.js';
import { NodeInterface } from '../platform/graphql/node.interface.js';
import { DataDisputeType } from './dispute.types.js';
import { ReleaseType } from '../releases/release.types.js';

@InterfaceType('Entry', {
  description: 'An entry of the game, such as a datasheet or a detachment, as it is in one release.',
  implements: () => [NodeInterface],
  resolveType: (value: EntryInterface) => value.__typename,
})
export class EntryInterface
  extends interfaceOf({
    id: [ID, 'Opaque id of this entry in this release, for `node`.'],
    key: [String, 'BattleScribe id of the entry. It is the same in every release, even after a rename: store this one.'],
    slug: [String, 'Readable identifier for URLs, unique among entries of its kind in the release.'],
    name: [String, 'The name of the entry, as printed.'],
    aliases: [[String], 'Alternative names for the entry used in army lists.'],
    disputes: orElse([], [[DataDisputeType], 'Values of the entry that a second source contradicts; empty if there are none.']),
    release: [ReleaseType, 'The data release that contains the entry.'],
  })
  implements NodeInterface
{
  readonly __typename!: NodeType;

  /** The release that the entry belongs to; resolvers look up related entries in it. */
  readonly of!: StoredRelease;
}
