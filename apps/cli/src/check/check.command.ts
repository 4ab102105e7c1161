import type { Command, Terminal } from '../command.js';
import { exitCode, exitCodeOf, worstOf, type ExitCode } from '../exit-code.js';
import { withServices, type Services } from '../services.js';
import { checkUsage, parseCheckArguments, type CheckArguments } from './check-arguments.js';
import { printReport } from './print-report.js';
import { readSource } from './read-source.js';

export const check: Command = {
  usage: checkUsage,
  run: async (args, terminal) => {
    const asked = parseCheckArguments(args);
    return withServices(async (services) => {
      const codes: ExitCode[] = [];
      for (const source of asked.sources) codes.push(await checkSource(source, asked, services, terminal));
      return worstOf(codes);
    });
  },
};

async function checkSource(source: string, asked: CheckArguments, { checking }: Services, terminal: Terminal): Promise<ExitCode> {
  const read = await readSource(source, terminal);
  if ('unusable' in read) {
    terminal.err(`muster: ${source} ${read.unusable}.\n`);
    return exitCode.unusableInput;
  }
  const report = await checking.checkList({ text: read.text, edition: asked.edition, against: asked.against, complete: asked.complete });
  if ('refused' in report) {
    terminal.err(`muster: ${report.message}\n`);
    return exitCode.wrongUsage;
  }
  terminal.out(asked.json ? `${JSON.stringify(report)}\n` : printReport(source, report));
  return exitCodeOf(report.verdict);
}
