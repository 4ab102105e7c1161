import { defineRule } from '../../kernel/rule.js';
import { ofStratagem, stratagemMoments as moments } from '../../kernel/command-points/stratagem-tables.js';

export const stratagemsInTheirPhase = defineRule({
  id: 'stratagems-in-their-phase',
  about: 'stratagems',
  summary: 'A Stratagem is used in the phase and the turn printed for it.',
  scope: 'battle',
  limits: { moments },
  messages: {
    wrongPhase: '{{stratagem}} is used in the {{phase}} phase of battle round {{round}}; it may only be used in the {{phases}} phase.',
    inOwnTurn: '{{stratagem}} is used in the player’s own turn in battle round {{round}}; it may only be used in the opponent’s turn.',
    inOpponentsTurn:
      '{{stratagem}} is used in the opponent’s turn in battle round {{round}}; it may only be used in the player’s own turn.',
    unusualMoment:
      '{{stratagem}} is used in the {{phase}} phase of battle round {{round}}, {{turn}} turn. Its trigger does not normally occur then, but a rule may allow it.',
    phaseNotStated: 'The phase in which {{stratagem}} is used in battle round {{round}} is not stated.',
  },
  outcomes: { unusualMoment: 'RULE_NOT_MODELLED', phaseNotStated: 'ITEM_MISSING' },
  *check({ declared }, { moments: table }) {
    for (const use of declared?.battle?.events ?? []) {
      const when = use.kind === 'stratagem' ? ofStratagem(table, use.name) : null;
      if (use.kind !== 'stratagem' || !when) continue;
      const { name: stratagem, round, turn, phase } = use;
      const inTurn = when.turn === 'either' || when.turn === turn;
      const inPhase = phase === null || when.phases.includes(phase);
      if (!when.phaseNamed) {
        const params = { stratagem, round, turn, phase: phase ?? when.phases.join(', ') };
        if (!inTurn || !inPhase) yield { messageId: 'unusualMoment', params, at: use };
        continue;
      }
      if (phase !== null && !inPhase) {
        yield { messageId: 'wrongPhase', params: { stratagem, round, phase, phases: when.phases.join(' or ') }, at: use };
      }
      if (!inTurn) yield { messageId: turn === 'own' ? 'inOwnTurn' : 'inOpponentsTurn', params: { stratagem, round }, at: use };
      if (phase === null && inTurn) yield { messageId: 'phaseNotStated', params: { stratagem, round }, at: use };
    }
  },
});
