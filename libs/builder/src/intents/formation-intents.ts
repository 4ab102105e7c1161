import type { Declarations } from '#muster/roster';
import { impossible } from '../edit/intent-fault.js';
import type { ReservesKind } from '../document/roster-document.js';
import type { EditSession } from '../edit/edit-session.js';

/** A reference to a unit, and the field of the intent that has it. */
type Given = readonly [field: string, reference: string];

/** Resolves the ids of two units, which must be different. */
function pair(bench: EditSession, [field, one]: Given, [otherField, other]: Given): readonly [string, string] {
  const ids = [bench.unit(one, field).selection.id, bench.unit(other, otherField).selection.id] as const;
  return ids[0] === ids[1] ? impossible('SAME_UNIT', {}, [otherField]) : ids;
}

const declared = <Kind extends 'attachments' | 'passengers' | 'reserves'>(
  bench: EditSession,
  kind: Kind,
): NonNullable<Declarations[Kind]> => bench.document.declarations[kind] ?? [];

export function attach(bench: EditSession, leaderReference: string, bodyguardReference: string): void {
  const [leader, bodyguard] = pair(bench, ['leader', leaderReference], ['bodyguard', bodyguardReference]);
  const others = declared(bench, 'attachments').filter((one) => one.leader !== leader);
  bench.declare('attachments', [...others, { leader, bodyguard }]);
}

export function detach(bench: EditSession, reference: string): void {
  const { id } = bench.unit(reference).selection;
  bench.declare(
    'attachments',
    declared(bench, 'attachments').filter(({ leader }) => leader !== id),
  );
}

export function embark(bench: EditSession, unitReference: string, transportReference: string): void {
  const [unit, transport] = pair(bench, ['unit', unitReference], ['transport', transportReference]);
  bench.declare('passengers', [...declared(bench, 'passengers').filter((one) => one.unit !== unit), { unit, transport }]);
}

export function disembark(bench: EditSession, reference: string): void {
  const { id } = bench.unit(reference).selection;
  bench.declare(
    'passengers',
    declared(bench, 'passengers').filter(({ unit }) => unit !== id),
  );
}

export function placeInReserves(bench: EditSession, reference: string, how: ReservesKind): void {
  const unit = bench.unit(reference).selection.id;
  bench.declare('reserves', [...declared(bench, 'reserves').filter((one) => one.unit !== unit), { unit, how }]);
}

export function setUp(bench: EditSession, reference: string): void {
  const { id } = bench.unit(reference).selection;
  bench.declare(
    'reserves',
    declared(bench, 'reserves').filter(({ unit }) => unit !== id),
  );
}
