/**
 * Options of a Node process that imports. An import keeps most of what it allocates, so large semi-spaces delay copying it and take memory:
 * with 16 MB the 10th edition takes 370 MB and 0.95 of the processor time that it takes with 8 MB, which need 30 MB less. Growing to that
 * size step by step would collect garbage more often.
 */
export const IMPORT_OPTIONS: readonly string[] = ['--min-semi-space-size=16', '--max-semi-space-size=16'];
