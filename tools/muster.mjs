// npm run -s muster -- <args>: the command line, built first if sources have changed. The exit codes are those of the command; an
// internal error is always 70.
import './runtime.mjs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { answersEnvironment, embeddedFolder, hasAnswers, sealAnswers } from './kept-answers.mjs';
import { buildProgramsAside, buildStamp, COMPILE_CACHE, importOptions, program } from './programs.mjs';
import { dataHome, repository } from './repository.mjs';
import { runChild } from './run-child.mjs';

const OUR_FAULT = 70;
const ANSWERS = [0, 1, 2, 3, 64, OUR_FAULT, 130, 143];
const NEED_DATABASE = new Set(['check', 'drift', 'diff', 'import']);
const HELP = new Set(['--help', '-h', 'help']);
const reason = (/** @type {unknown} */ error) => (error instanceof Error ? error.message : String(error));

/** @type {ReturnType<typeof import('./database.mjs').openMigratedDatabase> | undefined} */
let database;

function openOnce() {
  database ??= import('./database.mjs').then(({ openMigratedDatabase }) => openMigratedDatabase());
  return database;
}

/**
 * A command with arguments very probably needs the database, so it is opened while the command's code is loaded. All but an import may
 * find what they need in the answers to earlier commands.
 * @param {readonly string[]} words
 * @param {string | null} embedded
 */
function openEarly([command, ...words], embedded) {
  if (command !== 'import' && embedded !== null && hasAnswers(embedded)) return;
  const needs = command === 'releases' || (NEED_DATABASE.has(command ?? '') && words.length > 0);
  if (needs && !words.some((word) => HELP.has(word))) openOnce().catch(() => undefined); // the command is told when it asks
}

/**
 * Commands that need the database request it through a message; `--help` starts none.
 * @param {unknown} message
 * @param {(answer: object) => void} reply
 */
function answer(message, reply) {
  if (message !== 'database') return;
  openOnce().then(
    ({ url }) => reply({ url }),
    (error) => reply({ error: reason(error) }),
  );
}

async function run() {
  const words = process.argv.slice(2);
  const crashesExit70 = pathToFileURL(path.join(repository, 'tools/exit-70-on-crash.mjs')).href;
  const embedded = embeddedFolder();
  const built = buildProgramsAside();
  built.catch(() => undefined); // awaited below
  openEarly(words, embedded);
  try {
    await built;
    const options = words[0] === 'import' ? await importOptions() : [];
    const args = [...options, '--import', crashesExit70, program('muster'), ...words];
    const answers = embedded === null ? {} : answersEnvironment(embedded);
    const kept = { MUSTER_KEPT_RELEASES: path.join(dataHome, 'releases'), ...answers, MUSTER_BUILD: buildStamp() };
    return await runChild(args, { env: { NODE_COMPILE_CACHE: COMPILE_CACHE, ...kept, ...process.env }, onMessage: answer });
  } finally {
    const opened = await database?.catch(() => undefined);
    await opened?.leave();
    if (opened && embedded !== null) sealAnswers(embedded);
  }
}

try {
  const code = await run();
  process.exitCode = ANSWERS.includes(code) ? code : OUR_FAULT;
} catch (error) {
  process.stderr.write(`muster: ${reason(error)}\n`);
  process.exitCode = OUR_FAULT;
}
