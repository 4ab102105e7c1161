import { isAboutRoster, isBattleSizeName } from '#muster/battlescribe';
import { numbered, type ArmySelection, type RosterUnit, type UnnumberedUnit } from '#muster/roster';
import type { LineLedger } from '../text/line-ledger.js';
import type { Line } from '../text/lines.js';
import { isSignature } from '../text/header/signature.js';
import { isTotal, readDetail, readForceLine, readSectionLine, type ForceLine } from './lines.js';
import { SelectionDraft } from './selection-draft.js';

export interface Force extends ForceLine {
  readonly line: number;
}

export interface Body {
  readonly forces: readonly Force[];
  readonly total: Force | null;
  readonly sections: number;
  readonly units: readonly RosterUnit[];
  readonly armySelections: readonly ArmySelection[];
  /** The Command points of the army's own choices, signed and in the written order, without those of the battle size. */
  readonly startingCommandPoints: number | null;
  readonly commandPointChanges: readonly number[];
}

/** Sections whose selections belong to the army as a whole. */
const isArmySection = (section: string): boolean => isAboutRoster(section) || /^(references?|(army )?rules)$/i.test(section);

export function readBody(lines: readonly Line[], ledger: LineLedger): Body {
  const forces: Force[] = [];
  const drafts: SelectionDraft[] = [];
  let total: Force | null = null;
  let section: string | null = null;
  let sections = 0;
  let open: SelectionDraft | null = null;
  for (const line of lines) {
    const force = readForceLine(line);
    const heading = force === null ? readSectionLine(line) : null;
    const detail = readDetail(line);
    if (force !== null) {
      if (isTotal(force)) total = { ...force, line: line.number };
      else forces.push({ ...force, line: line.number });
      section = null;
      open = null;
      ledger.understood(line, isTotal(force) ? 'title' : 'detachment');
    } else if (heading !== null) {
      section = heading.name;
      sections += 1;
      open = null;
      ledger.understood(line, 'section');
    } else if (detail !== null) {
      if (open === null || detail.words === '') continue;
      open.take(line.number, detail.depth, detail.words);
      ledger.understood(line, 'item');
    } else if (isSignature(line.text)) ledger.understood(line, 'footer');
    else if (section !== null && forces.length > 0 && line.bullet === null && !line.tooLong) {
      open = new SelectionDraft(line.number, line.text, section, forces.length - 1);
      drafts.push(open);
      ledger.understood(line, isUnit(open) ? 'unit' : 'item');
    }
  }
  return bodyOf({ forces, total, sections, drafts });
}

/** What is read from either form of the export. */
export interface Sheet extends Pick<Body, 'forces' | 'total' | 'sections'> {
  readonly drafts: readonly SelectionDraft[];
}

export function bodyOf({ forces, total, sections, drafts }: Sheet): Body {
  const sizes = drafts.filter(({ name }) => isBattleSizeName(name));
  return {
    forces,
    total,
    sections,
    units: numbered(drafts.filter(isUnit).map(unitOf)),
    armySelections: drafts.filter((draft) => !isUnit(draft)).map(selectionOf),
    startingCommandPoints: sizes[0]?.costs?.commandPoints ?? null,
    commandPointChanges: drafts.filter((draft) => !sizes.includes(draft)).flatMap(changesOf),
  };
}

/**
 * A selection with a price is a unit. A selection without a price is a unit unless it stands under a heading of the army's own choices.
 * Where nothing has a slot, only Power Level shows that a selection without a price is a unit.
 */
export function isUnit({ section, costs }: SelectionDraft): boolean {
  const heading = section?.trim() ?? '';
  if (costs?.points !== undefined && costs.points !== null) return true;
  return !isArmySection(heading) && (!/^no force org slot$/i.test(heading) || (costs?.powerLevel ?? null) !== null);
}

function unitOf(draft: SelectionDraft): UnnumberedUnit {
  const powerRating = draft.costs?.powerLevel ?? null;
  return {
    name: draft.name,
    id: null,
    line: draft.line,
    section: draft.section,
    detachment: draft.detachment,
    statedPoints: draft.costs?.points ?? null,
    ...(powerRating === null ? {} : { statedPowerRating: powerRating }),
    warlord: draft.isWarlord,
    enhancements: [],
    loadout: draft.items(),
  };
}

function selectionOf(draft: SelectionDraft): ArmySelection {
  const { name, line, count, detachment } = draft;
  return { name, id: null, line, count, items: draft.items(), detachment };
}

function changesOf({ costs, commandPoints }: SelectionDraft): readonly number[] {
  const own = costs?.commandPoints ?? 0;
  return own === 0 ? commandPoints : [own, ...commandPoints];
}
