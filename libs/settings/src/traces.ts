import { parsed } from './kind.js';

/** Where traces are sent. */
export interface Traces {
  /** The OTLP/HTTP address of a collector; null for standard output. */
  readonly url: string | null;
}

export const traces = parsed(
  'an address, or `console`',
  'must be an address that begins with http:// or https://, or console',
  (given): Traces | null => {
    if (given === 'console') return { url: null };
    const { protocol = '', href = '' } = URL.parse(given) ?? {};
    return protocol === 'http:' || protocol === 'https:' ? { url: href } : null;
  },
);
