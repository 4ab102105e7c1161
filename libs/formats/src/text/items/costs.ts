import { isDigits } from './digits.js';
import { readPoints } from './price.js';

/** The parts of `Name [14 PL, -1CP, 220pts] rest`. */
export interface Costed {
  readonly name: string;
  readonly points: number | null;
  readonly powerLevel: number | null;
  readonly commandPoints: number | null;
  /** The text after the brackets. */
  readonly after: string;
}

/** Reads the first square brackets that contain only costs. Returns null if there are none. */
export function readCosted(text: string): Costed | null {
  for (let open = text.indexOf('['); open >= 0; open = text.indexOf('[', open + 1)) {
    const close = text.indexOf(']', open);
    if (close < 0) return null;
    const costs = readCosts(text.slice(open + 1, close));
    if (costs !== null && isAnyKnown(costs)) return { name: text.slice(0, open).trim(), ...costs, after: text.slice(close + 1).trim() };
  }
  return null;
}

const isAnyKnown = ({ points, powerLevel, commandPoints }: Costs): boolean => (points ?? powerLevel ?? commandPoints) !== null;

type Costs = Pick<Costed, 'points' | 'powerLevel' | 'commandPoints'>;

/** A comma before a blank separates costs; a comma before a digit is part of a number. */
function readCosts(words: string): Costs | null {
  let costs: Costs = { points: null, powerLevel: null, commandPoints: null };
  const parts = words.split(', ');
  for (const part of parts) {
    const points = readPoints(part);
    const powerLevel = readAmount(part, 'pl');
    const commandPoints = readAmount(part, 'cp');
    if (points === null && powerLevel === null && commandPoints === null && !isOtherCost(part)) return null;
    costs = {
      points: points ?? costs.points,
      powerLevel: powerLevel ?? costs.powerLevel,
      commandPoints: commandPoints ?? costs.commandPoints,
    };
  }
  return costs;
}

/** A cost type that only one army has, such as `14 Cabal Points`. The text is empty if a tool printed no cost. */
function isOtherCost(part: string): boolean {
  const [number = '', ...words] = part.trim().split(' ');
  return part.trim() === '' || (isDigits(number) && words.length === 2 && words.every((word) => /^\p{L}+$/u.test(word)));
}

/** Reads the signed number before the unit: `-2CP`, `+5 CP`, `14 PL`. Returns null for any other text. */
export function readAmount(text: string, unit: 'cp' | 'pl'): number | null {
  const words = text.trim();
  return words.slice(-unit.length).toLowerCase() === unit ? readSigned(words.slice(0, -unit.length).trim()) : null;
}

/** Reads `-2`, `+5` or `14`, with a hyphen or a minus sign. */
export function readSigned(text: string): number | null {
  const isNegative = text.startsWith('-') || text.startsWith('−') || text.startsWith('–');
  const digits = isNegative || text.startsWith('+') ? text.slice(1).trim() : text;
  if (!isDigits(digits) || digits.length > 6) return null;
  return isNegative && Number(digits) !== 0 ? -Number(digits) : Number(digits);
}
