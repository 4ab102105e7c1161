import { ENTRY_KINDS, LARGEST_PAGE, type CatalogueRepository, type EntryKind, type StoredRelease } from '#muster/persistence';

/** Of the document's form: a new one where a reader of the old would be misled. */
const FORMAT = 'muster-release/1';

const LISTS: Readonly<Record<EntryKind, string>> = {
  faction: 'factions',
  datasheet: 'datasheets',
  detachment: 'detachments',
  enhancement: 'enhancements',
  armyOption: 'armyOptions',
};

/** The read model of a release as one JSON text, piece by piece: a line for each entry, sorted by name within its list. */
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
