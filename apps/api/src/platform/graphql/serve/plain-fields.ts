import { isIntrospectionType, isObjectType, type GraphQLField, type GraphQLSchema } from 'graphql';

/**
 * Nest gives every declared field a resolver that reads the property of its name. GraphQL does that by itself, and the query compiler
 * reads a property where it would otherwise call, check and await a resolver for every value of an answer.
 */
export function withoutPlainResolvers(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || isIntrospectionType(type)) continue;
    for (const field of Object.values(type.getFields())) if (onlyReadsItsProperty(field)) delete field.resolve;
  }
  return schema;
}

/** Resolvers that do more take more than the parent, so those of ours are never called here. */
function onlyReadsItsProperty({ name, resolve }: GraphQLField<unknown, unknown>): boolean {
  if (resolve?.length !== 1) return false;
  const value = Symbol(name);
  const read = (parent: object): unknown => Reflect.apply(resolve, undefined, [parent]);
  return read({ [name]: value }) === value && read({}) === undefined;
}
