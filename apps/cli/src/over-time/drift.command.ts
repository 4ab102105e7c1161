import { differencesInWords } from '#muster/checking';
import type { Command } from '../command.js';
import { readSubject } from '../check/read-source.js';
import { tellRefused } from '../check/refused.js';
import { exitCode } from '../exit-code.js';
import { withCheckServices } from '../check-services.js';
import { sayingIn } from '../words.js';
import { driftUsage, parseDriftArguments } from './over-time-arguments.js';
import { printDrift } from './print-differences.js';
import { tellUnusable } from '../check/tell-unusable.js';

/** Prints the differences between two releases that affect a list. Exits with 0 if there are none, and otherwise with 1. */
export const drift: Command = {
  usage: driftUsage,
  run: async (args, terminal) => {
    const { source, edition, from, to, locale, json } = parseDriftArguments(args);
    const say = sayingIn(locale);
    const read = await readSubject(source, terminal);
    if ('unusable' in read) return tellUnusable(source, read, terminal);
    const answer = await withCheckServices(async ({ overTime, releases }) => {
      const compared = await overTime.drift(read.subject, edition, from, to);
      return 'refused' in compared ? tellRefused(compared, [from, to], await releases.list(), say, terminal) : compared;
    });
    if (typeof answer === 'number') return answer;
    terminal.out(json ? `${JSON.stringify(differencesInWords(answer, say))}\n` : printDrift(answer, say));
    return answer.differences.length + answer.units.length === 0 ? exitCode.same : exitCode.different;
  },
};
