import { modelsIn } from '../models-text.js';
import { listIn, numberIn, sentencesOf } from '../sentences.js';
import { NUMBER, readHead, SPEAKS_OF_IT, SUBJECT_WORDS } from './transport-head.js';
import { plainTransportText } from './transport-phrases.js';
import type { TransportDraft, TransportText } from './transport-text.types.js';

/** Sentences about splitting a unit so that half of it starts embarked. That is a separate rule, stated next to the capacity. */
const SPLITTING =
  /^(?:Before the battle, )?at the start of the Declare Battle Formations step, you can select one .+ from your army\b[^.]*\.?$/i;

const OF_THE_BATTLE = /^When disembarking, /i;

export function readTransportText(text: string): TransportText | null {
  const [first = '', ...sentences] = sentencesOf(plainTransportText(text));
  if (!SPEAKS_OF_IT.test(first)) return null;
  const draft: TransportDraft = {
    capacity: 0,
    passengers: null,
    excluded: [],
    spaces: [],
    beside: [],
    instead: [],
    alsoUpTo: [],
    equipped: [],
    onlyAttached: [],
    unreadFor: [],
    speaksOf: 'models',
    understood: true,
  };
  draft.understood = readHead(first, draft);
  for (const sentence of sentences) {
    if (SPLITTING.test(sentence)) break;
    if (OF_THE_BATTLE.test(sentence)) continue;
    if (!SENTENCES.some((read) => read(sentence, draft))) draft.understood = false;
  }
  return draft.passengers ? draft : { ...draft, understood: false };
}

type ReadSentence = (sentence: string, draft: TransportDraft) => boolean;

const SENTENCES: readonly ReadSentence[] = [
  readSpaces,
  readExclusion,
  readUnlessKeyword,
  readOnly,
  readEquipped,
  readInstead,
  readAlso,
  readBeside,
  readOthers,
  readUnitLimit,
  readCondition,
];

const TAKES = String.raw`takes?(?: up)?(?: the)? (?:space|place)s? (?:of|fo) ${NUMBER}(?: other)?(?: (?!instead)\p{L}+)?(?: models?)?`;
const SPACE = new RegExp(String.raw`^(?:each |the |an? )?(.+?)(?: that)? ${TAKES}( instead)?\.?$`, 'iu');
const COUNT_AS = new RegExp(String.raw`^(.+?) count as ${NUMBER} models(?: each)?()\.?$`, 'i');

function readSpaces(sentence: string, draft: TransportDraft): boolean {
  const parts = sentence.split(/ and (?=each )/i).map((part) => SPACE.exec(part) ?? COUNT_AS.exec(part));
  const spaces = parts.flatMap((part) => {
    const models = modelsIn(part?.[1] ?? '');
    return part && models ? [{ ...models, size: numberIn(part[2] ?? ''), isInstead: part[3] !== undefined && part[3] !== '' }] : [];
  });
  if (spaces.length !== parts.length) return false;
  // The narrower kind comes first: "a SWIFT BOATMAN takes the space of 3 models instead".
  for (const { isInstead, ...space } of spaces) {
    if (isInstead) draft.spaces.unshift(space);
    else draft.spaces.push(space);
  }
  return true;
}

const EXCLUSION = /^(?:It|This model) (?:cannot|may not)(?:, however,)? transport (.+?)\.?$/i;
const ATTACHED =
  /^(.+?) \((?:excluding|except for) (.+?) models? that (?:began|begin|begins|start|started) the battle attached to an? (.+?) units?\)$/i;

function readExclusion(sentence: string, draft: TransportDraft): boolean {
  const text = EXCLUSION.exec(sentence)?.[1];
  if (text === undefined) return false;
  const attached = ATTACHED.exec(text);
  // "DRY models or a BARREL with a Wounds characteristic of 13 or more" names two kinds, of which only one has a condition on Wounds.
  const [first, ...others] = attached || !/\bwounds\b/i.test(text) ? [text] : text.split(/ or (?=an? )/i);
  const models = modelsIn(attached?.[1] ?? first ?? '');
  const more = others.map((other) => modelsIn(other)).filter((other) => other !== null);
  if (!models || more.length < others.length) return false;
  if (!attached) draft.excluded.push(models, ...more);
  else {
    const spared = listIn(attached[2]);
    const to = listIn(attached[3]);
    if (!spared || !to) return false;
    draft.excluded.push({ ...models, models: { all: [models.models, { not: spared }] } });
    draft.onlyAttached.push({ models: spared, to });
  }
  return true;
}

/** Reads "It can only transport BOATMEN if they have the OAR or SAIL keyword." */
function readUnlessKeyword(sentence: string, draft: TransportDraft): boolean {
  const match = /^(?:It|This model) can only transport (.+?) if they have the (.+?) keywords?\.?$/i.exec(sentence);
  const models = modelsIn(match?.[1] ?? '');
  const unless = listIn(match?.[2]);
  if (!match || !models || !unless) return false;
  draft.excluded.push({ ...models, models: { all: [models.models, { not: unless }] } });
  return true;
}

