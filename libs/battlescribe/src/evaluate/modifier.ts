import { guardsHold, timesOf } from './conditions/roster-conditions.js';
import type { CompiledModifier } from './conditions/query.types.js';
import type { Place, RosterTree } from './roster/roster-tree.js';

/** No name is longer; modifiers that double a text each time stop here. */
const TEXT_LENGTH_CAP = 2_000;

/** More applications than this of one text modifier say nothing more; a runaway repeat must not cost more either. */
const TEXT_TIMES_CAP = 100;

/** A number after its modifiers: costs and constraint values. There is no clamp; results may go below 0. */
export function modifiedNumber(base: number, modifiers: readonly CompiledModifier[], place: Place, tree: RosterTree): number {
  let value = base;
  for (const modifier of modifiers) {
    if (!guardsHold(modifier.guards, place, tree)) continue;
    const times = modifier.repeats.length === 0 ? 1 : timesOf(modifier.repeats, place, tree);
    if (times <= 0 || Number.isNaN(modifier.number)) continue;
    const next = applyNumber(value, modifier, times);
    // A cost that is not a finite number would keep within every limit, so a modifier that makes one is left out.
    if (Number.isFinite(next)) value = next;
  }
  return value;
}

function applyNumber(value: number, { type, number }: CompiledModifier, times: number): number {
  switch (type) {
    case 'set':
      return number;
    case 'increment':
      return value + number * times;
    case 'decrement':
      return value - number * times;
    case 'multiply':
      return value * number ** times;
    case 'divide':
      return number === 0 ? value : value / number ** times;
    case 'modulo':
      return number === 0 ? value : value % number;
    case 'power':
      return value ** (number ** times);
    // New Recruit: rounds to a multiple of the value.
    case 'floor':
      return number === 0 ? value : Math.floor(value / number) * number;
    case 'ceil':
      return number === 0 ? value : Math.ceil(value / number) * number;
    default:
      return value;
  }
}

/** A yes or no after its modifiers. */
export function modifiedFlag(base: boolean, modifiers: readonly CompiledModifier[], place: Place, tree: RosterTree): boolean {
  let value = base;
  for (const modifier of modifiers) {
    if (modifier.type !== 'set' || !applies(modifier, place, tree)) continue;
    value = modifier.value.trim().toLowerCase() === 'true';
  }
  return value;
}

/** A name, page or characteristic after its modifiers. */
export function modifiedText(base: string, modifiers: readonly CompiledModifier[], place: Place, tree: RosterTree): string {
  let value = base;
  for (const modifier of modifiers) {
    if (!guardsHold(modifier.guards, place, tree)) continue;
    const times = modifier.repeats.length === 0 ? 1 : timesOf(modifier.repeats, place, tree);
    if (times > 0) value = applyText(value, modifier, times, tree).slice(0, TEXT_LENGTH_CAP);
  }
  return value;
}

/** Whether a modifier acts at all: its guards hold and its repeats do not come to nothing. */
export function applies(modifier: CompiledModifier, place: Place, tree: RosterTree): boolean {
  if (!guardsHold(modifier.guards, place, tree)) return false;
  return modifier.repeats.length === 0 || timesOf(modifier.repeats, place, tree) > 0;
}

function applyText(value: string, modifier: CompiledModifier, times: number, tree: RosterTree): string {
  const isNewRecruit = tree.game.dialect === 'newrecruit';
  // BattleScribe repeats a text, New Recruit only numbers.
  const rounds = isNewRecruit ? 1 : Math.min(times, TEXT_TIMES_CAP);
  // Cut before it is repeated: a long text many times over would not fit in memory.
  const text = modifier.value.slice(0, TEXT_LENGTH_CAP);
  const join = (modifier.join ?? ' ').slice(0, TEXT_LENGTH_CAP);
  switch (modifier.type) {
    case 'set':
      return text;
    case 'append':
      // New Recruit reads a numeric text as a number, and what is appended to a number takes its place.
      if (isNewRecruit && isNumeric(value)) return text;
      return value + `${join}${text}`.repeat(rounds);
    case 'prepend':
      return `${text}${join}`.repeat(rounds) + value;
    case 'replace':
      return modifier.arg ? value.replaceAll(modifier.arg, () => text) : value;
    default:
      return applyToNumberInText(value, modifier, times);
  }
}

/** Arithmetic on a text changes the first number inside it (`6"` and 1 give `7"`); a text without a number stays. */
function applyToNumberInText(value: string, modifier: CompiledModifier, times: number): string {
  if (Number.isNaN(modifier.number)) return value;
  return value.replace(/-?\d+(?:\.\d+)?/, (number) => String(applyNumber(Number(number), modifier, times)));
}

function isNumeric(text: string): boolean {
  return text.trim() !== '' && Number.isFinite(Number(text));
}
