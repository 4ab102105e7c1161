import { NO_ALIASES, type Aliases } from '#muster/catalogue';

/** Facts besides the option tree that help to read the lines of a unit. */
export interface Known {
  /** Whether this number of models costs what the list states; null if unknown. */
  readonly costsAsStated: (models: number) => boolean | null;
  /** Whether any datasheet of the release has wargear with this key. */
  readonly isWargear: (key: string) => boolean;
  /** Whether weapons with this key are plain ones. */
  readonly isPlain: (key: string) => boolean;
  /** Names that administrators taught. */
  readonly aliases: Aliases;
  /** Names to try for unknown names, by key. Absent: none. */
  readonly likely?: ReadonlyMap<string, string>;
}

export const nothingKnown: Known = { costsAsStated: () => null, isWargear: () => true, isPlain: () => false, aliases: NO_ALIASES };
