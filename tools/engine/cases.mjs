// Every real list and roster, by the release that it is checked under, and the server's report on it.
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { addressInBuild } from '../build.mjs';
import { data } from '../bench/real-data.mjs';

/** @typedef {import('../../libs/roster/src/index.js').EditionId} EditionId */
/** @typedef {import('../../libs/checking/src/index.js').CheckSubject} CheckSubject */
/** @typedef {import('../score/manifest.js').DataState} DataState */
/** @typedef {{ readonly path: string, readonly edition: EditionId, readonly state: DataState | null }} Entry */
/** @typedef {import('../../apps/cli/src/services.js').Services} Services */

const FOLDERS = ['tournament-lists', 'community-lists', 'rosters'];
/** Lists without a manifest: the edition is the first word of the file's name. */
const UNDATED = 'lists';
/** Data that is imported if the database has none of its edition. */
const OLDEST = /** @type {const} */ ({ edition: '8e', label: 'wh40k-8e-2020-07-15-b3dd04dfb7' });

/** @param {Services} services @param {string | undefined} only an edition, or part of the label of a release */
export async function casesByRelease(services, only) {
  const stateOfDay = await dataImporter(services);
  /** @type {Map<string, { readonly edition: EditionId, readonly others: readonly string[], readonly paths: string[] }>} */
  const found = new Map();
  for (const { path: file, edition, state } of await everyEntry()) {
    const isMeant = (/** @type {string} */ label) => only === undefined || only === edition || label.includes(only);
    if (state !== null && !isMeant(state.label)) continue;
    const label = await stateOfDay(edition, state, isMeant);
    if (label === null) continue;
    const published = await services.releases.listPublished(edition);
    const others = published.map((release) => release.label).filter((other) => other !== label);
    const group = found.get(label) ?? { edition, others, paths: [] };
    group.paths.push(file);
    found.set(label, group);
  }
  return [...found].map(([label, { edition, others, paths }]) => ({ label, edition, others, paths }));
}

/** The label of the release for a list. Null if there is no data of its edition. @param {Services} services */
async function dataImporter(services) {
  /** @type {typeof import('../score/list-checker.js')} */
  const { quietListChecker } = await import(addressInBuild('tools/score/list-checker.js'));
  const checker = quietListChecker(services);
  /**
   * @param {EditionId} edition
   * @param {DataState | null} state
   * @param {(label: string) => boolean} isMeant
   */
  return async (edition, state, isMeant) => {
    const { releases } = services;
    const inForce = await releases.findDefault(edition);
    const source = path.join(data, `${OLDEST.label}.zip`);
    const oldest = inForce === null && edition === OLDEST.edition && existsSync(source) ? { label: OLDEST.label, source } : null;
    const wanted = state ?? oldest;
    const label = wanted?.label ?? inForce?.label;
    if (label === undefined || !isMeant(label)) return null;
    if (wanted) await checker.hasRelease(edition, wanted);
    return label;
  };
}

/** @returns {Promise<readonly Entry[]>} */
async function everyEntry() {
  /** @type {typeof import('../score/manifest.js')} */
  const { readManifest } = await import(addressInBuild('tools/score/manifest.js'));
  /** @type {typeof import('../../libs/roster/src/index.js')} */
  const { editionWithId } = await import(addressInBuild('libs/roster/src/index.js'));
  const folders = FOLDERS.map((name) => path.join(data, name)).filter((folder) => existsSync(path.join(folder, 'manifest.json')));
  const listed = (await Promise.all(folders.map((folder) => readManifest(folder)))).flat();
  const undated = existsSync(path.join(data, UNDATED)) ? readdirSync(path.join(data, UNDATED)).toSorted() : [];
  return [
    ...listed,
    ...undated.flatMap((name) => {
      const edition = editionWithId(name.split('-')[0] ?? '');
      return edition ? [{ path: path.join(data, UNDATED, name), edition, state: null }] : [];
    }),
  ];
}

/** @param {string} file @returns {Promise<CheckSubject>} */
export async function subjectAt(file) {
  const bytes = await readFile(file);
  return file.endsWith('.ros') ? { kind: 'file', name: 'the file', bytes } : { kind: 'text', text: bytes.toString('utf8') };
}

/** The server's report as JSON, with its sentences. @param {Services} services */
export async function serverReports({ checking }) {
  /** @type {typeof import('../../libs/checking/src/index.js')} */
  const { CHECK_MESSAGES, NOTHING_ASKED, reportInWords } = await import(addressInBuild('libs/checking/src/index.js'));
  /** @type {typeof import('../../libs/messages/src/index.js')} */
  const { renderer } = await import(addressInBuild('libs/messages/src/index.js'));
  const render = renderer(CHECK_MESSAGES);
  /** @param {CheckSubject} subject @param {EditionId} edition @param {string} label */
  return async (subject, edition, label) => {
    const answer = await checking.check({ ...NOTHING_ASKED, subject, edition, against: { kind: 'label', label } });
    return JSON.stringify('refused' in answer ? answer : reportInWords(answer, (said) => render('en', said)));
  };
}
