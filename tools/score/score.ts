import type { CheckReport, Verdict, Verdicts } from '#muster/checking';
import type { ReviewReason } from '#muster/diagnostics';
import type { Roster } from '#muster/roster';
import type { ListEntry } from './manifest.js';

/** The score of one list. Counts are shares of the total. */
export interface Score {
  readonly file: string;
  readonly edition: string;
  readonly language: string;
  readonly tool: string;
  /** The release under which the list was checked, or null if there was none. */
  readonly release: string | null;
  readonly format: string | null;
  /** True if its format was recognised, its faction was found, and every line with a price was understood. */
  readonly recognised: boolean;
  readonly units: Share;
  readonly priced: Share;
  readonly total: { readonly stated: number | null; readonly computed: number | null };
  readonly aspects: Verdicts;
  readonly reasons: readonly ReviewReason[];
  readonly errors: readonly string[];
  readonly milliseconds: number;
}

export interface Share {
  readonly reached: number;
  readonly of: number;
}

export interface Checked {
  readonly text: string;
  /** Of a text that holds several lists, only the first is checked. */
  readonly isFirstOfSeveral: boolean;
  readonly reading: { readonly roster: Roster; readonly review: readonly ReviewReason[] };
  readonly report: CheckReport;
  readonly milliseconds: number;
}

export function scoreOf(entry: ListEntry, { text, isFirstOfSeveral, reading, report, milliseconds }: Checked): Score {
  const { file, edition, language, tool } = entry;
  const { format, findings, review, points, aspects } = report;
  // Without data, no unit can be found or priced.
  const units = report.release === null ? [] : report.units;
  const found = units.filter(({ datasheet }) => datasheet !== null).length;
  const expected = isFirstOfSeveral || report.release === null ? units.length : (entry.units ?? units.length);
  const priced = units.filter(({ stated }) => stated !== null);
  return {
    ...{ file, edition, language, aspects, milliseconds },
    tool: shortTool(tool),
    release: report.release?.label ?? null,
    format: format === null ? null : [format.id, format.dialect].filter((part) => part !== null).join(' '),
    recognised: format !== null && isFactionFound(reading.roster, report) && !leavesPriceUnread(text, reading.review),
    units: { reached: Math.min(found, expected), of: expected },
    priced: { reached: priced.filter(({ stated, computed }) => stated === computed).length, of: priced.length },
    total: { stated: entry.statedPoints ?? points.stated, computed: points.computed },
    reasons: review,
    errors: findings.filter(({ severity }) => severity === 'error').map(({ code }) => code),
  };
}

/** "official app (a line added by hand)" counts as the official app. */
const shortTool = (tool: string): string =>
  tool
    .toLowerCase()
    .split(/[(,:+]/u, 1)[0]
    ?.trim() ?? tool;

function isFactionFound({ factions }: Roster, { army, review }: CheckReport): boolean {
  const unknown = review.filter(({ about, path }) => about === 'faction' && path[0] === 'factions').length;
  return army.faction !== null && unknown < Math.max(1, factions.length);
}

const PRICE = /\d\s*(?:pts?|points?)\b|[([]\s*\d{2,4}\s*[)\]]/iu;

/** Whether a line with a price was not understood or belongs to another list. */
function leavesPriceUnread(text: string, review: readonly ReviewReason[]): boolean {
  const lines = text.split(/\r?\n/u);
  return review.some(({ code, messageId, line }) => {
    if (code !== 'UNPARSED_LINES' || line === null) return false;
    const unread = messageId === 'anotherList' ? lines.slice(line - 1) : lines.slice(line - 1, line);
    return unread.some((one) => PRICE.test(one));
  });
}

const gravest: readonly Verdict[] = ['ILLEGAL', 'NEEDS_REVIEW', 'LEGAL'];

export const worst = (...verdicts: readonly Verdict[]): Verdict => gravest.find((one) => verdicts.includes(one)) ?? 'LEGAL';

export const armyAndUnits = ({ aspects }: Score): Verdict => worst(aspects.army, aspects.units);

export const all = ({ aspects }: Score): Verdict => worst(aspects.army, aspects.units, aspects.wargear);

export const isDecided = (verdict: Verdict): boolean => verdict !== 'NEEDS_REVIEW';

export const isTotalAsStated = ({ total }: Score): boolean => total.computed !== null && total.computed === total.stated;

/** The summary of a whole folder as one JSON object. */
export const summary = (scores: readonly Score[]) => ({
  lists: scores.length,
  recognised: scores.filter(({ recognised }) => recognised).length,
  unitsFound: ratio(scores.map(({ units }) => units)),
  decided: {
    armyUnits: scores.filter((score) => isDecided(armyAndUnits(score))).length,
    all: scores.filter((score) => isDecided(all(score))).length,
  },
  legal: scores.filter((score) => all(score) === 'LEGAL').length,
  illegal: scores.filter((score) => all(score) === 'ILLEGAL').length,
});

/** The share, rounded down, so that 1 means that all are counted. Null if there is nothing to count. */
export function ratio(shares: readonly Share[]): number | null {
  const sum = (of: (share: Share) => number) => shares.reduce((total, share) => total + of(share), 0);
  const whole = sum(({ of }) => of);
  return whole === 0 ? null : Math.floor((100 * sum(({ reached }) => reached)) / whole) / 100;
}
