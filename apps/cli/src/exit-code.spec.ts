import { expect, it } from 'vitest';
import { exitCode, worstOf, type ExitCode } from './exit-code.js';

it('is the most serious exit code of many inputs', () => {
  const inOrder: readonly ExitCode[] = [exitCode.ourFault, exitCode.ILLEGAL, exitCode.unusableInput, exitCode.NEEDS_REVIEW, exitCode.LEGAL];
  inOrder.forEach((worst, index) => expect(worstOf([...inOrder.slice(index)].reverse())).toBe(worst));
});
it('is 0 for no inputs', () => expect(worstOf([])).toBe(0));
