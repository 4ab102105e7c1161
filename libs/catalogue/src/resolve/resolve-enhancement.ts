import type { Path } from '@muster/diagnostics';
import type { StatedUpgrade } from '@muster/roster';
import type { Enhancement } from '../entries.js';
import type { Gap } from '../resolved-roster.js';
import type { ResolvedEnhancement } from '../resolved-unit.js';
import type { IndexedRelease } from './indexed-release.js';
import type { ResolvedHeader } from './resolve-header.js';
import type { Scope } from './names/name-index.js';
import { findOne, isGap } from './reasons.js';

/** Of the army's detachments first, then of its faction, then any: one of another detachment is found, and is for the rules to judge. */
export function resolveEnhancement(
  stated: StatedUpgrade,
  path: Path,
  { detachments, faction }: ResolvedHeader,
  release: IndexedRelease,
): ResolvedEnhancement | Gap {
  const chosen = new Set(detachments.map(({ detachment }) => detachment.id));
  const scopes: readonly Scope<Enhancement>[] = [
    ({ detachmentIds }) => detachmentIds.some((id) => chosen.has(id)),
    ({ factionIds }) => faction !== null && factionIds.includes(faction.id),
    () => true,
  ];
  const place = { path, line: stated.line };
  const found = findOne({ kind: 'enhancement', name: stated.name, index: release.enhancements, scopes }, place);
  return isGap(found) ? found : { ...place, enhancement: found };
}
