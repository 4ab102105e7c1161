import type { BearerClause, Detachment, DetachmentRestriction, Dispute } from '../entries.js';
import type { TransportCapacity } from '../transport-capacity.js';
import { isFields, parseJson, readCommandPoints, readCount, readList, readPoints, readText } from './json-value.js';
import { readKeywordExpression } from './read-keyword-expression.js';

/** Price of the unit by number of models. The first tier whose `upTo` is at least the number of models applies. */
export interface PriceTier {
  readonly upTo: number | null;
  readonly points: number;
}

/**
 * The fields of nodes that an overlay can change. The entries that people browse are derived from nodes. In addition, `constraint:<id>`
 * sets the value of a constraint.
 */
export const nodeFields = {
  name: text,
  hidden: bool,
  /** The entry is no longer offered and cannot be found. */
  removed: bool,
  /** Price of one selection of the node, without its children. */
  points: (value: string) => readPoints(numberOf(value)),
  /** Replaces all prices of the unit itself: `[{"upTo": 5, "points": 90}, {"upTo": null, "points": 170}]`. */
  pointsBySize: (value: string) => readTiers(parseJson(value)),
  addKeyword: text,
  removeKeyword: text,
};

/** The fields of entries that an overlay can change, because the data states them only in prose or not at all. */
export const entryFields = {
  alias: text,
  legends: bool,
  role: text,
  powerRating: (value: string) => readCount(numberOf(value)),
  leads: (value: string) => readList(parseJson(value), readText),
  leadsConfirmed: (value: string) => bool(value) || null,
  transport: (value: string) => readTransport(parseJson(value)),
  ruleName: text,
  commandPoints: (value: string) => readCommandPoints(numberOf(value)),
  detachmentPoints: (value: string) => readCount(numberOf(value)),
  grants: (value: string) => readList(parseJson(value), readGrant),
  restrictions: (value: string) => readList(parseJson(value), readRestriction),
  bearer: (value: string) => readBearer(parseJson(value)),
  eligibility: (value: string) => readKeywordExpression(parseJson(value)),
  group: text,
  disputes: (value: string) => readList(parseJson(value), readDispute),
};

export type NodeField = keyof typeof nodeFields;
export type EntryField = keyof typeof entryFields;

export function isNodeField(field: string): field is NodeField {
  return Object.hasOwn(nodeFields, field);
}

export function isEntryField(field: string): field is EntryField {
  return Object.hasOwn(entryFields, field);
}

/** Id of the constraint that the field changes. Null for other fields. */
export function constraintField(field: string): string | null {
  return /^constraint:(.+)$/.exec(field)?.[1] ?? null;
}

/** -1 means no limit. */
export function readLimit(value: string): number | null {
  return value.trim() === '-1' ? -1 : readCount(numberOf(value));
}

/** Why an overlay is invalid. Null if its field and value are valid. */
export function overlayFault(field: string, value: string): 'unknownField' | 'badValue' | null {
  if (isNodeField(field)) return nodeFields[field](value) === null ? 'badValue' : null;
  if (isEntryField(field)) return entryFields[field](value) === null ? 'badValue' : null;
  if (constraintField(field) !== null) return readLimit(value) === null ? 'badValue' : null;
  return 'unknownField';
}

/** The tiers that an overlay of `pointsBySize` sets; null if the value is invalid. */
export const priceTiersIn = (value: string): readonly PriceTier[] | null => nodeFields.pointsBySize(value);

function text(value: string): string | null {
  return readText(value.trim());
}

function bool(value: string): boolean | null {
  return value === 'true' ? true : value === 'false' ? false : null;
}

/** A plain decimal number, without exponents or hexadecimal digits. */
function numberOf(value: string): number {
  return /^[-+]?\d+(\.\d+)?$/.test(value.trim()) ? Number(value) : Number.NaN;
}

function readTiers(value: unknown): readonly PriceTier[] | null {
  const tiers = readList(value, (tier): PriceTier | null => {
    if (!isFields(tier)) return null;
    const points = readPoints(tier['points']);
    const upTo = tier['upTo'] === null ? null : readCount(tier['upTo']);
    return points === null || (upTo === null && tier['upTo'] !== null) ? null : { upTo, points };
  });
  return tiers && areAscending(tiers) ? tiers : null;
}

/** Whether the sizes increase. Only the last tier may be unlimited. */
function areAscending(tiers: readonly PriceTier[]): boolean {
  return (
    tiers.length > 0 &&
    tiers.every(({ upTo }, at) => at === tiers.length - 1 || (upTo !== null && upTo < (tiers[at + 1]?.upTo ?? Infinity)))
  );
}

function readTransport(value: unknown): TransportCapacity | null {
  if (!isFields(value)) return null;
  const models = value['models'] === null ? null : readCount(value['models']);
  const passengers = value['passengers'] === null ? null : readKeywordExpression(value['passengers']);
  const sound = (models !== null || value['models'] === null) && (passengers !== null || value['passengers'] === null);
  return sound ? { models, passengers } : null;
}

function readGrant(value: unknown): Detachment['grants'][number] | null {
  if (!isFields(value)) return null;
  const keyword = readText(value['keyword']);
  const to = readKeywordExpression(value['to']);
  return keyword !== null && to ? { keyword, to } : null;
}

function readRestriction(value: unknown): DetachmentRestriction | null {
  if (!isFields(value)) return null;
  const { kind } = value;
  const units = readKeywordExpression(value['units']);
  return (kind === 'forbids' || kind === 'requires') && units ? { kind, units } : null;
}

function readBearer(value: unknown): BearerClause | null {
  if (!isFields(value)) return null;
  if (value['kind'] === 'any') return { kind: 'any' };
  const bearer = readKeywordExpression(value['bearer']);
  return value['kind'] === 'expression' && bearer ? { kind: 'expression', bearer } : null;
}

const DISPUTED: readonly Dispute['field'][] = [
  'points',
  'byCopy',
  'detachmentPoints',
  'forceDispositions',
  'uniqueTags',
  'copies',
  'leads',
  'role',
];

function readDispute(value: unknown): Dispute | null {
  if (!isFields(value)) return null;
  const field = DISPUTED.find((one) => one === value['field']);
  const source = readText(value['source']);
  const { used, other } = value;
  return field && source !== null && typeof used === 'string' && typeof other === 'string' ? { field, used, other, source } : null;
}
