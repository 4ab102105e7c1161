import type { Locale } from '#muster/messages';
import type { MercuriusContext } from 'mercurius';
import type { EntryLoader } from '../../catalogue/entry-loader.js';
import type { Viewer } from '../access/viewer.js';
import type { Caller } from '../rates/caller.js';

/** What resolvers can read of the request. */
export interface RequestContext extends MercuriusContext {
  readonly viewer: Viewer;
  /** The caller whose budget pays for the request. */
  readonly payer: Caller;
  readonly entries: EntryLoader;
  /** The language of the messages in the answer. */
  readonly locale: Locale;
  /** For subscriptions: identifies the caller again. It rejects if the key or token is no longer valid. */
  readonly renew?: () => Promise<Viewer>;
}
