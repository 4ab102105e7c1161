import { Injectable } from '@nestjs/common';
import { DatabaseListener } from '../notifications/database-listener.service.js';

/** A change of a saved roster by any process. */
export type RosterNews = {
  readonly roster: string;
  readonly account: string;
  /** Empty if the roster belongs to the account itself. */
  readonly user: string;
} & (
  | { readonly kind: 'edited'; readonly revision: number }
  | { readonly kind: 'deleted' }
  /** The roster became illegal under this release. */
  | { readonly kind: 'affected'; readonly releaseId: string }
);

/** Receives every change of a roster. Listeners must pass it only to the owner of the roster. */
@Injectable()
export class RosterNewsListener {
  constructor(private readonly listener: DatabaseListener) {}

  /**
   * Calls the listener with null after a lost connection, because changes may have been missed. Returns a function that removes the
   * listener.
   */
  on(heard: (news: RosterNews | null) => void): () => void {
    return this.listener.on('muster_rosters', (payload) => {
      const news = payload === null ? null : readNews(payload);
      if (news !== undefined) heard(news);
    });
  }
}

/** Undefined if this version does not know the notification. */
function readNews(payload: string): RosterNews | undefined {
  const told = parse(payload);
  if (typeof told !== 'object' || told === null) return undefined;
  const { roster, account, user, revision, release }: Readonly<Record<string, unknown>> = { ...told };
  if (typeof roster !== 'string' || typeof account !== 'string' || typeof user !== 'string') return undefined;
  const of = { roster, account, user };
  if (typeof release === 'string') return { ...of, kind: 'affected', releaseId: release };
  if (typeof revision !== 'number') return undefined;
  return revision === 0 ? { ...of, kind: 'deleted' } : { ...of, kind: 'edited', revision };
}

/** Anyone with access to the database can send anything on the channel. */
function parse(payload: string): unknown {
  try {
    return JSON.parse(payload);
  } catch {
    return undefined;
  }
}
