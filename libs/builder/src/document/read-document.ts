import type { ForceState, RosterState, SelectionState } from '#muster/battlescribe';
import { isFact, type Fact } from '#muster/diagnostics';
import { isDeclarations, isRosterUnit } from '#muster/formats';
import type { Declarations, RosterUnit } from '#muster/roster';
import {
  DOUBT_CODES,
  PLAIN_RULES,
  type UnitAsWritten,
  type UnitNote,
  type RosterDocument,
  type RulesSetting,
  type Doubt,
} from './roster-document.js';

/** Reads a stored document. Throws if it is invalid, because only this program writes documents. */
export function readDocument(value: unknown): RosterDocument {
  const {
    name,
    notes,
    faction,
    battleSize,
    rules,
    state,
    declarations,
    warlord,
    unitNotes,
    doubts,
    unplaced = [],
    asWritten = [],
    declared,
  } = fields(value);
  const size = battleSize === null ? null : fields(battleSize);
  return {
    name: text(name),
    notes: textOrNull(notes),
    ...(faction === undefined ? {} : { faction: { id: text(fields(faction)['id']), name: text(fields(faction)['name']) } }),
    battleSize: size && { name: textOrNull(size['name']), limit: numberOrNull(size['limit']) },
    // Documents stored before rosters could name their rules have no `rules`.
    rules: rules === undefined ? PLAIN_RULES : readRules(fields(rules)),
    state: readState(state),
    unplaced: list(unplaced, readUnit),
    asWritten: list(asWritten, readAsWritten),
    ...(declared === undefined
      ? {
          declarations: readDeclarations(declarations),
          warlord: textOrNull(warlord),
          unitNotes: list(unitNotes, readNote),
          doubts: list(doubts, readDoubt),
        }
      : readOld(fields(declared))),
  };
}

function readRules({ amendments, houseRules }: Fields): RulesSetting {
  return { amendments: list(amendments, text), houseRules: houseRules === null ? null : fields(houseRules) };
}

function readState(value: unknown): RosterState {
  const { costLimits, forces } = fields(value);
  return {
    costLimits: list(costLimits, (limit) => ({ typeId: text(fields(limit)['typeId']), value: number(fields(limit)['value']) })),
    forces: list(forces, readForce),
  };
}

function readForce(value: unknown): ForceState {
  const { id, entryId, catalogueId, selections, forces } = fields(value);
  return {
    id: text(id),
    entryId: text(entryId),
    catalogueId: text(catalogueId),
    selections: list(selections, readSelection),
    forces: list(forces, readForce),
  };
}

function readSelection(value: unknown): SelectionState {
  const { id, entryId, entryGroupId, number: count, selections } = fields(value);
  return {
    id: text(id),
    entryId: text(entryId),
    entryGroupId: textOrNull(entryGroupId),
    number: number(count),
    selections: list(selections, readSelection),
  };
}

/** Version 0.1.0 stored five kinds of declarations, and other facts of a unit next to them. */
function readOld(value: Fields): Pick<RosterDocument, 'declarations' | 'warlord' | 'unitNotes' | 'doubts'> {
  const { organisation, keywordChoices: choices, unitNotes, warlord, doubts } = value;
  const units = list(choices, (item) => {
    const { unit, ...choice } = fields(item);
    return { unit, keywordChoices: [choice] };
  });
  const lists = Object.entries({ attachments: value['attachments'], passengers: value['passengers'], reserves: value['reserves'], units });
  const declared = lists.filter(([, items]) => list(items, fields).length > 0);
  return {
    declarations: readDeclarations({ ...(organisation === null ? {} : { organisation }), ...Object.fromEntries(declared) }),
    warlord: textOrNull(warlord),
    unitNotes: list(unitNotes, readNote),
    // Documents stored before losses were recorded have no `doubts`.
    doubts: list(doubts ?? [], readDoubt),
  };
}

const readDeclarations = (value: unknown): Declarations => (isDeclarations(value) ? value : unreadable('what is declared'));

const readUnit = (value: unknown): RosterUnit => (isRosterUnit(value) ? value : unreadable('a unit'));

function readAsWritten(item: unknown): UnitAsWritten {
  const { unit, statedPoints, modelsInferred, presumed, unpriced } = fields(item);
  return {
    unit: text(unit),
    statedPoints: numberOrNull(statedPoints),
    ...(modelsInferred === true && { modelsInferred }),
    ...(presumed !== undefined && { presumed: readReason(presumed) }),
    ...(unpriced === true && { unpriced }),
  };
}

const readNote = (item: unknown): UnitNote => ({ unit: text(fields(item)['unit']), note: text(fields(item)['note']) });

function readDoubt(value: unknown): Doubt {
  const { unit, reason } = fields(value);
  return { unit: textOrNull(unit), reason: readReason(reason) };
}

function readReason(value: unknown): Doubt['reason'] {
  const { code, about = 'loadout', messageId, params } = fields(value);
  return {
    code: oneOf(code, DOUBT_CODES),
    about: readFact(about),
    messageId: text(messageId),
    params: Object.fromEntries(
      Object.entries(fields(params)).map(([name, param]) => [name, typeof param === 'number' ? param : text(param)]),
    ),
  };
}

const readFact = (value: unknown): Fact => {
  const fact = text(value);
  return isFact(fact) ? fact : unreadable('a fact');
};

type Fields = Readonly<Record<string, unknown>>;

function fields(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : unreadable('an object');
}

function list<T>(value: unknown, read: (item: unknown) => T): readonly T[] {
  return Array.isArray(value) ? value.map((item: unknown) => read(item)) : unreadable('a list');
}

const text = (value: unknown): string => (typeof value === 'string' ? value : unreadable('a text'));

const textOrNull = (value: unknown): string | null => (value === null ? null : text(value));

const number = (value: unknown): number => (typeof value === 'number' ? value : unreadable('a number'));

const numberOrNull = (value: unknown): number | null => (value === null ? null : number(value));

const oneOf = <T extends string>(value: unknown, known: readonly T[]): T =>
  known.find((one) => one === value) ?? unreadable(known.join(' or '));

function unreadable(expected: string): never {
  throw new Error(`A stored roster has something else where ${expected} was expected.`);
}
