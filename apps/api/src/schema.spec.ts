import 'reflect-metadata';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { SCOPES } from './platform/access/scope.js';
import { printedSchema } from './platform/graphql/serve/printed-schema.js';
import { repositoryFolder } from './platform/repository-folder.js';
import { buildSchema } from './schema.js';

let schema: GraphQLSchema;
beforeAll(async () => {
  schema = await buildSchema();
});

it('matches schema.graphql: run `npm run schema` and commit it', async () => {
  expect(printedSchema(schema)).toBe(await readFile(path.join(repositoryFolder, 'schema.graphql'), 'utf8'));
});

describe('every root field', () => {
  it('declares who may call it', () => {
    const undeclared = rootFields(schema).filter(({ access }) => !['anyone', ...SCOPES].some((known) => known === access));
    expect(undeclared.map(({ name }) => name)).toEqual([]);
  });

  it('is open to anyone only if it is listed here', () => {
    const open = rootFields(schema).filter(({ access }) => access === 'anyone');
    expect(open.map(({ name }) => name).toSorted()).toEqual([
      'Mutation.checkLists',
      'Mutation.rerunCheckJob',
      'Mutation.submitList',
      'Query.amendments',
      'Query.armyOption',
      'Query.armyOptions',
      'Query.bulkData',
      'Query.checkJob',
      'Query.checkList',
      'Query.checkRoster',
      'Query.compareLists',
      'Query.compareRosters',
      'Query.cpLedger',
      'Query.dataDifferences',
      'Query.dataVersions',
      'Query.datasheet',
      'Query.datasheets',
      'Query.detachment',
      'Query.detachments',
      'Query.drift',
      'Query.enhancement',
      'Query.enhancements',
      'Query.eventEntry',
      'Query.faction',
      'Query.factions',
      'Query.legalWhen',
      'Query.me',
      'Query.migrations',
      'Query.node',
      'Query.nodes',
      'Query.release',
      'Query.releases',
      'Query.revealedEvent',
      'Query.ruleset',
      'Query.rulesets',
      'Query.search',
      'Query.sharedRoster',
      'Subscription.checkJobProgress',
    ]);
  });
});

it('has no recursive input in a query, which the query compiler would unroll', () => {
  const within = (type: GraphQLInputType, above: readonly string[]): string[] => {
    const named = getNamedType(type);
    if (!isInputObjectType(named)) return [];
    if (above.includes(named.name)) return [[...above, named.name].join(' > ')];
    return Object.values(named.getFields()).flatMap((field) => within(field.type, [...above, named.name]));
  };
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {});
  expect(fields.flatMap(({ args }) => args.flatMap(({ type }) => within(type, [])))).toEqual([]);
});

it('describes every type, field, argument and value', () => {
  const undescribed = Object.values(schema.getTypeMap())
    .filter(({ name }) => !name.startsWith('__') && !['String', 'Int', 'Float', 'Boolean', 'ID'].includes(name))
    .flatMap((type) => {
      const outputs = isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : [];
      const inputs = isInputObjectType(type) ? Object.values(type.getFields()) : outputs.flatMap(({ args }) => args);
      const values = isEnumType(type) ? type.getValues() : [];
      const parts = [...outputs, ...inputs, ...values].map((part) => ({
        name: `${type.name}.${part.name}`,
        description: part.description,
      }));
      const root = type === schema.getQueryType() || type === schema.getMutationType() || type === schema.getSubscriptionType();
      return [...(root ? [] : [type]), ...parts];
    });
  expect(undescribed.filter(({ description }) => !description).map(({ name }) => name)).toEqual([]);
});

function rootFields(of: GraphQLSchema): { name: string; access: unknown }[] {
  return [of.getQueryType(), of.getMutationType(), of.getSubscriptionType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}).map((field) => ({ name: `${type?.name}.${field.name}`, access: field.extensions['access'] })),
  );
}
