import { ReviewQueueRepository, type QueuedPlayer } from '#muster/persistence';
import { judgeTeam, type TeamArmy, type TeamFinding } from '#muster/rules';
import { Injectable } from '@nestjs/common';
import type { Seat } from '../events.service.js';
import { parseTerms } from '../settings/terms.js';

export interface EventTeam {
  readonly name: string;
  readonly players: readonly QueuedPlayer[];
  /** Number of players that the event wants in a team. */
  readonly size: number;
  /** The positions in the findings are positions in `players`. */
  readonly findings: readonly TeamFinding[];
}

/** The teams of an event and what the event's team rules say about their latest lists. */
@Injectable()
export class EventTeams {
  constructor(private readonly queue: ReviewQueueRepository) {}

  /** In the order of their names. Empty if the event has no teams. */
  async list({ event }: Seat): Promise<readonly EventTeam[]> {
    const { teamSize, teamRules } = parseTerms(event.terms);
    if (teamSize === null) return [];
    const all = (await this.queue.all(event.id)).filter(({ player }) => player.team !== null && player.state !== 'withdrawn');
    const teams = Map.groupBy(all, ({ player }) => player.team ?? '');
    return [...teams]
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([name, team]) => ({
        ...{ name, size: teamSize, players: team },
        findings: judgeTeam(team.map(toTeamArmy), teamRules),
      }));
  }
}

const toTeamArmy = ({ player, latest }: QueuedPlayer): TeamArmy => ({
  player: player.name,
  faction: latest?.check?.faction ?? null,
  detachments: latest?.check?.detachment?.split(', ') ?? [],
});
