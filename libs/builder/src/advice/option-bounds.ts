/** Real units have at most 1,784 options, 9 levels deep. */
export const OPTION_BOUNDS = { depth: 12, size: 5_000 } as const;
