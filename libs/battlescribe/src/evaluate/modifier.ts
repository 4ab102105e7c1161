import { guardsHold, timesOf } from './conditions/roster-conditions.js';
import type { CompiledModifier } from './conditions/query.types.js';
import type { Place, RosterTree } from './roster/roster-tree.js';

/** Maximum length of a text, longer than any real name. The limit stops modifiers that double a text each time. */
const TEXT_LENGTH_CAP = 2_000;

/** Limits the repeats of a text modifier, because more repeats add no information and cost time. */
const TEXT_TIMES_CAP = 100;

/** Applies modifiers to a number, such as a cost or the value of a constraint. Results may be negative. */
export function modifiedNumber(base: number, modifiers: readonly CompiledModifier[], place: Place, tree: RosterTree): number {
  let value = base;
  for (const modifier of modifiers) {
    if (!guardsHold(modifier.guards, place, tree)) continue;
    const times = modifier.repeats.length === 0 ? 1 : timesOf(modifier.repeats, place, tree);
    if (times <= 0 || Number.isNaN(modifier.number)) continue;
    const next = applyNumber(value, modifier, times);
    // A cost that is not finite would satisfy every limit, so a modifier with such a result is ignored.
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
    // New Recruit only: rounds to a multiple of the value.
    case 'floor':
      return number === 0 ? value : Math.floor(value / number) * number;
    case 'ceil':
      return number === 0 ? value : Math.ceil(value / number) * number;
    default:
      return value;
  }
}

/** Applies modifiers to a boolean. */
export function modifiedFlag(base: boolean, modifiers: readonly CompiledModifier[], place: Place, tree: RosterTree): boolean {
  let value = base;
  for (const modifier of modifiers) {
    if (modifier.type !== 'set' || !applies(modifier, place, tree)) continue;
    value = modifier.value.trim().toLowerCase() === 'true';
  }
  return value;
}

/** Applies modifiers to a name, a page or a characteristic. */
export function modifiedText(base: string, modifiers: readonly CompiledModifier[], place: Place, tree: RosterTree): string {
  let value = base;
  for (const modifier of modifiers) {
    if (!guardsHold(modifier.guards, place, tree)) continue;
    const times = modifier.repeats.length === 0 ? 1 : timesOf(modifier.repeats, place, tree);
    if (times > 0) value = applyText(value, modifier, times, tree).slice(0, TEXT_LENGTH_CAP);
  }
  return value;
}

/** Whether a modifier has an effect: its conditions hold, and its repeats are not zero. */
export function applies(modifier: CompiledModifier, place: Place, tree: RosterTree): boolean {
  if (!guardsHold(modifier.guards, place, tree)) return false;
  return modifier.repeats.length === 0 || timesOf(modifier.repeats, place, tree) > 0;
}

function applyText(value: string, modifier: CompiledModifier, times: number, tree: RosterTree): string {
  const isNewRecruit = tree.game.dialect === 'newrecruit';
  // BattleScribe also repeats text modifiers; New Recruit repeats only numeric ones.
  const rounds = isNewRecruit ? 1 : Math.min(times, TEXT_TIMES_CAP);
  // Cut before repeating, because a long text repeated many times would not fit into memory.
  const text = modifier.value.slice(0, TEXT_LENGTH_CAP);
  const join = (modifier.join ?? ' ').slice(0, TEXT_LENGTH_CAP);
  switch (modifier.type) {
    case 'set':
      return text;
    case 'append':
      // New Recruit treats a numeric text as a number, so appending to it replaces it.
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

/** Arithmetic on a text changes the first number in it: `6"` plus 1 is `7"`. A text without a number does not change. */
function applyToNumberInText(value: string, modifier: CompiledModifier, times: number): string {
  if (Number.isNaN(modifier.number)) return value;
  return value.replace(/-?\d+(?:\.\d+)?/, (number) => String(applyNumber(Number(number), modifier, times)));
}

function isNumeric(text: string): boolean {
  return text.trim() !== '' && Number.isFinite(Number(text));
}
