import type { Locale } from '#muster/messages';
import type { MercuriusContext } from 'mercurius';
import type { EntryLoader } from '../../catalogue/entry-loader.js';
import type { Viewer } from '../access/viewer.js';
import type { Caller } from '../rates/caller.js';

/** What a resolver may know of the request. */
export interface RequestContext extends MercuriusContext {
  readonly viewer: Viewer;
  /** Whose budget the request takes from. */
  readonly payer: Caller;
  readonly entries: EntryLoader;
  /** The language of the answer's sentences. */
  readonly locale: Locale;
  /** Of a subscription: asks again who it is; rejects where the key or token is refused by now. */
  readonly renew?: () => Promise<Viewer>;
}
