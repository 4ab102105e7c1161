import { shared, type TeamRule } from '../team-rule.js';

export const teamFactionsDistinct = {
  id: 'team-factions-distinct',
  summary: 'No two armies of a team have the same faction.',
  messages: { takenAgain: '{{players}} of the team play {{faction}}; a faction may be played only once in a team.' },
  check: (team) =>
    shared(team, ({ faction }) => (faction === null ? [] : [faction])).map(({ name, players }) => ({
      code: 'team-factions-distinct',
      messageId: 'takenAgain',
      params: { faction: name, players: players.map((at) => team[at]?.player ?? '').join(', ') },
      players,
    })),
} as const satisfies TeamRule;
