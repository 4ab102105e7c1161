import type { IndexedRelease } from '../compiled/indexed-release.js';
import { NameIndex } from '../names/name-index.js';
import type { Aliases } from './aliases.js';

/**
 * The same release with the names taught for its edition. The compiled game and its option trees are shared, so this takes milliseconds.
 */
export function withAliases(release: IndexedRelease, aliases: Aliases): IndexedRelease {
  const { factions, datasheets, detachments, enhancements, armyOptions } = release.data.readModel;
  return {
    ...release,
    aliases,
    factions: new NameIndex(factions, aliases.of('faction')),
    datasheets: new NameIndex(datasheets, aliases.of('unit')),
    detachments: new NameIndex(detachments, aliases.of('detachment')),
    enhancements: new NameIndex(enhancements, aliases.of('enhancement')),
    armyOptions: new NameIndex(armyOptions, aliases.of('armyOption')),
  };
}
