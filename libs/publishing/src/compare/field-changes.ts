import { type Json, toJson } from '#muster/persistence';

/** A field that differs. A side is null if the field is missing there. */
export interface FieldChange {
  /** The path of the field: `points.bySize`, `weapons[Long pike].characteristics[Range].value`. */
  readonly field: string;
  readonly before: Json;
  readonly after: Json;
}

/** The differing leaves of two values of the same shape. Elements of lists are matched by name or id. */
export function fieldChanges(before: unknown, after: unknown, field = ''): FieldChange[] {
  if (isObject(before) && isObject(after)) return ofObjects(before, after, field);
  if (Array.isArray(before) && Array.isArray(after)) return ofLists(before, after, field);
  return before === after ? [] : [{ field, before: toJson(before), after: toJson(after) }];
}

function ofObjects(before: Fields, after: Fields, field: string): FieldChange[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key) => fieldChanges(before[key] ?? null, after[key] ?? null, field === '' ? key : `${field}.${key}`));
}

function ofLists(before: readonly unknown[], after: readonly unknown[], field: string): FieldChange[] {
  const [old, young] = [byTitle(before), byTitle(after)];
  if (!old || !young) return sameList(before, after) ? [] : [{ field, before: toJson(before), after: toJson(after) }];
  const titles = new Set([...old.keys(), ...young.keys()]);
  return [...titles].flatMap((title) => fieldChanges(old.get(title) ?? null, young.get(title) ?? null, `${field}[${title}]`));
}

/** Null unless every element has a distinct title. */
function byTitle(list: readonly unknown[]): ReadonlyMap<string, unknown> | null {
  const titled = new Map<string, unknown>();
  for (const element of list) {
    const title = isObject(element)
      ? (element['name'] ?? element['id'] ?? element['upTo'] ?? element['from'] ?? element['role'])
      : undefined;
    if (typeof title !== 'string' && typeof title !== 'number') return null;
    if (titled.has(String(title))) return null;
    titled.set(String(title), element);
  }
  return titled;
}

function sameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((element, at) => fieldChanges(element, b[at]).length === 0);
}

interface Fields {
  readonly [key: string]: unknown;
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
