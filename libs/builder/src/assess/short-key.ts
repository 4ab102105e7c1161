/** Odd constants whose multiplication spreads the bits of a number over all 32. */
const [FIRST, SECOND, THIRD, FOURTH] = [597_399_067, 2_869_860_233, 951_274_213, 2_716_044_179];
const DIGITS = 7;

/**
 * Shortens a text to a key of 28 letters and digits, the same wherever it is made. Browsers have no digest that answers at once. Different
 * texts have different keys unless somebody looks for two that have not: not for secrets.
 */
export function shortKey(text: string): string {
  let [a, b, c, d] = [1, 2, 3, 4];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    a = b ^ Math.imul(a ^ code, FIRST);
    b = c ^ Math.imul(b ^ code, SECOND);
    c = d ^ Math.imul(c ^ code, THIRD);
    d = a ^ Math.imul(d ^ code, FOURTH);
  }
  const mixed = [
    Math.imul(c ^ (a >>> 18), FIRST),
    Math.imul(d ^ (b >>> 22), SECOND),
    Math.imul(a ^ (c >>> 17), THIRD),
    Math.imul(b ^ (d >>> 19), FOURTH),
  ];
  return mixed.map((number) => (number >>> 0).toString(36).padStart(DIGITS, '0')).join('');
}
