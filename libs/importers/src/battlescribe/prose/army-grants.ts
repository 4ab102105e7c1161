import type { ClauseSyntax } from '#muster/catalogue';
import type { ArmyDraft, GrantText } from './army-text.types.js';
import { listIn, numberIn } from './sentences.js';

/** Effects that units have only during the battle; they do not affect mustering. */
const IN_BATTLE =
  '(?:,? and (?:while such a unit is not Battle-? ?shocked, .+|[^,]+ models in (?:those|such) u?nits have an Objective Control characteristic of \\d+))?';
const EXCLUDING = '( \\(excluding [^)]*\\))?';
const GAINS = new RegExp(
  `^(?:If an? (.+?) models? from your army is your Warlord, )?(.+?) (?:units?|models?)${EXCLUDING} (?:from|in) your? army${EXCLUDING}( that have a Wounds characteristic of \\d+\\+)? (?:gains?|have|has) the (.+?) keywords?${EXCLUDING}${IN_BATTLE}\\.?$`,
  'i',
);
const LARGE = /,? (?:and|or) units? containing one or more models with a Wounds characteristic of (\d+) or (?:higher|more)/i;

export function readGrant(sentence: string, draft: ArmyDraft): boolean {
  const [, warlord, named = '', before, after, least, gained, last] = GAINS.exec(sentence) ?? [];
  if (gained === undefined) return false;
  const excluded = before ?? after ?? last ?? '';
  const to = listIn(`${named} units${excluded.replace(LARGE, '')}`);
  const keywords = keywordsIn(gained);
  const ifWarlord = listIn(warlord);
  if (!to || !keywords || (warlord !== undefined && !ifWarlord)) return false;
  draft.grants.push({ to, keywords, ...(ifWarlord ? { ifWarlord } : {}), ...woundsIn(least, LARGE.exec(excluded)?.[1]) });
  return true;
}

function woundsIn(least: string | undefined, tooMany: string | undefined): Pick<GrantText, 'wounds'> {
  const atLeast = /\d+/.exec(least ?? '')?.[0];
  if (atLeast === undefined && tooMany === undefined) return {};
  return {
    wounds: {
      ...(atLeast === undefined ? {} : { atLeast: Number(atLeast) }),
      ...(tooMany === undefined ? {} : { atMost: Number(tooMany) - 1 }),
    },
  };
}

/** "the TYRANID WARRIORS and BATTLELINE keywords" names both keywords. */
function keywordsIn(text: string | undefined): readonly ClauseSyntax[] | null {
  const parts = (text ?? '').split(/,| and /).map((part) => listIn(part.trim()));
  const keywords = parts.filter((part) => part !== null);
  return keywords.length === parts.length && keywords.length > 0 ? keywords : null;
}

const SELECTED =
  /^(?:In the Muster Armies step,? |When mustering your army,? )?(?:you can )?select (?:one or more |(?:up to )?(\d+|an?|one|two|three) )?(.+?) (?:units?|models?) from your army(?: to gain the (.+?) keyword)?\.?$/i;
const THOSE = /^(?:Until the end of the battle, )?(?:those|the selected) (?:units|models) (?:gain|have) the (.+?) keyword\.?$/i;

/** Reads "Select up to two X units. The selected units gain the Y keyword." */
export function readChoice(sentence: string, draft: ArmyDraft): boolean {
  const [, count, named, gained] = SELECTED.exec(sentence) ?? [];
  const units = listIn(named);
  if (units) {
    const selected = { units, upTo: count === undefined ? null : numberIn(count) };
    const keywords = gained === undefined ? null : keywordsIn(gained);
    if (keywords) draft.grants.push(chosenGrant(selected, keywords));
    draft.selected = selected;
    return gained === undefined || keywords !== null;
  }
  const keywords = keywordsIn(THOSE.exec(sentence)?.[1]);
  if (!keywords || !draft.selected) return false;
  draft.grants.push(chosenGrant(draft.selected, keywords));
  return true;
}

function chosenGrant({ units, upTo }: NonNullable<ArmyDraft['selected']>, keywords: readonly ClauseSyntax[]): GrantText {
  return { to: units, keywords, chosen: true, ...(upTo === null ? {} : { upTo }) };
}

const ONE_OF =
  /^When mustering your army, when you select an? (.+?) unit to include in your army, if that unit is not an? (.+?) and does not already have one of the following keywords, you must select one for that unit to gain(?: and note it on your Army Roster)?: (.+?)\.?$/i;
const ONE_LISTED_ELSEWHERE =
  /^When mustering your army, (?:when|each time) you select an? (.+?) unit to include in your army, if that unit is not an? (.+?) and does not already have one (?:or more )?of the keywords listed below, you must select one of the keywords listed below for that unit to gain(?: \([^)]*\))?\.?$/i;
const NEVER = /^You cannot select the (.+?) keyword for an? (.+?) unit\.?$/i;

/** Reads the sentence that each unit gains one keyword of a list. */
export function readKeywordChoice(sentence: string, draft: ArmyDraft): boolean {
  const [, named, excepted, listed] = ONE_OF.exec(sentence) ?? [];
  const units = listIn(named);
  const except = listIn(excepted);
  const keywords = keywordsIn(listed);
  if (units && except && keywords) {
    draft.chooses.push({ units: { all: [units, { not: except }] }, keywords, never: [] });
    return true;
  }
  const [, gaining, spared] = ONE_LISTED_ELSEWHERE.exec(sentence) ?? [];
  const gains = listIn(gaining);
  const not = listIn(spared);
  if (gains && not) {
    draft.gainsUnlisted.push({ all: [gains, { not }] });
    return true;
  }
  const [, refused, to] = NEVER.exec(sentence) ?? [];
  const keyword = listIn(refused);
  const never = listIn(to);
  const last = draft.chooses.at(-1);
  if (!keyword || !never || !last) return false;
  draft.chooses[draft.chooses.length - 1] = { ...last, never: [...last.never, { keyword, units: never }] };
  return true;
}
