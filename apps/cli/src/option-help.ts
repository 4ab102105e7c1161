/** What each option does. An option means the same in every command that takes it. */
const HELP: Readonly<Record<string, string>> = {
  '--amendment': 'Apply an amendment by its id; may be given several times.',
  '--as-of': 'Use the data release that was in force on that day.',
  '--aspects': 'Those that decide the verdict: some of army, units, wargear, with commas between them; without it, all.',
  '--battle-size': 'The battle size, where the list does not state it.',
  '--complete': 'Also report what a complete roster must state and this one does not.',
  '--dialect': 'Run the cases as one tool alone; by default as both.',
  '--draft': 'Keep the import as a draft instead of publishing it.',
  '--dry-run': 'Show what the import would change and store nothing.',
  '--edition': 'The edition; without it the command detects it where it can.',
  '--effective': 'The day from which the release is in force.',
  '--from': 'The label of the older data release.',
  '--house-rules': "A JSON file with an organiser's own rules.",
  '--json': 'Print JSON instead of text.',
  '--label': 'The name of the new release; it must be new.',
  '--limit': 'The points limit, where the list does not state it.',
  '--locale': 'The language of the messages.',
  '--release': 'Use the data release of that label; `muster releases` lists them.',
  '--reports': 'Of several lists print every report above the table.',
  '--revision': 'The revision of the source, kept with the release.',
  '--stated': 'Use the data release that the list itself states.',
  '--to': 'The label of the newer data release.',
};

/** The options of a command's usage, as written there: `--release <label>`. */
export function optionsIn(usage: string): readonly string[] {
  const written = [...usage.matchAll(/--[a-z-]+(?: (?!--)[^\s|\]]+)?/g)].map(([option]) => option);
  return [...new Map(written.map((option) => [nameOf(option), option])).values()];
}

export const nameOf = (option: string): string => option.split(' ')[0] ?? option;

/** A line per option. @throws where an option has no sentence */
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
