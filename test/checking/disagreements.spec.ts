import { describe, expect, it } from 'vitest';
import type { DataFile, EntryNode } from '#muster/battlescribe';
import type { CheckReport } from '#muster/checking';
import { isPresent } from '../../libs/battlescribe/src/read/testing/shared-data.js';
import { realRelease } from '../../libs/army/src/testing/real-release.js';
import { judged, sampleList, sampleRelease } from './sample-release.js';
import { say } from './say.js';

const legal = sampleList('tidewright-harbour-watch-legal').replace('Incursion (1,000 Points)', 'Strike Force (2,000 Points)');
const runners = `Signal Runners (70 Points)
  • 3x Signal Runner
     ◦ 3x Carbine
     ◦ 3x Hooves and hooks
`;
const fourRunners = legal.replace('Exported with', `${runners}\n${runners}\nExported with`);
const withCopies = (most: number) =>
  sampleRelease('sample-2026-07', [{ target: 'signal-runners', field: 'constraint:signal-runners.copies.max', value: String(most) }]);

/** The report without the messages about stated prices, which these lists do not correct. */
const brief = ({ verdict, findings, review }: CheckReport) => ({
  verdict,
  findings: findings
    .filter(({ code }) => code !== 'POINTS_DIFFER' && !code.startsWith('text/'))
    .map(({ severity, code, messageId, path }) => [severity, code, messageId, path.join(' ')]),
  review: review.map(({ code, messageId, path }) => [code, messageId, path.join(' ')]),
});

describe('copies of a datasheet', () => {
  it('too many for both are reported once, by the rule', () => {
    expect(brief(judged(fourRunners, withCopies(3)))).toEqual({
      verdict: 'ILLEGAL',
      findings: [['error', 'datasheet-copies-within-limit', 'tooManyCopies', 'units 10']],
      review: [],
    });
  });

  it('that only the data does not allow are one finding with both views that needs review, never an error', () => {
    const report = judged(legal, withCopies(1));
    expect(brief(report)).toEqual({
      verdict: 'NEEDS_REVIEW',
      findings: [['warning', 'DATA_DISAGREES', 'dataForbid', 'units 7']],
      review: [['DATA_GAP', 'dataDisagree', 'units 7']],
    });
    expect(report.findings.map(say)).toEqual([
      'The BattleScribe data does not allow this, but the corresponding rules (datasheet-copies-within-limit, epic-heroes-once) ' +
        'do. Data: Army Roster may have at most 1 Signal Runners (has 2).',
    ]);
  });

  it('that only the rules forbid stay an error, together with the view of the data', () => {
    const report = judged(fourRunners, withCopies(5));
    expect(brief(report)).toEqual({
      verdict: 'ILLEGAL',
      findings: [
        ['error', 'datasheet-copies-within-limit', 'tooManyCopies', 'units 10'],
        ['warning', 'DATA_DISAGREES', 'dataAllow', 'units 10'],
      ],
      review: [],
    });
    expect(report.findings.filter(({ code }) => code === 'DATA_DISAGREES').map(say)).toEqual([
      'The rules do not allow this, but the BattleScribe data does. Rules: datasheet-copies-within-limit. Data: at most 5 Signal Runners allowed, has 4.',
    ]);
  });

  it('that the data does not limit are not a disagreement', () => {
    expect(brief(judged(fourRunners, withCopies(-1))).findings).toEqual([
      ['error', 'datasheet-copies-within-limit', 'tooManyCopies', 'units 10'],
    ]);
  });
});

describe('enhancements', () => {
  const twice = legal.replace(
    'Ysolde Marn',
    `Harbourmaster (110 Points)
  • 1x Boarding sabre
  • 1x Flare pistol
  • 1x Tide clock
  • Enhancements: Brass Spyglass

Ysolde Marn`,
  );
  const spyglasses = (most: number) =>
    sampleRelease('sample-2026-07', [{ target: 'brass-spyglass', field: 'constraint:brass-spyglass.max', value: String(most) }]);

  it('taken twice are reported once if both forbid it, and with both views if the data allows it', () => {
    const errors = [['error', 'enhancements-distinct', 'takenAgain', 'units 1 enhancements 0']];
    expect(brief(judged(twice, spyglasses(1))).findings).toEqual(errors);
    expect(brief(judged(twice, spyglasses(2))).findings).toEqual([...errors, ['warning', 'DATA_DISAGREES', 'dataAllow', 'units 1']]);
  });

  it('that the data counts differently than the rules need review', () => {
    expect(brief(judged(legal, spyglasses(0)))).toEqual({
      verdict: 'NEEDS_REVIEW',
      findings: [['warning', 'DATA_DISAGREES', 'dataForbid', 'units 0']],
      review: [['DATA_GAP', 'dataDisagree', 'units 0']],
    });
  });

  it('of another detachment, which the data also hides, are reported once', () => {
    const other = legal.replace('Enhancements: Brass Spyglass', 'Enhancements: Storm Charts');
    expect(brief(judged(other, sampleRelease('sample-2026-07'))).findings.filter(([severity]) => severity === 'error')).toEqual([
      ['error', 'enhancements-of-detachment', 'ofOtherDetachment', 'units 0 enhancements 0'],
    ]);
  });
});

