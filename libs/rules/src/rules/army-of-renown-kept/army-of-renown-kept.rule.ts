import { isUnbound } from '../../kernel/keywords/detachments.js';
import { fits, fitsAsUnit } from '../../kernel/keywords/keywords.js';
import { hasGap } from '../../kernel/keywords/knowledge.js';
import { defineRule } from '../../kernel/rule.js';

export const armyOfRenownKept = defineRule({
  id: 'army-of-renown-kept',
  about: 'composition',
  summary: 'An Army of Renown is battle-forged, has no Specialist Detachment, and contains only units that its restrictions list.',
  limits: {},
  messages: {
    unbound: '{{army}} is an Army of Renown, but the army is not battle-forged.',
    specialist: '{{detachment}} is a Specialist Detachment, which {{army}}, an Army of Renown, may not have.',
    notListed: '{{unit}} is not among the units of {{army}}.',
    forbidden: '{{unit}} may not be included in {{army}}.',
    missing: '{{army}} requires a unit that is missing from the army.',
    notDescribed: 'The list does not describe which units {{army}} may include.',
  },
  outcomes: { notDescribed: 'DATA_GAP' },
  settledByAdding: ['missing'],
  *check(roster) {
    const renown = roster.declared?.armyOfRenown;
    if (!renown) return;
    const { name: army, admits, forbids, requires } = renown;
    if (isUnbound(roster)) yield { messageId: 'unbound', params: { army }, at: renown };
    for (const taken of roster.detachments) {
      const [first] = taken.specialists ?? [];
      if (first) yield { messageId: 'specialist', params: { army, detachment: taken.detachment.name }, at: first, related: [taken] };
    }
    if (admits === null) yield { messageId: 'notDescribed', params: { army }, at: renown };
    for (const unit of roster.units) {
      const params = { unit: unit.name, army };
      if (admits !== null && !fitsAsUnit(unit, admits)) yield { messageId: 'notListed', params, at: unit };
      else if (forbids.some((clause) => fits(unit, clause))) yield { messageId: 'forbidden', params, at: unit };
    }
    if (hasGap(roster, 'unit')) return;
    for (const clause of requires) {
      if (!roster.units.some((unit) => fitsAsUnit(unit, clause))) yield { messageId: 'missing', params: { army }, at: renown };
    }
  },
});
