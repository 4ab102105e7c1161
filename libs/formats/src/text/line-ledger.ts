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
    const closed: LineAccount[] = [];
    for (const line of this.lines) {
      const place = placeOf(line);
      const account = this.known.get(place) ?? this.accounts.get(place);
      const unread: LineAccount = { line: line.number, kind: 'unread', as: null };
      // Parts of a line follow each other.
      if (closed.at(-1)?.line !== line.number) closed.push(account ?? unread);
      else if (account === undefined) closed[closed.length - 1] = unread;
    }
    return closed;
  }

  private record(line: Line, account: LineAccount): void {
    const place = placeOf(line);
    if (!this.known.has(place) && !this.accounts.has(place)) this.accounts.set(place, account);
  }
}

/** Blank lines and addresses of pages. */
export function knownAccounts(lines: readonly Line[]): ReadonlyMap<number, LineAccount> {
  const known = new Map<number, LineAccount>();
  for (const line of lines) {
    const as = isBlankLine(line) ? 'blank' : isAddress(line) ? 'note' : null;
    if (as !== null) known.set(placeOf(line), { line: line.number, kind: 'decoration', as });
  }
  return known;
}

/** The address of a page says nothing about an army. */
const isAddress = ({ text }: Line): boolean => /^https?:\/\/\S+$/i.test(text);

/** A line has fewer parts than this. */
const MOST_PARTS = 10_000;

const placeOf = ({ number, part = 0 }: Line): number => number * MOST_PARTS + part;
