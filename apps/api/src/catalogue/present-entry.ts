import type { DetachmentRestriction, Entry } from '#muster/catalogue';
import type { EntryKind, EntryOf, StoredRelease } from '#muster/persistence';
import { writeGlobalId, type NodeType } from '../platform/graphql/global-id.js';
import { toRelease } from '../releases/present-release.js';
import type { DatasheetType } from './datasheet/datasheet.types.js';
import type { ArmyOptionType } from './entries/army-option.types.js';
import type { DetachmentType } from './entries/detachment.types.js';
import type { EnhancementType } from './entries/enhancement.types.js';
import type { FactionType } from './entries/faction.types.js';

/** The GraphQL type of each kind of entry. */
export interface EntryTypeOf {
  readonly faction: FactionType;
  readonly datasheet: DatasheetType;
  readonly detachment: DetachmentType;
  readonly enhancement: EnhancementType;
  readonly armyOption: ArmyOptionType;
}

export type Presenter<Kind extends EntryKind> = (entry: EntryOf[Kind]) => EntryTypeOf[Kind];

export const NODE_TYPE_OF = {
  faction: 'Faction',
  datasheet: 'Datasheet',
  detachment: 'Detachment',
  enhancement: 'Enhancement',
  armyOption: 'ArmyOption',
} as const satisfies Record<EntryKind, NodeType>;

/** Returns a function that presents entries of one release. It adds to each catalogue entry what the schema's references need. */
export function presenterOf<Kind extends EntryKind>(kind: Kind, of: StoredRelease): Presenter<Kind> {
  const release = toRelease(of);
  const type = NODE_TYPE_OF[kind];
  const head = ({ id: key }: Entry) => ({ __typename: type, id: writeGlobalId(type, of.id, key), key, release, of });
  const presenters: { readonly [K in EntryKind]: Presenter<K> } = {
    faction: (entry) => ({ ...entry, ...head(entry) }),
    datasheet: (entry) => ({ ...entry, ...head(entry), availability: entry.factions.map((way) => ({ ...way, of })) }),
    detachment: (entry) => ({ ...entry, ...head(entry), restrictions: entry.restrictions.map(withNumber) }),
    enhancement: (entry) => ({ ...entry, ...head(entry) }),
    armyOption: (entry) => ({ ...entry, ...head(entry) }),
  };
  return presenters[kind];
}

/** A restriction without a number means that one is required. */
const withNumber = (restriction: DetachmentRestriction): DetachmentRestriction =>
  restriction.kind === 'requires' ? { atLeast: 1, ...restriction } : restriction;
