import type { Command } from './command.js';
import { didYouMean } from './near.js';
import { nameOf, optionLines, optionsIn } from './option-help.js';

export type Commands = Readonly<Record<string, Command>>;

export const usageOfOne = ({ usage }: Command): string => `Usage: muster ${usage}\n${optionLines(usage)}`;

const EXIT_CODES =
  'Exit codes: 0 legal or the same, 1 illegal or different, 2 needs review, 3 unreadable input, 64 usage error or unknown release, 70 internal error.\n';

const asksForHelp = (word: string): boolean => word === '--help' || word === '-h';

export function usageOf(commands: Commands): string {
  return ['Usage: muster <command>', ...Object.values(commands).map(({ usage }) => `  muster ${usage}`), ''].join('\n');
}

/** The answer to `--help`, `-h` or `help`: the usage of the named command, or of all commands. Null if no help was requested. */
export function askedUsage(words: readonly string[], commands: Commands): string | null {
  const usage = usageAskedFor(words, commands);
  return usage === null ? null : `${usage}${EXIT_CODES}`;
}

function usageAskedFor([first, ...rest]: readonly string[], commands: Commands): string | null {
  if (first === undefined) return null;
  const isBare = first === 'help' || asksForHelp(first);
  const name = isBare ? rest.find((word) => !asksForHelp(word)) : first;
  const command = name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (isBare) return command ? usageOfOne(command) : usageOf(commands);
  return command && beforeDivider(rest).some(asksForHelp) ? usageOfOne(command) : null;
}

/** Every argument after `--` is a file name. */
function beforeDivider(words: readonly string[]): readonly string[] {
  const divider = words.indexOf('--');
  return divider < 0 ? words : words.slice(0, divider);
}

/** Node's error message for an unknown option. */
const UNKNOWN_OPTION = /^Unknown option '(-[^']*)'/;

/** The error message of a command, with the option that was probably meant. */
export function usageError({ usage }: Command, message: string): string {
  const unknown = UNKNOWN_OPTION.exec(message)?.[1];
  return unknown === undefined ? message : `there is no option ${unknown}.${didYouMean(unknown, optionsIn(usage).map(nameOf))}`;
}

export function unknownCommand(name: string, commands: Commands): string {
  return `there is no command "${name}".${didYouMean(name, Object.keys(commands))} \`muster --help\` lists the commands.`;
}
