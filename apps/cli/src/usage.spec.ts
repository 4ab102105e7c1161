import { expect, it } from 'vitest';
import { exitCode } from './exit-code.js';
import { askedUsage, usageOf } from './usage.js';

const run = () => Promise.resolve(exitCode.LEGAL);
const commands = { weigh: { usage: 'weigh <file>', run }, sort: { usage: 'sort [--json]', run } };
const all = 'Usage: muster <command>\n  muster weigh <file>\n  muster sort [--json]\n';
const ofWeigh = 'Usage: muster weigh <file>\n';
const codes =
  'Exit codes: 0 legal or the same, 1 illegal or different, 2 a human must look, 3 unusable input, 64 wrong usage, 70 a fault of ours.\n';

it('is of every command, one a line', () => expect(usageOf(commands)).toBe(all));

it.each([
  ['--help', all],
  ['-h', all],
  ['help', all],
  ['help toString', all],
  ['weigh --help', ofWeigh],
  ['weigh -h', ofWeigh],
  ['weigh list.txt --json --help', ofWeigh],
  ['help weigh', ofWeigh],
  ['--help weigh', ofWeigh],
  ['', null],
  ['weigh list.txt', null],
  ['weigh -- --help', null],
  ['weigh help', null],
  ['toString --help', null],
])('asked for by `muster %s`', (line, answer) => {
  expect(askedUsage(line.split(' ').filter(Boolean), commands)).toBe(answer === null ? null : `${answer}${codes}`);
});
