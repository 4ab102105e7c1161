import type { DataDifferenceOf } from '#muster/publishing';
import { WrongUsage, type Command } from '../command.js';
import { exitCode } from '../exit-code.js';

/** Prints where the sources of a release state different values, and which one is used. */
export const listDifferences: Command = {
  usage: 'differences <label of a release> [--json]',
  run: async (args, terminal) => {
    const labels = args.filter((arg) => arg !== '--json');
    const [label] = labels;
    if (label === undefined || labels.length > 1 || label.startsWith('--'))
      throw new WrongUsage('differences takes the label of one release.');
    const { withServices } = await import('../services.js');
    const found = await withServices(async ({ releases, differences }) => {
      const release = await releases.findByLabel(label);
      return release && (await differences.list(release.id));
    });
    if (!found) {
      terminal.err(`muster: no release has the label "${label}".\n`);
      return exitCode.wrongUsage;
    }
    terminal.out(args.length > labels.length ? `${JSON.stringify(found)}\n` : printed(found));
    return exitCode.LEGAL;
  },
};

function printed(found: readonly DataDifferenceOf[]): string {
  const lines = found.map(
    ({ kind, name, field, used, other, source, choice }) =>
      `${kind}  ${name}  ${field}: ${used || 'none'} (${USED[choice]}), ${other || 'none'} in ${source}`,
  );
  return `${[...lines, `${found.length} ${found.length === 1 ? 'difference' : 'differences'}`].join('\n')}\n`;
}

const USED = { release: 'used', either: 'used: what either source allows' } as const;
