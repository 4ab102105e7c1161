const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};

const replacement = '\uFFFD';

/** Escapes a value for use in double quotes. Characters that XML 1.0 cannot represent become U+FFFD. */
export function attributeText(value: string): string {
  let text = '';
  for (const character of value) text += entities[character] ?? (isWritable(character) ? character : replacement);
  return text;
}

/** XML 1.0, production 2. */
function isWritable(character: string): boolean {
  const point = character.codePointAt(0) ?? 0;
  if (point < 0x20) return false;
  return point < 0xd800 || (point > 0xdfff && point !== 0xfffe && point !== 0xffff);
}

export interface Element {
  readonly name: string;
  /** Attributes that are null are omitted. */
  readonly attributes: Readonly<Record<string, string | null>>;
  readonly children: readonly Element[];
}

/** An element with its content, one element per line. */
export function elementLines({ name, attributes, children }: Element, depth = 0): readonly string[] {
  const indent = '  '.repeat(depth);
  const words = Object.entries(attributes).flatMap(([key, value]) => (value === null ? [] : [` ${key}="${attributeText(value)}"`]));
  const opening = `${indent}<${name}${words.join('')}`;
  if (children.length === 0) return [`${opening}/>`];
  return [`${opening}>`, ...children.flatMap((child) => elementLines(child, depth + 1)), `${indent}</${name}>`];
}
