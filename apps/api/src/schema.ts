import { NestFactory } from '@nestjs/core';
import { GraphQLSchemaBuilderModule, GraphQLSchemaFactory } from '@nestjs/graphql';
import type { GraphQLSchema } from 'graphql';
import { ACCOUNT_RESOLVERS } from './accounts/account.module.js';
import { BUILDER_RESOLVERS } from './builder/builder.module.js';
import { EVENT_RESOLVERS } from './events/event.module.js';
import { ADMINISTRATION_RESOLVERS } from './administration/administration.module.js';
import { BULK_RESOLVERS } from './bulk/bulk.module.js';
import { CATALOGUE_RESOLVERS } from './catalogue/catalogue.module.js';
import { CHECK_RESOLVERS } from './checking/check.module.js';
import { DATA_RESOLVERS } from './data/data.module.js';
import { RELEASE_RESOLVERS } from './releases/release.module.js';
import { RULES_RESOLVERS } from './rules/rules.module.js';

/** Builds the schema from the resolvers' declarations without starting the api. */
export async function buildSchema(): Promise<GraphQLSchema> {
  const app = await NestFactory.createApplicationContext(GraphQLSchemaBuilderModule, { logger: false });
  const schema = await app
    .get(GraphQLSchemaFactory)
    .create([
      ...RELEASE_RESOLVERS,
      ...CATALOGUE_RESOLVERS,
      ...CHECK_RESOLVERS,
      ...BULK_RESOLVERS,
      ...RULES_RESOLVERS,
      ...ADMINISTRATION_RESOLVERS,
      ...ACCOUNT_RESOLVERS,
      ...BUILDER_RESOLVERS,
      ...EVENT_RESOLVERS,
      ...DATA_RESOLVERS,
    ]);
  await app.close();
  return schema;
}
