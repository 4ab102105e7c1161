import { lexicographicSortSchema, printSchema, type GraphQLSchema } from 'graphql';

const BANNER = '# Written by `npm run schema` from apps/api. Do not edit.\n\n';

/** The schema as checked in and as served. */
export const printedSchema = (schema: GraphQLSchema): string => `${BANNER}${printSchema(lexicographicSortSchema(schema))}\n`;
