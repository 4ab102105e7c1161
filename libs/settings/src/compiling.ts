import { setFlagsFromString } from 'node:v8';

/**
 * Leaves the code of this process and of its threads to V8's quick compilers. Judging lists under many releases, the slowest one compiles
 * the same functions again and again on threads of its own: a quarter of a check's processor time, for code that is not faster.
 */
export function compileQuickly(): void {
  setFlagsFromString('--no-turbofan');
}
