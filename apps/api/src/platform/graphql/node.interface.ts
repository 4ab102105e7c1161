import { ID, InterfaceType } from '@nestjs/graphql';
import { interfaceOf } from './fields.js';
import type { NodeType } from './global-id.js';

@InterfaceType('Node', {
  description: 'An object with an opaque id. An id belongs to one release, so the object never changes and can be cached indefinitely.',
  resolveType: (value: NodeInterface) => value.__typename,
})
export class NodeInterface extends interfaceOf({ id: [ID, 'Opaque id of the object, for `node`.'] }) {
  readonly __typename!: NodeType;
}
