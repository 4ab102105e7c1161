import { expect, it } from 'vitest';
import { exitCode, worstOf, type ExitCode } from './exit-code.js';

it('answers for many inputs with the worst of them', () => {
  const inOrder: readonly ExitCode[] = [exitCode.ourFault, exitCode.ILLEGAL, exitCode.unusableInput, exitCode.NEEDS_REVIEW, exitCode.LEGAL];
  inOrder.forEach((worst, index) => expect(worstOf([...inOrder.slice(index)].reverse())).toBe(worst));
});
it('is content with nothing to check', () => expect(worstOf([])).toBe(0));
