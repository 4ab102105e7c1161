import type { Intent } from '#muster/builder';
import { z } from 'zod';

/** How a revision of a roster was made, as it is stored. */
export interface StoredRevision {
  readonly kind: 'create' | 'import' | 'fork' | 'edit' | 'undo' | 'move';
  readonly intents: readonly Intent[];
  /** The revision that was restored. Null unless it is an undo. */
  readonly restored: number | null;
}

const id = z.string();
const as = z.string().exactOptional();
const unit = z.string();

const INTENT = z.discriminatedUnion('kind', [
  z.object({
    ...{ kind: z.literal('addUnit'), datasheet: id, as },
    ...{ force: id.exactOptional(), models: z.number().exactOptional() },
  }),
  z.object({ kind: z.literal('duplicateUnit'), unit, as }),
  z.object({ kind: z.literal('moveUnit'), unit, force: id }),
  z.object({ kind: z.literal('removeUnit'), unit }),
  z.object({ kind: z.literal('resizeUnit'), unit, models: z.number() }),
  z.object({
    ...{ kind: z.literal('chooseOption'), of: id, count: z.number() },
    option: z.object({ entryId: id, entryGroupId: id.nullable() }),
  }),
  z.object({ kind: z.literal('chooseEntry'), unit, entry: id, chosen: z.boolean() }),
  z.object({ kind: z.literal('setWarlord'), unit: unit.nullable() }),
  z.object({ kind: z.literal('chooseKeyword'), unit, keyword: z.string(), choice: z.string().nullable() }),
  z.object({ kind: z.literal('attach'), leader: unit, bodyguard: unit }),
  z.object({ kind: z.literal('detach'), unit }),
  z.object({ kind: z.literal('embark'), unit, transport: unit }),
  z.object({ kind: z.literal('disembark'), unit }),
  z.object({ kind: z.literal('placeInReserves'), unit, how: z.enum(['strategic', 'deep-strike', 'own-rule', 'left-table']) }),
  z.object({ kind: z.literal('setUp'), unit }),
  z.object({ kind: z.literal('addDetachment'), detachment: id, faction: id.exactOptional(), as }),
  z.object({ kind: z.literal('removeDetachment'), detachment: id }),
  z.object({ kind: z.literal('setBattleSize'), name: z.string().nullable(), limit: z.number() }),
  z.object({ kind: z.literal('setOrganisation'), organisation: z.enum(['battle-forged', 'unbound']).nullable() }),
  z.object({
    ...{ kind: z.literal('setAmendments'), amendments: z.array(z.string()) },
    houseRules: z.record(z.string(), z.unknown()).nullable(),
  }),
  z.object({ kind: z.literal('settle'), unit: unit.exactOptional() }),
  z.object({ kind: z.literal('rename'), name: z.string() }),
  z.object({ kind: z.literal('setNotes'), notes: z.string().nullable(), unit: unit.exactOptional() }),
]) satisfies z.ZodType<Intent>;

const INTENTS = z.array(INTENT);

/** A revision that was not made with intents. */
const OTHER = z.tuple([
  z.discriminatedUnion('kind', [
    z.object({ kind: z.enum(['create', 'import', 'fork', 'move']) }),
    z.object({ kind: z.literal('undo'), to: z.number() }),
  ]),
]);

/** Throws if the value is invalid, because only this program writes it. */
export function readStoredIntents(stored: unknown): StoredRevision {
  const other = OTHER.safeParse(stored);
  if (!other.success) return { kind: 'edit', intents: INTENTS.parse(stored), restored: null };
  const [made] = other.data;
  return { kind: made.kind, intents: [], restored: made.kind === 'undo' ? made.to : null };
}
