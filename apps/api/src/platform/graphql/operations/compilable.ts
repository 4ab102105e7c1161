import {
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { variablesOf } from './variables-of.js';

/** Whether the query compiler handles the operation's variables. It would need half a minute to unroll an input that contains itself. */
export const isCompilable = (schema: GraphQLSchema, operation: OperationDefinitionNode): boolean =>
  variablesOf(schema, operation).every(({ type }) => endsSomewhere(type, []));

function endsSomewhere(type: GraphQLInputType, above: readonly GraphQLInputType[]): boolean {
  if (isNonNullType(type) || isListType(type)) return endsSomewhere(type.ofType, above);
  if (!isInputObjectType(type)) return true;
  return !above.includes(type) && Object.values(type.getFields()).every((field) => endsSomewhere(field.type, [...above, type]));
}
