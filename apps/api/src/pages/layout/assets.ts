import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryFolder } from '../../platform/repository-folder.js';

interface Asset {
  readonly type: string;
  readonly content: string;
  /** A hash of the content. It is part of the URL, so that browsers can cache the file for ever. */
  readonly version: string;
}

/** The sources of the pages, also when the api runs from dist. */
const SOURCES = 'apps/api/src/pages/assets';
const SCRIPT = 'text/javascript; charset=utf-8';

/** By name, the type and the folder. The engine is bundled by the build. */
const FILES = {
  'pages.css': { type: 'text/css; charset=utf-8', folder: SOURCES },
  'pages.js': { type: SCRIPT, folder: SOURCES },
  'engine-page.js': { type: SCRIPT, folder: SOURCES },
  'engine-worker.js': { type: SCRIPT, folder: SOURCES },
  'engine-files.js': { type: SCRIPT, folder: SOURCES },
  'engine.js': { type: SCRIPT, folder: 'dist/engine' },
  'builder-page.js': { type: SCRIPT, folder: SOURCES },
  'builder-view.js': { type: SCRIPT, folder: SOURCES },
  'builder-worker.js': { type: SCRIPT, folder: SOURCES },
  'builder.js': { type: SCRIPT, folder: 'dist/engine' },
} as const;

type AssetName = keyof typeof FILES;

const read = new Map<AssetName, Asset>();

/** A file that is missing when it is first asked for may still be built. */
export const assetAddress = (name: AssetName): string => `/check/assets/${readAsset(name)?.version ?? 'missing'}/${name}`;

export function findAsset(name: string): Asset | null {
  return isAssetName(name) ? readAsset(name) : null;
}

const isAssetName = (name: string): name is AssetName => Object.hasOwn(FILES, name);

function readAsset(name: AssetName): Asset | null {
  const known = read.get(name);
  if (known) return known;
  const { type, folder } = FILES[name];
  const file = path.join(repositoryFolder, folder, name);
  if (!existsSync(file)) return null;
  const content = readFileSync(file, 'utf8');
  const asset = { type, content, version: createHash('sha256').update(content).digest('hex').slice(0, 16) };
  read.set(name, asset);
  return asset;
}
