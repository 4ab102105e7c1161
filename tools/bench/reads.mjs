// The reads that npm run bench measures: 500 distinct ones of each kind, with the rows that the bare server reads for them.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { answerOf, ask } from './asking.mjs';

export const DISTINCT = 500;
export const PAGE = 25;
/** The smallest roster that counts. */
const UNITS = 8;
/** Most lists that are imported. The other rosters are copies of them with names of their own. */
const LISTS = 40;

const PROFILE = 'name kind characteristics { name value }';
const FIELDS = `id key slug name aliases role legends powerRating keywords factionKeywords abilities { name kind value } leads { slug }
  availability { ally addedKeywords } profiles { id ${PROFILE} } weapons { id ${PROFILE} } damage { id ${PROFILE} }
  models { id name min max keywords } transport { models speaksOf } points { minModels maxModels complete bySize { upTo points }
    perModel { name points } wargear { name points } byCopy { from points } }
  options { id name model { name } min max options { id name points default } }`;
const QUERIES = {
  page: `query ($first: Int!, $after: String, $filter: DatasheetFilterInput) { datasheets(first: $first, after: $after, filter: $filter) {
    totalCount nodes { ${FIELDS} } pageInfo { hasNextPage endCursor } } }`,
  one: `query ($key: String!) { datasheet(by: { key: $key }) { ${FIELDS} } }`,
  roster: `query ($id: ID!) { roster(id: $id) { id name edition factionName verdict points pointsLimit revision release { label } notes updatedAt
    forces { id name choices { id name count points } } units { id force { id } name datasheet { slug } models points warlord attachedTo { id }
      choices { id of name count points } profiles { ${PROFILE} } } } }`,
};
const CURSORS = `query ($after: String, $filter: DatasheetFilterInput) { datasheets(first: 100, after: $after, filter: $filter) {
  edges { cursor node { key } } pageInfo { hasNextPage endCursor } } }`;
const FACTIONS = '{ factions(first: 100) { nodes { slug } } }';
const IMPORT = `mutation ($input: ImportRosterInput!) { made: importRoster(input: $input) { roster { id units { datasheet { slug } } } } }`;
const FORK = 'mutation ($input: ForkRosterInput!) { made: forkRoster(input: $input) { roster { id } } }';

/** @typedef {'page' | 'one' | 'roster'} Kind */
/** @typedef {{ readonly asked: import('./asking.mjs').Asked, readonly text: string, readonly rows: readonly number[], readonly roster: string | null }} Read */
/** @typedef {{ readonly url: string, readonly databaseUrl: string, readonly key: string }} Api */

/** Asks each read once, so that both sides are warm. @param {Api} api @param {readonly string[]} texts @returns {Promise<Record<Kind, Read[]>>} */
export async function distinctReads(api, texts) {
  const client = new pg.Client({ connectionString: api.databaseUrl });
  await client.connect();
  try {
    const rows = await rowsIn(client);
    const { pages, keys } = await browsed(api.url);
    return {
      page: await asked(api, rows, 'page', spread(pages)),
      one: await asked(api, rows, 'one', spread(keys)),
      roster: await asked(api, rows, 'roster', await rosters(api, texts)),
    };
  } finally {
    await client.end();
  }
}

/** Row ids of the datasheets by key and by slug. There is one release. @param {pg.Client} client @returns {Promise<ReadonlyMap<string, number>>} */
async function rowsIn(client) {
  const { rows } = await client.query(`SELECT max(id) AS id, entry_id, slug FROM entry WHERE kind = 'datasheet' GROUP BY entry_id, slug`);
  return new Map(
    rows.flatMap(({ id, entry_id: key, slug }) => [
      [key, id],
      [slug, id],
    ]),
  );
}

