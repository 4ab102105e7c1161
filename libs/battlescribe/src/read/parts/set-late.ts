/** Gives the object a property that is read when it is first asked for, and is an ordinary one from then on. */
export function setLate(holder: object, name: string, read: () => unknown): void {
  const get = (): unknown => {
    const value = read();
    Object.defineProperty(holder, name, { value, enumerable: true, configurable: true, writable: true });
    return value;
  };
  Object.defineProperty(holder, name, { get, enumerable: true, configurable: true });
}
