/** Forbids inline scripts and every other origin, so that injected markup could neither run code nor send data. */
export const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  'img-src data:',
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

export const HTML = 'text/html; charset=utf-8';
export const POLICY = 'content-security-policy';
/** Lists are private: no proxy and no browser may cache a page that shows one. */
export const NOT_KEPT = 'no-store';
