/** Nothing inline and nothing from elsewhere: even markup that slipped through could run nothing and send nothing. */
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
/** Lists are their players' own: no proxy and no browser keeps a page that shows one. */
export const NOT_KEPT = 'no-store';
