import { unitCard, type DetachmentRestriction, type Entry } from '#muster/catalogue';
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

type Presenters = { readonly [Kind in EntryKind]: Presenter<Kind> };

/** Releases and entries are the same objects while they are in memory, and so is what is made of them. */
const made = new WeakMap<StoredRelease, Presenters>();

/** Returns a function that presents entries of one release. It adds to each catalogue entry what the schema's references need. */
export function presenterOf<Kind extends EntryKind>(kind: Kind, of: StoredRelease): Presenter<Kind> {
  const presenters = made.get(of) ?? presentersOf(of);
  made.set(of, presenters);
  return presenters[kind];
}

function presentersOf(of: StoredRelease): Presenters {
  const release = toRelease(of);
  const head = (kind: EntryKind, { id: key }: Entry) => {
    const type = NODE_TYPE_OF[kind];
    return { __typename: type, id: writeGlobalId(type, of.id, key), key, release, of };
  };
  return {
    faction: once((entry) => ({ ...entry, ...head('faction', entry) })),
    datasheet: once((entry) => ({
      ...{ ...entry, ...head('datasheet', entry), entry },
      availability: entry.factions.map((way) => ({ ...way, of })),
      ...unitCard(entry),
      profiles: unitCard(entry).statlines,
    })),
    detachment: once((entry) => ({ ...entry, ...head('detachment', entry), restrictions: entry.restrictions.map(withNumber) })),
    enhancement: once((entry) => ({ ...entry, ...head('enhancement', entry) })),
    armyOption: once((entry) => ({ ...entry, ...head('armyOption', entry) })),
  };
}

/** Presents each entry once. */
function once<Of extends object, Presented>(present: (entry: Of) => Presented): (entry: Of) => Presented {
  const known = new WeakMap<Of, Presented>();
  return (entry) => {
    const presented = known.get(entry) ?? present(entry);
    known.set(entry, presented);
    return presented;
  };
}

/** A restriction without a number means that one is required. */
const withNumber = (restriction: DetachmentRestriction): DetachmentRestriction =>
  restriction.kind === 'requires' ? { atLeast: 1, ...restriction } : restriction;