describe('an organiser’s rules', () => {
  const ruled = (text: string, most: number, houseRules: Readonly<Record<string, unknown>>) =>
    brief(judged(text, withCopies(most), { houseRules: { title: 'A small hall', ...houseRules } }));
  const copies = (most: number) => ({
    change: [
      {
        rule: 'datasheet-copies-within-limit',
        limits: { copies: most, wideCopies: 6, wideKeywords: ['battleline', 'dedicated transport'] },
        cites: 'The hall’s own pack',
      },
    ],
  });

  it('that allow more override the same limits in the data', () =>
    expect(ruled(fourRunners, 3, copies(4))).toEqual({ verdict: 'LEGAL', findings: [], review: [] }));

  it('with names that are not in the release are reported, because a typo would otherwise allow everything', () => {
    const banned = ['Signal Runers', 'Signal Runners Elite', 'infantry'];
    const caps = [
      { of: 'Siege Dreger', most: 1 },
      { of: 'Siege Dredger', most: 1 },
    ];
    const { notChecked } = judged(legal, withCopies(3), { houseRules: { title: 'A small hall', banned, caps } });
    expect(notChecked.filter(({ code }) => code === 'UNRESOLVED_NAME').map(say)).toEqual(
      ['signal runers', 'signal runners elite', 'siege dreger'].map(
        (name) => `No datasheet of this release is called "${name}" or has that keyword: house rules about it are not applied.`,
      ),
    );
    expect(judged(legal, withCopies(3)).notChecked.map(({ code }) => code)).not.toContain('UNRESOLVED_NAME');
  });

  it('that drop a rule are not overridden by the data', () =>
    expect(ruled(fourRunners, 3, { drop: ['datasheet-copies-within-limit'] })).toEqual({ verdict: 'LEGAL', findings: [], review: [] }));

  it('that forbid more are not compared with the data', () => {
    expect(ruled(legal, 3, copies(1)).findings).toEqual([['error', 'datasheet-copies-within-limit', 'tooManyCopies', 'units 8']]);
    expect(ruled(legal, 3, { caps: [{ of: 'Signal Runners', most: 1 }] }).findings).toEqual([
      ['error', 'capped-units-within-limit', 'tooMany', 'units 8'],
    ]);
  });

  it('leave a limit that only the data has as a review reason', () =>
    expect(ruled(legal, 1, copies(4))).toEqual({
      verdict: 'NEEDS_REVIEW',
      findings: [['warning', 'DATA_DISAGREES', 'dataForbid', 'units 7']],
      review: [['DATA_GAP', 'dataDisagree', 'units 7']],
    }));
});

describe('a unit that must be the Warlord', () => {
  const release = sampleRelease('sample-2026-07');
  const illegal = sampleList('ashen-orchard-illegal');

  it('but is not causes one error, by the rule', () =>
    expect(brief(judged(illegal, release)).findings).toEqual([
      ['error', 'datasheet-copies-within-limit', 'tooManyCopies', 'units 6'],
      ['error', 'warlord-clauses-obeyed', 'mustBe', 'units 1'],
    ]));

  it('causes no error if the list states no Warlord, or one that was not found', () => {
    const silent = illegal.replace('  • Warlord\n', '').replace('Thornback', 'Signal Thorns');
    expect(brief(judged(silent, release))).toEqual({
      verdict: 'NEEDS_REVIEW',
      findings: [],
      review: [['UNRESOLVED_NAME', 'notFoundNear', 'units 3']],
    });
    expect(brief(judged(silent.replace(/Signal Thorns[^]*?\n\n/, ''), release))).toEqual({
      verdict: 'NEEDS_REVIEW',
      findings: [],
      review: [['ITEM_MISSING', 'one-warlord/notStated', '']],
    });
  });
});

