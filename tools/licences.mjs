// npm run licences: writes docs/licences.md, the licences of every package that runs in production, from the lockfile. With --check it only
// compares. Either way it exits with 1 if a package has a licence that is not allowed below.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { repository } from './repository.mjs';

const TARGET = path.join(repository, 'docs/licences.md');
/** Licences that ask for no more than the mention of the author. */
const ALLOWED = new Set(['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', '(MIT OR CC0-1.0)']);

/** @typedef {{ readonly version?: string, readonly license?: string, readonly dev?: boolean, readonly devOptional?: boolean, readonly link?: boolean }} Locked */

/** @returns {readonly { readonly name: string, readonly version: string, readonly licence: string }[]} */
function packagesInProduction() {
  /** @type {{ readonly packages: Readonly<Record<string, Locked>> }} */
  const { packages } = JSON.parse(readFileSync(path.join(repository, 'package-lock.json'), 'utf8'));
  return Object.entries(packages)
    .filter(([place, { dev, devOptional, link }]) => place.includes('node_modules/') && !dev && !devOptional && !link)
    .map(([place, { version = '', license = 'not stated' }]) => ({
      name: place.split('node_modules/').at(-1) ?? '',
      version,
      licence: license,
    }));
}

const packages = packagesInProduction();
const byLicence = [...Map.groupBy(packages, ({ licence }) => licence)].toSorted(([one], [other]) => (one < other ? -1 : 1));
const sections = byLicence.map(([licence, those]) => {
  const names = [...new Set(those.map(({ name, version }) => `${name} ${version}`))].toSorted();
  return `## ${licence}: ${names.length}\n\n${names.join(', ')}`;
});
const text = `# Licences

Written by \`npm run licences\` from the lockfile: every package that runs in production, including those of other platforms than yours. Development tools are not
listed.

${sections.join('\n\n')}
`;
const written = await format(text, { ...(await resolveConfig(TARGET)), filepath: TARGET });
const refused = packages.filter(({ licence }) => !ALLOWED.has(licence));
for (const { name, licence } of refused) process.stderr.write(`${name} has the licence ${licence}, which is not allowed in production.\n`);
const isCheck = process.argv.includes('--check');
if (!isCheck) writeFileSync(TARGET, written);
const isStale = isCheck && readFileSync(TARGET, 'utf8') !== written;
if (isStale) process.stderr.write('docs/licences.md is out of date: run `npm run licences`.\n');
process.exitCode = refused.length > 0 || isStale ? 1 : 0;
