import { setFlagsFromString } from 'node:v8';

/**
 * Lets V8 collect garbage sooner, for the rest of the process: an import of a whole game stays under 300 MB resident instead of 400 MB, for a
 * tenth more processor time. For processes that only import; call it first.
 */
export function growHeapSlowly(): void {
  setFlagsFromString('--heap-growing-percent=10');
}
