import { translationOf } from '#muster/messages';
import type { teamMessages as english } from '../team/team-rules.js';

export const teamMessages = translationOf<typeof english>()({
  'team-factions-distinct': {
    takenAgain: '{{players}} de l’équipe jouent {{faction}} ; une faction ne peut être jouée qu’une fois dans une équipe.',
  },
  'team-detachments-distinct': {
    takenAgain: '{{players}} de l’équipe prennent {{detachment}} ; un détachement ne peut être pris qu’une fois dans une équipe.',
  },
});
