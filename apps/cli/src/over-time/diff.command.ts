import { differencesInWords, inWords } from '#muster/checking';
import type { Command } from '../command.js';
import { readSubject } from '../check/read-source.js';
import { tellRefused } from '../check/refused.js';
import { exitCode } from '../exit-code.js';
import { withCheckServices } from '../check-services.js';
import { sayingIn } from '../words.js';
import { diffUsage, parseDiffArguments } from './over-time-arguments.js';
import { printComparison } from './print-differences.js';
import { tellUnusable } from '../check/tell-unusable.js';

/**
 * Prints the differences between two lists. The exit codes are those of diff: 0 for the same army, 1 for different armies, 2 if they
 * could not be compared.
 */
export const diff: Command = {
  usage: diffUsage,
  run: async (args, terminal) => {
    const { first, second, edition, against, locale, json } = parseDiffArguments(args);
    const say = sayingIn(locale);
    const one = await readSubject(first, terminal);
    if ('unusable' in one) return tellUnusable(first, one, terminal);
    const other = await readSubject(second, terminal);
    if ('unusable' in other) return tellUnusable(second, other, terminal);
    const answer = await withCheckServices(async ({ overTime, releases }) => {
      const compared = await overTime.compare(one.subject, other.subject, edition, against);
      return 'refused' in compared ? tellRefused(compared, [against], await releases.list(), say, terminal) : compared;
    });
    if (typeof answer === 'number') return answer;
    const review = answer.review.map((reasons) => reasons.map((reason) => inWords(reason, say)));
    terminal.out(json ? `${JSON.stringify({ ...differencesInWords(answer, say), review })}\n` : printComparison(answer, say));
    if (!answer.isCompared) return exitCode.NEEDS_REVIEW;
    return answer.differences.length + answer.units.length === 0 ? exitCode.same : exitCode.different;
  },
};
