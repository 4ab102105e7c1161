// npm run settings:docs: writes docs/settings.md from the table of settings. With --check it only compares, and exits with 1 if the page
// is out of date.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { addressInBuild, buildModules } from './build.mjs';
import { repository } from './repository.mjs';

const TARGET = path.join(repository, 'docs/settings.md');

const INTRODUCTION = `<!-- Written by \`npm run settings:docs\` from libs/settings/src/settings.ts. Do not edit. -->

# Settings

Muster is configured by environment variables. A variable that is empty counts as not set. A process that cannot use its settings names every
variable that is wrong and exits with code 78.
`;

await buildModules();
/** @type {typeof import('../libs/settings/src/index.js')} */
const { SETTING_GROUPS, settingNotes } = await import(addressInBuild('libs/settings/src/index.js'));

/** @param {string} name @param {import('../libs/settings/src/index.js').SettingNote | undefined} note */
function row(name, note) {
  if (!note) throw new Error(`${name} has no sentence.`);
  const fallback = note.default === null ? (note.otherwise ?? '') : `\`${note.default}\``;
  return `| \`${name}\` | ${note.type} | ${fallback} | ${note.sentence} |`;
}

const tables = SETTING_GROUPS.map(({ title, settings }) => {
  const rows = Object.entries(settings.shape).map(([name, schema]) => row(name, settingNotes.get(schema)));
  return [`## ${title}`, '', '| variable | value | default | meaning |', '| --- | --- | --- | --- |', ...rows, ''].join('\n');
});
const written = await format([INTRODUCTION, ...tables].join('\n'), { ...(await resolveConfig(TARGET)), filepath: TARGET });
if (!process.argv.includes('--check')) writeFileSync(TARGET, written);
else if (readFileSync(TARGET, 'utf8') !== written) {
  process.stderr.write('docs/settings.md is stale: run `npm run settings:docs` and commit it.\n');
  process.exitCode = 1;
}
