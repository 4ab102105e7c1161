import { isObjectType, type GraphQLSchema } from 'graphql';
import { totalOf } from '../connection.js';

/** Counts the items of a connection in the database only if a caller asks for their number. */
export function withCountsOnDemand(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || !type.name.endsWith('Connection')) continue;
    const { totalCount } = type.getFields();
    if (totalCount) totalCount.resolve = totalOf;
  }
  return schema;
}
