import type { LeaderText } from './leader-text.types.js';
import { BULLET, listIn, sentencesOf, unitIn } from './sentences.js';

/** Some units join others without being Leaders. They are part of the joined unit from the Declare Battle Formations step on. */
const JOINS = /\bDeclare Battle Formations step, [^.]*\bthis (?:model|unit) (?:can|must) join one\b/i;
const HEAD =
  /^(?:At the start of|In) the Declare Battle Formations step, (?:if this unit is not an Attached unit, )?this (?:model|unit) (can|must) join one /i;
const OF_A_LIST = /^of the following units\b/i;
const NAMED =
  /^(.+?)(?: units?)? from your army(?: that is being led by (?:an? )?(.+?)(?: model)?)?(?: \(an? .+? cannot have more than one .+? joined to it(?: and cannot have both .+ joined to it)?\))?\.?$/i;
/** "One other unit" means any unit. */
const ANY_UNIT = /^other$/i;
const ONLY_BESIDE = /^This unit cannot join an Attached unit, and only (.+) can join a unit this unit has joined\.?$/i;
/** Sentences about the joined unit later in the battle, and about when it cannot join. */
const LATER = [
  /^If it does, until the end of the battle, (?:every model in this unit|this model) counts as (?:being )?part of that .+ unit, and (?:that .+ unit's|its) Starting Strength is increased accordingly\.?$/i,
  /^(?:This (?:model|unit) then|For the rest of the battle, every model in this unit) counts as part of that .+, and (?:that .+ unit's|that unit's|its) Starting Strength is increased accordingly\.?$/i,
  /^If it is not possible to join .+ counts as having been destroyed\.?$/i,
  /^While this (?:model|unit) is joined to a unit, it can embark within any Transport that unit can embark within(?:, and takes up the space of \d+ models)?\.?$/i,
  /^This model cannot be selected as your Warlord(?: and cannot be given Enhancements)?\.?$/i,
];

export function readJoinText(text: string): LeaderText | null {
  if (!JOINS.test(text)) return null;
  const head = HEAD.exec(text);
  if (!head) return { units: [], joins: {}, understood: false };
  const must = /must/i.test(head[1] ?? '') ? { must: true as const } : {};
  const rest = text.slice(head[0].length);
  return { ...(OF_A_LIST.test(rest) ? readList(rest) : readNamed(rest)), ...must };
}

function readNamed(rest: string): LeaderText {
  const [first = '', ...sentences] = sentencesOf(rest);
  const [, named = '', leader] = NAMED.exec(first) ?? [];
  const isAny = ANY_UNIT.test(named);
  const units = listIn(named);
  const ledBy = listIn(leader);
  const understood =
    (isAny ? ledBy !== null : units !== null) &&
    (leader === undefined || ledBy !== null) &&
    sentences.every((sentence) => LATER.some((pattern) => pattern.test(sentence)));
  return {
    units: isAny || !units ? [] : [units],
    beside: { all: [] },
    joins: ledBy ? { ledBy } : {},
    understood,
  };
}

/** Reads "... one of the following units. This unit then counts ...", with one name per line. */
function readList(rest: string): LeaderText {
  const lines = rest
    .replace(OF_A_LIST, '')
    .split('\n')
    .map((line) => line.trim());
  const names = lines.filter((line) => BULLET.test(line)).map(unitIn);
  const said = sentencesOf(
    lines
      .filter((line) => !BULLET.test(line))
      .join(' ')
      .replace(/^[.\s]+/, ''),
  );
  const beside = said.map((sentence) => listIn(ONLY_BESIDE.exec(sentence)?.[1])).find((found) => found !== null);
  const others = said.filter((sentence) => !ONLY_BESIDE.test(sentence));
  return {
    units: names.filter((name) => name !== null),
    ...(beside ? { beside } : {}),
    joins: {},
    understood:
      beside !== undefined && !names.includes(null) && others.every((sentence) => LATER.some((pattern) => pattern.test(sentence))),
  };
}