/** @param {Api} api @param {ReadonlyMap<string, number>} rows @param {Kind} kind @param {readonly object[]} all @returns {Promise<Read[]>} */
async function asked({ url, key }, rows, kind, all) {
  const reads = [];
  for (const variables of all) {
    const request = { query: QUERIES[kind], variables };
    const { data, text } = await answerOf(url, request, kind === 'roster' ? key : null);
    const names = namesIn(kind, data);
    reads.push({ asked: request, text, rows: names.flatMap((name) => rows.get(name) ?? []), roster: storedId(data.roster?.id) });
  }
  return reads;
}

/** The datasheets in an answer, in order. @param {Kind} kind @param {any} data @returns {string[]} */
function namesIn(kind, data) {
  if (kind === 'page') return data.datasheets.nodes.map((/** @type {{ key: string }} */ node) => node.key);
  if (kind === 'one') return [data.datasheet.key];
  return [
    ...new Set(data.roster.units.flatMap((/** @type {{ datasheet: { slug: string } | null }} */ unit) => unit.datasheet?.slug ?? [])),
  ].map(String);
}

/** The id in the database. @param {string | undefined} opaque */
const storedId = (opaque) => (opaque === undefined ? null : (Buffer.from(opaque, 'base64url').toString('utf8').split(':')[1] ?? null));

/** All pages of all lists: of the release and of each faction, after each of their datasheets. @param {string} url */
async function browsed(url) {
  const { factions } = await ask(url, FACTIONS, {});
  const filters = [null, ...factions.nodes.map((/** @type {{ slug: string }} */ { slug }) => ({ faction: slug }))];
  const pages = [];
  const keys = new Set();
  for (const filter of filters) {
    const edges = [];
    for (let after = null, more = true; more;) {
      const { datasheets } = await ask(url, CURSORS, { after, filter });
      edges.push(...datasheets.edges);
      ({ hasNextPage: more, endCursor: after } = datasheets.pageInfo);
    }
    for (const { node } of edges) keys.add(node.key);
    const cursors = [null, ...edges.map(({ cursor }) => cursor)].slice(0, Math.max(1, edges.length - PAGE + 1));
    if (edges.length >= PAGE || filter === null) pages.push(...cursors.map((after) => ({ first: PAGE, after, filter })));
  }
  return { pages, keys: [...keys].map((key) => ({ key })) };
}

/** 500 of them, evenly spread; all if there are fewer. @template Item @param {readonly Item[]} all @returns {Item[]} */
const spread = (all) => {
  const every = Math.max(1, all.length / DISTINCT);
  return all.filter((_, at) => Math.floor(at / every) !== Math.floor((at - 1) / every));
};

/** Imports the lists as rosters, and copies them. @param {Api} api @param {readonly string[]} texts @returns {Promise<{ id: string }[]>} */
async function rosters({ url, key }, texts) {
  /** @type {{ id: string }[]} */
  const made = [];
  for (const text of texts) {
    const { roster } = (await ask(url, IMPORT, { input: { text } }, key)).made;
    const units = roster?.units.filter((/** @type {{ datasheet: object | null }} */ { datasheet }) => datasheet !== null) ?? [];
    if (units.length >= UNITS) made.push({ id: roster.id });
    if (made.length === LISTS) break;
  }
  const originals = [...made];
  for (let at = 0; originals.length > 0 && made.length < DISTINCT; at = (at + 1) % originals.length) {
    const input = { roster: originals[at]?.id, name: `Copy ${made.length}` };
    made.push({ id: (await ask(url, FORK, { input }, key)).made.roster.id });
  }
  return made;
}

/** Real lists of the 10th edition, or the sample's. @param {string} folder @param {string} sample */
export function listTexts(folder, sample) {
  const manifest = path.join(folder, 'manifest.json');
  if (!existsSync(manifest)) return [readFileSync(sample, 'utf8')];
  /** @type {{ file: string, edition: string, language: string }[]} */
  const entries = JSON.parse(readFileSync(manifest, 'utf8'));
  const meant = entries.filter(({ edition, language }) => edition === '10e' && language === 'en');
  return meant.map(({ file }) => readFileSync(path.join(folder, file), 'utf8'));
}
