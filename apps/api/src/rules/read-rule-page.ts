import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { repositoryFolder } from '../platform/repository-folder.js';

const pages = new Map<string, Promise<string | null>>();

/** The page that stands beside the rule's code; read once. `id` is a rule's own, never a caller's. */
export function readRulePage(id: string): Promise<string | null> {
  const known = pages.get(id);
  if (known) return known;
  const file = path.join(repositoryFolder, 'libs/rules/src/rules', id, `${id}.md`);
  const page = readFile(file, 'utf8').catch(() => null);
  pages.set(id, page);
  return page;
}
