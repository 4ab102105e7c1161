import type {
  ArmyOption,
  BearerClause,
  Datasheet,
  Detachment,
  DetachmentRestriction,
  Enhancement,
  Entry,
  Faction,
} from '@muster/catalogue';
import type { EntryKind, EntryOf, StoredRelease } from '@muster/persistence';
import { writeGlobalId, type NodeType } from '../platform/graphql/global-id.js';
import { toRelease } from '../releases/present-release.js';
import type { ArmyOptionType } from './army-option.types.js';
import type { DatasheetType } from './datasheet.types.js';
import type { DetachmentRestrictionType, DetachmentType } from './detachment.types.js';
import type { EnhancementType } from './enhancement.types.js';
import type { EntryInterface } from './entry.interface.js';
import type { FactionType } from './faction.types.js';
import { toKeywordExpression } from './keyword-expression.types.js';

/** What the schema serves of each kind. */
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

/** For entries of one release: the release itself is presented once. */
export function presenterOf<Kind extends EntryKind>(kind: Kind, of: StoredRelease): Presenter<Kind> {
  const release = toRelease(of);
  const head = (type: NodeType, { id: key, slug, name, aliases }: Entry): Plain<EntryInterface> => ({
    __typename: type,
    id: writeGlobalId(type, of.id, key),
    key,
    slug,
    name,
    aliases,
    release,
    of,
  });
  const presenters: { readonly [K in EntryKind]: Presenter<K> } = {
    faction: (entry) => ({ ...head('Faction', entry), ...factionBody(entry) }),
    datasheet: (entry) => ({ ...head('Datasheet', entry), ...datasheetBody(entry, of) }),
    detachment: (entry) => ({ ...head('Detachment', entry), ...detachmentBody(entry) }),
    enhancement: (entry) => ({ ...head('Enhancement', entry), ...enhancementBody(entry) }),
    armyOption: (entry) => ({ ...head('ArmyOption', entry), ...armyOptionBody(entry) }),
  };
  return presenters[kind];
}

type Body<Type> = Omit<Type, keyof EntryInterface>;

/** The fields of a declared type, as a value that is no instance of it. */
type Plain<Type> = { readonly [Field in keyof Type]: Type[Field] };

const factionBody = ({ keyword, parentId, catalogueId }: Faction): Body<FactionType> => ({ keyword, parentId, catalogueId });

const datasheetBody = (
  { id: _id, slug: _slug, name: _name, aliases: _aliases, ...entry }: Datasheet,
  of: StoredRelease,
): Body<DatasheetType> => ({
  ...entry,
  factions: entry.factions.map(({ factionId, addedKeywords, ally }) => ({ factionId, addedKeywords, ally, of })),
  transport: entry.transport && {
    models: entry.transport.models,
    passengers: entry.transport.passengers && toKeywordExpression(entry.transport.passengers),
  },
});

const detachmentBody = ({ id: _id, slug: _slug, name: _name, aliases: _aliases, ...entry }: Detachment): Body<DetachmentType> => ({
  ...entry,
  grants: entry.grants.map(({ keyword, to }) => ({ keyword, to: toKeywordExpression(to) })),
  restrictions: entry.restrictions.map(toRestriction),
});

const toRestriction = (restriction: DetachmentRestriction): DetachmentRestrictionType => ({
  kind: restriction.kind,
  units: restriction.kind === 'unread' ? null : toKeywordExpression(restriction.units),
});

const enhancementBody = ({ factionIds, detachmentIds, points, bearer, upgrade, offeredBy }: Enhancement): Body<EnhancementType> => ({
  factionIds,
  detachmentIds,
  offeredByIds: offeredBy,
  points,
  upgrade,
  ...toBearer(bearer),
});

const toBearer = (clause: BearerClause): Pick<EnhancementType, 'bearer' | 'bearerUnread'> => ({
  bearer: clause.kind === 'expression' ? toKeywordExpression(clause.bearer) : null,
  bearerUnread: clause.kind === 'unread',
});

const armyOptionBody = ({ kind, factionIds, points, commandPoints, group, eligibility }: ArmyOption): Body<ArmyOptionType> => ({
  kind,
  factionIds,
  points,
  commandPoints,
  group,
  eligibility: eligibility && toKeywordExpression(eligibility),
});
