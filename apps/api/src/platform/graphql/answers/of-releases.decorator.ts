import { Extensions } from '@nestjs/graphql';
import { Kind, OperationTypeNode, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';

const OF_RELEASES = 'ofReleases';

/**
 * Marks a field of Query whose answer depends only on its arguments, the language and the releases that everyone can see. Such answers may
 * be kept and given to other callers, so nothing below the field may depend on the caller.
 */
export const OfReleases = (): MethodDecorator => Extensions({ [OF_RELEASES]: true });

/** Whether an operation consists only of marked fields. Fragments at the root do not count. */
export function isOfReleases(schema: GraphQLSchema, { operation, selectionSet }: OperationDefinitionNode): boolean {
  const fields = operation === OperationTypeNode.QUERY ? schema.getQueryType()?.getFields() : undefined;
  return selectionSet.selections.every((node) => node.kind === Kind.FIELD && fields?.[node.name.value]?.extensions[OF_RELEASES] === true);
}
