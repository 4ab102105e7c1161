import { indexRelease } from '#muster/catalogue';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyIntents } from '../edit/apply-intents.js';
import { assess } from '../assess/assess.js';
import type { Intent } from '../edit/intent.js';
import type { RosterDocument } from '../document/roster-document.js';
import { EVERY_SOURCE, type SuggestionKind } from './candidate.js';
import { explain } from './explain.js';
import { suggest, type Suggestion } from './suggest.js';
import { add, compiled, edited, rosterWith, standingOf } from './testing/invented-roster.js';

const ALL: readonly SuggestionKind[] = ['unit', 'size', 'wargear', 'enhancement', 'leader', 'transport'];

function suggested(document: RosterDocument, kinds: readonly SuggestionKind[], more: { budget?: number; units?: readonly string[] } = {}) {
  const question = { kinds, budget: more.budget ?? null, units: more.units ?? [], sources: EVERY_SOURCE };
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

describe('suggestions', () => {
  it('contain units with the price of the next copy and the points left, core units first, followed by excluded units with the reasons', () => {
    expect(suggested(watch, ['unit']).map(brief)).toEqual([
      ['Deckhand Company', 85, 140, []],
      ['Signal Runners', 70, 155, []],
      ['Breakwater Guard', 85, 140, []],
      ['Siege Dredger', 190, 35, []],
      ['Harbourmaster', 80, 145, []],
      ['Lantern Barge', 80, 145, []],
      ['Ysolde Marn, Keeper of the Long Quay', 110, 115, ['epic-heroes-once']],
    ]);
  });

  it('exclude no unit because of missing items that can be added, and do not repeat what the army lacks anyway', () => {
    const units = suggested(rosterWith(1000), ['unit']);
    expect(units.flatMap(({ excludedBy }) => excludedBy)).toEqual([]);
    expect(units.map(({ name, stillMissing }) => [name, stillMissing.map(({ messageId }) => messageId)])).toEqual([
      ['Harbourmaster', []],
      ['Ysolde Marn, Keeper of the Long Quay', []],
      ['Deckhand Company', []],
      ['Signal Runners', []],
      ['Breakwater Guard', []],
      ['Siege Dredger', []],
      ['Lantern Barge', []],
    ]);
  });

  it('have the price of the next copy', () => {
    const dredgers = rosterWith(2000, add('siege-dredger'), add('siege-dredger'));
    expect(suggested(dredgers, ['unit']).find(({ name }) => name === 'Siege Dredger')).toMatchObject({ price: 215, expected: 215 });
  });

  it('show which units exceed the limit or the budget', () => {
    const small = rosterWith(500, add('siege-dredger'), add('siege-dredger'));
    const units = suggested(small, ['unit']);
    expect(units.at(-1)).toMatchObject({
      name: 'Siege Dredger',
      pointsLeft: -95,
      isWithinBudget: false,
      excludedBy: [{ code: 'points-within-limit' }],
    });
    expect(suggested(small, ['unit'], { budget: 80 }).map(({ name, isWithinBudget }) => [name, isWithinBudget])).toEqual([
      ['Harbourmaster', true],
      ['Signal Runners', true],
      ['Lantern Barge', true],
      ['Ysolde Marn, Keeper of the Long Quay', false],
      ['Deckhand Company', false],
      ['Breakwater Guard', false],
      ['Siege Dredger', false],
    ]);
  });

  it('contain larger sizes, other wargear and Enhancements of the units', () => {
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

  it('contain refinements of an Enhancement only if the data shows them', () => {
    const { data } = compiled.index;
    const enhancements = data.readModel.enhancements.map((one) => ({ ...one, upgrade: one.name !== 'Brass Spyglass' }));
    const release = { ...compiled, index: indexRelease({ ...data, readModel: { ...data.readModel, enhancements } }, compiled.game) };
    const named = (kind: SuggestionKind, document: RosterDocument) =>
      suggest(
        standingOf(document, release),
        { kinds: [kind], budget: null, units: [master], sources: EVERY_SOURCE },
        { skip: 0, first: 100 },
      ).page.map(({ name }) => name);
    expect([named('enhancement', watch), named('wargear', watch)]).toEqual([
      ['Brass Spyglass'],
      ['Harpoon gun', 'Tide clock', 'Keel Oath'],
    ]);
  });

  it('replace a choice of which only one is allowed', () => {
    const bearer = edited(watch, { kind: 'chooseEntry', unit: master, entry: 'keel-oath', chosen: true });
    expect(suggested(bearer, ['enhancement']).map(brief)).toEqual([['Brass Spyglass', -5, 205, []]]);
  });

  it('contain Leaders for a unit, existing ones first, with the reason that excludes a second one', () => {
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

  it('contain transports for several units together, and exclude those without enough room', () => {
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

  it('are returned in pages with a fixed order', () => {
    const question = { kinds: ALL, budget: null, units: [], sources: EVERY_SOURCE };
    const all = suggest(standingOf(watch), question, { skip: 0, first: 100 });
    const pages = [0, 7, 14, 21].flatMap((skip) => suggest(standingOf(watch), question, { skip, first: 7 }).page);
    expect(all.page.length).toBe(all.totalCount);
    expect(pages.map(({ kind, name, units }) => [kind, name, units])).toEqual(all.page.map(({ kind, name, units }) => [kind, name, units]));
  });
});

const sheets = ['harbourmaster', 'ysolde-marn', 'deckhand-company', 'breakwater-guard', 'lantern-barge', 'siege-dredger', 'signal-runners'];

it('suggestions that are not excluded add no errors except those listed as missing, which an addition resolves', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...sheets), { maxLength: 6 }), fc.constantFrom(500, 1000), (units, limit) => {
      const standing = standingOf(rosterWith(limit, ...units.map((one): Intent => add(one))));
      const before = new Set(standing.assessment.report.findings.map(({ code, messageId }) => `${code} ${messageId}`));
      for (const { excludedBy, stillMissing, impossible, intents, price } of suggest(
        standing,
        { kinds: ALL, budget: null, units: [], sources: EVERY_SOURCE },
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
