import 'reflect-metadata';
import { buffer } from 'node:stream/consumers';
import { check } from './check/check.command.js';
import { WrongUsage, type Command, type Terminal } from './command.js';
import { conformance } from './conformance/conformance.command.js';
import { exitCode, type ExitCode } from './exit-code.js';
import { importData } from './import/import.command.js';
import { diff } from './over-time/diff.command.js';
import { drift } from './over-time/drift.command.js';
import { listReleases } from './releases/releases.command.js';

const commands: Readonly<Record<string, Command>> = { check, drift, diff, import: importData, releases: listReleases, conformance };

const usage = ['Usage: muster <command>', ...Object.values(commands).map((command) => `  muster ${command.usage}`), ''].join('\n');

const terminal: Terminal = {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  readStdin: () => buffer(process.stdin),
};

async function run([name, ...args]: readonly string[]): Promise<ExitCode> {
  if (name === undefined || name === '--help' || name === 'help') {
    terminal.out(usage);
    return name === undefined ? exitCode.wrongUsage : exitCode.LEGAL;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    terminal.err(`muster: there is no command "${name}".\n${usage}`);
    return exitCode.wrongUsage;
  }
  return command.run(args, terminal);
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  if (error instanceof WrongUsage) {
    terminal.err(`muster: ${error.message}\n${usage}`);
    process.exitCode = exitCode.wrongUsage;
  } else {
    terminal.err(`muster: internal error: ${error instanceof Error ? error.stack : String(error)}\n`);
    process.exitCode = exitCode.ourFault;
  }
}
if (process.connected) process.disconnect();
