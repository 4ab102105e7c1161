import type { Verdict } from '#muster/checking';

/** What the process answers to its caller. 70 is our own fault: a crash must never look like a verdict. */
export const exitCode = {
  LEGAL: 0,
  ILLEGAL: 1,
  NEEDS_REVIEW: 2,
  /** Of comparisons, as diff answers. */
  same: 0,
  different: 1,
  unusableInput: 3,
  wrongUsage: 64,
  ourFault: 70,
  /** By Ctrl-C. */
  interrupted: 130,
} as const;

export type ExitCode = (typeof exitCode)[keyof typeof exitCode];

export const exitCodeOf = (verdict: Verdict): ExitCode => exitCode[verdict];

const worstFirst: readonly ExitCode[] = [
  exitCode.ourFault,
  exitCode.wrongUsage,
  exitCode.ILLEGAL,
  exitCode.unusableInput,
  exitCode.NEEDS_REVIEW,
  exitCode.LEGAL,
];

/** Of many inputs, the answer that asks most for somebody's attention. */
export function worstOf(codes: readonly ExitCode[]): ExitCode {
  return worstFirst.find((code) => codes.includes(code)) ?? exitCode.LEGAL;
}
