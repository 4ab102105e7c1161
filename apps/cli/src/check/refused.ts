import type { CheckRefusal } from '@muster/checking';
import type { Terminal } from '../command.js';
import { exitCode, type ExitCode } from '../exit-code.js';

/** Tells what was asked for and cannot be. */
export function tellRefused({ refused }: CheckRefusal, terminal: Terminal): ExitCode {
  for (const { message, path } of refused) terminal.err(`muster: ${path.join('.')}: ${message}\n`);
  return exitCode.wrongUsage;
}
