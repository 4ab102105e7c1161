import { Injectable } from '@nestjs/common';
import { DatabaseListener } from '../notifications/database-listener.service.js';

/** What any process did to a kept roster. */
export type RosterNews = {
  readonly roster: string;
  readonly account: string;
  /** Empty: the account's own. */
  readonly user: string;
} & (
  | { readonly kind: 'edited'; readonly revision: number }
  | { readonly kind: 'deleted' }
  /** Became illegal under this release. */
  | { readonly kind: 'affected'; readonly releaseId: string }
);

/** Hears of every change of a roster; what it hears is for that roster's owner only. */
@Injectable()
export class RosterNewsListener {
  constructor(private readonly listener: DatabaseListener) {}

  /** Null: there may have been anything, for the connection was lost. Returns the function that stops it. */
  on(heard: (news: RosterNews | null) => void): () => void {
    return this.listener.on('muster_rosters', (payload) => {
      const news = payload === null ? null : readNews(payload);
      if (news !== undefined) heard(news);
    });
  }
}

/** Undefined: nothing that this version knows. */
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

/** Whoever may connect to the database may say anything on the channel. */
function parse(payload: string): unknown {
  try {
    return JSON.parse(payload);
  } catch {
    return undefined;
  }
}
