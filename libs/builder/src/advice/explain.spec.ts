import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sampleRelease } from '../../../../test/checking/sample-release.js';
import { applyIntents } from '../edit/apply-intents.js';
import { assess } from '../assess/assess.js';
import type { Intent } from '../edit/intent.js';
import type { RosterDocument } from '../document/roster-document.js';
import { say } from '../testing/say.js';
import { explain, type Explanation, type Fix } from './explain.js';
import { RosterChoices } from './roster-choices.js';
import { add, edited, rosterIn, rosterWith, standingOf } from './testing/invented-roster.js';

/** A sample in which the Harbourmaster must choose two different badges. */
const twoBadges = sampleRelease('sample-2026-07', [], (json) =>
  json.replace(
    /"name": "Badge of office",\s*"min": 0,\s*"max": 1,\s*"options": \[\s*\{\s*"name": "Tide clock",\s*"abilities": \["Counted Tides"\],\s*"points": 10\s*\}/,
    '"name": "Badge of office", "min": 2, "max": 2, "options": [' +
      '{ "name": "Tide clock", "points": 10, "max": 1 }, { "name": "Gilt whistle", "points": 5, "max": 1 }, { "name": "Silver key", "max": 1 }',
  ),
);

function explained(document: RosterDocument, code: string): Explanation {
  const standing = standingOf(document);
  const finding = standing.assessment.report.findings.find((one) => one.code === code);
  const explanation = finding ? explain(standing, finding.key) : null;
  if (!explanation) throw new Error(`There is no ${code}: ${standing.assessment.report.findings.map(say).join(' ')}`);
  return explanation;
}

const priced = ({ messageId, params, points }: Fix) => [say({ code: 'FIX', messageId, params }), points.after];

const fixes = (document: RosterDocument, code: string) => explained(document, code).fixes.map(priced);

const led = (leader: string, ...more: readonly Intent[]): readonly Intent[] => [
  add(leader, 'leader'),
  { kind: 'setWarlord', unit: 'leader' },
  ...more,
];

describe('explanations', () => {
  const twins = rosterWith(1000, ...led('ysolde-marn'), add('ysolde-marn'), add('deckhand-company'));

  it('name the rule, its numbers and the selections that count', () => {
    const { rule, finding, selections, budgets } = explained(twins, 'epic-heroes-once');
    const [first, second] = standingOf(twins).assessment.unitIds;
    expect(rule?.id).toBe('epic-heroes-once');
    expect(finding.params).toEqual({ unit: 'Ysolde Marn, Keeper of the Long Quay', count: 2 });
    expect(selections.map(({ id, unit, count }) => [id, unit, count]).toSorted()).toEqual(
      [
        [first, first, 1],
        [second, second, 1],
      ].toSorted(),
    );
    expect(budgets).toEqual([]);
  });

  it('show the budget of a rule about the whole army', () => {
    const { selections, budgets } = explained(rosterWith(100, ...led('harbourmaster'), add('signal-runners')), 'points-within-limit');
    expect(budgets).toMatchObject([{ kind: 'points', balance: 150, limit: 100 }]);
    expect(selections.map(({ name }) => name)).toEqual(['Harbourmaster', 'Signal Runners']);
  });

  it('keep the key of a finding while other units are added and removed', () => {
    const key = explained(twins, 'epic-heroes-once').finding.key;
    const longer = edited(twins, add('signal-runners'));
    expect(explained(longer, 'epic-heroes-once').finding.key).toBe(key);
    const [, second = ''] = standingOf(twins).assessment.unitIds;
    expect(explain(standingOf(edited(twins, { kind: 'removeUnit', unit: second })), key)).toBeNull();
  });
});

describe('fixes', () => {
  it('remove a unit if there are too many', () => {
    const twins = rosterWith(1000, ...led('ysolde-marn'), add('ysolde-marn'));
    expect(fixes(twins, 'epic-heroes-once')).toEqual([['Remove Ysolde Marn, Keeper of the Long Quay.', 110]]);
  });

  it('remove several units, even if another error is only reduced', () => {
    const five: readonly Intent[] = ['a', 'b', 'c', 'd', 'e'].flatMap((as) => [add('siege-dredger', as)]);
    const many = rosterWith(1000, ...led('harbourmaster'), ...five);
    expect(fixes(many, 'datasheet-copies-within-limit')).toEqual([['Remove Siege Dredger (2).', 675]]);
  });

  // The Harbourmaster is not removed, because there would be no Warlord without it.
  it('save points by removing an Enhancement, reducing a unit, or removing a unit', () => {
    const dear = rosterWith(
      250,
      ...led('harbourmaster', { kind: 'chooseEntry', unit: 'leader', entry: 'brass-spyglass', chosen: true }),
      add('deckhand-company', undefined, 20),
    );
    expect(fixes(dear, 'points-within-limit')).toEqual([
      ['Remove Brass Spyglass from Harbourmaster.', 245],
      ['Change Deckhand Company to 10 models.', 185],
      ['Remove Deckhand Company.', 100],
    ]);
  });

  it('give a unit a size that can be bought', () => {
    expect(fixes(rosterWith(1000, ...led('harbourmaster'), add('deckhand-company', undefined, 23)), 'unit-size-purchasable')).toEqual([
      ['Change Deckhand Company to 20 models.', 245],
    ]);
  });

  it('remove a duplicate Enhancement', () => {
    const oath = (unit: string): Intent => ({ kind: 'chooseEntry', unit, entry: 'keel-oath', chosen: true });
    const twice = rosterWith(1000, ...led('harbourmaster', oath('leader')), add('harbourmaster', 'other'), oath('other'));
    expect(fixes(twice, 'enhancements-distinct')).toEqual([['Remove Keel Oath from Harbourmaster.', 185]]);
  });

  it('undo declarations', () => {
    const wrong = rosterWith(1000, ...led('ysolde-marn'), add('breakwater-guard', 'guard'), add('lantern-barge', 'barge'), {
      kind: 'attach',
      leader: 'leader',
      bodyguard: 'guard',
    });
    expect(fixes(wrong, 'leaders-join-their-bodyguard')[0]).toEqual(['Do not attach Ysolde Marn, Keeper of the Long Quay.', 275]);
    const [, guard = '', barge = ''] = standingOf(wrong).assessment.unitIds;
    const aboard = edited(wrong, { kind: 'embark', unit: guard, transport: barge });
    expect(fixes(aboard, 'passengers-eligible')).toEqual([['Start Breakwater Guard outside the transport.', 275]]);
  });

  it('change a choice to what the data allows', () => {
    const guard = rosterWith(1000, ...led('harbourmaster'), add('breakwater-guard'));
    const [, unit = ''] = standingOf(guard).assessment.unitIds;
    const shield = new RosterChoices(standingOf(guard)).ofUnit(unit)?.options.find(({ name }) => name === 'Tide shield');
    if (!shield) throw new Error('The guard has the option.');
    const { of, entryId, entryGroupId } = shield;
    const laden = edited(guard, { kind: 'chooseOption', of, option: { entryId, entryGroupId }, count: 5 });
    expect(fixes(laden, 'loadout/too-many')).toEqual([['Set the number of Tide shield in Breakwater Guard to 1.', 175]]);
    expect(explained(laden, 'loadout/too-many')).toMatchObject({ rule: null, selections: [{ name: 'Tide shield', count: 5, unit }] });
  });

  it('add missing units, cheapest first', () => {
    expect(fixes(rosterWith(1000, add('siege-dredger')), 'character-present')).toEqual([
      ['Add 1 Harbourmaster.', 270],
      ['Add 1 Ysolde Marn, Keeper of the Long Quay.', 300],
    ]);
  });

  it('make all the choices that a group requires', () => {
    const standing = standingOf(rosterIn(twoBadges, 1000, ...led('harbourmaster')), twoBadges);
    const [finding] = standing.assessment.report.findings;
    expect(finding).toMatchObject({ code: 'loadout/too-few', params: { limit: 2, count: 0 } });
    expect(explain(standing, finding?.key ?? '')?.fixes.map(priced)).toEqual([
      ['For Harbourmaster, choose 1 Tide clock, 1 Gilt whistle.', 95],
      ['For Harbourmaster, choose 1 Gilt whistle, 1 Silver key.', 85],
      ['For Harbourmaster, choose 1 Silver key, 1 Tide clock.', 90],
    ]);
  });

  it.each([
    [
      'where much is wrong',
      standingOf(
        rosterWith(
          500,
          ...led('ysolde-marn'),
          add('ysolde-marn', 'twin'),
          add('deckhand-company', 'crew', 23),
          add('breakwater-guard', 'guard'),
          add('saplings'),
          { kind: 'attach', leader: 'twin', bodyguard: 'guard' },
        ),
      ),
      5,
    ],
    ['where a CHARACTER is missing and a size', standingOf(rosterWith(1000, add('siege-dredger'), add('deckhand-company', 'crew', 23))), 2],
    ['where choices are missing', standingOf(rosterIn(twoBadges, 1000, add('harbourmaster'), add('harbourmaster')), twoBadges), 2],
  ])('each settle their finding without a new error, %s', (_, standing, most) => {
    const errors = standing.assessment.report.findings.filter(({ severity }) => severity === 'error');
    expect(errors.length).toBeGreaterThanOrEqual(most);
    for (const { key, code } of errors) {
      const found = explain(standing, key)?.fixes ?? [];
      expect([code, found.length > 0]).toEqual([code, true]);
      for (const { intents, points } of found) {
        const { document } = applyIntents(standing.document, intents, standing.compiled.index, randomUUID);
        const after = document && assess(document, standing.compiled);
        expect(after?.report.findings.some((one) => one.key === key)).toBe(false);
        expect(after?.report.points.computed).toBe(points.after);
      }
    }
  });
});
