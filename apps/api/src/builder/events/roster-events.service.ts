import { Injectable } from '@nestjs/common';
import { ReleaseRepository, RosterNewsListener, type RosterNews, type RosterOwner } from '#muster/persistence';
import type { Viewer } from '../../platform/access/viewer.js';
import { writeGlobalId } from '../../platform/graphql/global-id.js';
import type { RequestContext } from '../../platform/graphql/request-context.js';
import { toRelease } from '../../releases/present-release.js';
import { untilLeft } from '../../platform/sockets/until-left.js';
import { reader } from '../roster-ids.js';
import { NewsQueue } from './news-queue.js';
import type { RosterEventType } from './roster-event.types.js';

/** Milliseconds between two checks that the subscriber's key is still valid. */
const ASKED_AGAIN = 2_000;

/** Serves the events of the viewer's rosters. They can come from any process of the installation. */
@Injectable()
export class RosterEvents {
  constructor(
    private readonly news: RosterNewsListener,
    private readonly releases: ReleaseRepository,
  ) {}

  /** Yields events until the subscriber leaves or no longer has access. */
  watch(context: RequestContext): AsyncIterableIterator<{ readonly rosterEvents: RosterEventType }> {
    return untilLeft((left) => this.#watch(context, left));
  }

  async *#watch(
    { viewer, renew }: RequestContext,
    left: AbortSignal,
  ): AsyncGenerator<{ readonly rosterEvents: RosterEventType }, void, undefined> {
    const owner = reader(viewer);
    const queue = new NewsQueue<RosterNews>(left);
    const forget = this.news.on((news) => {
      if (news === null || isOf(owner, news)) queue.push(news);
    });
    try {
      let askedAt = performance.now();
      while (!left.aborted) {
        const taken = await queue.take(ASKED_AGAIN);
        if (performance.now() - askedAt >= ASKED_AGAIN) {
          if (!(await mayStillRead(owner, renew))) return;
          askedAt = performance.now();
        }
        for (const news of taken) yield { rosterEvents: await this.#eventOf(news) };
      }
    } finally {
      forget();
    }
  }

  async #eventOf(news: RosterNews | null): Promise<RosterEventType> {
    const nothing = { roster: null, revision: null, release: null };
    if (news === null) return { ...nothing, kind: 'MISSED' };
    const roster = writeGlobalId('Roster', news.roster);
    switch (news.kind) {
      case 'edited':
        return { ...nothing, kind: 'EDITED', roster, revision: news.revision };
      case 'deleted':
        return { ...nothing, kind: 'DELETED', roster };
      case 'affected': {
        const release = await this.releases.find(news.releaseId);
        return { ...nothing, kind: 'BECAME_ILLEGAL', roster, release: release && toRelease(release) };
      }
    }
  }
}

const isOf = ({ accountId, user }: RosterOwner, news: RosterNews): boolean => news.account === accountId && news.user === (user ?? '');

/** Identifies the same key or token again, because it may have been revoked or have expired, and the account may have been deleted. */
async function mayStillRead(owner: RosterOwner, renew: (() => Promise<Viewer>) | undefined): Promise<boolean> {
  try {
    const { accountId, user } = renew ? reader(await renew()) : owner;
    return accountId === owner.accountId && user === owner.user;
  } catch {
    return false;
  }
}
