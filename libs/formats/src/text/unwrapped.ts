/** Zero-width characters, as chats and editors insert them, and the selectors that determine how an emoji is displayed. */
const invisible = /[\u200B-\u200F\u2060\uFEFF]|\uFE0E|\uFE0F/g;
const fences = ['```', '~~~', '||'] as const;
const tags: ReadonlySet<string> = new Set(['code', 'quote', 'spoiler', 'list', 'b', 'size', 'pre']);

/** Forum tags for bold, italic and underlined text. */
const inlineTags = /\[\/?[biu]\]/gi;

/** What every mark of quotation begins with, or an invisible character. Most lines have neither. */
const mayBeQuoted = /^[>[]|[\u200B-\u200F\u2060\uFEFF]|\uFE0E|\uFE0F/;

/** What code fences, tags and marks for bold text consist of. */
const mayBeMarked = /[[`]|~~~|\|\||\*\*|__/;

/** Removes what a chat, forum or mail program adds to a line: quotation marks at the start, code fences, tags, and marks for bold text. */
export function unwrapped(raw: string): string {
  const quoted = unquoted(raw);
  if (!mayBeMarked.test(quoted)) return withoutEmoji(quoted);
  let line = quoted;
  for (const fence of fences) line = withoutFence(line, fence);
  return isTag(line.trim()) ? '' : withoutEmoji(withoutLines(withoutBold(line.replaceAll(inlineTags, ''))));
}

/** Removes the marks with which mail programs quote a line. */
export function unquoted(raw: string): string {
  if (!mayBeQuoted.test(raw)) return raw;
  let line = raw.replace(invisible, '').replace(chatHead, '');
  while (line.startsWith('>')) line = line.slice(line.startsWith('> ') ? 2 : 1);
  return line;
}

function withoutFence(raw: string, fence: (typeof fences)[number]): string {
  const line = raw.startsWith(fence) ? raw.slice(fence.length) : raw;
  return line.endsWith(fence) ? line.slice(0, -fence.length) : line;
}

/** `[10/01/2025, 19:22:10] Ann: `, as chats print it before a message. */
const chatHead = /^\[\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4},? \d{1,2}:\d{2}(?::\d{2})?(?: ?[AP]M)?\] [^:]{1,40}: /u;

/** An emoji behind the words. */
const sign = / ?[\p{Emoji_Presentation}✔✓☑★☆❗]$/u;
const MOST_SIGNS = 6;

/** Reads `__Name__ (85 points)` as Discord underlines it. */
function withoutLines(line: string): string {
  const parts = line.split('__');
  return parts.length === 3 && parts[1]?.trim() !== '' ? parts.join('') : line;
}

/** Reads `Name (85 points) ⭐`. */
function withoutEmoji(line: string): string {
  let bare = line.trimEnd();
  for (let at = 0; at < MOST_SIGNS && !isAsciiAtEnd(bare) && sign.test(bare) && /\p{L}/u.test(bare); at += 1) bare = bare.replace(sign, '');
  return bare;
}

const isAsciiAtEnd = (text: string): boolean => text === '' || text.charCodeAt(text.length - 1) < 0x80;

/** `[code]`, `[/quote]`, `[spoiler=My list]`. */
function isTag(line: string): boolean {
  if (!line.startsWith('[') || !line.endsWith(']')) return false;
  const [name = ''] = line.slice(line.startsWith('[/') ? 2 : 1, -1).split('=');
  return tags.has(name.trim().toLowerCase());
}

/** Reads `**Name** (85 points)` and `` `Name (85 points)` ``. A line that consists only of such marks is kept. */
function withoutBold(raw: string): string {
  const line = raw.length > 2 && raw.startsWith('`') && raw.endsWith('`') ? raw.slice(1, -1) : raw;
  const parts = line.split('**');
  const isPaired = parts.length > 1 && parts.length % 2 === 1;
  return isPaired && parts.every((part, index) => index % 2 === 0 || part.trim() !== '') ? parts.join('') : line;
}
