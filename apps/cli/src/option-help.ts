/** The description of each option. An option has the same meaning in every command. */
const HELP: Readonly<Record<string, string>> = {
  '--amendment': 'Apply an amendment by its id; may be given several times.',
  '--as-of': 'Use the data release that was in force on this day.',
  '--aspects': 'The aspects that decide the verdict, separated by commas: army, units, wargear. The default is all.',
  '--battle-size': 'The battle size; overrides what the list states.',
  '--complete': 'Also report what is missing from the list for a complete roster.',
  '--dialect': 'Run the cases as one tool only; the default is both.',
  '--draft': 'Keep the import as a draft instead of publishing it.',
  '--dry-run': 'Show what the import would change and store nothing.',
  '--edition': 'The edition; if it is not given, the command tries to detect it.',
  '--effective': 'The day from which the release is in force.',
  '--from': 'The label of the older data release.',
  '--house-rules': "A JSON file with an organiser's own rules.",
  '--incomplete': 'Import catalogues even if files that they link to are missing; their armies then need review.',
  '--json': 'Print JSON instead of text.',
  '--label': 'The name of the new release; it must not be in use.',
  '--limit': 'The points limit; overrides what the list states.',
  '--locale': 'The language of the messages.',
  '--release': 'Use the data release with this label; `muster releases` lists them.',
  '--reports': 'With several lists, print every report above the table.',
  '--revision': 'The revision of the source; stored with the release.',
  '--stated': 'Use the data release that the list itself states.',
  '--to': 'The label of the newer data release.',
};

/** The options in a command's usage line, as written there: `--release <label>`. */
export function optionsIn(usage: string): readonly string[] {
  const written = [...usage.matchAll(/--[a-z-]+(?: (?!--)[^\s|\]]+)?/g)].map(([option]) => option);
  return [...new Map(written.map((option) => [nameOf(option), option])).values()];
}

export const nameOf = (option: string): string => option.split(' ')[0] ?? option;

/** One line per option. @throws if an option has no description */
export function optionLines(usage: string): string {
  const options = optionsIn(usage);
  const width = Math.max(0, ...options.map(({ length }) => length));
  return options
    .map((option) => {
      const help = HELP[nameOf(option)];
      if (help === undefined) throw new Error(`The option ${option} has no help.`);
      return `  ${option.padEnd(width)}  ${help}\n`;
    })
    .join('');
}
