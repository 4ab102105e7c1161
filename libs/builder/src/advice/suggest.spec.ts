import { indexRelease } from '#muster/catalogue';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyIntents } from '../edit/apply-intents.js';
import { assess } from '../assess/assess.js';
import type { Intent } from '../edit/intent.js';
import type { RosterDocument } from '../document/roster-document.js';
import type { SuggestionKind } from './candidate.js';
import { explain } from './explain.js';
import { suggest, type Suggestion } from './suggest.js';
import { add, compiled, edited, rosterWith, standingOf } from './testing/invented-roster.js';

const ALL: readonly SuggestionKind[] = ['unit', 'size', 'wargear', 'enhancement', 'leader', 'transport'];

function suggested(document: RosterDocument, kinds: readonly SuggestionKind[], more: { budget?: number; units?: readonly string[] } = {}) {
  const question = { kinds, budget: more.budget ?? null, units: more.units ?? [] };
  return suggest(standingOf(document), question, { skip: 0, first: 100 }).page;
}

const brief = ({ name, price, pointsLeft, excludedBy }: Suggestion) => [name, price, pointsLeft, excludedBy.map(({ code }) => code)];

const watch = rosterWith(
  500,
  add('harbourmaster', 'master'),
  { kind: 'setWarlord', unit: 'master' },
  add('deckhand-company', 'crew'),
  add('ysolde-marn'),
);
const [master = '', crew = ''] = standingOf(watch).assessment.unitIds;

describe('what can still be added', () => {
  it('is units with the price of the next copy and what is left, the cheapest first, and behind them what is excluded and by what', () => {
    expect(suggested(watch, ['unit']).map(brief)).toEqual([
      ['Signal Runners', 70, 155, []],
      ['Harbourmaster', 80, 145, []],
      ['Lantern Barge', 80, 145, []],
      ['Breakwater Guard', 85, 140, []],
      ['Deckhand Company', 85, 140, []],
      ['Siege Dredger', 190, 35, []],
      ['Ysolde Marn, Keeper of the Long Quay', 110, 115, ['epic-heroes-once']],
    ]);
  });

  it('excludes nobody from a roster that still lacks what can be added, and says what it lacks', () => {
    const units = suggested(rosterWith(1000), ['unit']);
    expect(units.flatMap(({ excludedBy }) => excludedBy)).toEqual([]);
    expect(units.map(({ name, stillMissing }) => [name, stillMissing.map(({ messageId }) => messageId)])).toEqual([
      ['Signal Runners', ['noCharacter']],
      ['Harbourmaster', []],
      ['Lantern Barge', ['noCharacter']],
      ['Breakwater Guard', ['noCharacter']],
      ['Deckhand Company', ['noCharacter']],
      ['Ysolde Marn, Keeper of the Long Quay', []],
      ['Siege Dredger', ['noCharacter']],
    ]);
  });

  it('costs what the next copy costs', () => {
    const dredgers = rosterWith(2000, add('siege-dredger'), add('siege-dredger'));
    expect(suggested(dredgers, ['unit']).find(({ name }) => name === 'Siege Dredger')).toMatchObject({ price: 215, expected: 215 });
  });

  it('says what the limit forbids, and what a budget does not pay', () => {
    const small = rosterWith(500, add('siege-dredger'), add('siege-dredger'));
    const units = suggested(small, ['unit']);
    expect(units.at(-1)).toMatchObject({
      name: 'Siege Dredger',
      pointsLeft: -95,
      isWithinBudget: false,
      excludedBy: [{ code: 'points-within-limit' }],
    });
    expect(suggested(small, ['unit'], { budget: 80 }).map(({ name, isWithinBudget }) => [name, isWithinBudget])).toEqual([
      ['Signal Runners', true],
      ['Harbourmaster', true],
      ['Lantern Barge', true],
      ['Breakwater Guard', false],
      ['Deckhand Company', false],
      ['Ysolde Marn, Keeper of the Long Quay', false],
      ['Siege Dredger', false],
    ]);
  });

  it('is larger sizes, other wargear and Enhancements of the units', () => {
    expect(suggested(watch, ['size']).map(brief)).toEqual([['Deckhand Company: 20', 80, 145, []]]);
    expect(suggested(watch, ['wargear'], { units: [master] }).map(brief)).toEqual([
      ['Harpoon gun', 5, 220, []],
      ['Tide clock', 10, 215, []],
    ]);
    expect(suggested(watch, ['enhancement']).map(brief)).toEqual([
      ['Brass Spyglass', 20, 205, []],
      ['Keel Oath', 25, 200, []],
    ]);
  });

  it('is what refines an Enhancement only where the data show it', () => {
    const { data } = compiled.index;
    const enhancements = data.readModel.enhancements.map((one) => ({ ...one, upgrade: one.name !== 'Brass Spyglass' }));
    const release = { ...compiled, index: indexRelease({ ...data, readModel: { ...data.readModel, enhancements } }, compiled.game) };
    const named = (kind: SuggestionKind, document: RosterDocument) =>
      suggest(standingOf(document, release), { kinds: [kind], budget: null, units: [master] }, { skip: 0, first: 100 }).page.map(
        ({ name }) => name,
      );
    expect([named('enhancement', watch), named('wargear', watch)]).toEqual([
      ['Brass Spyglass'],
      ['Harpoon gun', 'Tide clock', 'Keel Oath'],
    ]);
  });

  it('replaces what there may be only one of', () => {
    const bearer = edited(watch, { kind: 'chooseEntry', unit: master, entry: 'keel-oath', chosen: true });
    expect(suggested(bearer, ['enhancement']).map(brief)).toEqual([['Brass Spyglass', -5, 205, []]]);
  });

  it('is Leaders for a unit, those that are there first, and what a second one is excluded by', () => {
    const leaders = suggested(watch, ['leader'], { units: [crew] });
    expect(
      leaders.map(({ name, price, intents, excludedBy }) => [name, price, intents.map(({ kind }) => kind), excludedBy.length]),
    ).toEqual([
      ['Harbourmaster', 0, ['attach'], 0],
      ['Ysolde Marn, Keeper of the Long Quay', 0, ['attach'], 0],
      ['Harbourmaster', 80, ['addUnit', 'attach'], 0],
      ['Ysolde Marn, Keeper of the Long Quay', 110, ['addUnit', 'attach'], 1],
    ]);
    const led = edited(watch, { kind: 'attach', leader: master, bodyguard: crew });
    expect(suggested(led, ['leader'], { units: [crew] }).map(({ excludedBy }) => excludedBy.map(({ code }) => code))).toEqual([
      ['attached-unit-leaders-within-limit'],
      ['attached-unit-leaders-within-limit'],
      ['epic-heroes-once', 'attached-unit-leaders-within-limit'],
    ]);
  });

  it('is transports for units together, and those without room are excluded', () => {
    const [alone] = suggested(watch, ['transport'], { units: [crew] });
    expect(alone && [...brief(alone), alone.intents.map(({ kind }) => kind)]).toEqual([
      'Lantern Barge',
      80,
      145,
      [],
      ['addUnit', 'embark'],
    ]);
    const more = edited(watch, add('deckhand-company'));
    const crews = standingOf(more).assessment.unitIds.filter((_, at) => at === 1 || at === 3);
    expect(suggested(more, ['transport'], { units: crews }).map(brief)).toEqual([['Lantern Barge', 80, 60, ['transport-capacity-kept']]]);
  });

  it('comes a page at a time, in one order', () => {
    const question = { kinds: ALL, budget: null, units: [] };
    const all = suggest(standingOf(watch), question, { skip: 0, first: 100 });
    const pages = [0, 7, 14, 21].flatMap((skip) => suggest(standingOf(watch), question, { skip, first: 7 }).page);
    expect(all.page.length).toBe(all.totalCount);
    expect(pages.map(({ kind, name, units }) => [kind, name, units])).toEqual(all.page.map(({ kind, name, units }) => [kind, name, units]));
  });
});

