import { isWarlordName } from '#muster/battlescribe';
import { numbered, type DeclaredAttachment, type RosterUnit } from '#muster/roster';
import type { LineLedger } from '../text/line-ledger.js';
import type { Line } from '../text/lines.js';
import { readPriced, type Priced } from '../text/items/price.js';
import { isSignature } from '../text/header/signature.js';
import { readHeadMarks } from '../text/items/head-marks.js';
import { UnitDraft } from '../text/items/unit-draft.js';
import { readLabelled } from '../text/header/label.js';
import { labelKind } from '../text/header/header-labels.js';
import { StatedAttachments } from './stated-attachments.js';
import { readGear, splitGear } from '../text/items/gear.js';

export interface Body {
  readonly units: readonly RosterUnit[];
  readonly attachments: readonly DeclaredAttachment[];
  /** Whether units are below headings, which are names that the tool invents for units that fight together. */
  readonly isGrouped: boolean;
}

export function readBody(lines: readonly Line[], ledger: LineLedger): Body {
  const units: UnitDraft[] = [];
  const attached = new StatedAttachments();
  let section: string | null = null;
  lines.forEach((line, index) => {
    if (line.tooLong) return;
    const unit = units.at(-1);
    const head = unitHead(line);
    if (head !== null) {
      const { name, warlord } = readHeadMarks(head.name);
      const one = new UnitDraft({ name, line: line.number, section, statedPoints: head.points });
      one.warlord = warlord;
      units.push(one);
      ledger.understood(line, 'unit');
    } else if (line.bullet !== null) {
      if (unit !== undefined && line.text !== '' && !attached.take(line, unit)) takeBullet(unit, line, ledger);
    } else if (isSignature(line.text)) ledger.understood(line, 'footer');
    else if (unitHead(lines[index + 1]) !== null) {
      section = line.text;
      ledger.understood(line, 'section');
    }
  });
  return { units: numbered(units.map((unit) => unit.close())), attachments: attached.among(units, ledger), isGrouped: section !== null };
}

function unitHead(line: Line | undefined): Priced | null {
  if (line === undefined || line.bullet !== null) return null;
  const priced = readPriced(line.text) ?? readPriced(line.text, '[');
  return priced !== null && priced.after === '' && priced.name !== '' ? priced : null;
}

/** A price at the end of a line belongs to its last item, which is then an upgrade. */
function takeBullet(unit: UnitDraft, line: Line, ledger: LineLedger): void {
  const priced = readPriced(line.text, '[');
  const labelled = readLabelled(line.text);
  if (labelled !== null && labelKind(labelled.label) === 'enhancement') {
    unit.upgrade(labelled.value, line.number, null);
    ledger.understood(line, 'enhancement');
  } else if (isWarlordName(line.text)) {
    unit.warlord = true;
    ledger.understood(line, 'warlord');
  } else if (priced !== null && priced.name !== '' && priced.after === '') {
    const names = splitGear(priced.name);
    unit.upgrade(names.at(-1) ?? priced.name, line.number, priced.points);
    for (const gear of names.slice(0, -1)) unit.loadout.push(...readGear(gear, line.number));
    ledger.understood(line, 'enhancement');
  } else {
    unit.loadout.push(...readGear(line.text, line.number));
    ledger.understood(line, 'item');
  }
}
