import { lexicographicSortSchema, printSchema, type GraphQLSchema } from 'graphql';

const BANNER = '# Written by `npm run schema` from apps/api. Do not edit.\n\n';

export const printedSchema = (schema: GraphQLSchema): string => `${BANNER}${printSchema(lexicographicSortSchema(schema))}\n`;
