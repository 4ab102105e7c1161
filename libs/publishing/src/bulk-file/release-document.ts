import { ENTRY_KINDS, LARGEST_PAGE, type CatalogueRepository, type EntryKind, type StoredRelease } from '#muster/persistence';

/** The version of the document format. The number changes if a reader of the old format would misread the new format. */
const FORMAT = 'muster-release/1';

const LISTS: Readonly<Record<EntryKind, string>> = {
  faction: 'factions',
  datasheet: 'datasheets',
  detachment: 'detachments',
  enhancement: 'enhancements',
  armyOption: 'armyOptions',
};

/** The read model of a release as JSON text, in pieces: one line per entry, sorted by name within each list. */
export async function* releaseDocument(
  { id, edition, label, source, sourceRevision, effectiveFrom, contentHash }: StoredRelease,
  catalogue: Pick<CatalogueRepository, 'names' | 'findMany'>,
): AsyncGenerator<string> {
  const release = { id, edition, label, source, sourceRevision, effectiveFrom, contentHash };
  yield `{"format":${JSON.stringify(FORMAT)},"release":${JSON.stringify(release)}`;
  for (const kind of ENTRY_KINDS) {
    yield `,\n"${LISTS[kind]}":[`;
    const ids = (await catalogue.names(kind, id)).map((entry) => entry.id);
    for (let at = 0; at < ids.length; at += LARGEST_PAGE) {
      const entries = await catalogue.findMany(kind, id, ids.slice(at, at + LARGEST_PAGE));
      yield entries.map((entry, index) => `${at + index === 0 ? '' : ','}\n${JSON.stringify(entry)}`).join('');
    }
    yield ']';
  }
  yield '}\n';
}
