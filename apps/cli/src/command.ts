import type { ExitCode } from './exit-code.js';

/** The world as a command sees it: results go to `out`, progress and complaints to `err`. */
export interface Terminal {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  readonly readStdin: () => Promise<Uint8Array>;
}

export interface Command {
  readonly usage: string;
  readonly run: (args: readonly string[], terminal: Terminal) => Promise<ExitCode>;
}

/** The words of the command line are off; the message says which and what was expected. */
export class WrongUsage extends Error {}
