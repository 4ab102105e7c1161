// Prints random schema descriptions, messages and comments for a language review by a fluent reader.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomInt } from 'node:crypto';

const SIZE = 100;
const seed = Number(process.argv[2] ?? randomInt(1_000_000));
if (!Number.isSafeInteger(seed)) {
  process.stderr.write('usage: node tools/sample-language.mjs [SEED], a whole number\n');
  process.exit(64);
}

/** Mulberry32, which gives the same sample for the same seed on every machine. */
let state = seed >>> 0;
function random() {
  state = (state + 0x6d2b79f5) >>> 0;
  let mixed = Math.imul(state ^ (state >>> 15), state | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function sourcesOf(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return ['generated', 'testing', '__snapshots__'].includes(entry.name) ? [] : sourcesOf(path);
      return /(?<!\.spec|\.generated)\.ts$/.test(entry.name) ? [path] : [];
    });
}

/** @param {string} text */
const plain = (text) =>
  text
    .replace(/^[ \t]*(?:\/\/|\/\*\*?|\*(?!\/))/gm, ' ')
    .replace('*/', ' ')
    .replace(/\s+/g, ' ')
    .trim();

/**
 *
 * @param {string} path
 * @param {RegExp} pattern with one group: the text
 */
function found(path, pattern) {
  const text = readFileSync(path, 'utf8');
  return Array.from(text.matchAll(pattern), (match) => {
    const line = text.slice(0, match.index).split('\n').length;
    return { place: `${path}:${line}`, words: plain(match[1] ?? '') };
  }).filter(({ words }) => words !== '');
}

const sources = [...sourcesOf('libs'), ...sourcesOf('apps')];
/** @param {string} path */
const holdsEnglish = (path) => /(?:\.rule|messages)\.ts$/.test(path) && !/\.fr\.ts$|\/fr\//.test(path);
const kinds = {
  'schema descriptions': found('schema.graphql', /"""([\s\S]*?)"""/g),
  messages: sources
    .filter(holdsEnglish)
    .flatMap((path) => found(path, /:\s*((?<quote>['"`])(?:\\.|(?!\k<quote>).)+\k<quote>)/g))
    .filter(({ words }) => words.includes(' ')),
  comments: sources.flatMap((path) => found(path, /(\/\*\*?[\s\S]*?\*\/|(?:^[ \t]*\/\/.*\n)+|(?<=[;,{] )\/\/.*)/gm)),
};

process.stdout.write(`Seed ${seed}\n`);
for (const [kind, all] of Object.entries(kinds)) {
  process.stdout.write(`\n${SIZE} of ${all.length} ${kind}\n`);
  const left = [...all];
  for (let count = 0; count < SIZE && left.length > 0; count += 1) {
    const [drawn] = left.splice(Math.floor(random() * left.length), 1);
    if (drawn !== undefined) process.stdout.write(`${drawn.place}: ${drawn.words}\n`);
  }
}
