import { describe, expect, it } from 'vitest';
import { readList } from '../read-list.js';
import { readCommandPointSum } from './command-points.js';
import { list } from './fixtures/lists.js';

describe('a tournament list of the 9th edition', () => {
  const { roster, format, lines, review, diagnostics } = readList(list);

  it('is recognised, and every line is accounted for', () => {
    expect(format).toEqual({ id: 'etc', dialect: null, edition: '9e', confidence: 'certain' });
    expect([review, diagnostics]).toEqual([[], []]);
    expect(lines.filter(({ as }) => as !== 'blank').map(({ as }) => as)).toEqual([
      ...['note', 'rule', 'faction', 'faction', 'checksum', 'checksum', 'title', 'note', 'commandPoints', 'commandPoints', 'rule'],
      ...['detachment', 'unit', 'unit', 'detachment', 'unit', 'unit'],
    ]);
  });

  it('has detachments without their numbers, with cost and sub-faction', () => {
    expect(roster.detachments).toEqual([
      { name: 'Patrol Detachment', id: null, line: 13, commandPoints: 0 },
      { name: 'Outrider Detachment', id: null, line: 18, commandPoints: -2 },
    ]);
    expect(roster.armySelections?.map(({ name, detachment }) => [name, detachment])).toEqual([
      ['Long Watch', null],
      ['Deep Hold', null],
      ['Old Quay', 0],
    ]);
    expect([roster.statedPoints, roster.statedPowerLevel, roster.declared?.reinforcementPoints]).toEqual([421, 22, 0]);
  });

  it('reads a unit with its role, price, Power Rating and number of models', () => {
    expect(roster.units[1]).toEqual({
      unitId: '2',
      name: 'Deckhands',
      id: null,
      line: 16,
      section: 'Troops',
      detachment: 0,
      statedPoints: 146,
      statedPowerRating: 6,
      models: 17,
      warlord: false,
      enhancements: [],
      loadout: ['hook', 'Bosun', 'Signal flag'].map((name) => ({ name, id: null, line: 16, count: 1, items: [] })),
    });
    expect(
      roster.units.map(({ name, warlord, statedPoints, statedPowerRating }) => [name, warlord, statedPoints, statedPowerRating]),
    ).toEqual([
      ['tide caller', true, 95, 4],
      ['Deckhands', false, 146, 6],
      ['Harbour Warden', false, 80, 5],
      ['Gulls', false, 100, 7],
    ]);
    expect(roster.units.map(({ loadout }) => loadout.map(({ name }) => name))).toEqual([
      ['Salts-Red', 'Charm'],
      ['hook', 'Bosun', 'Signal flag'],
      ['Oar'],
      ['Salts(Grey)'],
    ]);
  });

  it('states only part of the wargear of each unit', () => expect(roster.statesWargear).toBe(false));

  it('records relics and Warlord Traits with their cost', () => {
    expect(roster.declared?.units).toEqual([
      {
        unit: '1',
        relics: [{ name: 'Long Lantern', id: null, line: 15, source: 'stratagem' }],
        warlordTraits: [{ name: 'Steady Hand', id: null, line: 15, source: 'stratagem' }],
      },
      { unit: '3', warlordTraits: [{ name: 'Cold Eye', id: null, line: 20, source: null }] },
    ]);
    expect(roster.commandPoints).toEqual({ start: 12, changes: [-1, -1], left: 10, line: 10 });
    expect(roster.declared?.spends?.map(({ commandPoints, purpose, unit }) => [commandPoints, purpose, unit])).toEqual([
      [1, 'warlord-trait', '1'],
      [1, 'relic', '1'],
    ]);
  });

  it("records no spent Command points if they differ from the army's sum", () => {
    const { roster: other, diagnostics: said } = readList(list.replace('12 -1 - 1 = 10', '12 -2 -2 = 9'));
    expect(other.declared?.spends).toBeUndefined();
    expect(said.map(({ code, params, line }) => [code, params, line])).toEqual([['text/command-points-differ', { left: 9, sum: 8 }, 10]]);
  });

  it('reports Power Ratings that do not add up to the Power Level', () => {
    expect(readList(list.replace('22 PL', '23 PL')).diagnostics.map(({ code, params }) => [code, params])).toEqual([
      ['text/power-level-differs', { total: 23, sum: 22 }],
    ]);
  });

  it('reads the number of items, and of models with a multiplication sign', () => {
    const { roster: counted } = readList(
      list.replace('Tr1: 17 Deckhands(136pts), hook (5pts)', 'Tr1: 17x Deckhands(136pts), 3x hook (15pts), 1x Relic - Bell'),
    );
    const { name, models, loadout } = counted.units[1] ?? {};
    expect([name, models, loadout?.map((item) => [item.count, item.name])]).toEqual([
      'Deckhands',
      17,
      [
        [3, 'hook'],
        [1, 'Bosun'],
        [1, 'Signal flag'],
      ],
    ]);
    expect(counted.declared?.units?.[1]).toEqual({ unit: '2', relics: [{ name: 'Bell', id: null, line: 16, source: null }] });
  });

  it('reports unknown lines', () => {
    const text = list.replace('+KP &', '+Morale: high\n+KP &').replace('Tr1:', 'Zz1:');
    expect(readList(text).review.map(({ messageId, line }) => [messageId, line])).toEqual([
      ['unreadLine', 8],
      ['unreadLine', 17],
    ]);
  });

  it('belongs to the 8th edition if the sum goes up', () => {
    expect(readList(list.replace('12 -1 - 1 = 10', '3 +5 +4 -1 -1 = 10')).format.edition).toBe('8e');
  });
});

