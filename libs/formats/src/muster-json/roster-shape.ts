import type { Roster } from '#muster/roster';
import { byKind, flag, list, number, object, orNull, text, words, type Fault, type Shape } from './shape.js';

const stated = { name: text, id: orNull(text), line: orNull(number) } as const;

const item: Shape = (value, path, faults) => object({ ...stated, count: number, items: list(item) })(value, path, faults);

const armySelection = object({ ...stated, count: number, items: list(item), detachment: orNull(number) });

const upgrade = object(
  { ...stated, statedPoints: orNull(number) },
  { kind: words('enhancement', 'relic', 'warlordTrait', 'stratagem'), commandPoints: number },
);

const unit = object(
  {
    ...stated,
    section: orNull(text),
    detachment: orNull(number),
    statedPoints: orNull(number),
    warlord: flag,
    enhancements: list(upgrade),
    loadout: list(item),
    attachment: orNull(object({ role: words('leader', 'support', 'bodyguard'), group: number })),
  },
  { statedPowerRating: number, models: number },
);

const specialist = { specialist: text } as const;

const declaredUnit = object(
  { unit: number },
  {
    role: text,
    powerRating: number,
    namedCharacter: flag,
    keywords: list(text),
    warlordTraits: list(object({ ...stated, source: orNull(words('warlord', 'named', 'stratagem', 'rule')) }, specialist)),
    relics: list(
      object(
        { ...stated, source: orNull(words('army', 'stratagem', 'rule')) },
        { replaces: object({ weapon: text, paid: flag }), ...specialist },
      ),
    ),
    psychicPowers: list(object({ power: orNull(object(stated)) }, { ...specialist, replaces: text })),
    keywordChoices: list(object({ keyword: text, choice: orNull(text) })),
    ruleChoices: list(object({ rule: text, choice: orNull(text) })),
    bearer: text,
    replacements: list(object({ option: text, scope: words('all', 'any'), models: number, replaced: number })),
  },
);

const declaredDetachment = object(
  { detachment: number },
  {
    spent: number,
    benefit: text,
    specialists: list(object({ name: text, keyword: text, commandPoints: orNull(number) })),
    claims: list(text),
  },
);

const moment = {
  round: number,
  turn: words('own', 'opponent'),
  phase: orNull(words('command', 'movement', 'psychic', 'shooting', 'charge', 'fight', 'morale')),
} as const;

const event = byKind({
  gain: object({ kind: text, ...moment, amount: number, cause: text }, { mission: flag, oncePerBattle: flag }),
  refund: object({ kind: text, ...moment, amount: number, cause: text, spentInPhase: flag }),
  stratagem: object({ kind: text, ...moment, name: text }, { cost: number, unit: number, again: flag, faction: text }),
});

const declared = object(
  {},
  {
    statesAll: list(words('warlord', 'detachments')),
    organisation: words('battle-forged', 'unbound'),
    powerLimit: number,
    opponentPowerLevel: number,
    units: list(declaredUnit),
    detachments: list(declaredDetachment),
    attachments: list(object({ leader: number, bodyguard: number })),
    passengers: list(object({ unit: number, transport: number }, { models: number })),
    reserves: list(object({ unit: number, how: words('strategic', 'deep-strike', 'own-rule', 'left-table') }, { half: flag })),
    splits: list(object({ unit: number, parts: list(number) })),
    reinforcementPoints: number,
    reinforcements: list(object({ name: text, points: number, adds: words('unit', 'models') })),
    armyOfRenown: object({ name: text, admits: orNull(list(text)), forbids: list(text), requires: list(text) }),
    detachmentOrder: list(number),
    spends: list(
      object(
        { name: text, commandPoints: orNull(number), purpose: words('field-commander', 'warlord-trait', 'relic', 'other') },
        { detachment: number, unit: number, faction: text },
      ),
    ),
    battle: object({ first: flag, events: list(event) }, { start: number, turns: number }),
    statedCommandPoints: number,
    playerName: text,
    armyName: text,
  },
);

const roster = object(
  {
    name: orNull(text),
    factions: list(object(stated)),
    battleSize: orNull(object(stated)),
    pointsLimit: orNull(number),
    statedPoints: orNull(number),
    detachments: list(object(stated, { commandPoints: number })),
    units: list(unit),
    statesWargear: flag,
  },
  {
    armySelections: list(armySelection),
    declared,
    playerName: text,
    commandPoints: object({ start: orNull(number), changes: list(number), left: orNull(number), line: orNull(number) }),
    statedPowerLevel: number,
  },
);

/** What keeps a value from being a roster; nothing where it is one. */
export function rosterFaults(value: unknown): readonly Fault[] {
  const faults: Fault[] = [];
  roster(value, [], faults);
  return faults;
}

export function isRoster(value: unknown): value is Roster {
  return rosterFaults(value).length === 0;
}
