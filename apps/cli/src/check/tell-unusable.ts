import type { Unusable } from './read-source.js';
import type { Terminal } from '../command.js';
import { exitCode, type ExitCode } from '../exit-code.js';

export function tellUnusable(source: string, { unusable }: Unusable, terminal: Terminal): ExitCode {
  terminal.err(`muster: ${source} ${unusable}.\n`);
  return exitCode.unusableInput;
}
