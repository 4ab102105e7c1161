import { isBlankLine, type Line } from '../lines.js';
import { afterPrice, isFixed, isOnlyBrackets, isSmall, kindOf, shapeOf, type Shape } from './line-shape.js';

/** What is not usual is there only once, or once in so many. */
const FEW = 40;

interface Start {
  readonly shape: Shape;
  readonly kind: Shape;
  readonly text: string;
  readonly isPriced: boolean;
  /** Whether it stands directly below another line. */
  readonly isBelow: boolean;
  /** Whether the next line does not continue it. */
  readonly isEnded: boolean;
}

/** How the lines of a text begin that were certainly not broken off the line above. Most texts have breaks that need no comparison. */
export class Starts {
  private known: readonly Start[] | null = null;
  private ofShapes: ReadonlySet<Shape> | null = null;
  private ofUsual: ReadonlySet<Shape> | null = null;
  private ofPriced: ReadonlySet<Shape> | null = null;
  private ofAlwaysPriced: ReadonlySet<Shape> | null = null;
  private ofDivided: ReadonlySet<Shape> | null = null;
  private hasSmall: boolean | null = null;

  constructor(
    private readonly lines: readonly Line[],
    private readonly isBroken: (line: Line) => boolean,
  ) {}

  get shapes(): ReadonlySet<Shape> {
    return (this.ofShapes ??= new Set(this.all().map(({ shape }) => shape)));
  }

  /** The kinds of those that stand directly below another line, if not only a few do. */
  get usual(): ReadonlySet<Shape> {
    return (this.ofUsual ??= usualOf(this.all().filter(({ isBelow }) => isBelow)));
  }

  /** The kinds of those that have a price, if not only a few do. */
  get priced(): ReadonlySet<Shape> {
    return (this.ofPriced ??= usualOf(this.all().filter(({ isPriced }) => isPriced)));
  }

  /** The shapes of which every line has a price. */
  get alwaysPriced(): ReadonlySet<Shape> {
    if (this.ofAlwaysPriced !== null) return this.ofAlwaysPriced;
    const unpriced = new Set(this.all().flatMap(({ shape, isPriced, isEnded }) => (isEnded && !isPriced ? [shape] : [])));
    return (this.ofAlwaysPriced = new Set([...this.shapes].filter((shape) => !unpriced.has(shape))));
  }

  /** The kinds of those that have a colon. */
  get divided(): ReadonlySet<Shape> {
    return (this.ofDivided ??= new Set(this.all().flatMap(({ text, kind }) => (text.includes(':') ? [kind] : []))));
  }

  /** Whether not only a few begin with a small letter. */
  get isSmallUsual(): boolean {
    return (this.hasSmall ??= isMany(this.all().filter(({ text }) => isSmall(text)).length, this.all().length));
  }

  private all(): readonly Start[] {
    this.known ??= this.lines.flatMap((line, at) => {
      if (isBlankLine(line) || this.isBroken(line)) return [];
      const shape = shapeOf(line);
      const isBelow = at > 0 && !isBlankLine(this.lines[at - 1] ?? line);
      const isEnded = !this.isBroken(this.lines[at + 1] ?? line);
      return [{ shape, kind: kindOf(shape), text: line.text, isPriced: afterPrice(line.text) !== null, isBelow, isEnded }];
    });
    return this.known;
  }
}

const isMany = (some: number, all: number): boolean => some > 1 && some * FEW > all;

function usualOf(starts: readonly Start[]): ReadonlySet<Shape> {
  const counts = new Map<Shape, number>();
  for (const { kind } of starts) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => isMany(count, starts.length)).map(([kind]) => kind));
}

/**
 * Whether a line at a possible break is the rest of `whole`: surely, if the words cannot end there; likely, if it does not look like the
 * lines of the text that begin on their own. Null if it is a line of its own.
 */
