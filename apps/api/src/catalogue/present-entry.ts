import type {
  ArmyOption,
  BearerClause,
  Datasheet,
  Detachment,
  DetachmentRestriction,
  Enhancement,
  Entry,
  Faction,
  KeywordExpression,
} from '#muster/catalogue';
import type { EntryKind, EntryOf, StoredRelease } from '#muster/persistence';
import { writeGlobalId, type NodeType } from '../platform/graphql/global-id.js';
import { toRelease } from '../releases/present-release.js';
import type { ArmyOptionType } from './army-option.types.js';
import type { DatasheetType } from './datasheet.types.js';
import type { DetachmentRestrictionType, DetachmentType } from './detachment.types.js';
import type { EnhancementType } from './enhancement.types.js';
import type { EntryInterface } from './entry.interface.js';
import type { FactionType } from './faction.types.js';
import { toTransport } from './transport.types.js';
import { toKeywordExpression, type KeywordExpressionType } from './keyword-expression.types.js';

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

function datasheetBody(
  { id: _id, slug: _slug, name: _name, aliases: _aliases, factions, ...entry }: Datasheet,
  of: StoredRelease,
): Body<DatasheetType> {
  return {
    ...entry,
    availability: factions.map((way) => ({ ...way, of })),
    models: entry.models.map(({ id, name, min, max, keywords = [] }) => ({ id, name, min, max, keywords })),
    transport: entry.transport && toTransport(entry.transport),
    leaderUnread: entry.leaderUnread ?? false,
    leadsBeside: toExpression(entry.leadsBeside),
    mustLead: entry.mustLead ?? false,
    warlordClauses: entry.warlordClauses ?? [],
  };
}

function detachmentBody({ id: _id, slug: _slug, name: _name, aliases: _aliases, ...entry }: Detachment): Body<DetachmentType> {
  return {
    ...entry,
    grants: entry.grants.map(({ keyword, to, chosen = false, upTo = null, ifWarlord }) => ({
      keyword,
      to: toKeywordExpression(to),
      chosen,
      upTo,
      ifWarlord: toExpression(ifWarlord),
    })),
    restrictions: entry.restrictions.map(toRestriction),
    allows: (entry.allows ?? []).map(toKeywordExpression),
    allowsUpTo: entry.allowsUpTo ?? [],
    warlord: (entry.warlord ?? []).map(({ kind, models }) => ({ kind, models: toKeywordExpression(models) })),
    onlyIn: entry.onlyIn ?? [],
  };
}

const toRestriction = (restriction: DetachmentRestriction): DetachmentRestrictionType => ({
  kind: restriction.kind,
  units: restriction.kind === 'unread' ? null : toKeywordExpression(restriction.units),
  atLeast: restriction.kind === 'requires' ? (restriction.atLeast ?? 1) : null,
  atMost: restriction.kind === 'atMost' ? restriction.atMost : null,
  keywords: 'keywords' in restriction ? restriction.keywords : [],
});

const toExpression = (expression: KeywordExpression | null | undefined): KeywordExpressionType | null =>
  expression ? toKeywordExpression(expression) : null;

const enhancementBody = ({
  bearer,
  offeredBy,
  leads = [],
  onlyIn = [],
  factionIds,
  detachmentIds,
  points,
  upgrade,
}: Enhancement): Body<EnhancementType> => ({
  factionIds,
  detachmentIds,
  offeredByIds: offeredBy,
  leadsIds: leads,
  points,
  upgrade,
  onlyIn,
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
  eligibility: toExpression(eligibility),
});
