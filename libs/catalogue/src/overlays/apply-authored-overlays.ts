import type { ArmyOption, Datasheet, Detachment, Enhancement, Faction } from '../entries.js';
import { keywordKey } from '../keywords.js';
import type { Overlay } from '../release-data.js';
import { applyEntryOverlays } from './apply-entry-overlays.js';
import { nodeFields } from './overlay-fields.js';

type AnyEntry = Faction | Datasheet | Detachment | Enhancement | ArmyOption;

/**
 * Applies overlays to a manually created entry. The nodes of such an entry are built from the entry, so overlays of nodes are applied to
 * the entry itself.
 */
export function applyAuthoredOverlays<Kind extends AnyEntry>(entry: Kind, overlays: readonly Overlay[]): Kind | null {
  const own = overlays.filter(({ target }) => target === entry.id);
  return applyEntryOverlays(own.reduce(applyOne, entry), own, entry.name);
}

function applyOne<Kind extends AnyEntry>(entry: Kind, { field, value }: Overlay): Kind {
  return { ...entry, ...(field === 'name' ? { name: nodeFields.name(value) ?? entry.name } : changesOf(entry, field, value)) };
}

function changesOf(entry: AnyEntry, field: string, value: string): object {
  if ('profiles' in entry) return changesOfDatasheet(entry, field, value);
  return field === 'points' && 'points' in entry ? { points: nodeFields.points(value) ?? entry.points } : {};
}

function changesOfDatasheet(datasheet: Datasheet, field: string, value: string): Partial<Datasheet> {
  const { points, keywords } = datasheet;
  const isNamed = (keyword: string): boolean => keywordKey(keyword) === keywordKey(value);
  switch (field) {
    case 'points': {
      const [first, ...others] = points.bySize;
      const price = nodeFields.points(value);
      return first && price !== null ? { points: { ...points, bySize: [{ ...first, points: price }, ...others] } } : {};
    }
    case 'pointsBySize':
      return { points: { ...points, bySize: nodeFields.pointsBySize(value) ?? points.bySize } };
    case 'addKeyword':
      return keywords.some(isNamed) ? {} : { keywords: [...keywords, value].toSorted() };
    case 'removeKeyword':
      return {
        keywords: keywords.filter((keyword) => !isNamed(keyword)),
        factionKeywords: datasheet.factionKeywords.filter((keyword) => !isNamed(keyword)),
      };
    default:
      return {};
  }
}
