import type { ForceState, RosterState, SelectionState } from '#muster/battlescribe';
import {
  DOUBT_CODES,
  PLAIN_RULES,
  type RosterDeclarations,
  type RosterDocument,
  type RulesSetting,
  type UnitDoubt,
} from './roster-document.js';

/** A stored document, read back. Throws where it is none: what is stored was written here. */
export function readDocument(value: unknown): RosterDocument {
  const { name, notes, battleSize, rules, state, declared } = fields(value);
  const size = battleSize === null ? null : fields(battleSize);
  return {
    name: text(name),
    notes: textOrNull(notes),
    battleSize: size && { name: textOrNull(size['name']), limit: number(size['limit']) },
    // Rosters were kept before they could name their rules.
    rules: rules === undefined ? PLAIN_RULES : readRules(fields(rules)),
    state: readState(state),
    declared: readDeclared(fields(declared)),
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

function readDeclared(value: Fields): RosterDeclarations {
  const of = (item: unknown, key: string): string => text(fields(item)[key]);
  return {
    warlord: textOrNull(value['warlord']),
    organisation: value['organisation'] === null ? null : oneOf(value['organisation'], ['battle-forged', 'unbound'] as const),
    attachments: list(value['attachments'], (item) => ({ leader: of(item, 'leader'), bodyguard: of(item, 'bodyguard') })),
    passengers: list(value['passengers'], (item) => ({ unit: of(item, 'unit'), transport: of(item, 'transport') })),
    reserves: list(value['reserves'], (item) => ({
      unit: of(item, 'unit'),
      how: oneOf(fields(item)['how'], ['strategic', 'deep-strike', 'own-rule', 'left-table'] as const),
    })),
    keywordChoices: list(value['keywordChoices'], (item) => ({
      unit: of(item, 'unit'),
      keyword: of(item, 'keyword'),
      choice: of(item, 'choice'),
    })),
    unitNotes: list(value['unitNotes'], (item) => ({ unit: of(item, 'unit'), note: of(item, 'note') })),
    // Rosters were kept before they knew what was lost of them.
    doubts: list(value['doubts'] ?? [], readDoubt),
  };
}

function readDoubt(value: unknown): UnitDoubt {
  const { unit, reason } = fields(value);
  const { code, messageId, params } = fields(reason);
  return {
    unit: text(unit),
    reason: {
      code: oneOf(code, DOUBT_CODES),
      messageId: text(messageId),
      params: Object.fromEntries(
        Object.entries(fields(params)).map(([name, param]) => [name, typeof param === 'number' ? param : text(param)]),
      ),
    },
  };
}

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

const oneOf = <T extends string>(value: unknown, known: readonly T[]): T =>
  known.find((one) => one === value) ?? unreadable(known.join(' or '));

function unreadable(expected: string): never {
  throw new Error(`A stored roster has something else where ${expected} was expected.`);
}
