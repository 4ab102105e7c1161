// npm run -s lists:score -- FOLDER, lists:faults -- FOLDER, lists:damage -- FOLDER, lists:armies and npm run -s verdicts:
// report the results of many lists. One process checks all of them, so that this can be run after each change. Data is imported once, into the database of MUSTER_HOME or DATABASE_URL.
import './runtime.mjs';
import { addressInBuild, buildModules } from './build.mjs';
import { openMigratedDatabase } from './database.mjs';

const WRONG_USAGE = 64;

await buildModules();
/** @type {typeof import('./score/command.js')} */
const { listsScore } = await import(addressInBuild('tools/score/command.js'));
/** @type {typeof import('./score/verdicts.js')} */
const { verdicts } = await import(addressInBuild('tools/score/verdicts.js'));
/** @type {typeof import('./score/faults/command.js')} */
const { listsFaults } = await import(addressInBuild('tools/score/faults/command.js'));
/** @type {typeof import('./score/armies/command.js')} */
const { listsArmies } = await import(addressInBuild('tools/score/armies/command.js'));
/** @type {typeof import('./score/damage/command.js')} */
const { listsDamage } = await import(addressInBuild('tools/score/damage/command.js'));
/** @type {typeof import('../apps/cli/src/command.js')} */
const { WrongUsage } = await import(addressInBuild('apps/cli/src/command.js'));
const [kind, ...args] = process.argv.slice(2);
const command = { verdicts, lists: listsScore, faults: listsFaults, damage: listsDamage, armies: listsArmies }[kind ?? ''] ?? listsScore;
const database = await openMigratedDatabase();
process.env.DATABASE_URL = database.url;
try {
  process.exitCode = await command.run(args, {
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    readStdin: () => Promise.reject(new Error('Lists are read from a folder.')),
  });
} catch (error) {
  if (!(error instanceof WrongUsage)) throw error;
  process.stderr.write(`${error.message}\nUsage: ${command.usage}\n`);
  process.exitCode = WRONG_USAGE;
} finally {
  await database.leave();
}
