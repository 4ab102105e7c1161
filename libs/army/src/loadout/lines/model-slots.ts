import { exactKey } from '#muster/catalogue';
import type { ModelSlot } from '../unit-layout.js';
import { NO_NAME, type ModelLine } from './model-line.js';

/** How well a stated name fits a model's name; lower is better, null is no fit. */
type Fit = 0 | 1 | 2 | null;

/**
 * A line with the unit's own name may mean any of its models except those that other lines name. If some models have that name too, it means
 * those and the models that the unit must have.
 */
export function assignSlots(lines: readonly ModelLine[], slots: readonly ModelSlot[], unitKey: string): readonly ModelLine[] {
  const fits = lines.map(({ item }) => slots.map((slot) => fit(item?.key ?? '', slot)));
  const fitting = (line: number, wanted: Fit, isFree: (slot: ModelSlot) => boolean): readonly ModelSlot[] =>
    slots.filter((slot, at) => fits[line]?.[at] === wanted && isFree(slot));
  const exactly = lines.map((line, index) =>
    inTheSameWords(
      line,
      fitting(index, 0, () => true),
    ),
  );
  const named = new Set(exactly.flat());
  // If the list also names a variant, the plain name does not mean that variant.
  const closely = exactly.map((own, index) => [...own, ...fitting(index, 1, (slot) => !named.has(slot))]);
  const taken = new Set(closely.flat());
  const spare = slots.filter((slot) => !taken.has(slot));
  return lines.map((line, index) => {
    const close = closely[index] ?? [];
    const isOfUnit = [unitKey, NO_NAME].includes(line.item?.key ?? '');
    if (close.length > 0) return { ...line, slots: isOfUnit ? [...close, ...spare.filter(isRequired)] : close };
    const others = [...spare, ...slots.filter((slot) => taken.has(slot))];
    if (isOfUnit) return { ...line, slots: others };
    const partly = fitting(index, 2, (slot) => !taken.has(slot));
    if (partly.length > 0) return { ...line, slots: partly };
    return { ...line, slots: others, isNamed: false };
  });
}

const isRequired = ({ facts }: ModelSlot): boolean => facts.required > 0;

/** The names of some models differ only in the words in brackets: "Deckhand (harpoon)". */
function inTheSameWords({ item }: ModelLine, slots: readonly ModelSlot[]): readonly ModelSlot[] {
  if (slots.length < 2) return slots;
  const same = slots.filter(({ option }) => exactKey(option.name) === exactKey(item?.name ?? ''));
  return same.length > 0 ? same : slots;
}

/** The best fit of the name among the slots. */
export function closestFit(key: string, slots: readonly ModelSlot[]): Fit {
  let closest: Fit = null;
  for (const slot of slots) {
    const one = fit(key, slot);
    if (one !== null && (closest === null || one < closest)) closest = one;
  }
  return closest;
}

/**
 * 0: a name of the model; 1: the name of which the model is a variant by wargear ("Deckhand w/ harpoon gun"); 2: the name of one of the
 * model's profiles, or a name that begins with the other.
 */
function fit(key: string, { facts }: ModelSlot): Fit {
  if (key === facts.key || facts.otherKeys.includes(key)) return 0;
  if (facts.bases.includes(key)) return 1;
  for (const answer of facts.answers) if (answer.key === key) return 2;
  return beginsWithWords(facts.key, key) || beginsWithWords(key, facts.key) ? 2 : null;
}

const beginsWithWords = (text: string, words: string): boolean =>
  text.length > words.length && text.startsWith(words) && text[words.length] === ' ';
