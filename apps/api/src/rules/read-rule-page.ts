import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { repositoryFolder } from '../platform/repository-folder.js';

const pages = new Map<string, Promise<string | null>>();

/** Reads the page beside the rule's code and caches it. `id` must be a rule's own id, never a caller's text. */
export function readRulePage(id: string): Promise<string | null> {
  const known = pages.get(id);
  if (known) return known;
  const file = path.join(repositoryFolder, 'libs/rules/src/rules', id, `${id}.md`);
  const page = readFile(file, 'utf8').catch(() => null);
  pages.set(id, page);
  return page;
}
