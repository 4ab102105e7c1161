import { expect, it } from 'vitest';
import { exitCode } from './exit-code.js';
import { WrongUsage } from './command.js';
import { parseImportArguments, importUsage } from './import/import-arguments.js';
import { checkUsage } from './check/check-arguments.js';
import { optionLines, optionsIn } from './option-help.js';
import { diffUsage, driftUsage } from './over-time/over-time-arguments.js';
import { askedUsage, unknownCommand, usageError, usageOf } from './usage.js';

const run = () => Promise.resolve(exitCode.LEGAL);
const commands = { weigh: { usage: 'weigh <file>', run }, sort: { usage: 'sort [--json]', run } };
const all = 'Usage: muster <command>\n  muster weigh <file>\n  muster sort [--json]\n';
const ofWeigh = 'Usage: muster weigh <file>\n';
const codes =
  'Exit codes: 0 legal or the same, 1 illegal or different, 2 needs review, 3 unreadable input, 64 usage error or unknown release, 70 internal error.\n';

it('lists every command, one per line', () => expect(usageOf(commands)).toBe(all));

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

it.each([checkUsage, driftUsage, diffUsage, importUsage])('has a line for each option of %s', (usage) => {
  const options = [...usage.matchAll(/--[a-z-]+/g)].map(([option]) => option);
  const lines = optionLines(usage).trimEnd().split('\n');
  expect(lines.map((line) => line.trim().split(' ')[0])).toEqual([...new Set(options)]);
  for (const line of lines) expect(line).toMatch(/^ {2}--\S+( <?\S+)? {2,}[A-Z].*\.$/);
});

it('finds the options with their values', () =>
  expect(optionsIn('weigh <file> [--release <label> | --as-of <YYYY-MM-DD> | --stated] [--json]')).toEqual([
    '--release <label>',
    '--as-of <YYYY-MM-DD>',
    '--stated',
    '--json',
  ]));

it('suggests the command and the option that were probably meant', () => {
  expect(unknownCommand('wiegh', commands)).toBe('there is no command "wiegh". Did you mean "weigh"? `muster --help` lists the commands.');
  expect(unknownCommand('fly', commands)).toBe('there is no command "fly". `muster --help` lists the commands.');
  const node = "Unknown option '--jsn'. To specify a positional argument starting with a '-', place it at the end of the command.";
  expect(usageError(commands.sort, node)).toBe('there is no option --jsn. Did you mean "--json"?');
  expect(usageError(commands.sort, 'sort needs a file.')).toBe('sort needs a file.');
});

it('an import names all missing options at once', () => {
  expect(() => parseImportArguments(['battlescribe', 'folder'])).toThrow(WrongUsage);
  expect(() => parseImportArguments(['battlescribe', 'folder'])).toThrow('import needs --edition, --label, and --effective.');
  expect(() => parseImportArguments(['battlescribe', 'folder', '--edition', '10e', '--label', ' '])).toThrow(
    'needs --label and --effective.',
  );
});
