import { readFileSync, statSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { compileGame, type CompiledGame } from '../evaluate/compile/compile.js';
import { detectDialect } from '../evaluate/compile/dialect.js';
import type { DataFile } from '../nodes.js';
import { readDataFileXml } from '../read/read-data-file.js';
import { readRosterXml } from '../read/roster/read-roster-file.js';
import { StringPool } from '../read/bytes/string-pool.js';
import { sharedData } from '../read/testing/shared-data.js';
import type { RosterState } from '../roster-state.js';
import { exercise, fuzzRosterOf, type FuzzResult, type FuzzText } from './fuzz.js';
import { mutated } from './mutate.js';
import type { Dice } from './random-roster.js';

/** A real roster with the data it was built with. */
export interface RealGame {
  readonly files: readonly DataFile[];
  readonly game: CompiledGame;
  readonly roster: RosterState;
  readonly text: FuzzText;
}

interface ManifestEntry {
  readonly roster: string;
  readonly edition: string;
  readonly catalogues: Readonly<Record<string, string>>;
}

/** The largest real rosters of each edition. */
export function realGames(perEdition: number): readonly RealGame[] {
  const manifest: readonly ManifestEntry[] = JSON.parse(readFileSync(sharedData('rosters', 'manifest.json'), 'utf8'));
  const editions = [...new Set(manifest.map(({ edition }) => edition))];
  const size = ({ roster }: ManifestEntry) => statSync(sharedData('rosters', 'rosters', roster)).size;
  const chosen = editions.flatMap((edition) =>
    manifest
      .filter((entry) => entry.edition === edition)
      .toSorted((a, b) => size(b) - size(a))
      .slice(0, perEdition),
  );
  const strings = new StringPool();
  return chosen.flatMap((entry) => realGame(entry, strings) ?? []);
}

function realGame({ roster: name, catalogues }: ManifestEntry, strings: StringPool): RealGame | null {
  const files = Object.entries(catalogues).flatMap(([path, key]) => {
    const bytes = gunzipSync(readFileSync(sharedData('rosters', 'catalogues', `${key}.xml.gz`)));
    return readDataFileXml(path, bytes, { strings }).value ?? [];
  });
  const bytes = readFileSync(sharedData('rosters', 'rosters', name));
  const roster = readRosterXml(name, bytes).value;
  if (!roster) return null;
  return { files, game: compileGame(files, detectDialect(files)), roster, text: { path: name, text: bytes.toString('utf8') } };
}

/** One run on real data: changes either the roster file, or one definition of the data and values of the roster. */
export function fuzzReal({ files, game, roster, text }: RealGame, dice: Dice): FuzzResult {
  if (dice.chance(0.7)) return fuzzRosterOf(game, [text], dice);
  return exercise(compileGame(withOneChanged(files, dice), game.dialect), roster, dice);
}

const LISTS = ['sharedEntries', 'sharedGroups', 'entries', 'entryLinks', 'forceEntries', 'categoryEntries'] as const;

/** Copies only one definition and reuses all other objects, because a whole catalogue has about 100,000 values. */
function withOneChanged(files: readonly DataFile[], dice: Dice): readonly DataFile[] {
  const target = dice.below(files.length);
  const list = dice.of(LISTS) ?? 'entries';
  const at = dice.below(files[target]?.[list]?.length ?? 0);
  const change = <T>(nodes: readonly T[] | undefined) =>
    nodes?.map((node, index) => (index === at ? mutated(node, 1 + dice.below(12), dice) : node));
  return files.map((file, index) => (index === target && file[list] ? { ...file, [list]: change<unknown>(file[list]) } : file));
}
