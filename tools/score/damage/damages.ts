/** A change that programs and people make to a list's text without changing the army. */
export interface Damage {
  readonly damage: string;
  readonly apply: (text: string) => string;
}

const BULLETS = '[•◦▪●○‣⁃∙·*]';
const bulletAtStart = new RegExp(`^([ \\t]*)${BULLETS} *`, 'gmu');
/** A line that has a bullet and is indented further than the first bullets below a unit. */
const innerBullet = new RegExp(`^( {3,}|\\t{2,})${BULLETS} *`, 'gmu');

const withoutIndentation = (text: string): string => text.replaceAll(/^[ \t\u00A0]+/gmu, '');
const withoutInnerBullets = (text: string): string => text.replaceAll(innerBullet, '$1');
const withoutBullets = (text: string): string => text.replaceAll(bulletAtStart, '$1');
const eachWord = (text: string): string => text.replaceAll(/(?<=\S) +/gu, '  ');

/** Breaks lines at blanks so that none is longer than this many characters, as mail programs do. */
const wrappedAt =
  (width: number) =>
  (text: string): string =>
    text
      .split('\n')
      .flatMap((line) => wrapped(line, width))
      .join('\n');

function wrapped(line: string, width: number): readonly string[] {
  const words = line.trimEnd().length > width ? line.search(/\S/u) : -1;
  if (words < 0) return [line];
  const last = line.lastIndexOf(' ', width);
  const at = last > words ? last : line.indexOf(' ', width);
  return at < 0 ? [line] : [line.slice(0, at).trimEnd(), ...wrapped(line.slice(at).trim(), width)];
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;', '’': '&rsquo;' };

export const DAMAGES: readonly Damage[] = [
  { damage: 'without indentation', apply: withoutIndentation },
  { damage: 'without bullets', apply: withoutBullets },
  { damage: 'without inner bullets', apply: withoutInnerBullets },
  { damage: 'without indentation and inner bullets', apply: (text) => withoutIndentation(withoutInnerBullets(text)) },
  { damage: 'without indentation and bullets', apply: (text) => withoutIndentation(withoutBullets(text)) },
  { damage: 'dashes for bullets', apply: (text) => text.replaceAll(bulletAtStart, '$1- ') },
  { damage: 'asterisks for bullets', apply: (text) => text.replaceAll(bulletAtStart, '$1* ') },
  { damage: 'straight quotes', apply: (text) => text.replaceAll(/[’‘`´]/gu, "'").replaceAll(/[“”]/gu, '"') },
  { damage: 'curly quotes', apply: (text) => text.replaceAll(/['`´]/gu, '’').replaceAll(/"/gu, '”') },
  { damage: 'opening quotes for apostrophes', apply: (text) => text.replaceAll(/['’]/gu, '‘') },
  { damage: 'without apostrophes', apply: (text) => text.replaceAll(/['’‘]/gu, '') },
  { damage: 'without accents', apply: (text) => text.normalize('NFD').replaceAll(/\p{M}/gu, '') },
  { damage: 'accents as separate characters', apply: (text) => text.normalize('NFD') },
  ...[78, 72, 60, 40].map((width) => ({ damage: `wrapped at ${width}`, apply: wrappedAt(width) })),
  { damage: 'wrapped and quoted', apply: (text) => wrappedAt(72)(text).replaceAll(/^/gmu, '> ') },
  { damage: 'upper case', apply: (text) => text.toUpperCase() },
  { damage: 'lower case', apply: (text) => text.toLowerCase() },
  { damage: 'a blank line below every line', apply: (text) => text.replaceAll('\n', '\n\n') },
  { damage: 'without blank lines', apply: (text) => text.replaceAll(/\n(?:[ \t\r]*\n)+/gu, '\n') },
  { damage: 'blank lines at both ends', apply: (text) => `\n\n\n${text}\n\n\n` },
  { damage: 'blanks at the ends of lines', apply: (text) => text.replaceAll(/$/gmu, '  ') },
  { damage: 'tabs for indentation', apply: (text) => text.replaceAll(/^ +/gmu, (blanks) => '\t'.repeat(Math.ceil(blanks.length / 2))) },
  { damage: 'everything indented', apply: (text) => text.replaceAll(/^/gmu, '    ') },
  { damage: 'hard blanks', apply: (text) => text.replaceAll(' ', '\u00A0') },
  { damage: 'double blanks', apply: eachWord },
  { damage: 'carriage returns', apply: (text) => text.replaceAll('\n', '\r\n') },
  { damage: 'line separators', apply: (text) => text.replaceAll('\n', '\u2028') },
  { damage: 'a byte order mark', apply: (text) => `\uFEFF${text}` },
  { damage: 'dashes for hyphens', apply: (text) => text.replaceAll(/(?<=[\p{L} ])-(?=[\p{L} ])/gu, '–') },
  { damage: 'long dashes for hyphens', apply: (text) => text.replaceAll(/(?<=[\p{L} ])-(?=[\p{L} ])/gu, '—') },
  { damage: 'blanks for hyphens in names', apply: (text) => text.replaceAll(/(?<=\p{L})-(?=\p{L})/gu, ' ') },
  { damage: 'a blank after counts', apply: (text) => text.replaceAll(/\b(\d+)x /gu, '$1 x ') },
  { damage: 'an x before counts', apply: (text) => text.replaceAll(/\b(\d+)x /gu, 'x$1 ') },
  { damage: 'a capital X', apply: (text) => text.replaceAll(/\b(\d+)x /gu, '$1X ') },
  { damage: 'multiplication signs', apply: (text) => text.replaceAll(/\b(\d+)x /gu, '$1× ') },
  { damage: 'quoted', apply: (text) => text.replaceAll(/^/gmu, '> ') },
  { damage: 'quoted twice', apply: (text) => text.replaceAll(/^/gmu, '>> ') },
  { damage: 'in a fence', apply: (text) => `\`\`\`\n${text}\n\`\`\`` },
  { damage: 'HTML entities', apply: (text) => text.replaceAll(/[&<>"'’]/gu, (sign) => entities[sign] ?? sign) },
  { damage: 'HTML line breaks', apply: (text) => text.replaceAll('\n', '<br>\n') },
  { damage: 'bold unit names', apply: (text) => text.replaceAll(/^(?![•+\s]).*\d ?(?:points|pts)[)\]]:?$/gimu, '**$&**') },
  { damage: 'pts for points', apply: (text) => text.replaceAll(/(\d) points\b/giu, '$1 pts') },
  { damage: 'without footer', apply: (text) => text.replaceAll(/^exported with .*$/gimu, '').trimEnd() },
  { damage: 'decoded wrongly', apply: (text) => new TextDecoder('windows-1252').decode(new TextEncoder().encode(text)) },
];
