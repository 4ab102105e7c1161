/**
 * Options of a Node process that imports. An import keeps most of what it allocates, so larger semi-spaces only delay copying it and take
 * memory: the 10th edition needs 40 MB less with small ones. Growing to that size step by step would collect garbage more often.
 */
export const IMPORT_OPTIONS: readonly string[] = ['--min-semi-space-size=8', '--max-semi-space-size=8'];
