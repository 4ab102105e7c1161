import type { NativeEntries, NativeEntry } from '../native.types.js';
import type { Place } from './decode.js';

type Kind = keyof NativeEntries;

const KINDS: readonly Kind[] = ['factions', 'datasheets', 'detachments', 'enhancements', 'armyOptions'];

/** Reports duplicate ids, and references to entries that do not exist. */
export function checkReferences(entries: NativeEntries, place: Place): void {
  const ids = new Set<string>();
  for (const kind of KINDS) {
    entries[kind].forEach(({ id }: NativeEntry, index) => unique(id, ids, place.at(kind).at(index)));
  }
  const factions = new Set(entries.factions.map(({ id }) => id));
  const detachments = new Set(entries.detachments.map(({ id }) => id));
  entries.factions.forEach(({ parent }, index) => {
    if (parent !== null) known(parent, factions, 'faction', place.at('factions').at(index).at('parent'));
  });
  entries.datasheets.forEach(({ faction }, index) => known(faction, factions, 'faction', place.at('datasheets').at(index).at('faction')));
  for (const kind of ['detachments', 'armyOptions'] as const) {
    entries[kind].forEach((entry, index) => {
      entry.factions.forEach((id, at) => known(id, factions, 'faction', place.at(kind).at(index).at('factions').at(at)));
    });
  }
  entries.enhancements.forEach((entry, index) => {
    const at = place.at('enhancements').at(index).at('detachments');
    entry.detachments.forEach((id, step) => known(id, detachments, 'detachment', at.at(step)));
  });
}

export function unique(id: string, ids: Set<string>, place: Place): void {
  if (ids.has(id)) place.at('id').wrong('twice', { id });
  ids.add(id);
}

function known(id: string, ids: ReadonlySet<string>, kind: string, place: Place): void {
  if (!ids.has(id)) place.wrong('unknownReference', { kind, id });
}
