import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { EDITIONS, type EditionId } from '#muster/roster';
import { z } from 'zod';

const entry = z
  .object({
    file: z.string().optional(),
    roster: z.string().optional(),
    edition: z.enum(EDITIONS),
    language: z.string().default('en'),
    tool: z.string().default('unknown'),
    statedPoints: z.number().nullable().default(null),
    units: z.number().nullable().default(null),
    state: z.string().nullable().default(null),
    date: z.string().nullable().default(null),
  })
  .refine(({ file, roster }) => (file ?? roster) !== undefined, 'has neither "file" nor "roster"');

/** A list of a folder, with the facts that a person has read in it. */
export interface ListEntry {
  readonly file: string;
  readonly path: string;
  readonly edition: EditionId;
  readonly language: string;
  /** The program that probably wrote the list. */
  readonly tool: string;
  readonly statedPoints: number | null;
  /** Number of units in the list, or null if nobody has counted them. */
  readonly units: number | null;
  /** When the list was written, as far as a person knows: a day, a month, a year, or the first and the last of several. */
  readonly date: string | null;
  /** The data under which to check the list, or null if that data is unknown. */
  readonly state: DataState | null;
}

/** A folder or archive of game data, and the label of the release that is created from it. */
export interface DataState {
  readonly source: string;
  readonly label: string;
}

/** The lists of a folder with a manifest.json. Paths of data are relative to `root`, by default the parent folder. */
export async function readManifest(folder: string, root = path.dirname(path.resolve(folder))): Promise<readonly ListEntry[]> {
  const parsed: unknown = JSON.parse(await readFile(path.join(folder, 'manifest.json'), 'utf8'));
  return z
    .array(entry)
    .parse(parsed)
    .map(({ file, roster, state, ...rest }) => {
      const name = file ?? path.join('rosters', path.basename(roster ?? ''));
      return { ...rest, file: name, path: path.join(folder, name), state: state === null ? null : stateOf(path.join(root, state)) };
    });
}

export const stateOf = (source: string): DataState => ({ source, label: path.basename(source, '.zip') });

/** The date in the name of a data state. Data without a date counts as very old. */
export const dayOf = (label: string): string => /\d{4}-\d{2}-\d{2}/.exec(label)?.[0] ?? '2000-01-01';

/** Sorts data states by age. Data without a date in its name is what is in use now, so it is the newest. */
export const newness = (label: string): string => /\d{4}-\d{2}-\d{2}/.exec(label)?.[0] ?? '9999-12-31';

/** Whether a data state is not from after the last date that a text names. A month or a year ends with its last day. */
export function isBefore(label: string, date: string): boolean {
  const last = [...date.matchAll(/\d{4}(?:-\d{2}){0,2}/gu)].map(([one]) => one).toSorted();
  return newness(label) <= `${last.at(-1) ?? '9999'}~`;
}

/**
 * The data states of an edition that lie beside a folder of lists: archives whose path names the edition, and the folder of its newest
 * data.
 */
export function statesBeside(folder: string, edition: EditionId): readonly DataState[] {
  const root = path.dirname(path.resolve(folder));
  const names = new RegExp(`(?<![a-z0-9])${edition}(?![a-z0-9])`, 'u');
  const found = globSync(['*.zip', '*/*.zip', `*-${edition}/*.gst`], { cwd: root }).filter((one) => names.test(one));
  return found.map((one) => stateOf(path.join(root, one.endsWith('.gst') ? path.dirname(one) : one)));
}

/** The data state before (-1) or after (+1) the list's own, among the states of its edition in the folder. Null if there is none. */
export function neighbour({ edition, state }: ListEntry, offset: number, entries: readonly ListEntry[]): DataState | null {
  const known = new Map(entries.flatMap((one) => (one.edition === edition && one.state ? [[one.state.label, one.state]] : [])));
  const inOrder = [...known.values()].toSorted((a, b) => (dayOf(a.label) < dayOf(b.label) ? -1 : 1));
  const own = inOrder.findIndex(({ label }) => label === state?.label);
  return own < 0 ? null : (inOrder[own + offset] ?? null);
}

const BATTLES = [500, 1000, 1250, 2000, 3000];

/**
 * The points limit of the smallest battle that an army of this many points fits into. Null if the points are unknown or no battle is that
 * large.
 */
export const battleLimit = (points: number | null): number | null =>
  points === null ? null : (BATTLES.find((limit) => points <= limit) ?? null);