const sheets = ['harbourmaster', 'ysolde-marn', 'deckhand-company', 'breakwater-guard', 'lantern-barge', 'siege-dredger', 'signal-runners'];

it('what is not excluded brings no new error but what it is said to lack, and which something added settles', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...sheets), { maxLength: 6 }), fc.constantFrom(500, 1000), (units, limit) => {
      const standing = standingOf(rosterWith(limit, ...units.map((one): Intent => add(one))));
      const before = new Set(standing.assessment.report.findings.map(({ code, messageId }) => `${code} ${messageId}`));
      for (const { excludedBy, stillMissing, impossible, intents, price } of suggest(
        standing,
        { kinds: ALL, budget: null, units: [] },
        { skip: 0, first: 100 },
      ).page) {
        if (excludedBy.length > 0 || impossible !== null) continue;
        let last = 0;
        const { document } = applyIntents(standing.document, intents, compiled.index, () => `p${(last += 1)}`);
        const after = document && assess(document, compiled);
        const lacks = new Set(stillMissing.map(({ key }) => key));
        const gained = after?.report.findings.filter(
          ({ severity, code, messageId, key }) => severity === 'error' && !before.has(`${code} ${messageId}`) && !lacks.has(key),
        );
        for (const key of lacks) {
          const fixes = (document && explain(standingOf(document), key)?.fixes) ?? [];
          expect(fixes.flatMap((fix) => fix.intents.map(({ kind }) => kind)).filter((kind) => kind !== 'addUnit')).toEqual([]);
          expect(fixes.length > 0 || limit === 500).toBe(true);
        }
        expect([gained, (after?.report.points.computed ?? 0) - (standing.assessment.report.points.computed ?? 0)]).toEqual([[], price]);
      }
    }),
    { numRuns: 12 },
  );
});
