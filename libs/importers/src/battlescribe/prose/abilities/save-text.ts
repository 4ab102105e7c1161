import { sentencesOf } from '../sentences.js';

/** An invulnerable save in a text. */
export interface SaveText {
  /** "4+" */
  readonly value: string;
  readonly against?: 'ranged' | 'melee' | 'psychic';
  /** The subject of the sentence if it is neither the unit nor its models: "A Reed Witch". */
  readonly whose?: string;
}

const TITLE = /\binvulnerable\b/i;
const AGAINST = /\bagainst (ranged|melee|psychic) attacks\b/i;
const SUBJECT = /^(.{1,60}?) (?:has|have) an? /i;
const OWN = /^(?:(?:this|the bearer's) (?:model|unit)|(?:all )?models in this units?|the bearer)\b/i;
const HAS = /^[-•]? ?(?:this (?:model|unit)|(?:all )?models in this units?|the bearer|models in the bearer['’]s unit) (?:has|have) an? /i;
const ROLL = /\b\d\+/;
const SAVE = /\b(\d\+) invulnerable save\b/i;

/**
 * Reads the invulnerable saves of a text. A profile that is called "Invulnerable Save" contains nothing else, so any number in it counts; in
 * another ability, only a sentence counts that states the save without a condition.
 */
export function readSaveText(text: string, name: string): readonly SaveText[] | null {
  const sentences = sentencesOf(text);
  const saves = TITLE.test(name) ? sentences.flatMap(everySave) : sentences.flatMap(ownSave);
  return saves.length > 0 ? saves : null;
}

function everySave(sentence: string): readonly SaveText[] {
  const subject = SUBJECT.exec(sentence)?.[1]?.replace(/^an? /i, '');
  const whose = subject === undefined || OWN.test(subject) || TITLE.test(subject) ? {} : { whose: subject };
  return clausesOf(sentence).flatMap((clause) => {
    const value = ROLL.exec(clause)?.[0];
    return value === undefined ? [] : [{ value, ...againstIn(clause), ...whose }];
  });
}

function ownSave(sentence: string): readonly SaveText[] {
  if (!HAS.test(sentence)) return [];
  return clausesOf(sentence).flatMap((clause) => {
    const value = SAVE.exec(clause)?.[1];
    return value === undefined ? [] : [{ value, ...againstIn(clause) }];
  });
}

const clausesOf = (sentence: string): readonly string[] => sentence.split(/,|\band\b/i);

function againstIn(text: string): Pick<SaveText, 'against'> {
  const attack = AGAINST.exec(text)?.[1]?.toLowerCase();
  return attack === 'ranged' || attack === 'melee' || attack === 'psychic' ? { against: attack } : {};
}
