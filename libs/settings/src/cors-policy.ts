import { parsed } from './kind.js';

/**
 * `any`: every origin can read and check lists, but none can send a key. `list`: only the listed origins, which can send keys. `none`: no
 * other origin.
 */
export type CorsPolicy =
  { readonly kind: 'any' } | { readonly kind: 'none' } | { readonly kind: 'list'; readonly origins: readonly string[] };

export const corsPolicy = parsed(
  '`*`, `none`, or origins separated by commas',
  'must be *, none, or origins such as https://example.org, separated by commas',
  (given): CorsPolicy | null => {
    if (given === '*') return { kind: 'any' };
    if (given === 'none') return { kind: 'none' };
    const origins = given.split(',').map((origin) => origin.trim());
    return origins.every((origin) => URL.canParse(origin) && new URL(origin).origin === origin) ? { kind: 'list', origins } : null;
  },
);
