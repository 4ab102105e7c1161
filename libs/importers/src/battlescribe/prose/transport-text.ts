import type { ClauseSyntax } from '#muster/catalogue';
import { modelsIn, type ModelsText } from './models-text.js';
import { listIn, sentencesOf } from './sentences.js';

/** What a TRANSPORT can carry. */
export interface TransportText {
  readonly capacity: number;
  /** Null: not understood. */
  readonly passengers: ModelsText | null;
  readonly excluded: readonly ModelsText[];
  /** Models that take the space of several. */
  readonly spaces: readonly (ModelsText & { readonly size: number })[];
  /** Carried beside the capacity, or in its stead. */
  readonly beside: readonly (ModelsText & { readonly count: number })[];
  readonly instead: readonly (ModelsText & { readonly count: number })[];
  /** In its room so many at most; size null: as much as they have Wounds. */
  readonly alsoUpTo: readonly (ModelsText & { readonly count: number; readonly size: number | null })[];
  /** Another capacity while it has this wargear. */
  readonly equipped: readonly { readonly wargear: string; readonly capacity: number }[];
  /** These are carried only while they are attached to such a unit. */
  readonly onlyAttached: readonly { readonly models: ClauseSyntax; readonly to: ClauseSyntax }[];
  readonly speaksOf: 'models' | 'units';
  /** False: something more is said that was not understood. */
  readonly understood: boolean;
}

type Draft = { -readonly [Key in keyof TransportText]: TransportText[Key] extends readonly (infer Item)[] ? Item[] : TransportText[Key] };

const HEAD = /^This (?:model|fortification) has a transport capacity of (\d+) (.+?)\.?$/i;
/** Splitting a unit so that half of it starts embarked: another rule, told of beside the capacity. */
const SPLITTING =
  /^(?:Before the battle, )?at the start of the Declare Battle Formations step, you can select one .+ from your army\b[^.]*\.?$/i;

export function readTransportText(text: string): TransportText | null {
  const [first, ...sentences] = sentencesOf(text);
  const head = HEAD.exec(first ?? '');
  if (!head) return null;
  const draft: Draft = {
    capacity: Number(head[1]),
    passengers: null,
    excluded: [],
    spaces: [],
    beside: [],
    instead: [],
    alsoUpTo: [],
    equipped: [],
    onlyAttached: [],
    speaksOf: /\bunits?$/i.test(head[2] ?? '') ? 'units' : 'models',
    understood: true,
  };
  draft.understood = readPassengers(head[2] ?? '', draft);
  for (const sentence of sentences) {
    if (SPLITTING.test(sentence)) break;
    if (!SENTENCES.some((read) => read(sentence, draft))) draft.understood = false;
  }
  return draft.passengers ? draft : { ...draft, understood: false };
}

/** "12 X models and 1 Y model", "20 X models, or 1 Y model", "6 models from the following units: ...", "6 models". */
function readPassengers(text: string, draft: Draft): boolean {
  const [main = '', ...others] = text.split(/,? (?=(?:and|or) \d+ )/);
  const listed = /^models from the following units: (.+)$/i.exec(main);
  draft.passengers = modelsIn(listed?.[1] ?? main);
  const read = others.map((other) => {
    const counted = /^(and|or) (\d+) (.+)$/i.exec(other);
    const models = modelsIn(counted?.[3] ?? '');
    if (!counted || !models) return false;
    const item = { ...models, count: Number(counted[2]) };
    if (/^and$/i.test(counted[1] ?? '')) draft.beside.push(item);
    else draft.instead.push(item);
    return true;
  });
  return !read.includes(false);
}

type ReadSentence = (sentence: string, draft: Draft) => boolean;

const SENTENCES: readonly ReadSentence[] = [readSpaces, readExclusion, readOnly, readEquipped, readInstead, readAlso];

const SPACE = /^(?:each |the )?(.+?) takes?(?: up)? the space of (\d+) models?\.?$/i;

function readSpaces(sentence: string, draft: Draft): boolean {
  const parts = sentence.split(/ and (?=each )/i).map((part) => SPACE.exec(part));
  const spaces = parts.flatMap((part) => {
    const models = modelsIn(part?.[1] ?? '');
    return part && models ? [{ ...models, size: Number(part[2]) }] : [];
  });
  if (spaces.length !== parts.length) return false;
  draft.spaces.push(...spaces);
  return true;
}

const EXCLUSION = /^(?:It|This model) cannot transport (.+?)\.?$/i;
const ATTACHED =
  /^(.+?) \((?:excluding|except for) (.+?) models? that (?:began|begin|begins|start|started) the battle attached to an? (.+?) units?\)$/i;

function readExclusion(sentence: string, draft: Draft): boolean {
  const text = EXCLUSION.exec(sentence)?.[1];
  if (text === undefined) return false;
  const attached = ATTACHED.exec(text);
  const models = modelsIn(attached?.[1] ?? text);
  if (!models) return false;
  if (!attached) draft.excluded.push(models);
  else {
    const spared = listIn(attached[2]);
    const to = listIn(attached[3]);
    if (!spared || !to) return false;
    draft.excluded.push({ ...models, models: { all: [models.models, { not: spared }] } });
    draft.onlyAttached.push({ models: spared, to });
  }
  return true;
}

function readOnly(sentence: string, draft: Draft): boolean {
  const models = modelsIn(/^(?:It|This model) can only transport (.+?)\.?$/i.exec(sentence)?.[1] ?? '');
  if (models) draft.passengers = models;
  return models !== null;
}

const EQUIPPED = /^If this model is equipped with an? (.+?), it has a transport capacity of (\d+) .+? models?(?: instead)?\.?$/i;

function readEquipped(sentence: string, draft: Draft): boolean {
  const match = EQUIPPED.exec(sentence);
  if (match) draft.equipped.push({ wargear: match[1] ?? '', capacity: Number(match[2]) });
  return match !== null;
}

function readInstead(sentence: string, draft: Draft): boolean {
  const match = /^This model can instead transport (\d+) (.+?)\.?$/i.exec(sentence);
  const models = modelsIn(match?.[2] ?? '');
  if (match && models) draft.instead.push({ ...models, count: Number(match[1]) });
  return match !== null && models !== null;
}

const ALSO =
  /^This model can also transport up to (\d+) (.+?) models? \((?:these models|this model)\b.*? take up the space of (?:(\d+) models|a number of models equal to their Wounds characteristic)\b[^)]*\)\.?$/i;

function readAlso(sentence: string, draft: Draft): boolean {
  const match = ALSO.exec(sentence);
  const models = modelsIn(match?.[2] ?? '');
  if (match && models) draft.alsoUpTo.push({ ...models, count: Number(match[1]), size: match[3] === undefined ? null : Number(match[3]) });
  return match !== null && models !== null;
}
