import 'reflect-metadata';
import { buffer } from 'node:stream/consumers';
import { NoDatabase } from '#muster/settings';
import { adminKey } from './admin-key/admin-key.command.js';
import { check } from './check/check.command.js';
import { WrongUsage, type Terminal } from './command.js';
import { exitCode, type ExitCode } from './exit-code.js';
import { importData } from './import/import.command.js';
import { diff } from './over-time/diff.command.js';
import { drift } from './over-time/drift.command.js';
import { listDifferences } from './releases/differences.command.js';
import { listReleases } from './releases/releases.command.js';
import { askedUsage, type Commands, unknownCommand, usageError, usageOf, usageOfOne } from './usage.js';

const commands: Commands = {
  check,
  drift,
  diff,
  import: importData,
  releases: listReleases,
  differences: listDifferences,
  'admin-key': adminKey,
};

const usage = usageOf(commands);

const terminal: Terminal = {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  readStdin: () => buffer(process.stdin),
};

async function run(words: readonly string[]): Promise<ExitCode> {
  const asked = askedUsage(words, commands);
  if (asked !== null) {
    terminal.out(asked);
    return exitCode.LEGAL;
  }
  const [name, ...args] = words;
  if (name === undefined) {
    terminal.err(usage);
    return exitCode.wrongUsage;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    terminal.err(`muster: ${unknownCommand(name, commands)}\n`);
    return exitCode.wrongUsage;
  }
  try {
    return await command.run(args, terminal);
  } catch (error) {
    if (!(error instanceof WrongUsage)) throw error;
    terminal.err(`${usageOfOne(command)}muster: ${usageError(command, error.message)}\n`);
    return exitCode.wrongUsage;
  }
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  if (error instanceof NoDatabase) {
    terminal.err(`muster: no database is available: ${error.message}\n`);
    process.exitCode = exitCode.ourFault;
  } else {
    terminal.err(`muster: internal error: ${error instanceof Error ? error.stack : String(error)}\n`);
    process.exitCode = exitCode.ourFault;
  }
}
if (process.connected) process.disconnect?.();
