import { Field, ID, InterfaceType } from '@nestjs/graphql';
import type { NodeType } from './global-id.js';

@InterfaceType('Node', {
  description: 'Anything with an opaque id. An id belongs to one release, so what it names never changes and can be cached for ever.',
  resolveType: (value: NodeInterface) => value.__typename,
})
export class NodeInterface {
  readonly __typename!: NodeType;

  @Field(() => ID, { description: 'Opaque id for `node`.' })
  readonly id!: string;
}
