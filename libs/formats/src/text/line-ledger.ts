import type { LineAccount, UnderstoodAs } from '../list-reading.js';
import { isBlankLine, type Line } from './lines.js';

/**
 * Keeps one account per line. If a line gets several accounts, the first counts. A line without an account is unread, and so is a line of
 * which a part has no account.
 */
export class LineLedger {
  private readonly accounts = new Map<string, LineAccount>();

  constructor(private readonly lines: readonly Line[]) {
    for (const line of lines) {
      if (isBlankLine(line)) this.record(line, { line: line.number, kind: 'decoration', as: 'blank' });
      else if (isAddress(line)) this.note(line);
    }
  }

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
      const [first, ...others] = parts.map((part) => this.accounts.get(placeOf(part)));
      return first !== undefined && others.every((one) => one !== undefined) ? first : { line: number, kind: 'unread', as: null };
    });
  }

  private record(line: Line, account: LineAccount): void {
    const place = placeOf(line);
    if (!this.accounts.has(place)) this.accounts.set(place, account);
  }
}

/** The address of a page says nothing about an army. */
const isAddress = ({ text }: Line): boolean => /^https?:\/\/\S+$/i.test(text);

const placeOf = ({ number, part = 0 }: Line): string => `${number}.${part}`;
