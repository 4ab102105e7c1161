import type { DataFile } from '../../nodes.js';

interface WithFile {
  readonly file: DataFile;
}

/**
 * The files in which the ids of a file are resolved: the file itself, its game system, and every catalogue that it links to directly or
 * indirectly.
 */
export function linkedFiles<Item extends WithFile>(start: Item, byId: ReadonlyMap<string, Item>): Item[] {
  const reached = new Map<string, Item>([[start.file.id, start]]);
  const system = byId.get(start.file.gameSystemId);
  if (system) reached.set(system.file.id, system);
  for (const { file } of reached.values()) {
    for (const { targetId } of file.catalogueLinks ?? []) {
      const target = byId.get(targetId);
      if (target) reached.set(targetId, target);
    }
  }
  return [...reached.values()];
}
