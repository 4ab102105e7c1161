import { csvLine } from '#muster/bulk';
import { EventLinks, noticeTo, Reviews } from '#muster/events';
import type { PlayerState } from '#muster/persistence';
import { Injectable } from '@nestjs/common';
import type { Desk } from '../desk/desks.service.js';

const MOST = 10_000;
const AT_ONCE = 500;

/** The letters to the players of an event, for the organiser's own mail merge. */
@Injectable()
export class Letters {
  constructor(
    private readonly reviews: Reviews,
    private readonly links: EventLinks,
  ) {}

  /** CSV with the organiser's columns, the subject, the text and a new private link for each player; `state` null for all. */
  async write({ seat, site, say }: Desk, state: PlayerState | null): Promise<string> {
    const { players } = await this.reviews.list(seat, state === null ? {} : { state }, { first: MOST, skip: 0 });
    const heads = [...new Set(players.flatMap(({ player }) => player.columns.map(([head]) => head)))];
    const lines = [csvLine(['player', 'team', ...heads, 'subject', 'text', 'link'])];
    for (let from = 0; from < players.length; from += AT_ONCE) {
      const some = players.slice(from, from + AT_ONCE);
      const ids = some.map(({ player }) => player.id);
      const tokens = await this.links.createFor(seat, ids);
      for (const [at, queued] of some.entries()) {
        const { name, team, columns } = queued.player;
        const link = `${site}/events/entry/${tokens[at] ?? ''}`;
        const { subject, lines: text } = noticeTo(queued, seat.event, link);
        const own = new Map(columns);
        lines.push(csvLine([name, team, ...heads.map((head) => own.get(head) ?? ''), say(subject), text.map(say).join('\n'), link]));
      }
    }
    return lines.join('');
  }
}
