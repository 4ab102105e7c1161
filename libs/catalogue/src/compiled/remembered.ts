/**
 * Caches the result of a function per object. For immutable objects that are seen repeatedly: when a roster is edited, unchanged selections
 * keep their objects.
 */
export function remembered<Of extends object, Value extends object | boolean>(work: (of: Of) => Value): (of: Of) => Value {
  const known = new WeakMap<Of, Value>();
  return (of) => {
    const before = known.get(of);
    if (before !== undefined) return before;
    const value = work(of);
    known.set(of, value);
    return value;
  };
}
