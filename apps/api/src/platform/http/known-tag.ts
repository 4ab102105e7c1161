/** Whether a caller has the content with this tag already. RFC 9110, section 13.1.2: If-None-Match holds a list of tags compared weakly. */
export function isKnownTag(tag: string, header: string | undefined): boolean {
  if (header === undefined) return false;
  return header.split(',').some((one) => [tag, `W/${tag}`, '*'].includes(one.trim()));
}

/** For an address whose content never changes. */
export const FOR_EVER = 'public, max-age=31536000, immutable';
