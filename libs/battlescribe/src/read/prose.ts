/** A node that contains a text, such as an entry, a profile or a rule. */
export interface ProseOwner {
  /** Name of its XML element, such as `selectionEntry`, `entryLink` or `profile`. */
  readonly element: string;
  readonly id: string;
  readonly name: string;
}

/** The position of a text that is not stored in the nodes. */
export interface ProsePlace {
  readonly file: string;
  readonly fileId: string;
  readonly line: number;
  readonly kind: 'characteristic' | 'rule' | 'modifier' | 'note';
  /**
   * The nodes with an id that contain the text, outermost first. The last one is the nearest, for example the profile, the rule or the
   * entry.
   */
  readonly owners: readonly ProseOwner[];
  /** For a characteristic, the type of its profile ("Abilities"). For a modifier, its type ("append"). Otherwise null. */
  readonly typeName: string | null;
  /** For a characteristic, its name ("Description"). For a modifier, its field. Otherwise the name of the element ("comment"). */
  readonly name: string;
}

/**
 * Receives every text that the reader drops, so that facts can be extracted which the data states only in prose. Implementations may keep
 * structure and numbers, but never the text.
 */
export type ProseVisitor = (text: string, place: ProsePlace) => void;

/** Characteristics that are numbers, dice, distances or lists of keywords in some edition. All others are prose. */
const STATS: ReadonlySet<string> = new Set([
  ...['m', 'ws', 'bs', 's', 't', 'w', 'a', 'ld', 'save', 'sv', 'oc', 'range', 'type', 'ap', 'd', 'keywords'],
  ...['move', 'movement', 'strength', 'toughness', 'wounds', 'attacks', 'additional attacks', 'leadership', 'invulnerable save', 'insv'],
  ...['remaining w', 'remaining wounds', 'characteristic 1', 'characteristic 2', 'characteristic 3', 'void shield'],
  ...['warp charge', 'cast', 'deny', 'dice roll', 'd3 roll', 'd6', 'distance', 'mortal wounds'],
]);

export function isStatName(name: string): boolean {
  return STATS.has(name.trim().toLowerCase());
}

/** Whether a text looks like the value of a characteristic: `6"`, `D6+3`, `Rapid Fire 1`, `Anti-Infantry 4+, Devastating Wounds`. */
export function isStatValue(text: string): boolean {
  const items = text.split(',');
  return items.length <= 10 && items.every(isShortLabel);
}

function isShortLabel(text: string): boolean {
  return text.length <= 36 && text.trim().split(/\s+/).length <= 4 && !/[.!?:;](\s|$)/.test(text);
}