function readOnly(sentence: string, draft: TransportDraft): boolean {
  const models = modelsIn(/^(?:It|This model) can only transport (.+?)\.?$/i.exec(sentence)?.[1] ?? '');
  if (models) draft.passengers = models;
  return models !== null;
}

const EQUIPPED =
  /^If this model is equipped with an? (.+?),? it (?:has a transport capacity of (?=\d+ .)|can only transport )(\d+)(?: .+?)? models?(?: instead)?\.?$/i;
const SELECTED = new RegExp(
  String.raw`^If the (.+?) ability has been selected, then this model may only transport ${NUMBER} models\.?$`,
  'i',
);

function readEquipped(sentence: string, draft: TransportDraft): boolean {
  const match = EQUIPPED.exec(sentence) ?? SELECTED.exec(sentence);
  if (match) draft.equipped.push({ wargear: match[1] ?? '', capacity: numberIn(match[2] ?? '') });
  return match !== null;
}

const INSTEAD = new RegExp(
  String.raw`^(?:This model can instead|It can(?: be used to)?) transport ${NUMBER} (.+?)(?:,? and no other models)?\.?$`,
  'i',
);

function readInstead(sentence: string, draft: TransportDraft): boolean {
  const match = INSTEAD.exec(sentence);
  if (!match || !/instead|no other models/i.test(sentence)) return false;
  const models = modelsIn(match[2] ?? '');
  if (models) draft.instead.push({ ...models, count: numberIn(match[1] ?? '') });
  return models !== null;
}

const ALSO =
  /^This model can also transport up to (\d+) (.+?) models? \((?:these models|this model)\b.*? take up the space of (?:(\d+) models|a number of models equal to their Wounds characteristic)\b[^)]*\)\.?$/i;
const MAY_ALSO = new RegExp(
  String.raw`^(?:It|${SUBJECT_WORDS}) (?:can|may)(?: also)? transport (?:up to )?${NUMBER} (.+?), (?:each|which(?: each)?|including its own transported models,)(?: \([^()]*\))? (?:tak(?:es?|ing)(?: up)? the space of ${NUMBER} models|occupying (\d+) models' worth of space)\.?$`,
  'i',
);

function readAlso(sentence: string, draft: TransportDraft): boolean {
  const match = ALSO.exec(sentence) ?? MAY_ALSO.exec(sentence);
  const models = modelsIn(match?.[2] ?? '');
  if (!match || !models) return false;
  const size = match[3] ?? match[4];
  draft.alsoUpTo.push({ ...models, count: numberIn(match[1] ?? ''), size: size === undefined ? null : numberIn(size) });
  return true;
}

const BESIDE = new RegExp(String.raw`^It can transport only ${NUMBER} (.+?), but it does not count towards the total\b[^.]*\.?$`, 'i');

function readBeside(sentence: string, draft: TransportDraft): boolean {
  const match = BESIDE.exec(sentence);
  const models = modelsIn(match?.[2] ?? '');
  if (match && models) draft.beside.push({ ...models, count: numberIn(match[1] ?? '') });
  return match !== null && models !== null;
}

const OTHERS = new RegExp(
  String.raw`^(?:It|This model) (?:can|may)(?: also)? transport (?!only)(.+?),? (?:- each|but each|who|which|these also|which only) take(?:s)?(?: up)?(?: only)? (?:the (?:space|place) of )?${NUMBER}(?: other)?(?: (?!each|per)\p{L}+)?(?: models?)?(?: each| per model)?\.?$`,
  'iu',
);

/** Reads another kind of models whose number is limited only by the space. */
function readOthers(sentence: string, draft: TransportDraft): boolean {
  const match = OTHERS.exec(sentence);
  const models = modelsIn(match?.[1] ?? '');
  if (!match || !models || !draft.passengers || draft.passengers.wounds || models.wounds) return false;
  draft.passengers = { models: { any: [draft.passengers.models, models.models] } };
  // Models that take less space than their kind come before it.
  draft.spaces.unshift({ ...models, size: numberIn(match[2] ?? '') });
  return true;
}

function readUnitLimit(sentence: string, draft: TransportDraft): boolean {
  const match = new RegExp(String.raw`^No more than ${NUMBER} units can be embarked within this \p{L}+\.?$`, 'iu').exec(sentence);
  if (match) draft.units = { most: numberIn(match[1] ?? '') };
  return match !== null;
}

const CONDITIONS = [
  new RegExp(String.raw`^If .+, it can transport (?:up to )?${NUMBER} (?<kind>.+?)\.?$`, 'i'),
  /^(?:It|This model) can only transport (?<kind>.+?) that have been .+$/i,
  /^(?:It|This model) (?:cannot|may not) transport (?<kind>.+?) if .+$/i,
];

/** An unknown condition concerns only the models that it names. */
function readCondition(sentence: string, draft: TransportDraft): boolean {
  const kind = CONDITIONS.map((pattern) => pattern.exec(sentence)?.groups?.['kind']).find((found) => found !== undefined);
  const models = modelsIn(kind ?? '');
  if (models) draft.unreadFor.push(models.models);
  return models !== null;
}
