import type { ClauseSyntax } from '#muster/catalogue';
import type { ArmyDraft } from './army-text.types.js';
import { listIn, numberIn } from './sentences.js';

const REQUIRES = /^Your army must include (?:at least )?(\d+|one|two|three)(?: or more)? (.+?) (?:units?|models?)\.?$/i;
const FORBIDS = /^(?:You|Your army) cannot include (?:any )?(.+?) (?:units?|models?)(?: in your army)?\.?$/i;
const ONE_CHAPTER = /^Your army can include (.+?) units, but (?:it )?cannot include (?:any )?(.+?) units drawn from any other Chapter\.?$/i;
/** In the data, units that such a rule admits have the rule's name as a keyword. */
const RULE_UNUSED = /^(?:When mustering your army, )?you cannot use the (.+?) rule\.?$/i;

export function readRestriction(sentence: string, draft: ArmyDraft): boolean {
  const [, stated = '', asked] = REQUIRES.exec(sentence) ?? [];
  const units = listIn(asked);
  if (units) {
    draft.requires.push({ units, atLeast: numberIn(stated) });
    return true;
  }
  const [, own, wider] = ONE_CHAPTER.exec(sentence) ?? [];
  const but = listIn(own);
  const of = listIn(wider);
  if (but && of) {
    draft.forbidsOthers.push({ of, but });
    return true;
  }
  const forbidden = listIn(FORBIDS.exec(sentence)?.[1]) ?? listIn(RULE_UNUSED.exec(sentence)?.[1]);
  if (forbidden) draft.forbids.push(forbidden);
  return forbidden !== null;
}

const SHARED = 'if both (?:of those )?units share the same keyword from the list (?:above|below)\\.?$';
const ATTACHED = new RegExp(`^An? (.+?) unit can only be attached to a unit ${SHARED}`, 'i');
const EMBARKED = new RegExp(`^A unit can only embark within(?: \\(or start the battle embarked within\\))? an? (.+?) ${SHARED}`, 'i');

/** Reads the sentence that Leaders and passengers share a keyword with the units they join. */
export function readShared(sentence: string, draft: ArmyDraft): boolean {
  if (draft.chooses.length === 0) return false;
  const leaders = listIn(ATTACHED.exec(sentence)?.[1]);
  const transports = listIn(EMBARKED.exec(sentence)?.[1]);
  if (leaders) draft.shares.push({ how: 'attached', units: leaders });
  if (transports) draft.shares.push({ how: 'embarked', units: transports });
  return leaders !== null || transports !== null;
}

const ALLOWS =
  /^(?:If your Army Faction is [^,]+, )?You can include (.+?) units?( \(excluding [^)]*\))? in your army(?:, even though they do not have the .+? (?:Faction )?keyword)?\.?$/i;
const ALLOWS_LIST =
  /^You can include (?:up to (\w+) of each of )?the following (?:(?!models\b|units\b)(.+?) )?(?:units|models) in your army: (.+?)\.?$/i;
const ALLOWS_NOT = /^You cannot include units with any of the following keywords in your army using (?:this rule|these rules): (.+?)\.?$/i;
const POINTS =
  /^The combined points (?:cost|value) of (?:such|.+) units (?:you can include in your army is|(?:you can include in your army )?depends on (?:the|your) battle size(?:, as follows)?|cannot exceed \d{2,4} (?:points|pts))\b/i;

export function readAllies(sentence: string, draft: ArmyDraft): boolean {
  const excepted = listIn(ALLOWS_NOT.exec(sentence)?.[1]);
  if (excepted) draft.allowsNot.push(excepted);
  if (excepted) return true;
  if (POINTS.test(sentence) && draft.allowsUpTo.length > 0) return true;
  const [, stated, family, names] = ALLOWS_LIST.exec(sentence) ?? [];
  const listed = within(listIn(names), family);
  const [, named = '', excluding = ''] = ALLOWS.exec(sentence) ?? [];
  const allowed = listed ?? listIn(`${named} units${excluding}`);
  if (!allowed) return false;
  draft.allows.push(allowed);
  if (listed && stated !== undefined) for (const units of itemsIn(listed)) draft.atMost.push({ units, atMost: numberIn(stated) });
  return true;
}

function within(listed: ClauseSyntax | null, family: string | undefined): ClauseSyntax | null {
  const of = listIn(family);
  if (family === undefined || !listed) return listed;
  return of && { all: [of, listed] };
}

function itemsIn(syntax: ClauseSyntax): readonly ClauseSyntax[] {
  return 'any' in syntax ? syntax.any : [syntax];
}

/** Abilities that models lose in battle. */
const LOSING = '(?:,? and (?:they|.+? models from your army) lose the .+? ability if they have it)?';
const NO_WARLORD = new RegExp(
  `^No (.+?) models? (?:(?:from|in) your army|included in your army in this way) can be your Warlord(?:,? and they cannot be given Enhancements)?${LOSING}\\.?$`,
  'i',
);
const MUST_INCLUDE = /^You must include (.+?) in your army, and one of those models must be your Warlord\.?$/i;
const MUST_BE = new RegExp(`^An? (.+?) model must be your Warlord${LOSING}\\.?$`, 'i');
const CAN_BE = /^(.+?) loses (?:the )?.+? rule and can be your Warlord\.?$/i;

export function readWarlord(sentence: string, draft: ArmyDraft): boolean {
  const before = draft.warlord.length;
  const add = (kind: 'cannot' | 'must', models: ClauseSyntax | null): void => {
    if (models) draft.warlord.push({ kind, models });
  };
  const included = listIn(MUST_INCLUDE.exec(sentence)?.[1]);
  if (included) draft.requires.push({ units: included, atLeast: 1 });
  add('must', included);
  add('must', listIn(MUST_BE.exec(sentence)?.[1]));
  add('cannot', listIn(NO_WARLORD.exec(sentence)?.[1]));
  const can = listIn(CAN_BE.exec(sentence)?.[1]);
  if (can) draft.mayBeWarlord.push(can);
  return can !== null || draft.warlord.length > before;
}
