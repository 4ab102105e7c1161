import type { ExitCode } from './exit-code.js';

/** The output streams of a command: results go to `out`; progress and errors go to `err`. */
export interface Terminal {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  readonly readStdin: () => Promise<Uint8Array>;
}

export interface Command {
  readonly usage: string;
  readonly run: (args: readonly string[], terminal: Terminal) => Promise<ExitCode>;
}

/** The arguments of a command are invalid. The message names the argument and what was expected. */
export class WrongUsage extends Error {}
