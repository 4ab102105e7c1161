import { describe, expect, it } from 'vitest';
import type { EvaluatedSelection } from '#muster/battlescribe';
import { sampleRelease } from '../../../../test/checking/sample-release.js';
import { applyIntents } from './apply-intents.js';
import { assess, type Assessment } from '../assess/assess.js';
import type { Intent } from './intent.js';
import { newRoster } from './new-roster.js';
import { entriesIn, findPlace } from './find-selection.js';
import { readDocument } from '../document/read-document.js';
import type { RosterDocument, RulesSetting } from '../document/roster-document.js';
import { say } from '../testing/say.js';

const compiled = sampleRelease('sample-2026-07');
const { index } = compiled;

function counter(): () => string {
  let last = 0;
  return () => `s${(last += 1)}`;
}

const idOf = (kind: 'datasheets' | 'detachments' | 'enhancements', slug: string): string => {
  const found = index.data.readModel[kind].find((entry) => entry.slug === slug);
  if (!found) throw new Error(`There is no ${slug}.`);
  return found.id;
};
const [faction] = index.data.readModel.factions.filter(({ slug }) => slug === 'tidewright-league');
if (!faction) throw new Error('The sample has the faction.');

const newId = counter();

function start(): RosterDocument {
  const { document, fault } = newRoster(
    {
      name: 'First watch',
      faction: faction?.id ?? '',
      detachments: [idOf('detachments', 'harbour-watch')],
      battleSize: { name: 'Strike Force', limit: 2000 },
    },
    index,
    newId,
  );
  if (!document) throw new Error(JSON.stringify(fault));
  return document;
}

function apply(document: RosterDocument, ...intents: readonly Intent[]): RosterDocument {
  const applied = applyIntents(document, intents, index, newId);
  if (applied.fault) throw new Error(JSON.stringify(applied.fault));
  return applied.document;
}

const assessed = (document: RosterDocument): Assessment => assess(document, compiled);
const add = (slug: string, as?: string, models?: number): Intent => ({
  kind: 'addUnit',
  datasheet: idOf('datasheets', slug),
  ...(as === undefined ? {} : { as }),
  ...(models === undefined ? {} : { models }),
});

const priced = (document: RosterDocument): readonly (readonly [string, number | null, number | null])[] =>
  assessed(document).report.units.map(({ name, models, computed }) => [name, models, computed]);

/** The names of all chosen options. */
function chosen(document: RosterDocument): readonly string[] {
  const within = (selections: readonly EvaluatedSelection[]): readonly string[] =>
    selections.flatMap(({ name, selections: inner }) => [name, ...within(inner)]);
  return assessed(document).evaluation.forces.flatMap(({ selections }) => within(selections));
}

describe('a new roster', () => {
  it('has no units, but a faction, a detachment and a battle size', () => {
    const { report } = assessed(start());
    expect(report.army).toMatchObject({ name: 'First watch', faction: 'Tidewright League', detachments: ['Harbour Watch'] });
    expect([report.points, report.units]).toEqual([{ limit: 2000, limitSource: 'STATED', stated: 0, computed: 0 }, []]);
  });

  it('is refused for an unknown faction or detachment', () => {
    const asked = { name: '', faction: 'nowhere', detachments: [], battleSize: null };
    expect(newRoster(asked, index, newId).fault).toMatchObject({ messageId: 'UNKNOWN_FACTION', path: ['faction'] });
    const other = { ...asked, faction: faction.id, detachments: ['nothing'] };
    expect(newRoster(other, index, newId).fault).toMatchObject({ messageId: 'UNKNOWN_DETACHMENT', path: ['detachments', 0] });
  });
});

