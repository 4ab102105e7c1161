import { sentencesOf } from './sentences.js';

/** An exception from the limit of Reserves: a model and its passengers, or the bearer of an enhancement, counted in points or in units. */
export interface ReservesText {
  readonly uncounted: 'model' | 'points' | 'units';
}

const MODEL =
  /^This (?:model|unit) must start the battle in Reserves, but (?:neither it nor any units embarked within it (?:are|is)|it is not) counted towards any limits placed on the maximum number of Reserves units\b/i;
const POINTS =
  /^If the bearer's unit starts the battle in Strategic Reserves, its points value does not count towards the combined points limit for units from your army that are in Strategic Reserves?\b/i;
const UNITS =
  /^The bearer's unit must start the battle in Reserves, but neither it, nor any Transport it is embarked within, is counted towards any limits the mission places on the number of (?:Strategic )?Reserves units\b/i;

export function readReservesText(text: string): ReservesText | null {
  for (const sentence of sentencesOf(text)) {
    const plain = sentence.replaceAll('’', "'").replace(/\s+/g, ' ');
    if (MODEL.test(plain)) return { uncounted: 'model' };
    if (POINTS.test(plain)) return { uncounted: 'points' };
    if (UNITS.test(plain)) return { uncounted: 'units' };
  }
  return null;
}
