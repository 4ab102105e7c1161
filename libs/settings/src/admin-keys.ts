import { parsed } from './kind.js';

export interface NamedKey {
  /** Name of the author in the audit log. */
  readonly name: string;
  readonly key: string;
}

const MIN_KEY_LENGTH = 16;

/** Either `<key>` alone, or `<name>:<key>` pairs separated by commas. */
export const adminKeys = parsed(
  '`<key>`, or `<name>:<key>` pairs separated by commas',
  `must have at least ${MIN_KEY_LENGTH} characters in each key`,
  (given): readonly NamedKey[] | null => {
    const keys = given
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .map((part) => {
        const colon = part.indexOf(':');
        return colon < 0 ? { name: 'administrator', key: part } : { name: part.slice(0, colon), key: part.slice(colon + 1) };
      });
    return keys.some(({ key }) => key.length < MIN_KEY_LENGTH) ? null : keys;
  },
);
