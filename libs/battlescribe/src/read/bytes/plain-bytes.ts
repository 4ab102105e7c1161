import type { Reading } from '#muster/diagnostics';
import { ZIP_LIMITS, type ReadLimits } from '../events/limits.js';
import { isZip, unzip, zipProblem } from './unzip.js';

/** The bytes themselves, or those of the single file in a zip. Null if they cannot be read. */
export async function plainBytes(file: string, bytes: Uint8Array, limits: ReadLimits): Promise<Reading<Uint8Array | null>> {
  if (!isZip(bytes)) return { value: bytes, diagnostics: [] };
  const caps = { ...ZIP_LIMITS, entries: 16, unzippedBytes: limits.bytes };
  const { value, diagnostics } = await unzip(file, bytes, caps, () => true);
  if (diagnostics.length > 0) return { value: null, diagnostics };
  const [only, ...others] = value;
  if (!only || others.length > 0) return { value: null, diagnostics: [zipProblem(file, 'manyFiles', { count: value.length })] };
  return { value: only.bytes, diagnostics: [] };
}