describe('units', () => {
  it('are added at the smallest or the requested size, with their price', () => {
    const document = apply(start(), add('harbourmaster'), add('deckhand-company'), add('deckhand-company', 'big', 20));
    expect(priced(document)).toEqual([
      ['Harbourmaster', 1, 80],
      ['Deckhand Company', 10, 85],
      ['Deckhand Company', 20, 165],
    ]);
  });

  it('are duplicated, resized and removed, also by the name that an earlier intent gave them', () => {
    const document = apply(
      start(),
      add('deckhand-company', 'one'),
      { kind: 'duplicateUnit', unit: 'one', as: 'two' },
      { kind: 'resizeUnit', unit: 'two', models: 20 },
      { kind: 'removeUnit', unit: 'one' },
    );
    expect(priced(document)).toEqual([['Deckhand Company', 20, 165]]);
    const smaller = apply(document, { kind: 'resizeUnit', unit: assessed(document).unitIds[0] ?? '', models: 10 });
    expect(priced(smaller)).toEqual([['Deckhand Company', 10, 85]]);
  });

  it('may have a forbidden size, which the verdict reports', () => {
    const document = apply(start(), add('deckhand-company', undefined, 23));
    expect(priced(document).map(([, models]) => models)).toEqual([23]);
    expect(assessed(document).report.verdict).not.toBe('LEGAL');
  });

  it('of another faction are put into a separate force', () => {
    const document = apply(start(), add('saplings'));
    expect(document.state.forces).toHaveLength(2);
    expect(priced(document).map(([name]) => name)).toEqual(['Saplings']);
  });
});

describe('choices', () => {
  const withMaster = apply(start(), add('harbourmaster', 'hm'), add('deckhand-company', 'crew'));
  const [master = '', crew = ''] = assessed(withMaster).unitIds;

  it('add and remove an enhancement', () => {
    const entry = idOf('enhancements', 'brass-spyglass');
    const taken = apply(withMaster, { kind: 'chooseEntry', unit: master, entry, chosen: true });
    const price = index.data.readModel.enhancements.find(({ id }) => id === entry)?.points ?? 0;
    expect(price).toBeGreaterThan(0);
    expect(priced(taken)[0]).toEqual(['Harbourmaster', 1, 80 + price]);
    expect(priced(apply(taken, { kind: 'chooseEntry', unit: master, entry, chosen: false }))[0]).toEqual(['Harbourmaster', 1, 80]);
  });

  it('make one unit the Warlord, then another', () => {
    const both = apply(withMaster, add('harbourmaster'));
    const [first = '', , second = ''] = assessed(both).unitIds;
    const marked = (document: RosterDocument): readonly string[] => [
      ...chosen(document).filter((name) => name === 'Warlord'),
      ...(document.warlord === null ? [] : ['declared']),
    ];
    const one = apply(both, { kind: 'setWarlord', unit: first });
    const other = apply(one, { kind: 'setWarlord', unit: second });
    const none = apply(other, { kind: 'setWarlord', unit: null });
    expect([marked(one).length, marked(other).length, marked(none).length]).toEqual([1, 1, 0]);
    expect(assessed(other).report.findings.filter(({ code }) => code.startsWith('warlord'))).toEqual([]);
  });

  it('replace the wargear of a group that allows only one choice', () => {
    const view = findPlace(compiled.game, withMaster.state, master)?.view;
    const gun = view && entriesIn(view).find(({ name }) => name === 'Harpoon gun');
    if (!gun) throw new Error('The sample offers it.');
    const choose = (count: number): Intent => ({
      kind: 'chooseOption',
      of: master,
      option: { entryId: gun.entryId, entryGroupId: gun.entryGroupId },
      count,
    });
    const sidearms = (document: RosterDocument): readonly string[] =>
      chosen(document).filter((name) => ['Flare pistol', 'Harpoon gun'].includes(name));
    expect(sidearms(withMaster)).toEqual(['Flare pistol']);
    expect(sidearms(apply(withMaster, choose(1)))).toEqual(['Harpoon gun']);
    expect(sidearms(apply(withMaster, choose(1), choose(0)))).toEqual([]);
  });

  it('attach, embark and place in Reserves; removing the unit removes these declarations', () => {
    const barge = apply(withMaster, add('lantern-barge', 'barge'), { kind: 'attach', leader: master, bodyguard: crew });
    const transport = assessed(barge).unitIds.at(-1) ?? '';
    const formed = apply(barge, { kind: 'embark', unit: crew, transport }, { kind: 'placeInReserves', unit: transport, how: 'strategic' });
    expect(formed.declarations).toEqual({
      attachments: [{ leader: master, bodyguard: crew }],
      passengers: [{ unit: crew, transport }],
      reserves: [{ unit: transport, how: 'strategic' }],
    });
    const without = apply(formed, { kind: 'removeUnit', unit: crew }, { kind: 'setUp', unit: transport });
    expect(without.declarations).toEqual({});
  });
});

