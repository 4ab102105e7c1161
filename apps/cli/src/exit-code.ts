import type { Verdict } from '#muster/checking';

/** The exit codes of the process. 70 is an internal error, because a crash must not look like a verdict. */
export const exitCode = {
  LEGAL: 0,
  ILLEGAL: 1,
  NEEDS_REVIEW: 2,
  /** The exit codes of comparisons, as for diff. */
  same: 0,
  different: 1,
  unusableInput: 3,
  wrongUsage: 64,
  ourFault: 70,
  /** Interrupted by Ctrl-C. */
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

/** The most serious exit code of several inputs. */
export function worstOf(codes: readonly ExitCode[]): ExitCode {
  return worstFirst.find((code) => codes.includes(code)) ?? exitCode.LEGAL;
}
