import type { Path } from '#muster/diagnostics';

/** A validator for the shape of a JSON value. */
export type Shape = (value: unknown, path: Path, faults: Fault[]) => void;

export interface Fault {
  readonly path: Path;
  readonly messageId:
    | 'notText'
    | 'notNumber'
    | 'notYesOrNo'
    | 'notAmong'
    | 'notList'
    | 'notObject'
    | 'unknownField'
    | 'missingField'
    | 'tooDeep'
    | 'notUnique';
}

/** Maximum nesting of items; real lists have five levels. */
const deepest = 64;

export const text: Shape = (value, path, faults) => {
  if (typeof value !== 'string' || !isWellFormed(value)) faults.push({ path, messageId: 'notText' });
};

export const number: Shape = (value, path, faults) => {
  if (typeof value !== 'number' || !Number.isFinite(value)) faults.push({ path, messageId: 'notNumber' });
};

export const flag: Shape = (value, path, faults) => {
  if (typeof value !== 'boolean') faults.push({ path, messageId: 'notYesOrNo' });
};

export function words(...all: readonly (string | number | true)[]): Shape {
  return (value, path, faults) => {
    if (!all.some((word) => word === value)) faults.push({ path, messageId: 'notAmong' });
  };
}

export function orNull(shape: Shape): Shape {
  return (value, path, faults) => {
    if (value !== null) shape(value, path, faults);
  };
}

export function list(shape: Shape): Shape {
  return (value, path, faults) => {
    if (!Array.isArray(value)) faults.push({ path, messageId: 'notList' });
    else if (path.length > deepest) faults.push({ path, messageId: 'tooDeep' });
    else value.forEach((one: unknown, index) => shape(one, [...path, index], faults));
  };
}

type Fields = Readonly<Record<string, Shape>>;

/** Accepts an object with these fields and no others. An optional field may be undefined, which JSON leaves out. */
export function object(required: Fields, optional: Fields = {}): Shape {
  return (value, path, faults) => {
    if (!isRecord(value)) {
      faults.push({ path, messageId: 'notObject' });
      return;
    }
    for (const name of Object.keys(required))
      if (!Object.hasOwn(value, name)) faults.push({ path: [...path, name], messageId: 'missingField' });
    for (const [name, one] of Object.entries(value)) {
      const own = fieldOf(required, name);
      if (own === undefined && one === undefined && Object.hasOwn(optional, name)) continue;
      const shape = own ?? fieldOf(optional, name);
      if (shape === undefined) faults.push({ path: [...path, name], messageId: 'unknownField' });
      else shape(one, [...path, name], faults);
    }
  };
}

/** Accepts one of several objects, selected by the field `kind`. */
export function byKind(shapes: Fields): Shape {
  return (value, path, faults) => {
    const kind = isRecord(value) ? value['kind'] : undefined;
    const shape = typeof kind === 'string' ? fieldOf(shapes, kind) : undefined;
    if (shape === undefined) faults.push({ path: [...path, 'kind'], messageId: 'notAmong' });
    else shape(value, path, faults);
  };
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function fieldOf(fields: Fields, name: string): Shape | undefined {
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}

/** Whether the text is without NUL and lone surrogates, which databases do not store. */
function isWellFormed(value: string): boolean {
  for (const character of value) {
    const point = character.codePointAt(0) ?? 0;
    if (point === 0 || (point >= 0xd800 && point <= 0xdfff)) return false;
  }
  return true;
}
