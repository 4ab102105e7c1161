import { isNamed } from '#muster/battlescribe';
import { numbered, type RosterUnit, type Stated } from '#muster/roster';
import { readBattleSize, type StatedSize } from '../text/header/battle-size.js';
import { forceDispositionsIn, type DispositionLine } from '../text/header/force-dispositions.js';
import { labelKind } from '../text/header/header-labels.js';
import { readCounted } from '../text/items/count.js';
import { readLabelled } from '../text/header/label.js';
import type { LineLedger } from '../text/line-ledger.js';
import type { Line } from '../text/lines.js';
import { readNestedItems } from '../text/items/nested-items.js';
import { readPriced } from '../text/items/price.js';
import { isSignature } from '../text/header/signature.js';
import { UnitDraft } from '../text/items/unit-draft.js';
import { readHeading } from './headings.js';

export interface Body {
  readonly units: readonly RosterUnit[];
  readonly detachments: readonly Stated[];
  readonly size: StatedSize | null;
  readonly forceDispositions: readonly string[];
  readonly headings: number;
}

/** Reads everything from the first heading on: sections of units, and one section with the army's own choices. */
export function readBody(lines: readonly Line[], ledger: LineLedger): Body {
  const reader = new BodyReader(ledger);
  for (const line of lines) if (!line.tooLong) reader.take(line);
  return reader.close();
}

class BodyReader {
  private readonly units: UnitDraft[] = [];
  private readonly detachments: Stated[] = [];
  private size: StatedSize | null = null;
  private readonly dispositions: DispositionLine[] = [];
  private headings = 0;
  private section: string | null = null;

  constructor(private readonly ledger: LineLedger) {}

  take(line: Line): void {
    const heading = readHeading(line);
    if (heading !== null) {
      this.section = heading.kind === 'section' ? heading.name : null;
      this.headings += 1;
      this.ledger.understood(line, 'section');
    } else if (isSignature(line.text)) this.ledger.understood(line, 'footer');
    else if (this.section !== null && isNamed('configuration', this.section)) this.takeChoice(line);
    else if (line.bullet !== null) this.takeModels(line);
    else this.takeUnit(line);
  }

  close(): Body {
    const { detachments, size, dispositions, headings } = this;
    const units = numbered(this.units.map((unit) => unit.close()));
    return { units, detachments, size, forceDispositions: forceDispositionsIn(dispositions), headings };
  }

  /** Choices without an effect on the list, such as references and display options, are recorded as notes. */
  private takeChoice(line: Line): void {
    const labelled = readLabelled(line.text);
    if (labelled?.label === 'battle size') {
      this.size = readBattleSize(labelled.value, line.number);
      this.ledger.understood(line, 'battleSize');
    } else if (labelled !== null && labelKind(labelled.label) === 'detachment') {
      this.detachments.push({ name: labelled.value, id: null, line: line.number });
      this.ledger.understood(line, 'detachment');
    } else if (labelled !== null && labelKind(labelled.label) === 'disposition') {
      this.dispositions.push(labelled);
      this.ledger.understood(line, 'forceDisposition');
    } else this.ledger.note(line);
  }

  /** Reads `Unit [165 pts]: Warlord, gear`. Below a unit, a line without price and bullet is a further choice of the unit. */
  private takeUnit(line: Line): void {
    const unit = this.units.at(-1);
    const priced = readPriced(line.text, '[');
    if (priced !== null && priced.name !== '' && (priced.after === '' || priced.after.startsWith(':'))) {
      const { name, points: statedPoints, after } = priced;
      const draft = new UnitDraft({ name, line: line.number, section: this.section, statedPoints });
      draft.take(readNestedItems(after.slice(1), line.number));
      this.units.push(draft);
      this.ledger.understood(line, 'unit');
    } else if (unit !== undefined && line.column > 0) {
      const { count, name } = readCounted(line.text) ?? { count: 1, name: line.text };
      unit.loadout.push({ name, id: null, line: line.number, count, items: [] });
      this.ledger.understood(line, 'item');
    }
  }

  /** Reads `• 5x Model: gear`; each of these models has the gear. */
  private takeModels(line: Line): void {
    const unit = this.units.at(-1);
    if (unit === undefined || line.text === '') return;
    const colon = line.text.indexOf(': ');
    const head = colon < 0 ? line.text : line.text.slice(0, colon);
    const counted = readCounted(head) ?? { count: 1, name: head };
    const name = readPriced(counted.name, '[')?.name ?? counted.name;
    const gear = colon < 0 ? [] : readNestedItems(line.text.slice(colon + 2), line.number, counted.count);
    unit.take([{ name, id: null, line: line.number, count: counted.count, items: gear }]);
    this.ledger.understood(line, 'item');
  }
}
