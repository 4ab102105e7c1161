import { keywordKey } from '#muster/catalogue';
import { idAt, type DeclaredAttachment } from '#muster/roster';
import type { LineLedger } from '../text/line-ledger.js';
import type { Line } from '../text/lines.js';
import type { UnitDraft } from '../text/items/unit-draft.js';

/** What players write below a Leader, `Attached to Deckhands`, and below the unit that it leads, `Attached as Bodyguard`. */
export class StatedAttachments {
  readonly #leaders: { readonly unit: UnitDraft; readonly line: Line; readonly name: string }[] = [];
  readonly #bodyguards: { readonly unit: UnitDraft; readonly line: Line }[] = [];

  /** False if the line is not about attachment. */
  take(line: Line, unit: UnitDraft): boolean {
    const words = keywordKey(line.text.replaceAll(':', ' ')).replaceAll(/ {2,9}/gu, ' ');
    if (words === 'attached as bodyguard') this.#bodyguards.push({ unit, line });
    else if (words.startsWith('attached to ')) this.#leaders.push({ unit, line, name: words.slice('attached to '.length) });
    else return false;
    return true;
  }

  /** The attachments to a unit whose name only one other unit has, or only one that says that it is a Bodyguard. Other lines stay unread. */
  among(units: readonly UnitDraft[], ledger: LineLedger): readonly DeclaredAttachment[] {
    return this.#leaders.flatMap(({ unit, line, name }) => {
      const namesakes = units.filter((other) => other !== unit && keywordKey(other.name) === name);
      const bodyguards = namesakes.filter((other) => this.#bodyguards.some((one) => one.unit === other));
      const [bodyguard, ...others] = bodyguards.length > 0 ? bodyguards : namesakes;
      if (bodyguard === undefined || others.length > 0) return [];
      ledger.understood(line, 'attachment');
      for (const one of this.#bodyguards) if (one.unit === bodyguard) ledger.understood(one.line, 'attachment');
      return [{ leader: idAt(units.indexOf(unit)), bodyguard: idAt(units.indexOf(bodyguard)) }];
    });
  }
}
