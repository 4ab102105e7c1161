import { isIntrospectionType, isObjectType, type GraphQLField, type GraphQLSchema } from 'graphql';

/**
 * Nest gives every declared field a resolver that only reads the property of the same name. This removes them: GraphQL reads the property
 * by itself, and the query compiler does so much faster than it calls a resolver.
 */
export function withoutPlainResolvers(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || isIntrospectionType(type)) continue;
    for (const field of Object.values(type.getFields())) if (onlyReadsItsProperty(field)) delete field.resolve;
  }
  return schema;
}

/** A resolver of ours has more parameters than the parent, so this never calls one. */
function onlyReadsItsProperty({ name, resolve }: GraphQLField<unknown, unknown>): boolean {
  if (resolve?.length !== 1) return false;
  const value = Symbol(name);
  const read = (parent: object): unknown => Reflect.apply(resolve, undefined, [parent]);
  return read({ [name]: value }) === value && read({}) === undefined;
}
