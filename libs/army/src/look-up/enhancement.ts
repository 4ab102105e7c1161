import type { Path, ReviewReason } from '#muster/diagnostics';
import type { LoadoutItem, Roster, RosterUnit, StatedUpgrade } from '#muster/roster';
import {
  remembered,
  type Datasheet,
  type Enhancement,
  type Faction,
  type IndexedRelease,
  type ReadModel,
  type Scope,
} from '#muster/catalogue';
import type { Gap } from '../army.js';
import type { ResolvedEnhancement } from '../army-unit.js';
import type { ResolvedHeader } from './header.js';
import { findDatasheet } from './datasheet/find-datasheet.js';
import { findOne, isGap } from './reasons.js';

/**
 * Searches the army's detachments, then its faction, then everything. An Enhancement of another detachment is found too; the rules then
 * judge it.
 */
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
  /** The items that are not Enhancements, each with its place. */
  readonly items: readonly LoadoutItem[];
}

/**
 * Some lists print an Enhancement without a label among the wargear. Several detachments, and other ways to play, may have an Enhancement
 * of the same name; one that belongs to the army's own detachment and that the datasheet offers is preferred.
 */
export function unlabelledEnhancements(
  items: readonly LoadoutItem[],
  path: Path,
  datasheet: Datasheet,
  header: ResolvedHeader,
  release: IndexedRelease,
): Unlabelled {
  if (!bearersIn(release.data.readModel).has(datasheet.id)) return { items, enhancements: [] };
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

/** Ids of the datasheets that any Enhancement is offered to. */
const bearersIn = remembered(({ enhancements }: ReadModel) => new Set(enhancements.flatMap(({ offeredBy }) => offeredBy)));

function ofDetachments({ detachments }: ResolvedHeader): Scope<Enhancement> {
  return ({ detachmentIds }) => detachments.some(({ detachment }) => detachmentIds.includes(detachment.id));
}

/** An attached unit can have an Upgrade, so the list may print it with any unit of it: Core Rules (11th edition), 25.04. */
export function isOfItsAttachedUnit(
  { enhancement }: ResolvedEnhancement,
  { unitId }: RosterUnit,
  { units, declared }: Roster,
  faction: Faction | null,
  release: IndexedRelease,
): boolean {
  if (enhancement.copies === undefined) return false;
  const bodyguards = new Set(
    declared?.attachments?.flatMap(({ leader, bodyguard }) => (leader === unitId || bodyguard === unitId ? [bodyguard] : [])),
  );
  const together = new Set([
    ...bodyguards,
    ...(declared?.attachments ?? []).filter(({ bodyguard }) => bodyguards.has(bodyguard)).map(({ leader }) => leader),
  ]);
  return units.some((other) => {
    const found = together.has(other.unitId) ? findDatasheet(other, [], faction, release) : null;
    return found !== null && !isGap(found) && enhancement.offeredBy.includes(found.datasheet.id);
  });
}

export function enhancementNotOffered({ enhancement, path, line }: ResolvedEnhancement, unit: RosterUnit): ReviewReason {
  return {
    code: 'DATA_GAP',
    about: 'enhancementOffer',
    messageId: 'enhancementNotOffered',
    params: { name: enhancement.name, unit: unit.name },
    path,
    line,
  };
}
