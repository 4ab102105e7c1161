/** What the opaque ids of the schema hold: the type, the release, the entry's own id. */
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
  'Account',
  'ApiKey',
  'Roster',
  'RosterShare',
] as const;

export const writeGlobalId = (type: NodeType, ...parts: readonly string[]): string =>
  Buffer.from([type, ...parts.map(encodeURIComponent)].join(':')).toString('base64url');

/** Null when the text is no id of ours. */
export function parseGlobalId(text: string): GlobalId | null {
  if (!/^[\w-]{4,512}$/.test(text)) return null;
  const [name, ...encoded] = Buffer.from(text, 'base64url').toString('utf8').split(':');
  const type = NODE_TYPES.find((known) => known === name);
  const parts = encoded.map(decode);
  return type && parts.length > 0 && parts.every((part) => part !== null) ? { type, parts } : null;
}

/** The stored id behind an opaque one of this type; null: no such id of ours. */
export function storedIdOf(type: NodeType, opaque: string): string | null {
  const id = parseGlobalId(opaque);
  const stored = id?.type === type ? id.parts[0] : undefined;
  return stored !== undefined && UUID.test(stored) ? stored : null;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function decode(part: string): string | null {
  try {
    const text = decodeURIComponent(part);
    return text === '' || text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}
