import type { CheckReport, Verdict } from '#muster/checking';
import type { Roster } from '#muster/roster';
import { describeEdit } from './describe-edit.js';
import type { FaultyList } from './edit.js';

/** The result of checking one faulty list. */
export interface Outcome {
  readonly file: string;
  readonly fault: string;
  /** What was edited. */
  readonly edit: string;
  readonly verdict: Verdict;
  /** Whether the findings or the review reasons include one of the codes that name the fault. */
  readonly named: boolean;
  /** The other codes that were reported. */
  readonly codes: readonly string[];
}

export function outcomeOf(
  file: string,
  edited: Roster,
  { fault, codes, roster }: FaultyList,
  { verdict, findings, review }: CheckReport,
): Outcome {
  const said = [
    ...findings.filter(({ severity }) => severity === 'error').map(({ code }) => code),
    ...review.flatMap(({ code, messageId }) => [code, messageId, messageId.split('/', 1)[0] ?? messageId]),
  ];
  return {
    file,
    fault,
    edit: describeEdit(edited, roster),
    verdict,
    named: codes.some((code) => said.includes(code)),
    codes: [...new Set(said)],
  };
}

/** A table by kind of fault, and the faults that were called LEGAL or were not named. */
export function faultTable(outcomes: readonly Outcome[]): string {
  const rows = [...Map.groupBy(outcomes, ({ fault }) => fault)].map(
    ([fault, of]) =>
      `${fault}\t${of.length} made\t${of.filter(({ named }) => named).length} named\t${illegal(of)} ILLEGAL\t${legal(of)} LEGAL`,
  );
  const missed = outcomes
    .filter(({ named, verdict }) => !named || verdict === 'LEGAL')
    .map(({ file, fault, edit, verdict, codes }) => `${verdict}\t${file}\t${fault}\t${edit}\t${codes.join(' ')}`);
  return [...rows, ...(missed.length > 0 ? ['', ...missed] : [])].join('\n');
}

/** The last line of the command's output, as one JSON object. */
export function faultSummary(lists: number, outcomes: readonly Outcome[]) {
  const named = outcomes.filter((outcome) => outcome.named).length;
  const share = outcomes.length === 0 ? 0 : Math.floor((1000 * named) / outcomes.length) / 1000;
  return { lists, faults: outcomes.length, named, share, legal: legal(outcomes) };
}

const legal = (outcomes: readonly Outcome[]): number => outcomes.filter(({ verdict }) => verdict === 'LEGAL').length;
const illegal = (outcomes: readonly Outcome[]): number => outcomes.filter(({ verdict }) => verdict === 'ILLEGAL').length;
