import { startingReserves } from '../../kernel/formations/formations.js';
import { defineRule } from '../../kernel/rule.js';
import { ofStratagem, stratagemTargets as targets } from '../../kernel/command-points/stratagem-tables.js';
import { holdsAsAttached } from '../../kernel/keywords/target-keywords.js';

export const stratagemsOnEligibleUnits = defineRule({
  id: 'stratagems-on-eligible-units',
  about: 'stratagems',
  summary: 'A Stratagem is used on a unit that it can target, judging by keywords and Reserves.',
  scope: 'battle',
  limits: { targets },
  messages: {
    lacks: '{{stratagem}} is used on {{unit}}, which does not have the keyword {{keyword}}.',
    excluded: '{{stratagem}} cannot be used on {{unit}}, which has the keyword {{keyword}}.',
    excludedWithout: '{{stratagem}} cannot be used on {{unit}}, which has the keyword {{keyword}} but not the keyword {{other}}.',
    perhapsHas: '{{stratagem}} is used on {{unit}}; it is uncertain whether the unit has the keyword {{keyword}}.',
    notInReserves:
      '{{stratagem}} is used on {{unit}}, which is not declared to be in Reserves. A rule may have placed it there during the battle.',
    reservesNotDeclared: 'The list does not declare which units are in Reserves, so {{stratagem}} is not checked.',
  },
  outcomes: { perhapsHas: 'DATA_GAP', notInReserves: 'RULE_NOT_MODELLED', reservesNotDeclared: 'NOT_CHECKED' },
  *check(roster, { targets: table }) {
    const { declared } = roster;
    for (const use of declared?.battle?.events ?? []) {
      if (!declared || use.kind !== 'stratagem' || !use.unit) continue;
      const target = ofStratagem(table, use.name);
      if (!target) continue;
      const { has, byWargear, excludes, unless, inReserves } = target;
      const { unit } = use;
      const params = { stratagem: use.name, unit: unit.name };
      const related = [unit];
      if (has !== null) {
        const held = holdsAsAttached(unit, has, roster);
        const keywordParams = { ...params, keyword: has.toUpperCase() };
        if (held === 'no' && !byWargear) yield { messageId: 'lacks', params: keywordParams, at: use, related };
        else if (held !== 'yes') yield { messageId: 'perhapsHas', params: keywordParams, at: use };
      }
      if (excludes !== null && holdsAsAttached(unit, excludes, roster) === 'yes') {
        const keywordParams = { ...params, keyword: excludes.toUpperCase() };
        const lifted = unless === null ? 'no' : holdsAsAttached(unit, unless, roster);
        if (unless === null) yield { messageId: 'excluded', params: keywordParams, at: use, related };
        else if (lifted === 'no') {
          yield { messageId: 'excludedWithout', params: { ...keywordParams, other: unless.toUpperCase() }, at: use, related };
        } else if (lifted === 'unknown') yield { messageId: 'perhapsHas', params: { ...params, keyword: unless.toUpperCase() }, at: use };
      }
      if (!inReserves) continue;
      const placed = declared.reserves?.some((one) => one.unit === unit) || startingReserves(declared).some((one) => one.unit === unit);
      if (!declared.reserves) yield { messageId: 'reservesNotDeclared', params: { stratagem: use.name }, at: use };
      else if (!placed) yield { messageId: 'notInReserves', params, at: use };
    }
  },
});
