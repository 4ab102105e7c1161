import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';

/** A Field Manual as parsed YAML files, one for each army. */
export interface ManualFolder {
  /** The version that `meta.yaml` states. Empty if it states none. */
  readonly version: string;
  readonly files: readonly { readonly path: string; readonly document: unknown }[];
}

const META = 'meta.yaml';

/** Null if the folder does not exist or holds no YAML files besides `meta.yaml`. */
export async function openManualFolder(folder: string): Promise<ManualFolder | null> {
  const names = await readdir(folder).catch((): string[] => []);
  const yaml = names.filter((name) => /\.ya?ml$/i.test(name)).toSorted();
  const read = async (name: string): Promise<unknown> => documentIn(await readFile(path.join(folder, name), 'utf8'));
  const files = await Promise.all(yaml.filter((name) => name !== META).map(async (name) => ({ path: name, document: await read(name) })));
  const meta = yaml.includes(META) ? await read(META) : null;
  const version = typeof meta === 'object' && meta !== null && 'version' in meta ? String(meta.version) : '';
  return files.length === 0 ? null : { version, files };
}

/** Null if the text is not valid YAML. The number of aliases is limited by the parser. */
function documentIn(text: string): unknown {
  try {
    return parse(text, { maxAliasCount: 0 });
  } catch {
    return null;
  }
}
