import { setFlagsFromString } from 'node:v8';

/**
 * Makes V8 collect garbage earlier in this process. The import of a whole game then stays under 300 MB of resident memory instead of 400
 * MB and needs a tenth more processor time. Call it first, and only in processes that import.
 */
export function growHeapSlowly(): void {
  setFlagsFromString('--heap-growing-percent=10');
}
