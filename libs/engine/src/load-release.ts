import { readFactionFile } from '#muster/catalogue';
import { LoadedRelease } from './loaded-release.js';

/** Where a file is, or its bytes. */
export type FileSource = string | URL | Uint8Array | ArrayBuffer | Blob;

/**
 * Loads a file that a server offers at `/engine/<release>/<faction>.json.gz`, or its index `/engine/<release>.json.gz`, from its address or
 * its bytes. Throws if it cannot be fetched or is not such a file.
 */
export async function loadFaction(source: FileSource): Promise<LoadedRelease> {
  const zipped = typeof source === 'string' || source instanceof URL ? await fetched(source) : new Blob([toPart(source)]);
  const text = await new Response(zipped.stream().pipeThrough(new DecompressionStream('gzip'))).text().catch(() => {
    throw new Error('This is not a faction file: it is not compressed with gzip.');
  });
  return new LoadedRelease(readFactionFile(text));
}

async function fetched(address: string | URL): Promise<Blob> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${String(address)} answers with ${answer.status}.`);
  return answer.blob();
}

/** A blob takes bytes of an ordinary buffer, but not of one that threads share. */
const toPart = (source: Uint8Array | ArrayBuffer | Blob): ArrayBuffer | Blob | Uint8Array<ArrayBuffer> =>
  source instanceof Uint8Array ? new Uint8Array(source) : source;
