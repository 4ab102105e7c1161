import { describe, expect, it } from 'vitest';
import { readList, type ListReading } from '../index.js';
import { run as noted } from '../gw-app/fixtures/lists.js';
import { toLines } from '../text/lines.js';
import { restyledLines } from './restyled-lines.js';

const run = noted.replace(' * [proxy] - my cousin', '');

const whole = (text: string) => {
  const { roster, review, format } = readList(text);
  const units = roster.units.map(({ name, statedPoints, warlord, enhancements, loadout }) => ({
    ...{ name, statedPoints, warlord },
    enhancements: enhancements.map((one) => one.name),
    items: JSON.stringify(
      loadout.map(function plain({ name: item, count, items }): unknown {
        return [count, item, items.map(plain)];
      }),
    ),
  }));
  return { units, total: roster.statedPoints, review: review.map(({ messageId, line }) => [messageId, line]), format: format.id };
};

const unreadIn = ({ review }: ListReading): readonly (number | null)[] =>
  review.filter(({ code }) => code === 'UNPARSED_LINES').map(({ line }) => line);

const price = / \(([\d,]+) points\)$/gmu;
const head = /^(?!.*\(1?,?\d{3},?\d* points\)\n\n)(?=\S.* \(\d+ points\)$)/gmu;

describe('prices of units', () => {
  it.each([
    ['[95 pts]', ' [$1 pts]'],
    ['- 95pts', ' - $1pts'],
    ['– 95 points', ' – $1 points'],
    [': 95 pts', ': $1 pts'],
    ['95pts', ' $1pts'],
    ['= 95 pts', ' = $1 pts'],
    ['..... 95 pts', ' ..... $1 pts'],
    ['(95 PTS.)', ' ($1 PTS.)'],
    ['(95)', ' ($1)'],
    ['[95]', ' [$1]'],
    ['= 95', ' = $1'],
    ['a tab', '\t$1'],
  ])('are read as %s', (_, written) => {
    expect(whole(run.replaceAll(price, written))).toEqual(whole(run));
  });

  it('without a unit are prices only if they add up', () => {
    const counted = run.replaceAll(price, ' ($1)').replace('(95)', '(9)');
    expect(whole(counted).format).not.toBe('gw-app');
  });
});

describe('another form of the units', () => {
  const lines = toLines(run.replaceAll(price, ' [$1 pts]'), 500);
  const unitLines = lines.flatMap(({ text, number }) => (/ \[\d{2,3} pts\]$/u.test(text) ? [number] : []));

  it('is looked for unless exactly these units are known', () => {
    expect(unitLines.length).toBeGreaterThan(2);
    expect(restyledLines(lines)).not.toBeNull();
    expect(restyledLines(lines, new Set(unitLines))).toBeNull();
    expect(restyledLines(lines, new Set(unitLines.slice(1)))).not.toBeNull();
    expect(restyledLines(lines, new Set([...unitLines, lines.length]))).not.toBeNull();
  });
});

describe('marks around units and sections', () => {
  it.each([
    ['bullets', '• '],
    ['dashes', '- '],
    ['emoji', '🛡️ '],
    ['Markdown headings', '## '],
  ])('%s are not part of a name', (_, mark) => {
    expect(whole(run.replaceAll(head, mark))).toEqual(whole(run));
  });

  it('are removed: numbers, and emoji behind the price', () => {
    let number = 0;
    expect(whole(run.replaceAll(head, () => `${(number += 1)}. `))).toEqual(whole(run));
    expect(whole(run.replaceAll(/ points\)$/gmu, '$& ✅'))).toEqual(whole(run));
    expect(whole(run.replaceAll(/^(•.*)$/gmu, '$1;'))).toEqual(whole(run));
  });

  it.each(['== $& ==', '[$&]', '--- $& ---', '$&:', '$& (300 points)', '$& [300 pts]'])('sections may be written %s', (written) => {
    expect(whole(run.replaceAll(/^(?:CHARACTERS|BATTLELINE)$/gmu, written))).toMatchObject({ units: whole(run).units, review: [] });
  });

  it('the Warlord may be marked beside the name', () => {
    const marked = (name: string) => run.replace(/\n.*Warlord$/mu, '').replace('Harbour Warden (95 points)', name);
    for (const name of [
      'Harbour Warden (Warlord) (95 points)',
      'Harbour Warden - Warlord (95 points)',
      'Harbour Warden (95 points) [Warlord]',
    ])
      expect(whole(marked(name)).units.map(({ name: unit, warlord }) => [unit, warlord])[0]).toEqual(['Harbour Warden', true]);
  });
});

describe('headers in other orders', () => {
  const header = 'Lanterns go brrr (495 points)\n\nTidewardens\nStrike Force (2000 points)\nLamplit Vigil';
  it.each([
    ['Lanterns go brrr (495 points)\n\nStrike Force (2000 points)\nTidewardens\nLamplit Vigil'],
    ['Lanterns go brrr (495 points)\n\nTidewardens\n\nStrike Force (2000 points)\n\nLamplit Vigil'],
    [
      'Player: Ann Other\nLanterns go brrr (495 points)\nFaction: Tidewardens\nDetachment: Lamplit Vigil\nBattle Size: Strike Force (2000 points)',
    ],
    ['Ann Other\nTable 4, round 2\n\nLanterns go brrr (495 points)\n\nTidewardens\nStrike Force (2000 points)\nLamplit Vigil'],
  ])('are read: %j', (other) => {
    const { roster, review } = readList(run.replace(header, other));
    expect([review, roster.factions.map(({ name }) => name), roster.detachments.map(({ name }) => name)]).toEqual([
      [],
      ['Tidewardens'],
      ['Lamplit Vigil'],
    ]);
    expect(roster).toMatchObject({ battleSize: { name: 'Strike Force' }, pointsLimit: 2000, statedPoints: 495 });
  });

  it('the number of models may stand behind the name', () => {
    for (const name of ['Deckhands x10', 'Deckhands - 10 models', 'Deckhands (10 models)', 'Deckhands [10]'])
      expect(readList(run.replace('Deckhands (300', `${name} (300`)).roster.units[2]).toMatchObject({ name: 'Deckhands', models: 10 });
  });
});

describe('lines that state nothing about an army', () => {
  it.each(['----------', '// anti tank', '(goes into strategic reserves)', 'Deep strike:', 'Created with https://lists.example'])(
    'are not reported above a unit: %s',
    (line) => {
      expect(whole(run.replace('\nBATTLELINE\n', `\n${line}\n\nBATTLELINE\n`)).review.length).toBeLessThanOrEqual(
        line.endsWith(':') ? 1 : 0,
      );
    },
  );

  it('include a total that agrees with the units, and no other', () => {
    expect(unreadIn(readList(`${run}\n\nTotal: 495 points`))).toEqual([]);
    expect(unreadIn(readList(`${run}\n\n495/500`))).toEqual([]);
    expect(unreadIn(readList(`${run}\n\nTotal: 490 points`))).toHaveLength(1);
  });

  it('never include a word that may mark a unit', () => {
    expect(unreadIn(readList(`${run}\n\nthe Warlord is on the ship`))).toHaveLength(1);
    expect(unreadIn(readList(`${run}\n\n2 more Deckhands`))).toHaveLength(1);
  });
});
