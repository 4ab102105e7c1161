/** What web pages and wrong encodings write for a character, undone before anything is read. The number of lines does not change. */
export function plainText(text: string): string {
  return withPartedPrices(withHyphens(withoutTags(withoutEntities(decodedLines(text)))));
}

const withPartedPrices = (text: string): string => (endsWithPrice.test(text) ? text.replaceAll(joinedPrice, ' ($1 Points)') : text);

/** Whether a line ends with points outside brackets. */
const endsWithPrice = /\d [Pp](?:oin)?ts$/m;

/** Some web pages show a price beside the name, and lose what is between them: `Harbour Warden85 Points`. */
const joinedPrice = /(?<=^\p{Lu}[^\d\n:(]{0,80}[\p{L}\p{Pf}'])(\d{1,4}) [Pp](?:oin)?ts$/gmu;

const withHyphens = (text: string): string => (dashes.test(text) ? text.replaceAll(dash, '-') : text);

const dashes = /[‐‑‒–—―]/;

/** Word processors replace a hyphen between blanks by a dash. */
const dash = /(?<=^|\s)[‐‑‒–—―](?=\s)/gmu;

const named: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', bull: '•', middot: '·', times: '×', hellip: '…' },
  ...{ lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', ndash: '–', mdash: '—' },
};
const entity = /&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]{2,6}));/gi;

function withoutEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replaceAll(entity, (whole, decimal?: string, hexadecimal?: string, name?: string) => {
    if (name !== undefined) return named[name.toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
    return isPrintable(code) ? String.fromCodePoint(code) : whole;
  });
}

/** A number that stands for a character within a line. */
const isPrintable = (code: number): boolean =>
  code >= 0x20 && code <= 0x10ffff && !(code >= 0x7f && code < 0xa0) && (code & 0x1ff800) !== 0xd800;

const itemTag = /^[ \t]*<li>/gim;
const tag = /<\/?(?:br|p|div|span|strong|em|b|i|u|ul|ol|li|pre|code|blockquote) ?\/?>/gi;

const withoutTags = (text: string): string => (text.includes('<') ? text.replaceAll(itemTag, '• ').replaceAll(tag, '') : text);

/** The characters of Windows-1252 that are not those of Unicode, from byte 0x80. A blank is a byte that it leaves open. */
const windows = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';
const misread = /[ÂÃâ][\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/u;

const decodedLines = (text: string): string => (misread.test(text) ? text.split('\n').map(decodedAgain).join('\n') : text);

/** Decodes a line of UTF-8 that was read as Windows-1252 and saved: `Tideâ€™s Bell`. */
function decodedAgain(line: string): string {
  if (!misread.test(line)) return line;
  const bytes = Array.from(line, byteOf);
  if (bytes.some((byte) => byte === null)) return line;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes, (byte) => byte ?? 0));
  } catch {
    return line;
  }
}

function byteOf(character: string): number | null {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x100) return code;
  const at = windows.indexOf(character);
  return at < 0 ? null : 0x80 + at;
}
