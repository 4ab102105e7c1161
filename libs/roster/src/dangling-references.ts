import type { Path } from '#muster/diagnostics';
import type { UnitId } from './declarations.js';
import type { Roster } from './roster.js';

interface Reference {
  readonly kind: 'unit' | 'detachment';
  /** The id of a unit, or the index of a detachment. */
  readonly to: UnitId | number | null | undefined;
  readonly path: Path;
}

/** References in a roster to units or detachments that it does not contain. Empty for a valid roster. */
export function danglingReferences(roster: Roster): readonly { readonly kind: 'unit' | 'detachment'; readonly path: Path }[] {
  const units = new Set(roster.units.map(({ unitId }) => unitId));
  const isThere = (one: UnitId | number): boolean =>
    typeof one === 'string' ? units.has(one) : Number.isInteger(one) && one >= 0 && one < roster.detachments.length;
  return [...referencesOf(roster)].flatMap(({ kind, to: one, path }) =>
    one === null || one === undefined || isThere(one) ? [] : [{ kind, path }],
  );
}

function* referencesOf({ units, declared = {} }: Roster): Iterable<Reference> {
  for (const [at, unit] of units.entries()) yield to('detachment', unit.detachment, 'units', at, 'detachment');
  const part = (list: string, at: number, field: string): Path => ['declared', list, at, field];
  for (const [at, { unit }] of (declared.units ?? []).entries()) yield to('unit', unit, ...part('units', at, 'unit'));
  for (const [at, one] of (declared.detachments ?? []).entries()) {
    yield to('detachment', one.detachment, ...part('detachments', at, 'detachment'));
  }
  for (const [at, { leader, bodyguard }] of (declared.attachments ?? []).entries()) {
    yield to('unit', leader, ...part('attachments', at, 'leader'));
    yield to('unit', bodyguard, ...part('attachments', at, 'bodyguard'));
  }
  for (const [at, { unit, transport }] of (declared.passengers ?? []).entries()) {
    yield to('unit', unit, ...part('passengers', at, 'unit'));
    yield to('unit', transport, ...part('passengers', at, 'transport'));
  }
  for (const [at, { unit }] of (declared.reserves ?? []).entries()) yield to('unit', unit, ...part('reserves', at, 'unit'));
  for (const [at, { unit }] of (declared.splits ?? []).entries()) yield to('unit', unit, ...part('splits', at, 'unit'));
  for (const [at, index] of (declared.detachmentOrder ?? []).entries()) {
    yield to('detachment', index, 'declared', 'detachmentOrder', at);
  }
  for (const [at, { unit, detachment }] of (declared.spends ?? []).entries()) {
    yield to('unit', unit, ...part('spends', at, 'unit'));
    yield to('detachment', detachment, ...part('spends', at, 'detachment'));
  }
  for (const [at, event] of (declared.battle?.events ?? []).entries()) {
    if (event.kind === 'stratagem') yield to('unit', event.unit, 'declared', 'battle', 'events', at, 'unit');
  }
}

function to(kind: Reference['kind'], one: Reference['to'], ...path: Path): Reference {
  return { kind, to: one, path };
}
