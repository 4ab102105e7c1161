import { z } from 'zod';

/** The values that a variable can have: a description for people, and a schema that parses the text. */
export interface Kind<T> {
  readonly type: string;
  readonly schema: z.ZodType<T, string>;
}

export const text = (type: string): Kind<string> => ({ type, schema: z.string({ error: `must be ${type}` }) });

export function wholeNumber(min: number, max: number): Kind<number> {
  const type = `a whole number from ${min} to ${max}`;
  const error = `must be ${type}`;
  const isWithin = (value: string): boolean => /^\d{1,9}$/.test(value) && Number(value) >= min && Number(value) <= max;
  return { type, schema: z.string({ error }).refine(isWithin, { error }).transform(Number) };
}

export function oneOf<const Word extends string>(words: readonly Word[]): Kind<Word> {
  const type = words.length > 1 ? `one of ${words.join(', ')}` : words.join();
  return { type, schema: z.enum(words, { error: `must be ${type}${words.length > 1 ? '' : ', or not set'}` }) };
}

/** A text with its own grammar. An error does not repeat the invalid text, because it may contain a secret. */
export function parsed<T>(type: string, must: string, parse: (text: string) => T | null): Kind<T> {
  const schema = z.string({ error: must }).transform((given, context) => {
    const value = parse(given);
    if (value !== null) return value;
    context.addIssue({ code: 'custom', message: must });
    return z.NEVER;
  });
  return { type, schema };
}
