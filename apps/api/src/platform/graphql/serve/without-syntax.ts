import { isEnumType, isInputObjectType, isInterfaceType, isObjectType, type GraphQLNamedType, type GraphQLSchema } from 'graphql';
import { resetCaches } from 'graphql-tag';

/** A part of a schema that may refer to where it was defined. */
interface Defined {
  astNode?: unknown;
  extensionASTNodes?: unknown;
}

/**
 * Removes the syntax trees from which Nest has made the schema, and those that `graphql-tag` keeps for it. Nothing reads them when operations
 * are answered, and they take 7 of the 100 MB that the main thread of an api holds without requests.
 */
export function withoutSyntax(schema: GraphQLSchema): GraphQLSchema {
  resetCaches();
  for (const type of Object.values(schema.getTypeMap())) for (const part of partsOf(type)) forget(part);
  return schema;
}

function partsOf(type: GraphQLNamedType): readonly Defined[] {
  if (isEnumType(type)) return [type, ...type.getValues()];
  if (isInputObjectType(type)) return [type, ...Object.values(type.getFields())];
  if (isObjectType(type) || isInterfaceType(type))
    return [type, ...Object.values(type.getFields()).flatMap((field) => [field, ...field.args])];
  return [type];
}

function forget(part: Defined): void {
  part.astNode = undefined;
  if (part.extensionASTNodes !== undefined) part.extensionASTNodes = [];
}
