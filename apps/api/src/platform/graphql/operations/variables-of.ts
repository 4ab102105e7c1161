import {
  isInputType,
  typeFromAST,
  type ConstValueNode,
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';

export interface Variable {
  readonly name: string;
  readonly type: GraphQLInputType;
  readonly fallback: ConstValueNode | undefined;
}

/** The variables that a validated operation declares. */
export const variablesOf = (schema: GraphQLSchema, { variableDefinitions = [] }: OperationDefinitionNode): readonly Variable[] =>
  variableDefinitions.flatMap(({ variable, type: written, defaultValue: fallback }) => {
    const type = typeFromAST(schema, written);
    return isInputType(type) ? [{ name: variable.name.value, type, fallback }] : [];
  });
