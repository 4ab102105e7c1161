import { parseArgs } from 'node:util';
import { openManualFolder, type ManualResult } from '#muster/publishing';
import { parseDate } from '../../check/check-arguments.js';
import { type Terminal, WrongUsage } from '../../command.js';
import { exitCode, type ExitCode } from '../../exit-code.js';
import { withServices } from '../../services.js';

/** @throws WrongUsage if the arguments are invalid */
export async function importFieldManual(args: readonly string[], { out, err }: Terminal): Promise<ExitCode> {
  const { folder, json, ...asked } = parsed(args);
  const manual = await openManualFolder(folder);
  if (!manual) {
    err(`muster: ${folder} contains no Field Manual (.yaml files).\n`);
    return exitCode.unusableInput;
  }
  const result = await withServices(({ manuals }) => manuals.import({ ...asked, manual, actor: { name: 'command line' } }));
  out(json ? `${JSON.stringify(toPlain(result))}\n` : printed(result));
  if (result.outcome === 'published') return exitCode.LEGAL;
  return result.fault === 'NOT_UNDERSTOOD' || result.fault === 'NOTHING_FOUND' ? exitCode.unusableInput : exitCode.wrongUsage;
}

function parsed(args: readonly string[]) {
  const { values, positionals } = readArguments(args);
  const [folder, ...rest] = positionals;
  const { release: base, label, effective, json = false } = values;
  if (folder === undefined || rest.length > 0) throw new WrongUsage('import mfm takes exactly one folder.');
  if (!base?.trim() || !label?.trim() || !effective?.trim()) throw new WrongUsage('import mfm needs --release, --label, and --effective.');
  return { folder, base, label, effectiveFrom: parseDate('--effective', effective), json };
}

function readArguments(args: readonly string[]) {
  const options = {
    release: { type: 'string' },
    label: { type: 'string' },
    effective: { type: 'string' },
    json: { type: 'boolean' },
  } as const;
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    throw new WrongUsage(error instanceof Error ? error.message : String(error));
  }
}

const REFUSED = {
  UNKNOWN_BASE: 'Refused: no release has the label given by --release.',
  NOT_UNDERSTOOD: 'Refused: these files do not have the form of a Field Manual:',
  NOTHING_FOUND: 'Refused: the release has nothing that the Field Manual names.',
  LABEL_TAKEN: 'Refused: the label is already used.',
} as const;

function printed(result: ManualResult): string {
  if (result.outcome === 'refused') return `${[REFUSED[result.fault], ...result.files].join('\n')}\n`;
  const { differences, found, notFound, absent, attachments } = result.comparison;
  return [
    `Published: ${result.label}. ${found} names found, ${notFound.length} not found, ${differences.length} differences, ${attachments.size} widened lists of units to lead.`,
    ...(absent.length > 0 ? [`Added with their prices alone, because the release has no data of them: ${namesOf(absent)}`] : []),
    ...(notFound.length > 0 ? [`Not found: ${notFound.join(', ')}`] : []),
    ...differences.map(
      ({ kind, entry, field, used, other, source }) =>
        `  ${kind} ${entry}: ${field} ${used || 'none'} (used), ${other || 'none'} in ${source}`,
    ),
    '',
  ].join('\n');
}

function toPlain(result: ManualResult): object {
  if (result.outcome === 'refused') return result;
  const { attachments, absent, ...comparison } = result.comparison;
  const names = absent.map(({ name }) => name);
  return { ...result, comparison: { ...comparison, absent: names, attachments: Object.fromEntries(attachments) } };
}

const namesOf = (armies: readonly { readonly name: string }[]): string => armies.map(({ name }) => name).join(', ');
