import { ID, InterfaceType } from '@nestjs/graphql';
import { interfaceOf } from './fields.js';
import type { NodeType } from './global-id.js';

@InterfaceType('Node', {
  description:
    'An object with an opaque id. Releases and their entries never change and can be cached indefinitely; rosters change with their revision. `node` finds an object only for those who may see it.',
  resolveType: (value: NodeInterface) => value.__typename,
})
export class NodeInterface extends interfaceOf({ id: [ID, 'Opaque id of the object, for `node`.'] }) {
  readonly __typename!: NodeType;
}
