import { reportInWords, type CheckQuestion, type CheckReport } from '#muster/checking';
import type { Command, Terminal } from '../command.js';
import { exitCode, exitCodeOf, worstOf, type ExitCode } from '../exit-code.js';
import { type CheckServices, withCheckServices } from '../check-services.js';
import { sayingIn } from '../words.js';
import { checkUsage, parseCheckArguments, type CheckArguments } from './check-arguments.js';
import { findSources } from './find-sources.js';
import { printReport } from './print-report.js';
import { printTable, type CheckedSource } from './print-table.js';
import { readHouseRulesFile } from './read-house-rules-file.js';
import { readSubject } from './read-source.js';
import { tellRefused } from './refused.js';
import { tellUnusable } from './tell-unusable.js';

export const check: Command = {
  usage: checkUsage,
  run: async (args, terminal) => {
    const asked = parseCheckArguments(args);
    const question = await questionOf(asked, terminal);
    if (question === null) return exitCode.unusableInput;
    const { files, passedOver } = await findSources(asked.sources);
    for (const file of passedOver) terminal.err(`muster: ${file} is skipped: it does not have the extension of a list file.\n`);
    if (files.length === 0) {
      terminal.err('muster: there is nothing to check.\n');
      return exitCode.unusableInput;
    }
    return withCheckServices((services) => checkAll(files, asked, question, services, terminal));
  },
};

/** Prints the report of one list. For several lists, prints a table below the requested reports. */
async function checkAll(
  files: readonly string[],
  asked: CheckArguments,
  question: CheckQuestion,
  services: CheckServices,
  terminal: Terminal,
): Promise<ExitCode> {
  const codes: ExitCode[] = [];
  const checked: CheckedSource[] = [];
  const isAlone = files.length === 1;
  const say = sayingIn(asked.locale);
  for (const source of files) {
    const answer = await checkSource(source, asked, question, services, terminal);
    const report = typeof answer === 'number' ? null : answer;
    codes.push(typeof answer === 'number' ? answer : exitCodeOf(answer.verdict));
    checked.push({ source, report });
    if (report && asked.json) terminal.out(`${JSON.stringify({ ...(isAlone ? {} : { source }), ...reportInWords(report, say) })}\n`);
    else if (report && (isAlone || asked.reports)) terminal.out(printReport(source, report, say));
    if (codes.includes(exitCode.wrongUsage)) break;
  }
  if (!isAlone && !asked.json) terminal.out(printTable(checked));
  return worstOf(codes);
}

/** Null if the house rules could not be read; the error was printed. */
async function questionOf({ houseRules: path, ...asked }: CheckArguments, terminal: Terminal) {
  const { edition, pointsLimit, battleSize, aspects, complete, amendments } = asked;
  const houseRules = path === null ? { value: null } : await readHouseRulesFile(path, terminal);
  if ('unusable' in houseRules) {
    terminal.err(`muster: ${path} ${houseRules.unusable}.\n`);
    return null;
  }
  return { edition, pointsLimit, battleSize, aspects, complete, amendments, houseRules: houseRules.value } satisfies CheckQuestion;
}

/** Returns the report. If there is none, the error was printed, and the result is the exit code. */
async function checkSource(
  source: string,
  asked: CheckArguments,
  question: CheckQuestion,
  { checking, releases }: CheckServices,
  terminal: Terminal,
): Promise<CheckReport | ExitCode> {
  const read = await readSubject(source, terminal);
  if ('unusable' in read) return tellUnusable(source, read, terminal);
  const report = await checking.check({ subject: read.subject, against: asked.against, ...question });
  return 'refused' in report ? tellRefused(report, [asked.against], await releases.list(), sayingIn(asked.locale), terminal) : report;
}
