// The real data for benchmarks.
import { isPresent, sharedData } from '../../libs/battlescribe/src/read/testing/shared-data.ts';
import { buildPrograms, program } from '../programs.mjs';
import { runChild } from '../run-child.mjs';

export const data = sharedData();
export const hasRealData = () => isPresent('wh40k-10e') && isPresent('lists');

/** Imports the 10th edition as of 2026-06-14. @param {string} databaseUrl */
export async function importRealData(databaseUrl) {
  const args = ['import', 'battlescribe', sharedData('wh40k-10e'), '--edition', '10e', '--label', 'bench', '--effective', '2026-06-14'];
  await buildPrograms();
  const code = await runChild([program('muster'), ...args], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
  });
  if (code !== 0) throw new Error(`The import ended with ${code}.`);
}
