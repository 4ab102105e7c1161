// Draws random clauses and prints each with its source text and with what was read from it, to be checked by a person. The text is
// printed only on the screen. `node tools/draw-clauses.mjs [seed] [folder of 10th edition data]`
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { data } from './bench/real-data.mjs';
import { addressInBuild, buildModules } from './build.mjs';

/** How many clauses of each kind are drawn. Without these numbers, the rare kinds would hardly ever be drawn. */
const DRAWN = { leader: 10, transport: 8, bearer: 8, warlord: 4 };

const [, , given, folder = path.join(data, 'wh40k-10e')] = process.argv;
const seed = given === undefined ? Date.now() % 1_000_000 : Number(given);
if (!Number.isInteger(seed)) throw new Error('The seed is a whole number.');

await buildModules();
/** @type {typeof import('../libs/battlescribe/src/index.js')} */
const { readDataFileXml, StringPool } = await import(addressInBuild('libs/battlescribe/src/index.js'));
/** @type {typeof import('../libs/importers/src/index.js')} */
const { collectProseFacts, translate } = await import(addressInBuild('libs/importers/src/index.js'));

/** @typedef {{ text: string, owners: string[], file: string }} Source */
/** @type {Map<string, Source>} */
const sources = new Map();
const { visit, facts } = collectProseFacts();
const strings = new StringPool();
const files = readdirSync(folder)
  .filter((name) => /\.(cat|gst)$/.test(name))
  .toSorted()
  .flatMap((file) => {
    const bytes = new Uint8Array(readFileSync(path.join(folder, file)));
    /** @type {import('../libs/battlescribe/src/index.js').ProseVisitor} */
    const onProse = (text, place) => {
      visit(text, place);
      const id = place.owners.findLast(({ element }) => element !== 'characteristic')?.id;
      if (id === undefined || sources.has(id)) return;
      sources.set(id, { text, owners: place.owners.flatMap((owner) => owner.id ?? []), file });
    };
    const { value } = readDataFileXml(file, bytes, { strings, onProse });
    return value ? [value] : [];
  });
const { value: model } = translate(files, facts, { edition: '10e' });

const sheets = new Map(model.datasheets.map((sheet) => [sheet.id, sheet]));
const enhancements = new Map(model.enhancements.map((enhancement) => [enhancement.id, enhancement]));
const nameOf = (/** @type {string} */ id) => sheets.get(id)?.name ?? id;

/** @param {import('../libs/catalogue/src/index.js').KeywordExpression} expression @returns {string} */
function plain(expression) {
  if ('has' in expression) return expression.has;
  if ('not' in expression) return `not (${plain(expression.not)})`;
  if ('all' in expression) return expression.all.length === 0 ? 'any' : `(${expression.all.map(plain).join(' AND ')})`;
  return `(${expression.any.map(plain).join(' OR ')})`;
}

/** Prints the expressions in a reading in plain form. @param {unknown} value @returns {unknown} */
function readable(value) {
  if (typeof value !== 'object' || value === null) return value;
  if (['has', 'not', 'all', 'any'].some((key) => key in value)) return plain(/** @type {never} */ (value));
  if (Array.isArray(value)) return value.map(readable);
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, readable(part)]));
}

/** @type {Record<keyof typeof DRAWN, { facts: ReadonlyMap<string, unknown>, reading: (owner: string) => unknown }>} */
const kinds = {
  leader: {
    facts: facts.leaders,
    reading: (owner) => {
      const sheet = sheets.get(owner);
      if (!sheet) return null;
      const { name, leads, leaderUnread, leadsBeside, mustLead, joins } = sheet;
      return { name, leads: leads?.map(nameOf), leaderUnread, leadsBeside: readable(leadsBeside), mustLead, joins: readable(joins) };
    },
  },
  transport: {
    facts: facts.transports,
    reading: (owner) => sheets.has(owner) && { name: nameOf(owner), ...Object(readable(sheets.get(owner)?.transport)) },
  },
  bearer: {
    facts: facts.bearers,
    reading: (owner) => enhancements.has(owner) && readable({ name: enhancements.get(owner)?.name, ...enhancements.get(owner)?.bearer }),
  },
  warlord: {
    facts: facts.warlords,
    reading: (owner) => sheets.has(owner) && { name: nameOf(owner), clauses: sheets.get(owner)?.warlordClauses },
  },
};

/** A number from 0 up to but excluding 1, the same for the same seed (mulberry32). */
let state = seed;
function random() {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
}

process.stdout.write(`seed ${seed}, ${folder}\n`);
for (const [kind, count] of Object.entries(DRAWN)) {
  const { facts: found, reading } = kinds[/** @type {keyof typeof DRAWN} */ (kind)];
  const pool = [...found.keys()].toSorted().flatMap((id) => {
    const source = sources.get(id);
    const read = source?.owners.map(reading).find(Boolean);
    return source && read ? [{ id, source, read }] : [];
  });
  for (let drawn = 0; drawn < count && pool.length > 0; drawn += 1) {
    const [clause] = pool.splice(Math.floor(random() * pool.length), 1);
    if (!clause) break;
    process.stdout.write(
      `\n--- ${kind} ${clause.id} [${clause.source.file}]\n${clause.source.text.trim()}\n  => ${JSON.stringify(clause.read)}\n`,
    );
  }
}
