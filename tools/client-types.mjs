// npm run client:types: writes the types of examples/client from its operations and schema.graphql, and documents/, with which a
// server accepts these operations as persisted documents. With --check it only compares, and exits with 1 if they are out of date. It calls the generator's core and plugins directly, because the generator's own command line only
// adds reading a configuration file.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { codegen } from '@graphql-codegen/core';
import * as documents from '@graphql-codegen/typed-document-node';
import * as operations from '@graphql-codegen/typescript-operations';
import { buildASTSchema, parse } from 'graphql';
import { format, resolveConfig } from 'prettier';
import { repository } from './repository.mjs';

const FOLDER = path.join(repository, 'examples/client/src');
const SOURCE = path.join(FOLDER, 'operations.graphql');
const TARGET = path.join(FOLDER, 'operations.generated.ts');
const MANIFEST = path.join(repository, 'examples/client/documents/documents.json');

async function generate() {
  const schema = parse(readFileSync(path.join(repository, 'schema.graphql'), 'utf8'));
  const written = await codegen({
    filename: TARGET,
    schema,
    schemaAst: buildASTSchema(schema),
    documents: [{ location: SOURCE, document: parse(readFileSync(SOURCE, 'utf8')) }],
    config: {
      documentMode: 'string',
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

/** The documents by their SHA-256, as `MUSTER_DOCUMENTS` reads them. */
async function manifest() {
  /** @type {Record<string, unknown>} */
  const module = await import(pathToFileURL(TARGET).href);
  const texts = Object.entries(module).flatMap(([name, document]) => (name.endsWith('Document') ? [String(document)] : []));
  const byHash = new Map(texts.map((text) => [createHash('sha256').update(text).digest('hex'), text]));
  return `${JSON.stringify(Object.fromEntries([...byHash.keys()].toSorted().map((hash) => [hash, byHash.get(hash)])), null, 2)}\n`;
}

/** @param {string} file @param {string} content */
function put(file, content) {
  if (!process.argv.includes('--check')) writeFileSync(file, content);
  else if (readFileSync(file, 'utf8') !== content) {
    process.stderr.write(`${path.relative(repository, file)} is stale: run \`npm run client:types\` and commit it.\n`);
    process.exitCode = 1;
  }
}

put(TARGET, await generate());
put(MANIFEST, await manifest());
