import type { Diagnostic, Path, Reading } from '#muster/diagnostics';
import { isRecord } from '../kernel/limits.js';
import type { Amendment, Edition } from '../kernel/ruleset.js';
import { cappedUnitsWithinLimit, noBannedUnits, noLegends } from '../rules/index.js';
import { AMENDMENT } from './amendment-messages.js';
import { readAmendment } from './read-amendment.js';

type Fields = Readonly<Record<string, unknown>>;

/** Values for fields that an organiser may omit. */
const DEFAULTS: Fields = { id: 'house-rules', version: 1, author: 'the organiser', cites: 'The event’s own pack' };

/**
 * Reads an organiser's house rules for one edition. Accepts an amendment in the form of `readAmendment`, in which only the title is
 * required, and these short forms: `legends` (false bans Legends datasheets), `banned` (names of datasheets or keywords), `caps` (`[{of,
 * most}]`) and `cites`, the citation for them. Returns null with diagnostics if anything is invalid; their paths refer to the value as the
 * organiser wrote it.
 */
export function readHouseRules(value: unknown, edition: Edition): Reading<Amendment | null> {
  if (!isRecord(value)) return readAmendment(value, [edition]);
  const { legends, banned, caps, cites, amends, add, ...rest } = { ...DEFAULTS, ...withoutNulls(value) };
  if (typeof amends === 'string' && amends !== edition.id) return { value: null, diagnostics: [otherEdition(amends, edition)] };
  if (legends !== undefined && typeof legends !== 'boolean') return { value: null, diagnostics: [notTrueOrFalse()] };
  const short = [
    ...(legends === false ? [{ field: 'legends', line: { rule: noLegends.id, cites } }] : []),
    ...(asksForNothing(banned) ? [] : [{ field: 'banned', line: { rule: noBannedUnits.id, limits: { banned }, cites } }]),
    ...(asksForNothing(caps) ? [] : [{ field: 'caps', line: { rule: cappedUnitsWithinLimit.id, limits: { caps }, cites } }]),
  ];
  const written = add ?? [];
  const lines = short.map(({ line }) => line);
  const read = readAmendment({ ...rest, amends: amends ?? edition.id, add: Array.isArray(written) ? [...lines, ...written] : written }, [
    edition,
  ]);
  const fields = short.map(({ field }) => field);
  return { value: read.value, diagnostics: read.diagnostics.map((one) => ({ ...one, path: asGiven(one.path, fields) })) };
}

/** Treats a field that is null as an omitted field. */
function withoutNulls(value: Fields): Fields {
  return Object.fromEntries(Object.entries(value).filter(([, given]) => given !== null && given !== undefined));
}

function asksForNothing(list: unknown): boolean {
  return list === undefined || (Array.isArray(list) && list.length === 0);
}

/**
 * Translates a path in the generated amendment back to the value that the organiser wrote. Lines generated from short forms come first in
 * `add`.
 */
function asGiven([list, index, ...rest]: Path, short: readonly string[]): Path {
  if (list === undefined) return [];
  if (list !== 'add' || typeof index !== 'number') return index === undefined ? [list] : [list, index, ...rest];
  const field = short[index];
  return field === undefined ? ['add', index - short.length, ...rest] : [field];
}

function otherEdition(amends: string, edition: Edition): Diagnostic {
  return fault('otherEdition', { amends, edition: edition.id }, ['amends']);
}

function notTrueOrFalse(): Diagnostic {
  return fault('fieldMissing', { field: 'legends', form: 'true or false' }, ['legends']);
}

function fault(messageId: 'otherEdition' | 'fieldMissing', params: Diagnostic['params'], path: Path): Diagnostic {
  return { code: AMENDMENT, messageId, severity: 'error', params, path, related: [], line: null, cites: null };
}
