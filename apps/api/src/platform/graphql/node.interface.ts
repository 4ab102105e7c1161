import { Field, ID, InterfaceType } from '@nestjs/graphql';
import type { NodeType } from './global-id.js';

@InterfaceType('Node', {
  description: 'An object with an opaque id. An id belongs to one release, so the object never changes and can be cached indefinitely.',
  resolveType: (value: NodeInterface) => value.__typename,
})
export class NodeInterface {
  readonly __typename!: NodeType;

  @Field(() => ID, { description: 'Opaque id of the object, for `node`.' })
  readonly id!: string;
}
