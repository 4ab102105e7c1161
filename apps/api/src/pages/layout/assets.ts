import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryFolder } from '../../platform/repository-folder.js';

interface Asset {
  readonly type: string;
  readonly content: string;
  /** A hash of the content. It is part of the URL, so that browsers can cache the file for ever. */
  readonly version: string;
}

const assets = {
  'pages.css': readAsset('pages.css', 'text/css; charset=utf-8'),
  'pages.js': readAsset('pages.js', 'text/javascript; charset=utf-8'),
} as const;

export const assetAddress = (name: keyof typeof assets): string => `/check/assets/${assets[name].version}/${name}`;

export function findAsset(name: string): Asset | null {
  return name === 'pages.css' || name === 'pages.js' ? assets[name] : null;
}

/** The files are next to the sources, also when the api runs from dist. */
function readAsset(name: string, type: string): Asset {
  const content = readFileSync(path.join(repositoryFolder, 'apps/api/src/pages/assets', name), 'utf8');
  return { type, content, version: createHash('sha256').update(content).digest('hex').slice(0, 16) };
}