it.each([
  ['12 -1 -1 = 10', { start: 12, changes: [-1, -1], left: 10 }],
  ['12CP − 2CP + 1 = 11CP', { start: 12, changes: [-2, 1], left: 11 }],
  ['6', { start: null, changes: [], left: 6 }],
  ['12-3', { start: 12, changes: [-3], left: null }],
  ['some', null],
  ['1 = 2 = 3', null],
])('reads the sum %j', (text, expected) => {
  expect(readCommandPointSum(text, 1)).toEqual(expected === null ? null : { ...expected, line: 1 });
});

describe('lists of other tools with one unit per line', () => {
  const tenth = `+++++++++++++++++++++++++++++
Nom du joueur : Ann Other
Nom de l'équipe :
Factions utilisées : Tidewardens
Points d'armée : 420
Améliorations d'armée : Tide Caller : Long Lantern
Règle de détachement : Tidewardens - Lamplit Vigil
+++++++++++++++++++++++++++++

== DETACHEMENT Tidewardens - Lamplit Vigil :
Au début du tour, choisir :
- une lampe
- ou deux.Tidewardens [420pts] ==

Personnages 1 : Tide Caller [110pts] [Seigneur de guerre] Conch
--- Optimisations : Lamplit Vigil - Long Lantern (20)

Ligne 1 : 10 Deckhands [150pts] 2 Harpoon gun (0), Signal flag
--- Bosun,Cutlass (0), Knife
Ligne 2 : 4 (+1) Gulls [80pts]
Véhicules 1 : Skiff, Twin oar [80pts]`;

  it('belongs to the 10th edition if it has a field for the detachment rule, whose text is not a unit', () => {
    const { roster, format, review } = readList(tenth);
    expect([format.id, format.edition, review]).toEqual(['etc', '10e', []]);
    expect([roster.factions[0]?.name, roster.detachments.map(({ name }) => name), roster.statedPoints]).toEqual([
      'Tidewardens',
      ['Tidewardens - Lamplit Vigil'],
      420,
    ]);
    expect(
      roster.units.map(({ name, models, section, warlord, statedPoints }) => [name, models ?? null, section, warlord, statedPoints]),
    ).toEqual([
      ['Tide Caller', null, 'Characters', true, 110],
      ['Deckhands', 10, 'Battleline', false, 150],
      ['Gulls', 5, 'Battleline', false, 80],
      ['Skiff', null, 'Other Datasheets', false, 80],
    ]);
    expect(roster.units[0]?.enhancements).toEqual([{ name: 'Long Lantern', id: null, line: 16, statedPoints: 20 }]);
    expect(roster.units[1]?.loadout.map(({ count, name, items }) => [count, name, items.map((item) => item.name)])).toEqual([
      [2, 'Harpoon gun', []],
      [1, 'Signal flag', []],
      [1, 'Bosun', ['Cutlass', 'Knife']],
    ]);
  });

  it('names the Warlord with or without its role', () => {
    for (const warlord of ['Tide Caller', 'Character 1 - Tide Caller', 'HQ1: Tide Caller - Cold Eye']) {
      const { review } = readList(tenth.replace('Règle', `Warlord : ${warlord}\nRègle`));
      expect([warlord, review]).toEqual([warlord, []]);
    }
  });

  const ninth = `PLAYER : Ann Other

DETACHMENT : Bataillon Old Quay

HQ1 : [Warlord] Tide Caller(80 + 1*10),
[Relique] Long Lantern, [Trait] Cold Eye [90]
Troup1 : 5 Deckhands(40 + 2*5), 4 Hook, Bosun(0) [50]
Troup2 : 5 Deckhands(50) [50]
--- Relique : Relique (-1 PC) : Salt Bell (0)
Total detachment : 190

ARMY TOTAL [190]`;

  it('may have no header, units on several lines, prices that are sums, and totals at the end', () => {
    const { roster, format, review } = readList(ninth);
    expect([format.id, format.edition, review]).toEqual(['etc', '9e', []]);
    expect([roster.statedPoints, roster.playerName, roster.detachments.map(({ name }) => name)]).toEqual([
      190,
      'Ann Other',
      ['Battalion Detachment'],
    ]);
    expect(roster.factions.map(({ name }) => name)).toEqual(['Old Quay']);
    expect(roster.units.map(({ name, models, warlord, statedPoints }) => [name, models ?? null, warlord, statedPoints])).toEqual([
      ['Tide Caller', null, true, 90],
      ['Deckhands', 5, false, 50],
      ['Deckhands', 5, false, 50],
    ]);
    expect(roster.declared?.units?.map(({ relics = [], warlordTraits = [] }) => [relics[0]?.name, warlordTraits[0]?.name])).toEqual([
      ['Long Lantern', 'Cold Eye'],
      ['Salt Bell', undefined],
    ]);
  });

  it('reports a line of no known kind', () => {
    expect(readList(ninth.replace('\nARMY', '\nsee you at the harbour\nARMY')).review.map(({ line }) => line)).toEqual([12]);
  });
});

