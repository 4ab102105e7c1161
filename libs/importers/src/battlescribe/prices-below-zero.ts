import type { DataFileReading } from '#muster/battlescribe';
import type { Diagnostic } from '#muster/diagnostics';
import { costTypesOf } from './context.js';
import { importDiagnostic } from './import-messages.js';

/** Units and models that cost fewer than 0 points. An option may: it can stand for something cheaper. */
export function pricesBelowZero(readings: readonly DataFileReading[]): readonly Diagnostic[] {
  const { points } = costTypesOf(readings.flatMap(({ value }) => value ?? []));
  return readings.flatMap(({ path: file, source }) =>
    (source?.costsBelowZero ?? [])
      .filter(({ typeId }) => typeId === points)
      .map(({ name, value, line }) =>
        importDiagnostic('import/unfit-price', 'belowZero', 'error', { file, line, name, points: value }, line),
      ),
  );
}
