import { FAILED_MARK, VERDICT_MARKS, type Mark } from '../layout/words.js';

const MARKS: ReadonlyMap<string | null, Mark> = new Map(Object.entries(VERDICT_MARKS));

/** How a stored verdict is shown; null stands for a list without a report. */
export const verdictMark = (verdict: string | null): Mark => MARKS.get(verdict) ?? FAILED_MARK;
