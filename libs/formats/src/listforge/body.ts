import { isWarlordName } from '#muster/battlescribe';
import { keywordKey } from '#muster/catalogue';
import { numbered, type RosterUnit, type UnnumberedUnit } from '#muster/roster';
import { readCounted } from '../text/items/count.js';
import { ItemTree } from '../text/items/item-tree.js';
import type { LineLedger } from '../text/line-ledger.js';
import type { Line } from '../text/lines.js';
import { readPriced } from '../text/items/price.js';
import { isSignature } from '../text/header/signature.js';
import { UnitDraft } from '../text/items/unit-draft.js';

interface OpenUnit {
  readonly draft: UnitDraft;
  readonly items: ItemTree;
}

/** `Battleline:`: words followed by a colon and nothing else. */
export function isHeading(line: Line): boolean {
  return line.bullet === null && line.text.endsWith(':') && line.text.length > 1 && readPriced(line.text) === null;
}

/** Reads sections of units with headings. A unit is a priced line with its items below it. */
export function readBody(lines: readonly Line[], ledger: LineLedger): { readonly units: readonly RosterUnit[] } {
  const units: OpenUnit[] = [];
  let section: string | null = null;
  for (const line of lines) {
    if (line.tooLong) continue;
    const unit = units.at(-1);
    const priced = line.bullet === null && line.column === 0 ? readPriced(line.text) : null;
    if (isHeading(line)) {
      section = line.text.slice(0, -1).trim();
      ledger.understood(line, 'section');
    } else if (priced !== null && priced.name !== '') {
      const { name, points: statedPoints } = priced;
      units.push({ draft: new UnitDraft({ name, line: line.number, section, statedPoints }), items: new ItemTree() });
      ledger.understood(line, 'unit');
    } else if (line.bullet !== null && line.text !== '' && unit !== undefined) takeItem(unit, line, ledger);
    else if (isSignature(line.text)) ledger.understood(line, 'footer');
  }
  return { units: numbered(units.map(closeUnit)) };
}

function takeItem({ draft, items }: OpenUnit, line: Line, ledger: LineLedger): void {
  const enhancement = enhancementOf(line.text);
  if (isWarlordName(line.text)) {
    draft.warlord = true;
    ledger.understood(line, 'warlord');
  } else if (enhancement !== null) {
    draft.upgrade(enhancement, line.number, null);
    ledger.understood(line, 'enhancement');
  } else {
    const { count, name } = readCounted(line.text) ?? { count: 1, name: line.text };
    items.add(line, count, name);
    ledger.understood(line, 'item');
  }
}

/** `E: Oath`. */
function enhancementOf(text: string): string | null {
  const name = text.slice(2).trim();
  return keywordKey(text.slice(0, 2)) === 'e:' && name !== '' ? name : null;
}

function closeUnit({ draft, items }: OpenUnit): UnnumberedUnit {
  return { ...draft.close(), loadout: items.items() };
}
