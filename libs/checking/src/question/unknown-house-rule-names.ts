import { keywordKey, type ReleaseData } from '#muster/catalogue';
import { amendments as shipped, namesInAmendment, type Amendment, type NotChecked } from '#muster/rules';

/** Keys of all datasheets' names and keywords; a release never changes. */
const known = new WeakMap<ReleaseData, ReadonlySet<string>>();

/** What an organiser's own rules ban or cap and the release knows nothing of: a slip of the pen that would let everything pass. */
export function namesUnknown(asked: readonly Amendment[], data: ReleaseData): readonly NotChecked[] {
  const own = asked.filter((amendment) => !shipped.includes(amendment));
  return own.flatMap(namesInAmendment).flatMap((name) => (keysOf(data).has(name) ? [] : [unknown(name)]));
}

const unknown = (name: string): NotChecked => ({
  code: 'UNRESOLVED_NAME',
  messageId: 'houseRuleName',
  params: { name },
  path: [],
  cites: null,
});

function keysOf(data: ReleaseData): ReadonlySet<string> {
  const kept = known.get(data);
  if (kept) return kept;
  const keys = new Set<string>();
  for (const { name, keywords, factionKeywords, factions } of data.readModel.datasheets) {
    const added = factions.flatMap(({ addedKeywords }) => addedKeywords);
    for (const said of [name, ...keywords, ...factionKeywords, ...added]) keys.add(keywordKey(said));
  }
  known.set(data, keys);
  return keys;
}
