import type { LineAccount, UnderstoodAs } from '../list-reading.js';
import { isBlankLine, type Line } from './lines.js';

/**
 * Keeps one account per line. If a line gets several accounts, the first counts. A line without an account is unread, and so is a line of
 * which a part has no account.
 */
export class LineLedger {
  private readonly accounts = new Map<number, LineAccount>();

  /** `known` holds the accounts that the lines have in every format (`knownAccounts`). */
  constructor(
    private readonly lines: readonly Line[],
    private readonly known: ReadonlyMap<number, LineAccount> = knownAccounts(lines),
  ) {}

  understood(line: Line, as: UnderstoodAs): void {
    this.record(line, { line: line.number, kind: 'understood', as });
  }

  /** Records a line that only separates: a drawn line, a code fence, a closing mark. */
  rule(line: Line): void {
    this.record(line, { line: line.number, kind: 'decoration', as: 'rule' });
  }

  note(line: Line): void {
    this.record(line, { line: line.number, kind: 'decoration', as: 'note' });
  }

  close(): readonly LineAccount[] {
    return [...Map.groupBy(this.lines, ({ number }) => number)].map(([number, parts]): LineAccount => {
      const [first, ...others] = parts.map((part) => this.known.get(placeOf(part)) ?? this.accounts.get(placeOf(part)));
      return first !== undefined && others.every((one) => one !== undefined) ? first : { line: number, kind: 'unread', as: null };
    });
  }

  private record(line: Line, account: LineAccount): void {
    const place = placeOf(line);
    if (!this.known.has(place) && !this.accounts.has(place)) this.accounts.set(place, account);
  }
}

/** Blank lines and addresses of pages. */
export function knownAccounts(lines: readonly Line[]): ReadonlyMap<number, LineAccount> {
  return new Map(
    lines.flatMap((line): readonly (readonly [number, LineAccount])[] => {
      const as = isBlankLine(line) ? 'blank' : isAddress(line) ? 'note' : null;
      return as === null ? [] : [[placeOf(line), { line: line.number, kind: 'decoration', as }]];
    }),
  );
}

/** The address of a page says nothing about an army. */
const isAddress = ({ text }: Line): boolean => /^https?:\/\/\S+$/i.test(text);

/** A line has fewer parts than this. */
const MOST_PARTS = 10_000;

const placeOf = ({ number, part = 0 }: Line): number => number * MOST_PARTS + part;
