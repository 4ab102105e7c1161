import type { CaseError } from './case-errors.js';
import type { RosterSnapshot, Snapshot } from './case-snapshot.js';
import type { YamlValue } from './yaml-value.js';

/** The differences between an expected state and the actual one. */
export function compareState(expected: YamlValue, actual: RosterSnapshot): readonly string[] {
  const differences: string[] = [];
  for (const key of expected.keys()) {
    if (!ERROR_KEYS.has(key) && key !== 'engines') compareValue(expected.get(key), actual.roster[key], key, differences);
  }
  return [...differences, ...compareErrors(expected, actual.errors)];
}

const ERROR_KEYS: ReadonlySet<string> = new Set(['errors', 'errorsContain', 'errorCount']);

/** Lists whose elements are matched by a key; all other lists are compared by position. */
const KEYS: Readonly<Record<string, readonly string[]>> = {
  costs: ['typeId', 'name'],
  costLimits: ['typeId', 'name'],
  profiles: ['name'],
  rules: ['name'],
  categories: ['entryId', 'name'],
  publications: ['id', 'name'],
  characteristics: ['name'],
};

/** Fields that are always compared; an absent value means visible. */
const ALWAYS_HIDDEN: ReadonlySet<string> = new Set(['forces', 'childForces', 'selections', 'children', 'profiles', 'rules']);

type Value = Snapshot[string] | undefined;

function compareValue(expected: YamlValue, actual: Value, place: string, differences: string[]): void {
  if (Array.isArray(actual) || isList(place)) {
    compareList(expected.list(), Array.isArray(actual) ? actual : [], place, differences);
  } else if (typeof actual === 'number' ? expected.number() !== actual : expected.text() !== textOf(actual)) {
    differences.push(`${place}: expected ${expected.text()}, got ${textOf(actual)}`);
  }
}

function textOf(value: Value): string {
  return typeof value === 'object' ? '' : String(value ?? '');
}

function isList(place: string): boolean {
  const name = lastKey(place);
  return name in KEYS || ALWAYS_HIDDEN.has(name);
}

function compareList(expected: readonly YamlValue[], actual: readonly Snapshot[], place: string, differences: string[]): void {
  const name = lastKey(place);
  // A cost of 0 is the same as no cost.
  const counted =
    name === 'costs' ? actual.filter((item) => item['value'] !== 0 || expected.some((wanted) => isSame(wanted, item, name))) : actual;
  if (counted.length > expected.length && name !== 'characteristics')
    differences.push(`${place}: expected ${expected.length}, got ${counted.length}`);
  expected.forEach((wanted, index) => {
    const found = KEYS[name] ? counted.find((item) => isSame(wanted, item, name)) : counted[index];
    const where = `${place}[${index}]`;
    if (found) compareItem(wanted, found, where, differences);
    else if (name !== 'costs' || wanted.get('value').number() !== 0) differences.push(`${where}: missing`);
  });
}

function isSame(wanted: YamlValue, item: Snapshot, list: string): boolean {
  const key = KEYS[list]?.find((candidate) => wanted.has(candidate));
  return key !== undefined && wanted.get(key).text() === textOf(item[key]);
}

function compareItem(wanted: YamlValue, actual: Snapshot, place: string, differences: string[]): void {
  for (const key of wanted.keys()) {
    if (key === 'availableEntryCount') continue;
    compareValue(wanted.get(key), actual[key], `${place}.${key}`, differences);
  }
  const list = lastKey(place.replace(/\[\d+\]$/, ''));
  if (ALWAYS_HIDDEN.has(list) && !wanted.has('hidden') && actual['hidden'] === true) differences.push(`${place}: is hidden`);
}

function lastKey(place: string): string {
  return place.split('.').at(-1) ?? place;
}

/** A case that does not mention errors expects none. */
function compareErrors(expected: YamlValue, actual: readonly CaseError[]): readonly string[] {
  if (expected.has('errorCount')) {
    const count = expected.get('errorCount').number();
    return count === actual.length ? [] : [`errors: expected ${count}, got ${actual.length}: ${actual.map(errorText).join('; ')}`];
  }
  const isPartial = expected.has('errorsContain');
  const wanted = expected.get(isPartial ? 'errorsContain' : 'errors').list();
  const left = [...actual];
  const missing: string[] = [];
  for (const item of wanted) {
    const index = left.findIndex((error) => isError(item, error));
    if (index < 0) missing.push(`errors: missing ${item.get('on').text()} from ${item.get('from').text()}`);
    else left.splice(index, 1);
  }
  return isPartial ? missing : [...missing, ...left.map((error) => `errors: unexpected ${errorText(error)}`)];
}

function isError(wanted: YamlValue, error: CaseError): boolean {
  const [ownerType, ownerEntryId] = wanted.get('on').text().split(' ');
  const from = wanted.get('from').text();
  const slash = from.indexOf('/');
  const message = wanted.get('messageContains').text().toLowerCase();
  return (
    (ownerType === '' || ownerType === error.ownerType) &&
    (ownerEntryId === undefined || ownerEntryId === error.ownerEntryId) &&
    (from === '' || (from.slice(0, slash) === error.entryId && from.slice(slash + 1) === error.constraintId)) &&
    error.message.toLowerCase().includes(message)
  );
}

function errorText({ ownerType, ownerEntryId, entryId, constraintId }: CaseError): string {
  return `${ownerType} ${ownerEntryId} from ${entryId}/${constraintId}`;
}
