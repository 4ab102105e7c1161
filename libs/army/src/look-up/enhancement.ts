import type { Path } from '#muster/diagnostics';
import type { LoadoutItem, StatedUpgrade } from '#muster/roster';
import type { Datasheet, Enhancement, IndexedRelease, Scope } from '#muster/catalogue';
import type { Gap } from '../army.js';
import type { ResolvedEnhancement } from '../army-unit.js';
import type { ResolvedHeader } from './header.js';
import { findOne, isGap } from './reasons.js';

/** Of the army's detachments first, then of its faction, then any: one of another detachment is found, and is for the rules to judge. */
export function resolveEnhancement(
  stated: StatedUpgrade,
  path: Path,
  header: ResolvedHeader,
  release: IndexedRelease,
): ResolvedEnhancement | Gap {
  const scopes: readonly Scope<Enhancement>[] = [
    ofDetachments(header),
    ({ factionIds }) => header.faction !== null && factionIds.includes(header.faction.id),
    () => true,
  ];
  const place = { path, line: stated.line };
  const found = findOne({ kind: 'enhancement', name: stated.name, index: release.enhancements, scopes }, place);
  return isGap(found) ? found : { ...place, enhancement: found };
}

export interface Unlabelled {
  readonly enhancements: readonly ResolvedEnhancement[];
  /** The items, each in its place; none of what is an Enhancement. */
  readonly items: readonly LoadoutItem[];
}

/**
 * Some lists print an Enhancement unlabelled among the wargear. Detachments have Enhancements of the same name, and so have other ways to play:
 * what is named like one of the army's own that the datasheet offers is that one.
 */
export function unlabelledEnhancements(
  items: readonly LoadoutItem[],
  path: Path,
  datasheet: Datasheet,
  header: ResolvedHeader,
  release: IndexedRelease,
): Unlabelled {
  const enhancements: ResolvedEnhancement[] = [];
  const withoutThem = (among: readonly LoadoutItem[], at: Path): readonly LoadoutItem[] =>
    among.map((item, index) => {
      const place = [...at, index];
      const found = item.count === 1 && item.items.length === 0 ? release.enhancements.find(item.name, [ofDetachments(header)]) : null;
      if (found?.kind !== 'one' || !found.entry.offeredBy.includes(datasheet.id)) {
        return item.items.length === 0 ? item : { ...item, items: withoutThem(item.items, [...place, 'items']) };
      }
      enhancements.push({ path: place, line: item.line, enhancement: found.entry });
      return { ...item, count: 0 };
    });
  return { items: withoutThem(items, path), enhancements };
}

function ofDetachments({ detachments }: ResolvedHeader): Scope<Enhancement> {
  return ({ detachmentIds }) => detachments.some(({ detachment }) => detachmentIds.includes(detachment.id));
}
