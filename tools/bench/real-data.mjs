// The real data, which are not in the repository: in the folder named by MUSTER_DATA, by default ../shared.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { buildPrograms, program } from '../programs.mjs';
import { repository } from '../repository.mjs';
import { runChild } from '../run-child.mjs';

export const data = path.resolve(repository, process.env.MUSTER_DATA ?? '../shared', 'data');
export const hasRealData = () => existsSync(path.join(data, 'wh40k-10e')) && existsSync(path.join(data, 'lists'));

/** Imports the 10th edition as of 2026-06-14. @param {string} databaseUrl */
export async function importRealData(databaseUrl) {
  const source = path.join(data, 'wh40k-10e');
  const args = ['import', 'battlescribe', source, '--edition', '10e', '--label', 'bench', '--effective', '2026-06-14'];
  await buildPrograms();
  const code = await runChild([program('muster'), ...args], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
  });
  if (code !== 0) throw new Error(`The import ended with ${code}.`);
}
