import { keywordKey, type ReleaseData } from '#muster/catalogue';
import { amendments as shipped, namesInAmendment, type Amendment, type NotChecked } from '#muster/rules';

/** The normalised names and keywords of all datasheets by release. A release never changes, so they are computed once. */
const known = new WeakMap<ReleaseData, ReadonlySet<string>>();

/**
 * Names in house rules that are neither a datasheet nor a keyword of the release. Without a report, a misspelt ban or cap would silently
 * have no effect.
 */
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
