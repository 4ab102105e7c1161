import { keywordKey } from '#muster/catalogue';
import { keyword } from '../../kernel/limits.js';
import { defineRule } from '../../kernel/rule.js';

export const smiteNotReplaced = defineRule({
  id: 'smite-not-replaced',
  about: 'options',
  summary: 'A psychic power of a Specialist Detachment replaces another power, but never the one that all PSYKERS know.',
  limits: { kept: keyword('The power that cannot be replaced') },
  messages: { replaced: '{{unit}} has {{power}} instead of {{kept}}, which cannot be replaced.' },
  *check({ units }, { kept }) {
    for (const unit of units) {
      for (const known of unit.psychicPowers ?? []) {
        if (known.specialist === undefined || known.replaces === undefined || keywordKey(known.replaces) !== kept) continue;
        const params = { unit: unit.name, power: known.power?.name ?? 'random', kept: known.replaces };
        yield { messageId: 'replaced', params, at: known, related: [unit] };
      }
    }
  },
});
