import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rawLinesOf } from '../text/raw-lines.js';
import { secondListAt as secondAmong, splitBlob } from './split-blob.js';

const secondListAt = (text: string): number | null => secondAmong(rawLinesOf(text));

const APP = `Low Tide (995 points)

Tidewright League
Incursion (1000 points)
Harbour Watch

CHARACTERS

Harbourmaster (85 points)
  • Warlord

Exported with App Version: v1.0.0 (1), Data Version: v1`;

const PLUS = `+++++++++++++++++++++
+ FACTION KEYWORD: Ashen Orchard
+ DETACHMENT: Slow Autumn
+ TOTAL ARMY POINTS: 995pts
+ NUMBER OF UNITS: 2
+++++++++++++++++++++

Char1: 1x Grafter Elder (85 pts): Pruning hook
10x Saplings (115 pts): Seed sling`;

const FORCES = `++ Battalion Detachment 0CP (Ashen Orchard) [54 PL, 995pts] ++

+ HQ +

Grafter Elder [5 PL, 85pts]: Pruning hook

++ Patrol Detachment 0CP (Ashen Orchard) [10 PL, 115pts] ++

Saplings [4 PL, 115pts]

++ Total: [64 PL, 1110pts] ++`;

const MARKDOWN = `Ashen Orchard - Thorns - [995 pts]

# ++ Army Roster ++ [995 pts]
## Configuration
Battle Size: Incursion (1000 Point limit)

## Character [85 pts]
Grafter Elder [85 pts]: Pruning hook`;

const LISTS = [APP, PLUS, FORCES, MARKDOWN];
const texts = (blob: string): readonly string[] => splitBlob(blob).lists.map(({ text }) => text);

describe('lists that follow each other', () => {
  it('are separated by their headers, without a rule or a name between them', () =>
    expect(texts([...LISTS, ...LISTS].join('\n\n'))).toEqual([...LISTS, ...LISTS]));

  it('are separated after a footer if they state no battle size', () => {
    const unlimited = APP.replace('Incursion (1000 points)\n', '');
    expect(texts([APP, unlimited, unlimited].join('\n\n'))).toEqual([APP, unlimited, unlimited]);
  });
  it('need no blank line between them', () => expect(texts([PLUS, APP, PLUS].join('\n'))).toEqual([PLUS, APP, PLUS]));

  it('keep their players, labelled in several languages', () => {
    const blob = `Player: Ada\n${APP}\n\nJoueur : Émile\n\n${PLUS}\n\nPLAYER NAME: Grace Hopper\n${MARKDOWN}`;
    expect(splitBlob(blob).lists).toEqual([
      { player: 'Ada', text: `Player: Ada\n${APP}` },
      { player: 'Émile', text: `Joueur : Émile\n\n${PLUS}` },
      { player: 'Grace Hopper', text: `PLAYER NAME: Grace Hopper\n${MARKDOWN}` },
    ]);
  });

  it('keep a player named within the header', () => {
    const named = PLUS.replace('+ TOTAL', '+ PLAYER: Ada\n+ TOTAL');
    expect(splitBlob(`${named}\n\n${PLUS}`).lists.map(({ player }) => player)).toEqual(['Ada', null]);
  });

  it('include the text above their header, except text before the first rule', () => {
    const { lists, unassigned } = splitBlob(
      `All lists of Saturday\n\n=======\nThe tide rises.\n\n${APP}\n-------\nAda\nTeam North\n\n${PLUS}`,
    );
    expect(lists.map(({ text }) => text)).toEqual([`The tide rises.\n\n${APP}`, `Ada\nTeam North\n\n${PLUS}`]);
    expect(unassigned).toEqual([{ line: 1, text: 'All lists of Saturday' }]);
  });
});

describe('a list is not split', () => {
  it("by a header of plus signs above the app's title", () => {
    const both = `${PLUS.split('\n').slice(0, 6).join('\n')}\n\n${APP}`;
    expect(texts(both)).toEqual([both]);
  });
  it('by rules, blank lines and expensive units in it', () => {
    const list = APP.replace(
      '  • Warlord',
      '  • Warlord\n\n==========\n\n\nGreat Leviathan (3500 points)\n  • 1x Jaws\n-----\n\nReef (90 points)\n',
    );
    expect(texts(list)).toEqual([list]);
  });
  it('by its own forces', () => expect(texts(FORCES)).toEqual([FORCES]));
});

describe('a second list', () => {
  it('is recognised by its own header', () => {
    for (const list of LISTS) {
      expect(secondListAt(list)).toBeNull();
      expect(secondListAt(`${list}\n\n${APP}`)).toBe(list.split('\n').length + 2);
    }
  });
  it('is not recognised from an expensive unit above a section', () =>
    expect(
      secondListAt(`${APP}\n\nOTHER DATASHEETS\n\nGreat Leviathan (3500 points)\n\nCHARACTERS\n\nReef Warden (90 points)`),
    ).toBeNull());
});

it("a model called Player in BattleScribe's dotted lines is not the player of a list", () => {
  const troupe = (name: string): string => `${name} [4 PL, 65pts]\n. Lead Player: Rapier\n. Player: Rapier, Dirk\n. Player: Rapier`;
  const forces = ['Patrol', 'Vanguard'].map(
    (name) => `++ ${name} Detachment 0CP (Masked Court) [8 PL, 65pts] ++\n\n+ Troops +\n\n${troupe(name)}`,
  );
  const list = forces.join('\n\n');
  expect([splitBlob(list).lists, secondListAt(list)]).toEqual([[{ player: null, text: list }], null]);
});

it('a text that does not look like a list stays whole', () => {
  expect(splitBlob('à faire\n\nlunch: soup')).toEqual({ lists: [{ player: null, text: 'à faire\n\nlunch: soup' }], unassigned: [] });
  expect(splitBlob(' \n\n')).toEqual({ lists: [], unassigned: [] });
});

it('a player without a list is kept as a list, so that no player is lost', () =>
  expect(splitBlob(`Player: Ada\n\nPlayer: Grace\n${APP}`).lists.map(({ player }) => player)).toEqual(['Ada', 'Grace']));

it('loses no line of mixed lists: each line with content is in one list or left over, in order', () => {
  const piece = fc.constantFrom(
    ...LISTS.flatMap((list) => list.split('\n')),
    'Player: Ada',
    '=====',
    '',
    'A remark',
    '  • 2x Oars',
    '+ note',
    '++++++',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (lines) => {
      const { lists, unassigned } = splitBlob(lines.join('\n'));
      const says = (line: string): boolean => line.trim() !== '' && !/^([=+-])\1{4,}$/.test(line.trim());
      const kept = [...lists.flatMap(({ text }) => text.split('\n')), ...unassigned.map(({ text }) => text)]
        .filter(says)
        .map((line) => line.trim());
      expect(kept.toSorted()).toEqual(
        lines
          .filter(says)
          .map((line) => line.trim())
          .toSorted(),
      );
    }),
    { numRuns: 500, seed: 5 },
  );
});
