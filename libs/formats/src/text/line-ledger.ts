import type { LineAccount, UnderstoodAs } from '../list-reading.js';
import { isBlankLine, type Line } from './lines.js';

/** Keeps one account per line. If a line gets several accounts, the first counts. A line without an account is unread. */
export class LineLedger {
  private readonly accounts: (LineAccount | null)[];

  constructor(lines: readonly Line[]) {
    this.accounts = lines.map((line) => (isBlankLine(line) ? { line: line.number, kind: 'decoration', as: 'blank' } : null));
  }

  understood(line: Line, as: UnderstoodAs): void {
    this.accounts[line.number - 1] ??= { line: line.number, kind: 'understood', as };
  }

  /** Records a line that only separates: a drawn line, a code fence, a closing mark. */
  rule(line: Line): void {
    this.accounts[line.number - 1] ??= { line: line.number, kind: 'decoration', as: 'rule' };
  }

  note(line: Line): void {
    this.accounts[line.number - 1] ??= { line: line.number, kind: 'decoration', as: 'note' };
  }

  close(): readonly LineAccount[] {
    return this.accounts.map((account, index) => account ?? { line: index + 1, kind: 'unread', as: null });
  }
}
