import type { Stated } from '#muster/roster';
import type { DeclaredBearer } from '../list-reading.js';
import type { LineLedger } from '../text/line-ledger.js';
import type { Line } from '../text/lines.js';
import { forceDispositionsIn, isFrenchDisposition, type DispositionLine } from '../text/header/force-dispositions.js';
import { labelKind } from '../text/header/header-labels.js';
import { readLabelled } from '../text/header/label.js';
import { readPriced } from '../text/items/price.js';
import { sizeIn, type Outline } from './outline.js';
import { isWord } from './words.js';

export interface Header {
  readonly name: string | null;
  readonly statedPoints: number | null;
  readonly factions: readonly Stated[];
  readonly battleSize: Stated | null;
  readonly pointsLimit: number | null;
  readonly detachments: readonly Stated[];
  readonly playerName: string | null;
  /** A Warlord named by the player, with or without a colon: `Warlord: Warden`. */
  readonly warlord: DeclaredBearer | null;
  readonly forceDispositions: readonly string[];
  /** Whether Detachment Points or a Force Disposition are printed, which the app does since the 11th edition. */
  readonly isNewer: boolean;
}

/**
 * Faction lines come first, from the widest to the narrowest. Some versions of the app print the detachment below the battle size, others
 * above it. If nothing is below the battle size, the last plain line above it is the detachment.
 */
export function readHeader(outline: Outline, ledger: LineLedger): Header {
  const title = outline.title === null ? null : readPriced(outline.title.text);
  const size = outline.size === null ? null : readPriced(outline.size.text);
  if (outline.title !== null) ledger.understood(outline.title, 'title');
  if (outline.size !== null) ledger.understood(outline.size, 'battleSize');
  const prelude = outline.prelude.filter((line) => readPriced(line.text) === null);
  const players = prelude.flatMap((line) => playerIn(line, ledger));
  for (const line of prelude) ledger.note(line);

  const { factions, detachments, forceDispositions, isNewer, player, warlord } = sortHeaderLines(outline, ledger);
  return {
    name: title?.name ? title.name : null,
    statedPoints: title?.points ?? null,
    factions: factions.map(stated),
    battleSize: outline.size === null ? null : { name: sizeIn(size?.name ?? outline.size.text), id: null, line: outline.size.number },
    pointsLimit: size?.points ?? null,
    detachments,
    forceDispositions,
    playerName: players[0] ?? player,
    warlord,
    isNewer,
  };
}

/** The app prints at most two faction lines: the army and its chapter. A player wrote any line above them. */
const mostFactions = 2;

function sortHeaderLines(outline: Outline, ledger: LineLedger) {
  const plain: Line[] = [];
  const named: Stated[] = [];
  const dispositions: DispositionLine[] = [];
  let isNewer = false;
  let player: string | null = null;
  let warlord: DeclaredBearer | null = null;
  for (const line of outline.header) {
    if (line === outline.size) continue;
    const detachment = readDetachmentWithPoints(line);
    const labelled = readLabelled(line.text);
    const kind = labelKind(labelled?.label ?? null);
    const bearer = kind === 'warlord' ? (labelled?.value ?? null) : bearerBehindWord(line.text);
    if (bearer !== null) {
      warlord ??= { name: null, bearer, line: line.number };
      ledger.understood(line, 'checksum');
    } else if (detachment !== null || kind === 'detachment') {
      named.push(detachment ?? stated({ ...line, text: labelled?.value ?? line.text }));
      ledger.understood(line, 'detachment');
      isNewer ||= detachment !== null;
    } else if (isDisposition(line) || kind === 'disposition' || (isNewer && labelled === null)) {
      // Since the 11th edition the Force Disposition is printed without a label below the detachment, in the app's language.
      dispositions.push({ label: labelled?.label ?? null, value: labelled?.value ?? line.text });
      ledger.understood(line, 'forceDisposition');
      isNewer = true;
    } else if (labelled === null || kind === 'faction') plain.push({ ...line, text: labelled?.value ?? line.text });
    else {
      player ??= playerIn(line, ledger)[0] ?? null;
      if (kind !== null || plain.length === 0) ledger.note(line);
    }
  }
  const { factions, detachment } = split(plain, outline.size, named.length > 0);
  factions.slice(0, -mostFactions).forEach((line) => ledger.note(line));
  factions.slice(-mostFactions).forEach((line) => ledger.understood(line, 'faction'));
  if (detachment !== null) ledger.understood(detachment, 'detachment');
  return {
    factions: factions.slice(-mostFactions),
    detachments: detachment === null ? named : [stated(detachment)],
    forceDispositions: forceDispositionsIn(dispositions),
    isNewer,
    player,
    warlord,
  };
}

/** The unit in `Warlord Ann Other`; null for any other line. */
function bearerBehindWord(text: string): string | null {
  const [word = '', ...name] = text.split(' ');
  return name.length > 0 && isWord('warlord', word) ? name.join(' ') : null;
}

/** Reads `Player Name: Ann Other`, which organisers ask for. */
function playerIn(line: Line, ledger: LineLedger): readonly string[] {
  const labelled = readLabelled(line.text);
  if (labelled === null || labelKind(labelled.label) !== 'player') return [];
  ledger.understood(line, 'player');
  return [labelled.value];
}

function split(plain: readonly Line[], size: Line | null, hasDetachment: boolean): { factions: readonly Line[]; detachment: Line | null } {
  const above = plain.filter((line) => size === null || line.number < size.number);
  const under = plain.filter((line) => size !== null && line.number > size.number);
  const [below] = under;
  const isAllBelow = above.length === 0 && under.length > 1 && under.length <= 1 + mostFactions;
  if (isAllBelow && !hasDetachment) return { factions: under.slice(0, -1), detachment: under.at(-1) ?? null };
  if (hasDetachment) return { factions: above, detachment: null };
  if (below !== undefined && above.length > 0) return { factions: above, detachment: below };
  if (below !== undefined) return { factions: [below], detachment: null };
  return above.length > 1 ? { factions: above.slice(0, -1), detachment: above.at(-1) ?? null } : { factions: above, detachment: null };
}

/** Reads the names from `Name (3 Detachment Points)`; several names are joined as the app prints them. */
function readDetachmentWithPoints(line: Line): Stated | null {
  const open = line.text.lastIndexOf('(');
  const close = line.text.lastIndexOf(')');
  const words = line.text
    .slice(open + 1, close)
    .trim()
    .split(' ');
  if (open <= 0 || close < open || !isWord('detachmentPoints', words.slice(1).join(' '))) return null;
  return { name: line.text.slice(0, open).trim(), id: null, line: line.number };
}

function isDisposition(line: Line): boolean {
  const labelled = readLabelled(line.text);
  return labelled === null
    ? isWord('dispositions', line.text) || isFrenchDisposition(line.text)
    : isWord('forceDisposition', labelled.label);
}

function stated(line: Line): Stated {
  return { name: line.text, id: null, line: line.number };
}
