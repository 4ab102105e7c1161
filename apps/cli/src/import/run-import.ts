import { openSources, type ImportResult, type OnImportProgress } from '#muster/publishing';
import type { Terminal } from '../command.js';
import { exitCode, type ExitCode } from '../exit-code.js';
import { withServices } from '../services.js';
import { importAliases } from './aliases/import-aliases.js';
import { importFieldManual } from './field-manual/import-field-manual.js';
import { parseImportArguments } from './import-arguments.js';
import { printDiagnostics, printImport } from './print-import.js';

export async function runImport(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const [kind, ...rest] = args;
  if (kind === 'aliases') return importAliases(rest, terminal);
  if (kind === 'mfm') return importFieldManual(rest, terminal);
  const { locations, json, ...asked } = parseImportArguments(args);
  const source = await openSources(locations);
  if (!source || (source.files.length === 0 && source.diagnostics.length === 0)) {
    terminal.err(`muster: ${locations.join(', ')} contains no data files (.gst, .cat, .json, or a .zip of them).\n`);
    return exitCode.unusableInput;
  }
  const cancellable = untilWritten(terminal);
  const result = await withServices(({ imports }) =>
    imports.import({ ...asked, source, actor: { name: 'command line' } }, both(progressOn(terminal), cancellable)),
  );
  terminal.err(printDiagnostics(result.diagnostics));
  terminal.out(json ? `${JSON.stringify(result)}\n` : printImport(result));
  return exitCodeFor(result);
}

function exitCodeFor(result: ImportResult): ExitCode {
  if (result.outcome !== 'refused') return exitCode.LEGAL;
  return result.fault === 'LABEL_TAKEN' ? exitCode.wrongUsage : exitCode.unusableInput;
}

/** Until the release is written, Ctrl-C ends the process, which rolls back the transaction. The steps after that take only seconds. */
function untilWritten({ err }: Terminal): OnImportProgress {
  const cancel = (): never => {
    err('Cancelled: no release was created.\n');
    process.exit(exitCode.interrupted);
  };
  process.once('SIGINT', cancel);
  return (stage) => {
    if (stage === 'comparing') process.off('SIGINT', cancel).on('SIGINT', () => err('The release has already been written.\n'));
  };
}

function both(one: OnImportProgress, other: OnImportProgress): OnImportProgress {
  return (...note) => {
    one(...note);
    other(...note);
  };
}

/** Prints one line per stage, and one per tenth of the files while they are read. */
function progressOn({ err }: Terminal): OnImportProgress {
  let said = '';
  return (stage, done, total) => {
    const now = stage === 'reading' && total > 0 ? `reading: ${Math.floor((10 * done) / total) * 10} %` : stage;
    if (now !== said) err(`${now}\n`);
    said = now;
  };
}
