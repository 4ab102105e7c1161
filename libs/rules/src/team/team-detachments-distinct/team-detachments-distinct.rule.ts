import { shared, type TeamRule } from '../team-rule.js';

export const teamDetachmentsDistinct = {
  id: 'team-detachments-distinct',
  summary: 'No two armies of a team have the same detachment.',
  messages: { takenAgain: '{{players}} of the team take {{detachment}}; a detachment may be taken only once in a team.' },
  check: (team) =>
    shared(team, ({ detachments }) => detachments).map(({ name, players }) => ({
      code: 'team-detachments-distinct',
      messageId: 'takenAgain',
      params: { detachment: name, players: players.map((at) => team[at]?.player ?? '').join(', ') },
      players,
    })),
} as const satisfies TeamRule;
