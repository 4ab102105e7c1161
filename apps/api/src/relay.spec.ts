import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { repositoryFolder } from './platform/repository-folder.js';

/** What a Relay app asks for: pages in one and in both directions, objects refetched by `node`, several of them by `nodes`, a mutation. */
const OPERATIONS = `import { graphql } from 'react-relay';
graphql\`fragment app_datasheets on Query
  @refetchable(queryName: "appDatasheetsPage")
  @argumentDefinitions(count: { type: "Int", defaultValue: 25 }, cursor: { type: "String" }) {
  datasheets(first: $count, after: $cursor) @connection(key: "app_datasheets") { edges { node { id ...app_card } } }
}\`;
graphql\`fragment app_releases on Query
  @refetchable(queryName: "appReleasesPage")
  @argumentDefinitions(first: { type: "Int" }, after: { type: "String" }, last: { type: "Int" }, before: { type: "String" }) {
  releases(first: $first, after: $after, last: $last, before: $before) @connection(key: "app_releases") {
    edges { node { label effectiveFrom } }
  }
}\`;
graphql\`fragment app_card on Datasheet @refetchable(queryName: "appCardAgain") { name factions { name } release { label } }\`;
graphql\`query appQuery($id: ID!, $ids: [ID!]!) {
  ...app_datasheets
  ...app_releases
  node(id: $id) { id ...app_card @alias }
  nodes(ids: $ids) { id }
  search(text: "x") { edges { node { score } } }
}\`;
graphql\`mutation appMutation($input: ForkRosterInput!) { forkRoster(input: $input) { roster { id name } userErrors { code path } } }\`;
`;

it('relay-compiler compiles connections, refetchable fragments, node, nodes and mutations', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'muster-relay-'));
  try {
    const artifacts = path.join(folder, 'src/__generated__');
    await mkdir(artifacts, { recursive: true });
    await cp(path.join(repositoryFolder, 'schema.graphql'), path.join(folder, 'schema.graphql'));
    await writeFile(path.join(folder, 'src/app.js'), OPERATIONS);
    const config = { src: './src', schema: './schema.graphql', language: 'javascript', artifactDirectory: './src/__generated__' };
    await writeFile(path.join(folder, 'relay.config.json'), JSON.stringify(config));
    const compiler = createRequire(import.meta.url).resolve('relay-compiler/cli.js');
    await promisify(execFile)(process.execPath, [compiler, 'relay.config.json'], { cwd: folder, timeout: 60_000 });
    expect((await readdir(artifacts)).toSorted()).toEqual([
      'appCardAgain.graphql.js',
      'appDatasheetsPage.graphql.js',
      'appMutation.graphql.js',
      'appQuery.graphql.js',
      'appReleasesPage.graphql.js',
      'app_card.graphql.js',
      'app_datasheets.graphql.js',
      'app_releases.graphql.js',
    ]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}, 90_000);
