/** Marks without a width, as chats and editors put them in, and those that tell how an emoji is drawn. */
const invisible = /[\u200B-\u200F\u2060\uFEFF]|\uFE0E|\uFE0F/g;
const fences = ['```', '~~~', '||'] as const;
const tags: ReadonlySet<string> = new Set(['code', 'quote', 'spoiler', 'list', 'b', 'size', 'pre']);

/** Bold, italic and underlined in forums. */
const inlineTags = /\[\/?[biu]\]/gi;

/** A line without what a chat, a forum or a mail puts around it: quotation marks before it, fences, tags, signs for bold letters. */
export function unwrapped(raw: string): string {
  let line = raw.replace(invisible, '');
  while (line.startsWith('>')) line = line.slice(line.startsWith('> ') ? 2 : 1);
  for (const fence of fences) line = withoutFence(line, fence);
  return isTag(line.trim()) ? '' : withoutBold(line.replaceAll(inlineTags, ''));
}

function withoutFence(raw: string, fence: (typeof fences)[number]): string {
  const line = raw.startsWith(fence) ? raw.slice(fence.length) : raw;
  return line.endsWith(fence) ? line.slice(0, -fence.length) : line;
}

/** `[code]`, `[/quote]`, `[spoiler=My list]`. */
function isTag(line: string): boolean {
  if (!line.startsWith('[') || !line.endsWith(']')) return false;
  const [name = ''] = line.slice(line.startsWith('[/') ? 2 : 1, -1).split('=');
  return tags.has(name.trim().toLowerCase());
}

/** `**Name** (85 points)` and `` `Name (85 points)` ``. A line drawn of these signs stays one. */
function withoutBold(raw: string): string {
  const line = raw.length > 2 && raw.startsWith('`') && raw.endsWith('`') ? raw.slice(1, -1) : raw;
  const parts = line.split('**');
  const isPaired = parts.length > 1 && parts.length % 2 === 1;
  return isPaired && parts.every((part, index) => index % 2 === 0 || part.trim() !== '') ? parts.join('') : line;
}
