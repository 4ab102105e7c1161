/** The largest real units have 1,784 options in 9 levels. */
export const OPTION_BOUNDS = { depth: 12, size: 5_000 } as const;
