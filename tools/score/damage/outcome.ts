import type { CheckReport, Verdict } from '#muster/checking';

/** The verdict on a legal list after one damage. */
export interface DamagedOutcome {
  readonly file: string;
  readonly damage: string;
  readonly verdict: Verdict;
  /** The errors and review reasons by code and message, each once. */
  readonly reasons: readonly string[];
}

export function damagedOutcome(file: string, damage: string, { verdict, findings, review }: CheckReport): DamagedOutcome {
  const errors = findings.filter(({ severity }) => severity === 'error').map(({ code }) => `error ${code}`);
  return { file, damage, verdict, reasons: [...new Set([...errors, ...review.map(({ code, messageId }) => `${code} ${messageId}`)])] };
}

/** A table by damage, and the lists that did not stay LEGAL. */
export function damageTable(outcomes: readonly DamagedOutcome[]): string {
  const rows = [...Map.groupBy(outcomes, ({ damage }) => damage)].map(
    ([damage, of]) => `${damage}\t${of.length} made\t${count(of, 'LEGAL')} LEGAL\t${count(of, 'ILLEGAL')} ILLEGAL`,
  );
  const lost = outcomes
    .filter(({ verdict }) => verdict !== 'LEGAL')
    .map(({ verdict, file, damage, reasons }) => `${verdict}\t${file}\t${damage}\t${reasons.join(', ')}`);
  return [...rows, ...(lost.length > 0 ? ['', ...lost] : [])].join('\n');
}

/** The last line of the command's output, as one JSON object. */
export function damageSummary(lists: number, outcomes: readonly DamagedOutcome[]) {
  const legal = count(outcomes, 'LEGAL');
  const share = outcomes.length === 0 ? 0 : Math.floor((1000 * legal) / outcomes.length) / 1000;
  return { lists, damaged: outcomes.length, legal, illegal: count(outcomes, 'ILLEGAL'), share };
}

const count = (outcomes: readonly DamagedOutcome[], wanted: Verdict): number => outcomes.filter(({ verdict }) => verdict === wanted).length;
