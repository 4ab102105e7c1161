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

/** The sample, whose Harbourmaster has to choose two badges that differ. */
const twoBadges = sampleRelease('sample-2026-07', [], (json) =>
  json.replace(
    /"name": "Badge of office",\s*"min": 0,\s*"max": 1,\s*"options": \[\s*\{\s*"name": "Tide clock",\s*"points": 10\s*\}/,
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

describe('a finding is explained', () => {
  const twins = rosterWith(1000, ...led('ysolde-marn'), add('ysolde-marn'), add('deckhand-company'));

  it('by its rule, its numbers and what counts', () => {
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

  it('by the ledger of its rule where it is the whole army', () => {
    const { selections, budgets } = explained(rosterWith(100, ...led('harbourmaster'), add('signal-runners')), 'points-within-limit');
    expect(budgets).toMatchObject([{ kind: 'points', balance: 150, limit: 100 }]);
    expect(selections.map(({ name }) => name)).toEqual(['Harbourmaster', 'Signal Runners']);
  });

  it('and keeps its key while other units come and go', () => {
    const key = explained(twins, 'epic-heroes-once').finding.key;
    const longer = edited(twins, add('signal-runners'));
    expect(explained(longer, 'epic-heroes-once').finding.key).toBe(key);
    const [, second = ''] = standingOf(twins).assessment.unitIds;
    expect(explain(standingOf(edited(twins, { kind: 'removeUnit', unit: second })), key)).toBeNull();
  });
});

describe('fixes', () => {
  it('take out what is too many', () => {
    const twins = rosterWith(1000, ...led('ysolde-marn'), add('ysolde-marn'));
    expect(fixes(twins, 'epic-heroes-once')).toEqual([['Take out Ysolde Marn, Keeper of the Long Quay.', 110]]);
  });

  it('take out several, though another error only becomes smaller', () => {
    const five: readonly Intent[] = ['a', 'b', 'c', 'd', 'e'].flatMap((as) => [add('siege-dredger', as)]);
    const many = rosterWith(1000, ...led('harbourmaster'), ...five);
    expect(fixes(many, 'datasheet-copies-within-limit')).toEqual([['Take out Siege Dredger (2).', 675]]);
  });

  // Without the Harbourmaster there would be no Warlord.
  it('save points: by an Enhancement, a size, or the unit that is enough', () => {
    const dear = rosterWith(
      250,
      ...led('harbourmaster', { kind: 'chooseEntry', unit: 'leader', entry: 'brass-spyglass', chosen: true }),
      add('deckhand-company', undefined, 20),
    );
    expect(fixes(dear, 'points-within-limit')).toEqual([
      ['Take Brass Spyglass off Harbourmaster.', 245],
      ['Give Deckhand Company 10 models.', 185],
      ['Take out Deckhand Company.', 100],
    ]);
  });

  it('give a unit a size that can be bought', () => {
    expect(fixes(rosterWith(1000, ...led('harbourmaster'), add('deckhand-company', undefined, 23)), 'unit-size-purchasable')).toEqual([
      ['Give Deckhand Company 20 models.', 245],
    ]);
  });

  it('take an Enhancement off that is there twice', () => {
    const oath = (unit: string): Intent => ({ kind: 'chooseEntry', unit, entry: 'keel-oath', chosen: true });
    const twice = rosterWith(1000, ...led('harbourmaster', oath('leader')), add('harbourmaster', 'other'), oath('other'));
    expect(fixes(twice, 'enhancements-distinct')).toEqual([['Take Keel Oath off Harbourmaster.', 185]]);
  });

  it('undo what is declared', () => {
    const wrong = rosterWith(1000, ...led('ysolde-marn'), add('breakwater-guard', 'guard'), add('lantern-barge', 'barge'), {
      kind: 'attach',
      leader: 'leader',
      bodyguard: 'guard',
    });
    expect(fixes(wrong, 'leaders-join-their-bodyguard')[0]).toEqual(['Let Ysolde Marn, Keeper of the Long Quay stay unattached.', 275]);
    const [, guard = '', barge = ''] = standingOf(wrong).assessment.unitIds;
    const aboard = edited(wrong, { kind: 'embark', unit: guard, transport: barge });
    expect(fixes(aboard, 'passengers-eligible')).toEqual([['Let Breakwater Guard start outside their transport.', 275]]);
  });

  it('bring a choice to what the data allow', () => {
    const guard = rosterWith(1000, ...led('harbourmaster'), add('breakwater-guard'));
    const [, unit = ''] = standingOf(guard).assessment.unitIds;
    const shield = new RosterChoices(standingOf(guard)).ofUnit(unit)?.options.find(({ name }) => name === 'Tide shield');
    if (!shield) throw new Error('The guard has the option.');
    const { of, entryId, entryGroupId } = shield;
    const laden = edited(guard, { kind: 'chooseOption', of, option: { entryId, entryGroupId }, count: 5 });
    expect(fixes(laden, 'loadout/too-many')).toEqual([['Have 1 Tide shield in Breakwater Guard.', 175]]);
    expect(explained(laden, 'loadout/too-many')).toMatchObject({ rule: null, selections: [{ name: 'Tide shield', count: 5, unit }] });
  });

  it('add who is missing, the cheapest first', () => {
    expect(fixes(rosterWith(1000, add('siege-dredger')), 'character-present')).toEqual([
      ['Add 1 Harbourmaster.', 270],
      ['Add 1 Ysolde Marn, Keeper of the Long Quay.', 300],
    ]);
  });

  it('make all the choices that a group asks for, where one is not enough', () => {
    const standing = standingOf(rosterIn(twoBadges, 1000, ...led('harbourmaster')), twoBadges);
    const [finding] = standing.assessment.report.findings;
    expect(finding).toMatchObject({ code: 'loadout/too-few', params: { limit: 2, count: 0 } });
    expect(explain(standing, finding?.key ?? '')?.fixes.map(priced)).toEqual([
      ['Have in Harbourmaster: 1 Tide clock, 1 Gilt whistle.', 95],
      ['Have in Harbourmaster: 1 Gilt whistle, 1 Silver key.', 85],
      ['Have in Harbourmaster: 1 Silver key, 1 Tide clock.', 90],
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