describe('a message of the data about something missing elsewhere in the army', () => {
  const elder = (wanted: string) => (file: DataFile) =>
    file.id === 'ashen-orchard' ? { ...file, entries: (file.entries ?? []).map((entry) => onlyBeside(wanted, entry)) } : file;
  const onlyBeside = (childId: string, entry: EntryNode): EntryNode =>
    entry.id !== 'grafter-elder'
      ? entry
      : {
          ...entry,
          modifiers: [
            {
              type: 'add',
              field: 'error',
              value: 'Only beside old roots',
              conditions: [
                { type: 'lessThan', value: 1, field: 'selections', scope: 'force', childId, shared: true, includeChildSelections: true },
              ],
            },
          ],
        };
  const orchard = sampleList('ashen-orchard-illegal');
  const said = (list: string, wanted: string) => {
    const { findings, review } = brief(judged(list, sampleRelease('sample-2026-07', [], undefined, elder(wanted))));
    const isMessage = ([, code, messageId]: readonly string[]) => code === 'loadout/stated' || messageId === 'armyUncertain';
    return [...findings, ...review.map((reason) => ['review', ...reason])].filter(isMessage);
  };

  it('is not shown if it is there, and is an error if the whole army is known', () => {
    expect(said(orchard, 'slow-autumn')).toEqual([]);
    expect(said(orchard, 'old-roots')).toEqual([['error', 'loadout/stated', 'stated', 'units 0']]);
  });

  it('needs review if the missing thing may be something that the list states and the data does not contain', () => {
    const inDoubt = [
      ['warning', 'loadout/stated', 'stated', 'units 0'],
      ['review', 'DATA_GAP', 'armyUncertain', 'units 0'],
    ];
    expect(said(orchard.replace('Slow Autumn', 'Deep Winter'), 'slow-autumn')).toEqual(inDoubt);
  });

  it('is not shown if it is the only detachment that the list may mean', () =>
    expect(said(orchard.replace('Slow Autumn\n', ''), 'slow-autumn')).toEqual([]));
});

it('a Warlord that the data requires and the list does not state is not checked and is not a disagreement', () => {
  const report = judged(legal.replace('  • Warlord\n', ''), sampleRelease('sample-2026-07'));
  expect(report.findings.filter(({ code }) => code === 'DATA_DISAGREES')).toEqual([]);
});

it('a broken limit inside a unit stays an error, whatever a rule reports about the unit', () => {
  const company = (deckhands: number, guns: number) => `Deckhand Company (85 Points)
  • 1x Bosun
     ◦ 1x Deck musket
     ◦ 1x Gaff hook
  • ${deckhands}x Deckhand
     ◦ ${deckhands}x Deck musket
     ◦ ${deckhands}x Gaff hook
  • ${guns}x Deckhand w/ swivel gun
     ◦ ${guns}x Gaff hook
     ◦ ${guns}x Swivel gun

`;
  const seven = legal.replace('Exported with', `${company(8, 1).repeat(4)}${company(5, 4)}Exported with`);
  expect(brief(judged(seven, withCopies(3))).findings).toEqual([
    ['error', 'datasheet-copies-within-limit', 'tooManyCopies', 'units 13'],
    ['error', 'loadout/too-few', 'tooFew', 'units 13'],
    ['error', 'loadout/too-many', 'tooMany', 'units 13'],
  ]);
});

it('wargear of several models of a kind is an error only if no distribution among them is allowed', () => {
  const guards = (shields: number) => legal.replace('     ◦ 1x Tide shield', `     ◦ ${shields}x Tide shield`);
  const release = withCopies(3);
  expect(brief(judged(guards(2), release)).findings).toEqual([]);
});

it('a choice of a force that the list does not state is reported only if completeness is requested', () => {
  const unstated = legal.replace('Strike Force (2,000 Points)\n', '');
  const report = judged(unstated, sampleRelease('sample-2026-07'));
  expect(report.review.filter(({ messageId }) => messageId === 'dataAlone' || messageId === 'choiceUnstated')).toEqual([]);
});

/** The data allows one copy of a model of which the rules about copies allow three. The rule about Warlords is the one that forbids two. */
describe.skipIf(!isPresent('wh40k-10e'))('a real disagreement', () => {
  it('is one warning with both views', { timeout: 240_000 }, async () => {
    const index = await realRelease('wh40k-10e', '10e', ['Genestealer Cults', 'Tyranids', 'Astra Militarum']);
    const compiled = { release: index.data.release, game: index.game, index };
    const report = judged(
      'Twice (150 Points)\n\nGenestealer Cults\nStrike Force (2,000 Points)\n\nCHARACTERS\n\nPatriarch (75 Points)\n\nPatriarch (75 Points)\n',
      compiled,
    );
    const [found, ...others] = report.findings.filter(({ code }) => code === 'DATA_DISAGREES');
    expect([found?.severity, others]).toEqual(['warning', []]);
    expect(found && say(found)).toContain('Army Roster may have at most 1 Patriarch (has 2).');
  });
});
