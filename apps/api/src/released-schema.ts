import path from 'node:path';
import { findBreakingChanges, isObjectType, type GraphQLSchema } from 'graphql';
import { repositoryFolder } from './platform/repository-folder.js';

/** Holds `<version>.graphql` for each released schema that clients may still use. */
export const RELEASED_SCHEMAS = path.join(repositoryFolder, 'docs/schema');

/** What breaks clients of the released schema, as sentences. A field that was released as deprecated may be removed. */
export function breaksOf(released: GraphQLSchema, current: GraphQLSchema): readonly string[] {
  const retired = new Set(
    Object.values(released.getTypeMap()).flatMap((type) =>
      isObjectType(type)
        ? Object.values(type.getFields()).flatMap((field) => (field.deprecationReason ? [`${type.name}.${field.name} was removed.`] : []))
        : [],
    ),
  );
  return findBreakingChanges(released, current)
    .map(({ description }) => description)
    .filter((description) => !retired.has(description))
    .toSorted();
}
