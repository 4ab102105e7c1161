/** A core ability that a text names with its number: "Feel No Pain 5+". */
export interface CoreAbilityText {
  readonly ability: string;
  readonly value: string;
}

/** The core abilities that have a number. */
const NUMBERED = /\b(Deadly Demise|Feel No Pain|Firing Deck|Scouts) (\d{0,2}D\d(?:\+\d)?|\d{1,2}(?:\+|["”])?)/g;

/** Some data writes the number first: "This unit has a 5+ Feel No Pain". */
const NUMBER_FIRST = /\b(\d\+) (Feel No Pain)\b/g;

/** Data often links to the rule of a core ability without its number, which then is only in the text that grants the ability. */
export function readCoreAbilityText(text: string): readonly CoreAbilityText[] | null {
  const usual = [...text.matchAll(NUMBERED)].map(([, ability = '', value = '']) => ({ ability, value: value.replace('”', '"') }));
  const found = [...usual, ...[...text.matchAll(NUMBER_FIRST)].map(([, value = '', ability = '']) => ({ ability, value }))];
  const distinct = [...new Map(found.map((one) => [`${one.ability} ${one.value}`, one])).values()];
  return distinct.length > 0 ? distinct : null;
}
