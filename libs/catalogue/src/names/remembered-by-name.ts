const MOST_KEPT = 8192;

/** Keeps what was made of the newest names: the same few thousand are compared again and again, in many datasheets and lists. */
export function rememberedByName<T>(make: (name: string) => T, mostKept = MOST_KEPT): (name: string) => T {
  const kept = new Map<string, T>();
  return (name) => {
    const known = kept.get(name);
    if (known !== undefined) return known;
    const made = make(name);
    if (kept.size >= mostKept) kept.clear();
    kept.set(name, made);
    return made;
  };
}

/**
 * Names that are compared one by one. An index of the names of one datasheet takes longer to make than all comparisons that lists ask for,
 * and there would be one for each datasheet.
 */
export const FEW_NAMES = 500;
