import type { StoredRelease } from '#muster/persistence';
import type { Command } from '../command.js';
import { WrongUsage } from '../command.js';
import { exitCode } from '../exit-code.js';
import { withCheckServices } from '../check-services.js';

export const listReleases: Command = {
  usage: 'releases [--json]',
  run: async (args, terminal) => {
    if (args.some((arg) => arg !== '--json')) throw new WrongUsage('releases takes no argument besides --json.');
    const known = await withCheckServices(({ releases }) => releases.list());
    terminal.out(args.length > 0 ? `${JSON.stringify(known)}\n` : known.map(releaseLine).join(''));
    return exitCode.LEGAL;
  },
};

function releaseLine({ effectiveFrom, edition, label, status, source, sourceRevision }: StoredRelease): string {
  return `${effectiveFrom}  ${edition.padEnd(3)}  ${status.padEnd(9)}  ${label}  (${source}${sourceRevision === null ? '' : ` ${sourceRevision}`})\n`;
}