export function continuationOf(whole: Line, line: Line, next: Line | undefined, starts: Starts): 'sure' | 'likely' | null {
  if (isDrawn(line)) return closesHeading(whole, line) ? 'sure' : null;
  if (isOpen(whole)) return 'sure';
  const shape = shapeOf(line);
  if (isFixed(line, whole) || (line.isCapitals && !whole.isCapitals)) return null;
  if (shape.startsWith('sign ')) return signContinues(line, starts.shapes.has(shape) || isNextOfHeader(whole, line));
  if (isSmall(line.text) && !starts.isSmallUsual) return isWhole(whole) ? 'likely' : 'sure';
  if (isAmongMarked(whole, line, next) && !(shape.startsWith('label ') && starts.shapes.has(shape))) return 'likely';
  if (pricesAnother(whole, line, starts) || (isWhole(whole) && barePrice.test(line.text))) return null;
  if (!starts.usual.has(kindOf(shape))) return 'likely';
  if (shape.startsWith('label ')) return starts.shapes.has(shape) || !lacksLabel(whole, starts) ? null : 'likely';
  return shape === 'count' || isWhole(whole) ? null : 'likely';
}

/** A line that ends with brackets, such as a price, is complete; what follows is a remark. */
export const isWhole = ({ text }: Line): boolean => /[)\].!]$/u.test(text);

/** Whether a line has no words, only signs. */
export const isDrawn = ({ text }: Line): boolean => !/[\p{L}\p{N}]/u.test(text);

/** The closing plus signs of a heading between plus signs. */
const closesHeading = (whole: Line, { text }: Line): boolean =>
  /^[+=]{2}$/u.test(text) && whole.text.startsWith(`${text} `) && !whole.text.endsWith(text);

/** A price without a unit, as people type it. */
const barePrice = /[([]\d{2,4}[)\]]/u;

/** Words that nothing ends with. */
const unfinished: ReadonlySet<string> = new Set([
  ...['-', 'and', 'with', 'of', 'the', 'in', 'on', 'w/', 'de', 'du', 'des', 'la', 'le', 'les', 'et', 'à', 'au', 'aux', 'avec'],
]);

function isOpen(line: Line): boolean {
  const last = line.text.slice(line.text.lastIndexOf(' ') + 1).toLowerCase();
  return unfinished.has(last) || /[&/:+]$/u.test(last) || /^\d{1,3}x$/u.test(last) || isListOpen(line);
}

/** Whether a list or brackets are still open at the end of the line. */
export const isListOpen = ({ text }: Line): boolean =>
  text.endsWith(',') || text.lastIndexOf('(') > text.lastIndexOf(')') || text.lastIndexOf('[') > text.lastIndexOf(']');

/** Whether only this line of three does not begin with the mark that the others have, as the lines of a header with plus signs. */
function isAmongMarked(whole: Line, line: Line, next: Line | undefined): boolean {
  const mark = shapeOf(whole);
  const isMarked = mark.startsWith('sign ') && next !== undefined && shapeOf(next) === mark;
  return isMarked && !shapeOf(line).startsWith('sign ');
}

/** No line begins with a comma. Other signs are marks of lines if other lines begin with them. */
function signContinues({ text }: Line, isMark: boolean): 'sure' | 'likely' | null {
  if (isMark) return null;
  return /^[),.:;/\]]/u.test(text) || isOnlyBrackets(text) ? 'sure' : 'likely';
}

/** In a header with plus signs, the second enhancement stands on a line of its own, after `&`. */
const isNextOfHeader = (whole: Line, { text }: Line): boolean => text.startsWith('&') && shapeOf(whole).startsWith('sign ');

/** Whether lines like this one have a label, and the line has not: `2x Deckhand with long` lacks the label `oar:`. */
const lacksLabel = (whole: Line, starts: Starts): boolean =>
  !isWhole(whole) && !whole.text.includes(':') && starts.divided.has(kindOf(shapeOf(whole)));

/** Whether the line has a price that is not that of the whole line. */
function pricesAnother(whole: Line, line: Line, starts: Starts): boolean {
  if (afterPrice(line.text) === null) return false;
  const [above, own] = [kindOf(shapeOf(whole)), kindOf(shapeOf(line))];
  if (afterPrice(whole.text) !== null) return starts.priced.has(own);
  return !starts.alwaysPriced.has(shapeOf(whole)) && above !== 'words' && (!starts.priced.has(above) || starts.priced.has(own));
}
