// npm run -s conformance -- cases|rosters|verdicts FOLDER: compares the evaluator with behaviour cases and real rosters, and judges these
// rosters by the rules.
import { buffer } from 'node:stream/consumers';
import { addressInBuild, buildModules } from './build.mjs';

const WRONG_USAGE = 64;

await buildModules();
/** @type {typeof import('./conformance/command.js')} */
const { conformance } = await import(addressInBuild('tools/conformance/command.js'));
/** @type {typeof import('../apps/cli/src/command.js')} */
const { WrongUsage } = await import(addressInBuild('apps/cli/src/command.js'));
try {
  process.exitCode = await conformance.run(process.argv.slice(2), {
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    readStdin: () => buffer(process.stdin),
  });
} catch (error) {
  if (!(error instanceof WrongUsage)) throw error;
  process.stderr.write(`${error.message}\nUsage: ${conformance.usage}\n`);
  process.exitCode = WRONG_USAGE;
}
