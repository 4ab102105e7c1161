import { readFileSync } from 'node:fs';

/** A file of the invented sample data. */
export function fixture(name: string): Uint8Array {
  return new Uint8Array(readFileSync(new URL(`../fixtures/${name}`, import.meta.url)));
}

export function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