describe('lists of the 11th edition', () => {
  const fence = '+'.repeat(40);
  const text = `${fence}
Nom du joueur : Ann
Factions utilisées : Tidewardens
Points d'armée : 495
Disposition : Prendre et tenir
${fence}
Détachements :
Tidewardens - Lamplit Vigil 2 PDD
Tidewardens - Deep Watch (1 DP)
${fence}

Ligne 1 : 10 Deckhands [205pts] 10 Axe (0)
---- Mots-clés : Ligne (0)
|\tPersonnages 1 : [Meneur] Harbour Warden [95pts] Hook (0)
|\t--- Optimisations : Long Lantern (20)
|\tPersonnages 2 : [Appui] Tide Caller [95pts]

Unité assignée 1 :
Infanterie 1 : 5 Gulls [100pts]`;

  it('state detachments on lines of their own, a Force Disposition, and units that join the unit above', () => {
    const { roster, format, review } = readList(text);
    expect(review).toEqual([]);
    expect(format).toMatchObject({ id: 'etc', edition: '11e' });
    expect(roster.detachments.map(({ name, line }) => [name, line])).toEqual([
      ['Lamplit Vigil', 8],
      ['Deep Watch', 9],
    ]);
    expect(roster.units.map(({ name, detachment }) => [name, detachment])).toEqual([
      ['Deckhands', null],
      ['Harbour Warden', null],
      ['Tide Caller', null],
      ['Gulls', null],
    ]);
    expect(roster.units[1]?.enhancements).toMatchObject([{ name: 'Long Lantern', statedPoints: 20 }]);
    expect(roster.units[0]?.loadout.map(({ name }) => name)).toEqual(['Axe']);
    expect(roster.declared).toEqual({
      attachments: [
        { leader: '2', bodyguard: '1' },
        { leader: '3', bodyguard: '1', supports: true },
      ],
      forceDispositions: ['Take and Hold'],
    });
  });

  it('may name the detachment behind the label', () => {
    const one = text.replace(/Détachements :\n[^+]+/u, 'Détachements : Tidewardens - Lamplit Vigil\n\n');
    expect(readList(one)).toMatchObject({ roster: { detachments: [{ name: 'Lamplit Vigil', line: 7 }] }, review: [] });
  });
});
