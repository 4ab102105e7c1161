import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseNative, parseNativeEntry, type NativeOf } from './parse-native.js';

it('a stored entry is read as the same entry', () => {
  const sample: unknown = JSON.parse(readFileSync(new URL('../../../../prisma/sample/sample-2026-07.json', import.meta.url), 'utf8'));
  const { value } = parseNative(sample);
  const again = (kind: keyof NativeOf, entries: readonly unknown[] = []): unknown[] =>
    entries.map((entry) => parseNativeEntry(kind, JSON.parse(JSON.stringify(entry))));
  const same = (entries: readonly unknown[] = []): unknown[] => entries.map((entry) => ({ value: entry, diagnostics: [] }));
  expect(again('faction', value?.factions)).toEqual(same(value?.factions));
  expect(again('datasheet', value?.datasheets)).toEqual(same(value?.datasheets));
  expect(again('detachment', value?.detachments)).toEqual(same(value?.detachments));
  expect(again('enhancement', value?.enhancements)).toEqual(same(value?.enhancements));
  expect(again('armyOption', value?.armyOptions)).toEqual(same(value?.armyOptions));
  expect(value?.datasheets.length).toBeGreaterThan(0);
});