describe('rules of an event', () => {
  const rules = (amendments: readonly string[], houseRules: RulesSetting['houseRules'] = null): Intent => ({
    kind: 'setAmendments',
    amendments,
    houseRules,
  });
  const judged = (document: RosterDocument): readonly (readonly string[])[] => {
    const { report } = assessed(document);
    return [report.amendments.map(({ id }) => id), report.findings.map(({ code }) => code)];
  };

  it('apply until others are set, and are stored with the roster', () => {
    const plain = apply(start(), add('signal-runners', 'run'), add('harbourmaster', 'hm'), { kind: 'setWarlord', unit: 'hm' });
    const event = apply(plain, rules([], { title: 'No horses', banned: ['Signal Runners'] }));
    expect([judged(plain), judged(event)]).toEqual([
      [[], []],
      [['house-rules'], ['no-banned-units']],
    ]);
    expect(readDocument(JSON.parse(JSON.stringify(event)))).toEqual(event);
    expect(judged(apply(event, rules([])))).toEqual([[], []]);
  });

  it.each<[string, Intent]>([
    ['There is no amendment "be-kind".', rules(['be-kind'])],
    ['"wh40k-9e-nephilim" amends wh40k-9e, not wh40k-10e.', rules(['wh40k-9e-nephilim'])],
    [
      '"wh40k-10e-house-rules" and "house-rules" both change the rule "no-legends".',
      rules(['wh40k-10e-house-rules'], { title: 'x', legends: false }),
    ],
  ])('are refused where they cannot apply: %s', (reason, intent) => {
    const { fault } = applyIntents(start(), [intent], index, newId);
    expect([fault?.messageId, fault && say(fault), fault?.path.slice(0, 3)]).toEqual([
      'RULES_REFUSED',
      reason,
      ['intents', 0, 'setAmendments'],
    ]);
  });

  it('are only those of the edition for rosters stored before rules could be set', () => {
    const { rules: _rules, ...older } = start();
    expect(readDocument(older).rules).toEqual({ amendments: [], houseRules: null });
  });
});

describe('losses of a unit from an import or a move', () => {
  const lost = {
    code: 'UNRESOLVED_NAME',
    about: 'loadout',
    messageId: 'noSuchOption',
    params: { unit: 'Breakwater Guard', name: 'Lost shield' },
  } as const;
  const built = apply(start(), add('harbourmaster', 'hm'), { kind: 'setWarlord', unit: 'hm' }, add('breakwater-guard', 'guard', 9));
  const [, guard = ''] = assessed(built).unitIds;
  const doubted: RosterDocument = { ...built, doubts: [{ unit: guard, reason: lost }] };
  const judged = (document: RosterDocument): readonly unknown[] => {
    const { verdict, findings, review } = assessed(document).report;
    return [verdict, findings.map(({ code }) => code), review.map(({ messageId, path }) => [messageId, path])];
  };

  it('need review, together with their consequences, until the choices of the unit are edited', () => {
    expect(judged(built)).toEqual(['ILLEGAL', ['unit-size-purchasable'], []]);
    const inDoubt = ['NEEDS_REVIEW', ['unit-size-purchasable'], [['noSuchOption', ['units', 1]]]];
    expect(judged(doubted)).toEqual(inDoubt);
    expect(judged(apply(doubted, { kind: 'rename', name: 'Other' }))).toEqual(inDoubt);
    expect(judged(apply(doubted, { kind: 'resizeUnit', unit: guard, models: 3 }))).toEqual(['LEGAL', [], []]);
    expect(judged(apply(doubted, { kind: 'resizeUnit', unit: guard, models: 9 }))).toEqual(judged(built));
    expect(judged(apply(doubted, { kind: 'removeUnit', unit: guard }))).toEqual(['LEGAL', [], []]);
  });

  it('are stored with the roster and copied with the unit', () => {
    expect(readDocument(JSON.parse(JSON.stringify(doubted)))).toEqual(doubted);
    const copied = apply(doubted, { kind: 'duplicateUnit', unit: guard }).doubts;
    expect(copied.map(({ reason }) => reason)).toEqual([lost, lost]);
    expect(new Set(copied.map(({ unit }) => unit)).size).toBe(2);
  });
});
