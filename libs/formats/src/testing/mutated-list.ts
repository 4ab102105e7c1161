import type { Dice } from '../../../battlescribe/src/testing/random-roster.js';

/** Fragments of the formats' syntax, and some that belong to no format. */
const scraps: readonly string[] = [
  ...[
    '(10 points)',
    '[10 pts]',
    '(+10 pts)',
    '(',
    ')',
    '[',
    ']',
    '• ',
    '◦ ',
    '. ',
    '# ',
    '## ',
    '++ ',
    '+ ',
    '& ',
    '> ',
    '```',
    '==',
    ': ',
    ', ',
    ' with ',
    ' and ',
    ' - ',
  ],
  ...[
    '9x ',
    '0x ',
    '9999x ',
    '5 with ',
    'Char1: ',
    'Warlord',
    'Enhancement: ',
    'E: ',
    'Attached as: Leader',
    'Attached Unit 1',
    'Leading ',
    'CHARACTERS',
    'Battle Size: ',
  ],
  ...[
    'Strike Force (2000 points)',
    'Exported with App Version: v1',
    '+++++++++++',
    '-1CP',
    '= 8',
    '\u0000',
    '\ud800',
    '\u00a0',
    '\u2028',
    '\t',
    '{',
    '}',
    '"',
    '((((((((',
    '))))))))',
    '::::::::',
  ],
];

/**
 * Changes a list at random places: lines are removed, duplicated, moved or joined with those of another list, fragments are inserted,
 * indentation is changed, and the end is cut off.
 */
export function mutatedList(text: string, others: readonly string[], changes: number, dice: Dice): string {
  let lines = text.split('\n');
  for (let change = 0; change < changes; change += 1) lines = changedOnce(lines, others, dice);
  return lines.join(dice.chance(0.1) ? '\r\n' : '\n');
}

function changedOnce(lines: readonly string[], others: readonly string[], dice: Dice): string[] {
  const at = dice.below(Math.max(1, lines.length));
  const line = lines[at] ?? '';
  const to = dice.below(lines.length + 1);
  switch (dice.below(9)) {
    case 0:
      return lines.toSpliced(at, 1 + dice.below(3));
    case 1:
      return lines.toSpliced(to, 0, line);
    case 2:
      return lines.toSpliced(at, 1).toSpliced(to, 0, line);
    case 3:
      return lines.toSpliced(to, 0, ...piece(dice.of(others) ?? '', dice));
    case 4:
      return lines.toSpliced(at, 1, ' '.repeat(dice.below(8)) + line.trimStart());
    case 5:
      return lines.toSpliced(at, 2, line + (lines[at + 1] ?? ''));
    case 6:
      return dice.chance(0.2) ? lines.slice(0, at) : lines.toSpliced(at, 1, line.slice(0, dice.below(line.length + 1)));
    default:
      return lines.toSpliced(at, 1, withScrap(line, dice));
  }
}

function withScrap(line: string, dice: Dice): string {
  const at = dice.below(line.length + 1);
  const scrap = dice.of(scraps) ?? '';
  return line.slice(0, at) + (dice.chance(0.05) ? scrap.repeat(60) : scrap) + line.slice(dice.chance(0.5) ? at : at + scrap.length);
}

function piece(text: string, dice: Dice): readonly string[] {
  const lines = text.split('\n');
  const from = dice.below(lines.length);
  return lines.slice(from, from + 1 + dice.below(8));
}
