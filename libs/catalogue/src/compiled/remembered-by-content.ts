import type { OptionView } from '#muster/battlescribe';

/**
 * Caches what follows from the contents of an option alone. Many units have links of their own to the same group, whose contents are then
 * looked at once for as long as the release's index exists.
 */
export function rememberedByContent<Value>(work: (contents: readonly OptionView[]) => Value): (option: OptionView) => Value {
  const known = new WeakMap<object, Value>();
  return (option) => {
    const { content } = option;
    const before = known.get(content);
    if (before !== undefined) return before;
    const value = work(option.walkAlone());
    known.set(content, value);
    return value;
  };
}
