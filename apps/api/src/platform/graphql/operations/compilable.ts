import {
  getNamedType,
  isInputObjectType,
  isNonNullType,
  Kind,
  typeFromAST,
  type GraphQLInputObjectType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type TypeNode,
} from 'graphql';

/**
 * Whether the query compiler handles an operation's variables correctly. It needs half a minute to unroll recursive inputs, and it ignores
 * the default value of a required variable.
 */
export function isCompilable(schema: GraphQLSchema, { variableDefinitions = [] }: OperationDefinitionNode): boolean {
  return variableDefinitions.every(
    ({ type, defaultValue }) => (type.kind !== Kind.NON_NULL_TYPE || !defaultValue) && isPlain(inputOf(schema, type), []),
  );
}

function isPlain(input: GraphQLInputObjectType | null, above: readonly GraphQLInputObjectType[]): boolean {
  if (input === null) return true;
  if (above.includes(input)) return false;
  return Object.values(input.getFields()).every(({ type, defaultValue }) => {
    if (isNonNullType(type) && defaultValue !== undefined) return false;
    const named = getNamedType(type);
    return isPlain(isInputObjectType(named) ? named : null, [...above, input]);
  });
}

function inputOf(schema: GraphQLSchema, node: TypeNode): GraphQLInputObjectType | null {
  if (node.kind === Kind.NAMED_TYPE) {
    const named = typeFromAST(schema, node);
    return isInputObjectType(named) ? named : null;
  }
  return inputOf(schema, node.type);
}
