import { opaqueId } from '#muster/persistence';

/** The content of an opaque id: the type, the release and the entry's own id. */
export interface GlobalId {
  readonly type: NodeType;
  readonly parts: readonly string[];
}

export type NodeType = (typeof NODE_TYPES)[number];

export const NODE_TYPES = [
  'Release',
  'Faction',
  'Datasheet',
  'Detachment',
  'Enhancement',
  'ArmyOption',
  'ImportJob',
  'CheckJob',
  'Account',
  'ApiKey',
  'Roster',
  'RosterShare',
  'Alias',
  'AuditEntry',
  'UnresolvedName',
  'Event',
  'EventLink',
  'EventPlayer',
  'FindingOverride',
  'WebhookDelivery',
  'QueueJob',
] as const;

export const writeGlobalId: (type: NodeType, ...parts: readonly string[]) => string = opaqueId;

/** Returns null if the text is not an id made by `globalId`. */
export function parseGlobalId(text: string): GlobalId | null {
  if (!/^[\w-]{4,512}$/.test(text)) return null;
  const [name, ...encoded] = Buffer.from(text, 'base64url').toString('utf8').split(':');
  const type = NODE_TYPES.find((known) => known === name);
  const parts = encoded.map(decode);
  return type && parts.length > 0 && parts.every((part) => part !== null) ? { type, parts } : null;
}

/** Decodes an opaque id of this type to the stored id; null if it is invalid or of another type. */
export function storedIdOf(type: NodeType, opaque: string): string | null {
  const id = parseGlobalId(opaque);
  const stored = id?.type === type ? id.parts[0] : undefined;
  return stored !== undefined && isStoredId(stored) ? stored : null;
}

/** Whether a text can be the id of a stored row. */
export const isStoredId = (text: string): boolean => UUID.test(text);

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function decode(part: string): string | null {
  try {
    const text = decodeURIComponent(part);
    return text === '' || text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}
