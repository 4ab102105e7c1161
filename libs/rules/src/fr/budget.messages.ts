import { translationOf } from '#muster/messages';
import type { budgetMessages } from '../budget-messages.js';

export const ledgerMessages = translationOf<typeof budgetMessages>()({
  'budget/points': { plus: '{{cause}} coûte {{amount}} {{amount|one:point|other:points}}.' },
  'budget/allies': { plus: '{{cause}}, que le détachement permet, coûte {{amount}} {{amount|one:point|other:points}}.' },
  'budget/enhancements': { plus: '{{cause}} est une Optimisation.' },
  'budget/upgrades': { plus: '{{cause}} est une amélioration qui ne compte pas comme Optimisation.' },
  'budget/power-level': { plus: '{{cause}} a un « Power Rating » de {{amount}}.' },
  'budget/reinforcement-points': { minus: '{{cause}} coûte {{amount}} {{amount|one:point|other:points}} de Renfort.' },
  'budget/strategic-reserves': {
    plus: '{{cause}} compte pour {{amount}} {{amount|one:point|other:points}} dans les Réserves Stratégiques.',
  },
  'budget/command-points': { plus: '{{cause}} : {{amount}} PC rendus.', minus: '{{cause}} coûte {{amount}} PC.' },
  'budget/battle-command-points': { plus: '{{cause}} donne {{amount}} PC.', minus: '{{cause}} coûte {{amount}} PC.' },
  'budget/other': { plus: '{{cause}} : {{amount}}.', minus: '{{cause}} : -{{amount}}.' },
  'budget/cause': {
    reinforcementPoints: 'La part des points de Renfort',
    strategicReserves: 'La mise en Réserves Stratégiques',
    commandPhase: 'La phase de Commandement, round de bataille {{round}}, tour {{turn}},',
    battleForgedBonus: 'Le bonus « battle-forged », round de bataille {{round}},',
    commandBenefit: '{{cause}} (bénéfice de Commandement)',
  },
});
