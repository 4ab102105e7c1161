/**
 * The same function, worked out once for each object. For objects that never change and are met again: of a roster that is edited, what the edit
 * did not touch is evaluated to the very objects of before.
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
