import type { DataFileReading } from '#muster/battlescribe';
import type { Diagnostic } from '#muster/diagnostics';
import { costTypesOf } from './context.js';
import { importDiagnostic } from './import-messages.js';

/**
 * Reports units and models that cost fewer than 0 points. Options may have negative prices, because they can replace something more
 * expensive.
 */
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
