import type { Diagnostic } from '#muster/diagnostics';
import { type NativeEntries, type NativeOf, parseNativeEntry } from '#muster/importers';
import type { AuthoredEntry } from '#muster/persistence';
import { editProblem } from '../publishing.messages.js';

/**
 * Manually created entries in the form that the importers take. Throws if a stored entry cannot be read, because entries are checked when
 * they are saved.
 */
export function toNativeEntries(authored: readonly AuthoredEntry[]): NativeEntries {
  return {
    factions: ofKind(authored, 'faction'),
    datasheets: ofKind(authored, 'datasheet'),
    detachments: ofKind(authored, 'detachment'),
    enhancements: ofKind(authored, 'enhancement'),
    armyOptions: ofKind(authored, 'armyOption'),
  };
}

function ofKind<Kind extends keyof NativeOf>(authored: readonly AuthoredEntry[], kind: Kind): readonly NativeOf[Kind][] {
  return authored
    .filter((entry) => entry.kind === kind)
    .map(({ entryId, document }) => {
      const { value } = parseNativeEntry(kind, document);
      if (!value) throw new Error(`The ${kind} ${entryId} in the store cannot be read.`);
      return value;
    });
}

/** References from manually created entries to entries that the draft would not contain. */
export function missingReferences(
  entries: NativeEntries,
  has: (kind: 'faction' | 'detachment', id: string) => boolean,
): readonly Diagnostic[] {
  const references = [
    ...entries.factions.map(({ id, parent }) => ({
      by: id,
      from: 'faction',
      kind: 'faction' as const,
      to: parent === null ? [] : [parent],
    })),
    ...entries.datasheets.map(({ id, faction }) => ({ by: id, from: 'datasheet', kind: 'faction' as const, to: [faction] })),
    ...entries.detachments.map(({ id, factions }) => ({ by: id, from: 'detachment', kind: 'faction' as const, to: factions })),
    ...entries.enhancements.map(({ id, detachments }) => ({ by: id, from: 'enhancement', kind: 'detachment' as const, to: detachments })),
    ...entries.armyOptions.map(({ id, factions }) => ({ by: id, from: 'armyOption', kind: 'faction' as const, to: factions })),
  ];
  return references.flatMap(({ by, from, kind, to }) =>
    to.filter((id) => !has(kind, id)).map((id) => editProblem('stillNeeded', ['edits'], { kind: from, by, id })),
  );
}
