import type { Declarations, Roster, RosterUnit, UnitId, UnnumberedUnit } from '#muster/roster';
import { byKind, flag, list, number, object, orNull, text, words, type Fault, type Shape } from './shape.js';

const stated = { name: text, id: orNull(text), line: orNull(number) } as const;

const item: Shape = (value, path, faults) =>
  object({ ...stated, count: number, items: list(item) }, { repeated: words(true) })(value, path, faults);

const armySelection = object({ ...stated, count: number, items: list(item), detachment: orNull(number) });

const upgrade = object(
  { ...stated, statedPoints: orNull(number) },
  { kind: words('enhancement', 'relic', 'warlordTrait', 'stratagem'), commandPoints: number },
);

const unitFields = {
  ...stated,
  section: orNull(text),
  detachment: orNull(number),
  statedPoints: orNull(number),
  warlord: flag,
  enhancements: list(upgrade),
  loadout: list(item),
} as const;

const unitMarks = { statedPowerRating: number, models: number } as const;

const keptMarks = { ...unitMarks, dealtOut: words(true), modelsInferred: words(true), unpriced: words(true) } as const;

const specialist = { specialist: text } as const;

const declaredUnit = (unit: Shape) =>
  object(
    { unit },
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

const event = (unit: Shape) =>
  byKind({
    gain: object({ kind: text, ...moment, amount: number, cause: text }, { mission: flag, oncePerBattle: flag }),
    refund: object({ kind: text, ...moment, amount: number, cause: text, spentInPhase: flag }),
    stratagem: object({ kind: text, ...moment, name: text }, { cost: number, unit, again: flag, faction: text }),
  });

/** `unit` is the shape of a reference to a unit. */
const declarations = (unit: Shape) =>
  object(
    {},
    {
      statesAll: list(words('warlord', 'detachments')),
      organisation: words('battle-forged', 'unbound'),
      powerLimit: number,
      opponentPowerLevel: number,
      units: list(declaredUnit(unit)),
      detachments: list(declaredDetachment),
      attachments: list(object({ leader: unit, bodyguard: unit }, { supports: words(true) })),
      passengers: list(object({ unit, transport: unit }, { models: number })),
      reserves: list(object({ unit, how: words('strategic', 'deep-strike', 'own-rule', 'left-table') }, { half: flag })),
      splits: list(object({ unit, parts: list(number) })),
      reinforcementPoints: number,
      reinforcements: list(object({ name: text, points: number, adds: words('unit', 'models') })),
      armyOfRenown: object({ name: text, admits: orNull(list(text)), forbids: list(text), requires: list(text) }),
      detachmentOrder: list(number),
      spends: list(
        object(
          { name: text, commandPoints: orNull(number), purpose: words('field-commander', 'warlord-trait', 'relic', 'other') },
          { detachment: number, unit, faction: text },
        ),
      ),
      battle: object({ first: flag, events: list(event(unit)) }, { start: number, turns: number }),
      statedCommandPoints: number,
      forceDispositions: list(text),
      playerName: text,
      armyName: text,
    },
  );

const roster = (units: Shape, declared: Shape) =>
  object(
    {
      name: orNull(text),
      factions: list(object(stated)),
      battleSize: orNull(object(stated)),
      pointsLimit: orNull(number),
      statedPoints: orNull(number),
      detachments: list(object(stated, { commandPoints: number })),
      units: list(units),
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

/** A roster as in documents of version 1, which refer to units by position. */
export interface RosterOf1 extends Omit<Roster, 'units' | 'declared'> {
  readonly units: readonly UnitOf1[];
  readonly declared?: Declarations<number>;
}

export interface UnitOf1 extends UnnumberedUnit {
  /** Units with the same number are attached to each other. */
  readonly attachment: { readonly role: 'leader' | 'support' | 'bodyguard'; readonly group: number } | null;
}

/** A roster whose units need not have ids. */
export interface RosterOf2 extends Omit<Roster, 'units'> {
  readonly units: readonly (UnnumberedUnit & { readonly unitId?: UnitId })[];
}

const attachment = orNull(object({ role: words('leader', 'support', 'bodyguard'), group: number }));

const of1 = roster(object({ ...unitFields, attachment }, unitMarks), declarations(number));

const of2 = roster(object(unitFields, { ...keptMarks, unitId: text }), declarations(text));

/** Returns the reasons why a value is not a roster of version 1. Empty if the value is such a roster. */
export const faultsOf1 = (value: unknown): readonly Fault[] => faultsBy(of1, value);
export const faultsOf2 = (value: unknown): readonly Fault[] => faultsBy(of2, value);

export const isOf1 = (value: unknown): value is RosterOf1 => faultsOf1(value).length === 0;
export const isOf2 = (value: unknown): value is RosterOf2 => faultsOf2(value).length === 0;

/** Whether a value has the shape of declarations, with units referred to by id. */
export const isDeclarations = (value: unknown): value is Declarations => faultsBy(declarations(text), value).length === 0;

export const isRosterUnit = (value: unknown): value is RosterUnit =>
  faultsBy(object({ ...unitFields, unitId: text }, keptMarks), value).length === 0;

function faultsBy(shape: Shape, value: unknown): readonly Fault[] {
  const faults: Fault[] = [];
  shape(value, [], faults);
  return faults;
}
