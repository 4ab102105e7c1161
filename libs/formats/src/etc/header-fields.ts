import { readLabelled } from '../text/header/label.js';

/** Fields that only lists of these editions have, normalised with `keywordKey`. All other fields are those of every header. */
const fields = {
  power: ['total power level', 'power level', 'power', 'puissance'],
  reinforcements: [
    'total reinforcement points',
    'reinforcement points',
    'reinforcements',
    'reinforcement',
    'points de renfort',
    'pr',
    'total des points de renfort',
  ],
  commandPoints: [
    'total command points',
    'total des points de commandement',
    'command points',
    'starting command points',
    'points de commandement',
    'cp',
    'pc',
  ],
  /** Choices of the army, such as its sub-faction. */
  choice: [
    ...[
      'army trait',
      'army traits',
      'trait darmee',
      'traits darmee',
      'shield host',
      'dynasty',
      'dynastie',
      'hive fleet',
      'chapter',
      'chapitre',
    ],
    ...['craftworld', 'legion', 'cult', 'kabal', 'forge world', 'order', 'household', 'clan', 'culte', 'ordre', 'brotherhood', 'regiment'],
    ...['arks of omen compulsory type', 'compulsory type', 'compulsory battlefield role'],
  ],
  note: [
    ...[
      'kp & models',
      'kp',
      'number of units / killpoints',
      'number of units / kp',
      'nombre dunites / kp',
      'units / kp',
      'units numer / kp',
    ],
    ...['format', 'ligue', 'tt profile', 'tabletoptournament profile'],
    ...[
      'secondary objectives information',
      'informations dobjectifs secondaires',
      'secondary objective information',
      'abhorrez le sorcier',
      'assasination',
    ],
  ],
} as const;

export const isField = (kind: keyof typeof fields, label: string | null): boolean =>
  label !== null && fields[kind].some((one) => one === label);

/** What players write into a field of a form that does not apply to them. */
export const isNone = (value: string): boolean => /^(?:n\/?a|none|nothing|aucune?|neant|-+)\.?$/i.test(value.trim());

/**
 * The choices of `Shield Host: Grey Watch` and `Army trait : Herald - Bright Oar, Salt: Long Hook`. Only the data shows which words are the
 * name of a choice. Null if the text states no such field.
 */
export function choicesOf(text: string): readonly ArmyChoice[] | null {
  const labelled = readLabelled(text);
  if (labelled === null || !isField('choice', labelled.label)) return null;
  const label = text.slice(0, text.indexOf(':')).trim();
  const inside = piecesOf(labelled.value).map((name) => ({ name, items: [] }));
  return [{ name: label, items: inside }, ...inside];
}

export interface ArmyChoice {
  readonly name: string;
  readonly items: readonly ArmyChoice[];
}

/** The words between commas, colons, brackets and spaced hyphens. */
export const piecesOf = (text: string): readonly string[] =>
  text
    .split(/ [-–] |[,:()<>]/u)
    .map((piece) => piece.replace(/\.$/u, '').trim())
    .filter((piece) => piece !== '');
