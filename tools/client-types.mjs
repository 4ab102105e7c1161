// npm run client:types: writes the types of examples/client from its operations and schema.graphql. With --check it only compares, and
// exits with 1 if they are out of date. It calls the generator's core and plugins directly, because the generator's own command line only
// adds reading a configuration file.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as documents from '@graphql-codegen/typed-document-node';
import * as operations from '@graphql-codegen/typescript-operations';
import { buildASTSchema, parse } from 'graphql';
import { format, resolveConfig } from 'prettier';
import { repository } from './repository.mjs';

const FOLDER = path.join(repository, 'examples/client/src');
const SOURCE = path.join(FOLDER, 'operations.graphql');
const TARGET = path.join(FOLDER, 'operations.generated.ts');

async function generate() {
  const schema = parse(readFileSync(path.join(repository, 'schema.graphql'), 'utf8'));
  const written = await codegen({
    filename: TARGET,
    schema,
    schemaAst: buildASTSchema(schema),
    documents: [{ location: SOURCE, document: parse(readFileSync(SOURCE, 'utf8')) }],
    config: {
      useTypeImports: true,
      immutableTypes: true,
      enumsAsTypes: true,
      skipTypename: true,
      scalars: { ID: 'string', JSON: 'unknown', Params: 'unknown', Date: 'string', DateTime: 'string' },
      defaultScalarType: 'unknown',
    },
    plugins: [{ operations: {} }, { documents: {} }],
    pluginMap: { operations, documents },
  });
  const banner = '// Written by `npm run client:types` from operations.graphql and the schema. Do not edit.\n';
  return format(`${banner}${written}`, { ...(await resolveConfig(TARGET)), filepath: TARGET });
}

const written = await generate();
if (!process.argv.includes('--check')) writeFileSync(TARGET, written);
else if (readFileSync(TARGET, 'utf8') !== written) {
  process.stderr.write('The types of examples/client are stale: run `npm run client:types` and commit them.\n');
  process.exitCode = 1;
}
