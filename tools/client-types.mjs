// npm run client:types: writes the types of examples/client and examples/app from their operations and schema.graphql, and the documents/
// of the former, with which a server accepts these operations as persisted documents. With --check it only compares, and exits with 1 if
// they are out of date. It calls the generator's core and plugins directly, because the generator's own command line only adds reading a
// configuration file.
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

const FOLDERS = ['examples/client/src', 'examples/app/src'].map((folder) => path.join(repository, folder));
const TARGET = 'operations.generated.ts';
const MANIFEST_OF = path.join(repository, 'examples/client/src', TARGET);
const MANIFEST = path.join(repository, 'examples/client/documents/documents.json');

/** @param {string} folder */
async function generate(folder) {
  const source = path.join(folder, 'operations.graphql');
  const target = path.join(folder, TARGET);
  const schema = parse(readFileSync(path.join(repository, 'schema.graphql'), 'utf8'));
  const written = await codegen({
    filename: target,
    schema,
    schemaAst: buildASTSchema(schema),
    documents: [{ location: source, document: parse(readFileSync(source, 'utf8')) }],
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
  return format(`${banner}${written}`, { ...(await resolveConfig(target)), filepath: target });
}

/** The documents by their SHA-256, as `MUSTER_DOCUMENTS` reads them. */
async function manifest() {
  /** @type {Record<string, unknown>} */
  const module = await import(pathToFileURL(MANIFEST_OF).href);
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

for (const folder of FOLDERS) put(path.join(folder, TARGET), await generate(folder));
put(MANIFEST, await manifest());
