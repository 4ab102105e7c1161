import { exactKey, looseKey } from '#muster/catalogue';
import { factsOf } from '../option-facts.js';
import type { ModelSlot } from '../unit-layout.js';
import { NO_NAME, type ModelLine } from './model-line.js';

/** How well a stated name fits a model's name; lower is better, null is no fit. */
type Fit = 0 | 1 | 2 | null;

/**
 * A line with the unit's own name may mean any of its models except those that other lines name. If some models have that name too, it means
 * those and the models that the unit must have.
 */
export function assignSlots(lines: readonly ModelLine[], slots: readonly ModelSlot[], unitKey: string): readonly ModelLine[] {
  const fitting = (line: ModelLine, among: readonly ModelSlot[], fits: readonly Fit[]): readonly ModelSlot[] => {
    const key = looseKey(line.item?.name ?? '');
    return among.filter((slot) => fits.includes(fit(key, slot)));
  };
  const exactly = lines.map((line) => inTheSameWords(line, fitting(line, slots, [0])));
  const named = new Set(exactly.flat());
  // If the list also names a variant, the plain name does not mean that variant.
  const closely = lines.map((line, index) => [...(exactly[index] ?? []), ...fitting(line, slots, [1]).filter((slot) => !named.has(slot))]);
  const taken = new Set(closely.flat());
  const spare = slots.filter((slot) => !taken.has(slot));
  return lines.map((line, index) => {
    const close = closely[index] ?? [];
    const isOfUnit = [unitKey, NO_NAME].includes(looseKey(line.item?.name ?? ''));
    if (close.length > 0) return { ...line, slots: isOfUnit ? [...close, ...spare.filter(isRequired)] : close };
    const others = [...spare, ...slots.filter((slot) => taken.has(slot))];
    if (isOfUnit) return { ...line, slots: others };
    const partly = fitting(line, spare, [2]);
    if (partly.length > 0) return { ...line, slots: partly };
    return { ...line, slots: others, isNamed: false };
  });
}

const isRequired = ({ option }: ModelSlot): boolean => factsOf(option).required > 0;

/** The names of some models differ only in the words in brackets: "Deckhand (harpoon)". */
function inTheSameWords({ item }: ModelLine, slots: readonly ModelSlot[]): readonly ModelSlot[] {
  const same = slots.filter(({ option }) => exactKey(option.name) === exactKey(item?.name ?? ''));
  return same.length > 0 ? same : slots;
}

/**
 * 0: a name of the model; 1: the name of which the model is a variant by wargear ("Deckhand w/ harpoon gun"); 2: the name of one of the
 * model's profiles, or a name that begins with the other.
 */
export function fit(key: string, slot: ModelSlot): Fit {
  if (key === slot.key || slot.otherKeys.includes(key)) return 0;
  if (slot.bases.includes(key)) return 1;
  if (factsOf(slot.option).answers.some((answer) => answer.key === key)) return 2;
  return slot.key.startsWith(`${key} `) || key.startsWith(`${slot.key} `) ? 2 : null;
}
