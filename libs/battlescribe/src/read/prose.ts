/** A node around a text: an entry, a profile, a rule ... */
export interface ProseOwner {
  /** Its element name: `selectionEntry`, `entryLink`, `profile` ... */
  readonly element: string;
  readonly id: string;
  readonly name: string;
}

/** Where a text stood that does not enter the nodes. */
export interface ProsePlace {
  readonly file: string;
  readonly fileId: string;
  readonly line: number;
  readonly kind: 'characteristic' | 'rule' | 'modifier' | 'note';
  /** Enclosing nodes that have an id, outermost first; the last one is the nearest: the profile, the rule, the entry. */
  readonly owners: readonly ProseOwner[];
  /** Of a characteristic: its profile's type ("Abilities"); of a modifier: its type ("append"); else null. */
  readonly typeName: string | null;
  /** Of a characteristic: its name ("Description"); of a modifier: its field; else the element's name ("comment"). */
  readonly name: string;
}

/**
 * Is shown every text that the reader drops, while it is read: for facts that the data state only in prose. It must keep structure and
 * numbers, never the text.
 */
export type ProseVisitor = (text: string, place: ProsePlace) => void;

/** Characteristics that are numbers, dice, distances or lists of keywords, in any of the editions. All others are prose. */
const STATS: ReadonlySet<string> = new Set([
  ...['m', 'ws', 'bs', 's', 't', 'w', 'a', 'ld', 'save', 'sv', 'oc', 'range', 'type', 'ap', 'd', 'keywords'],
  ...['move', 'movement', 'strength', 'toughness', 'wounds', 'attacks', 'additional attacks', 'leadership', 'invulnerable save', 'insv'],
  ...['remaining w', 'remaining wounds', 'characteristic 1', 'characteristic 2', 'characteristic 3', 'void shield'],
  ...['warp charge', 'cast', 'deny', 'dice roll', 'd3 roll', 'd6', 'distance', 'mortal wounds'],
]);

export function isStatName(name: string): boolean {
  return STATS.has(name.trim().toLowerCase());
}

/** Whether a text has the form of a characteristic: `6"`, `D6+3`, `Rapid Fire 1`, `Anti-Infantry 4+, Devastating Wounds`. */
export function isStatValue(text: string): boolean {
  const items = text.split(',');
  return items.length <= 10 && items.every(isShortLabel);
}

function isShortLabel(text: string): boolean {
  return text.length <= 36 && text.trim().split(/\s+/).length <= 4 && !/[.!?:;](\s|$)/.test(text);
}
