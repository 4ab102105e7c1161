import type { CheckQuestion } from '@muster/checking';
import type { Command, Terminal } from '../command.js';
import { exitCode, exitCodeOf, worstOf, type ExitCode } from '../exit-code.js';
import { withServices, type Services } from '../services.js';
import { checkUsage, parseCheckArguments, type CheckArguments } from './check-arguments.js';
import { printReport } from './print-report.js';
import { readHouseRulesFile } from './read-house-rules-file.js';
import { readSubject } from './read-source.js';

export const check: Command = {
  usage: checkUsage,
  run: async (args, terminal) => {
    const asked = parseCheckArguments(args);
    const question = await questionOf(asked, terminal);
    if (question === null) return exitCode.unusableInput;
    return withServices(async (services) => {
      const codes: ExitCode[] = [];
      for (const source of asked.sources) codes.push(await checkSource(source, asked, question, services, terminal));
      return worstOf(codes);
    });
  },
};

/** Null when the house rules could not be read; the terminal was told. */
async function questionOf({ edition, complete, amendments, houseRules: path }: CheckArguments, terminal: Terminal) {
  const houseRules = path === null ? { value: null } : await readHouseRulesFile(path, terminal);
  if ('unusable' in houseRules) {
    terminal.err(`muster: ${path} ${houseRules.unusable}.\n`);
    return null;
  }
  return { edition, complete, amendments, houseRules: houseRules.value } satisfies CheckQuestion;
}

async function checkSource(
  source: string,
  asked: CheckArguments,
  question: CheckQuestion,
  { checking }: Services,
  terminal: Terminal,
): Promise<ExitCode> {
  const read = await readSubject(source, terminal);
  if ('unusable' in read) {
    terminal.err(`muster: ${source} ${read.unusable}.\n`);
    return exitCode.unusableInput;
  }
  const report = await checking.check({ subject: read.subject, against: asked.against, ...question });
  if ('refused' in report) {
    for (const { message, path } of report.refused) terminal.err(`muster: ${path.join('.')}: ${message}\n`);
    return exitCode.wrongUsage;
  }
  terminal.out(asked.json ? `${JSON.stringify(report)}\n` : printReport(source, report));
  return exitCodeOf(report.verdict);
}
