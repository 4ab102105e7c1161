import { parseArgs } from 'node:util';
import type { ImportMode } from '#muster/publishing';
import type { EditionId } from '#muster/roster';
import { parseDate, parseEdition } from '../check/check-arguments.js';
import { WrongUsage } from '../command.js';

export interface ImportArguments {
  /** Folders of data files, .zip files of them, or single data files. */
  readonly locations: readonly string[];
  readonly edition: EditionId;
  readonly label: string;
  readonly effectiveFrom: string;
  readonly sourceRevision: string | null;
  /** True to import catalogues although files that they link to are missing. */
  readonly incomplete: boolean;
  /** The default is to publish the release. */
  readonly mode: ImportMode;
  readonly json: boolean;
}

export const importUsage =
  'import aliases <file.csv> [--json] | import mfm <folder> --release <label> --label <text> --effective <YYYY-MM-DD> [--json] | import battlescribe <folder, .zip or data files> --edition 8e|9e|10e|11e --label <text> --effective <YYYY-MM-DD> [--revision <text>] [--incomplete] [--draft | --dry-run] [--json]';

/** @throws WrongUsage if the arguments are invalid */
export function parseImportArguments(args: readonly string[]): ImportArguments {
  const { values, positionals } = parsed(args);
  const [source, ...locations] = positionals;
  if (source !== 'battlescribe') throw new WrongUsage('what can be imported is battlescribe data, or aliases.');
  if (locations.length === 0) throw new WrongUsage('import battlescribe needs a folder, a .zip file or data files.');
  const { edition, label, effective } = values;
  if (!edition?.trim() || !label?.trim() || !effective?.trim()) throw new WrongUsage(missingOptions({ edition, label, effective }));
  return {
    locations,
    edition: parseEdition(edition),
    label,
    effectiveFrom: parseDate('--effective', effective),
    sourceRevision: values.revision ?? null,
    incomplete: values.incomplete ?? false,
    mode: modeOf(values.draft ?? false, values['dry-run'] ?? false),
    json: values.json ?? false,
  };
}

/** Names all missing options at once, so that the user does not find out about them one by one. */
function missingOptions(needed: Readonly<Record<string, string | undefined>>): string {
  const missing = Object.entries(needed).flatMap(([name, value]) => (value?.trim() ? [] : [`--${name}`]));
  return `import needs ${new Intl.ListFormat('en').format(missing)}.`;
}

function modeOf(draft: boolean, dryRun: boolean): ImportMode {
  if (draft && dryRun) throw new WrongUsage('--draft and --dry-run cannot be combined.');
  return dryRun ? 'dryRun' : draft ? 'draft' : 'publish';
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        edition: { type: 'string' },
        label: { type: 'string' },
        effective: { type: 'string' },
        revision: { type: 'string' },
        incomplete: { type: 'boolean' },
        draft: { type: 'boolean' },
        'dry-run': { type: 'boolean' },
        json: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new WrongUsage(error instanceof Error ? error.message : String(error));
  }
}
