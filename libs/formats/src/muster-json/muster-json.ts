import { parseJson, type ReviewReason } from '#muster/diagnostics';
import { keywordKey } from '#muster/catalogue';
import { idAt, numbered, withId, withUnits, type DeclaredAttachment, type LoadoutItem, type Roster } from '#muster/roster';
import { faultsOf1, faultsOf2, isOf1, isOf2 } from './roster-shape.js';
import { isRecord, type Fault } from './shape.js';

const format = 'muster-roster';
const version = 2;
const mostReported = 50;

export interface JsonReading {
  /** Null if the version or the shape of the document is unknown. */
  readonly roster: Roster | null;
  readonly review: readonly ReviewReason[];
}

/**
 * Writes the document that muster-json.md describes. Line numbers are omitted, because they belong to the text that the roster was read
 * from.
 */
export function writeMusterJson(roster: Roster): string {
  const units = roster.units.map((unit) => ({ ...unit, loadout: withRepeats(unit.loadout) }));
  return JSON.stringify({ format, version, roster: { ...roster, units } }, (key, value: unknown) => (key === 'line' ? null : value));
}

/** Marks the items that their line states before: without lines, they would look like items of their own. */
function withRepeats(items: readonly LoadoutItem[]): readonly LoadoutItem[] {
  return items.map((item, at) => {
    const isRepeated = items.slice(0, at).some((before) => isSameOnLine(before, item));
    return { ...item, items: withRepeats(item.items), ...(isRepeated && { repeated: true }) };
  });
}

const isSameOnLine = (one: LoadoutItem, other: LoadoutItem): boolean =>
  one.line !== null && one.line === other.line && one.count === other.count && keywordKey(one.name) === keywordKey(other.name);

/** Returns null if the text is not JSON, or not a document of this format. */
export function readMusterJson(text: string): JsonReading | null {
  const document = parse(text);
  if (!isRecord(document) || document['format'] !== format) return null;
  const { version: written, roster: given } = document;
  const others = Object.keys(document).filter((name) => !['format', 'version', 'roster'].includes(name));
  const unknown = others.map((name): Fault => ({ path: [name], messageId: 'unknownField' }));
  const read = written === 1 ? readOf1(given) : written === version ? readOf2(given) : null;
  if (read === null) return { roster: null, review: [reason('unknownVersion', ['version'])] };
  const faults = [...unknown, ...read.faults.map(({ path, messageId }): Fault => ({ path: ['roster', ...path], messageId }))];
  if (faults.length > 0)
    return { roster: null, review: faults.slice(0, mostReported).map(({ path, messageId }) => reason(messageId, path)) };
  return { roster: read.roster, review: [] };
}

interface RosterRead {
  readonly roster: Roster | null;
  readonly faults: readonly Fault[];
}

/** Units without an id get their number as id. */
function readOf2(given: unknown): RosterRead {
  if (!isOf2(given)) return { roster: null, faults: faultsOf2(given) };
  const units = given.units.map((unit, at) => withId(unit, unit.unitId ?? idAt(at)));
  const repeated = units.flatMap(({ unitId }, at): Fault[] => {
    const isFirst = units.findIndex((unit) => unit.unitId === unitId) === at;
    return isFirst ? [] : [{ path: ['units', at, 'unitId'], messageId: 'notUnique' }];
  });
  return { roster: { ...given, units }, faults: repeated };
}

/** In version 1, units were referred to by position, and each unit stated its own attachment. */
function readOf1(given: unknown): RosterRead {
  if (!isOf1(given)) return { roster: null, faults: faultsOf1(given) };
  const { units, declared, ...rest } = given;
  const attached = units.flatMap(({ attachment }, at) => (attachment === null ? [] : [{ ...attachment, unit: idAt(at) }]));
  const said = attached
    .filter(({ role }) => role !== 'bodyguard')
    .flatMap(({ unit, role, group }): DeclaredAttachment[] => {
      const [bodyguard, ...others] = attached.filter((one) => one.group === group && one.role === 'bodyguard');
      if (bodyguard === undefined || others.length > 0) return [];
      return [{ leader: unit, bodyguard: bodyguard.unit, ...(role === 'support' && { supports: true }) }];
    });
  const named = declared && withUnits(declared, idAt);
  const attachments = [...(named?.attachments ?? []), ...said];
  return {
    roster: {
      ...rest,
      units: numbered(units.map(({ attachment: _said, ...unit }) => unit)),
      ...((named || said.length > 0) && { declared: { ...named, ...(said.length > 0 && { attachments }) } }),
    },
    faults: [],
  };
}

function parse(text: string): unknown {
  const json = text.replace('\uFEFF', '').trimStart();
  // A list in words is not parsed: a syntax error takes longer than reading some formats.
  if (!json.startsWith('{')) return null;
  try {
    return parseJson(json);
  } catch {
    return null;
  }
}

function reason(messageId: string, path: ReviewReason['path']): ReviewReason {
  return { code: 'UNPARSED_LINES', about: 'line', messageId, params: { place: path.join('.') }, path: [], line: null };
}
