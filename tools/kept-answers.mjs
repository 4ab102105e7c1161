// The answers of the embedded database that a command may use again without starting it; see libs/persistence/src/answers.
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { prepareDataFolder } from './postgres/data-folder.mjs';
import { controlFile, readStopped } from './postgres/control-file.mjs';
import { unprivilegedAccount } from './postgres/unprivileged-account.mjs';
import { dataHome } from './repository.mjs';

const FOLDER = path.join(dataHome, 'answers');
const ANSWERS = /\.(?:asked|sealed|unfinished)$/;

/** The file of the answers that hold as long as the control file has this hash. @param {string} hash */
const sealed = (hash) => path.join(FOLDER, `${hash}.sealed`);

/** The folder of the embedded database; null if DATABASE_URL names another database, whose changes no file tells. */
export function embeddedFolder() {
  return process.env.DATABASE_URL ? null : prepareDataFolder(path.join(dataHome, 'postgres'), unprivilegedAccount());
}

/** @param {string} folder */
export function hasAnswers(folder) {
  const stopped = readStopped(folder);
  return stopped !== null && existsSync(sealed(stopped.hash));
}

/** @param {string} folder @returns {NodeJS.ProcessEnv} */
export const answersEnvironment = (folder) => ({ MUSTER_KEPT_ANSWERS: FOLDER, MUSTER_CONTROL_FILE: controlFile(folder) });

/**
 * Called when a command that used the server has left it. If the server has stopped and nothing was written since the answers of the
 * command were read, they hold until it starts again. All others are removed.
 * @param {string} folder
 */
export function sealAnswers(folder) {
  if (!existsSync(FOLDER)) return;
  const stopped = readStopped(folder);
  const kept = stopped ? sealed(stopped.hash) : '';
  try {
    const asked = path.join(FOLDER, `${stopped?.nextTransaction}.asked`);
    if (stopped && existsSync(asked)) renameSync(asked, kept);
    const others = readdirSync(FOLDER).filter((file) => ANSWERS.test(file) && file !== path.basename(kept));
    for (const file of others) rmSync(path.join(FOLDER, file), { force: true });
  } catch {
    // Another command has changed the folder; the next one asks the database.
  }
}
