import { remembered } from '../compiled/remembered.js';
import type { Datasheet, ModelType, Profile } from '../entries.js';
import { printedAbility } from './ability-name.js';
import { statlineOf, weaponValues } from './profile-values.js';
import type { CardAbility, CardOption, CardSave, CardWargear, CardWeapon, UnitCard } from './unit-card.types.js';
import type { Brings } from './wargear.types.js';

/** The card of a datasheet. It is made once for each datasheet in memory. */
export const unitCard: (datasheet: Datasheet) => UnitCard = remembered((datasheet) => {
  const links = new CardLinks(datasheet);
  return {
    statlines: datasheet.profiles.map(statlineOf),
    weapons: [...links.weapons.values()],
    abilities: links.abilities,
    invulnerableSaves: (datasheet.invulnerableSaves ?? []).map((save) => links.save(save)),
    wargear: [...links.wargear.values()],
    items: new Map<string, CardOption | CardWargear>([...links.wargear, ...links.options]),
    options: datasheet.options.map((group) => ({
      ...group,
      model: links.model(group.model),
      options: group.options.flatMap(({ id }) => links.options.get(id) ?? []),
    })),
  };
});

/** A weapon whose characteristics modifiers may have changed, with the options and the wargear that bring it as printed. */
export function weaponInUse(datasheet: Datasheet, profile: Profile): CardWeapon {
  const printed = unitCard(datasheet).weapons.find(({ id }) => id === profile.id);
  return { ...weaponValues(profile), options: printed?.options ?? [], wargear: printed?.wargear ?? [] };
}

/**
 * The parts of a card, which refer to each other: an option has weapons, and a weapon the options that bring it. Plain values, because a
 * process keeps the cards of many datasheets, and an object with accessors takes several times the memory of one without.
 */
class CardLinks {
  readonly weapons: ReadonlyMap<string, CardWeapon>;
  readonly options: ReadonlyMap<string, CardOption>;
  readonly wargear: ReadonlyMap<string, CardWargear>;
  readonly abilities: readonly CardAbility[];
  readonly #models: ReadonlyMap<string, ModelType>;
  readonly #chosen: readonly Item<CardOption>[];
  readonly #fixed: readonly Item<CardWargear>[];

  constructor(datasheet: Datasheet) {
    const { weapons, options, models, wargear = [] } = datasheet;
    this.#models = new Map(models.map((model) => [model.name, model]));
    this.#chosen = options
      .flatMap((group) => group.options)
      .map((brings) => {
        const { id, name, points, default: isDefault } = brings;
        return { brings, card: { id, name, points, default: isDefault, ...NOTHING } };
      });
    this.#fixed = wargear.map((brings) => ({
      brings,
      card: { id: brings.id, name: brings.name, model: this.model(brings.model), ...NOTHING },
    }));
    this.options = new Map(this.#chosen.map(({ card }) => [card.id, card]));
    this.wargear = new Map(this.#fixed.map(({ card }) => [card.id, card]));
    this.weapons = new Map(
      weapons.map((weapon) => [weapon.id, { ...weaponValues(weapon), ...this.#bringing((item) => item.weapons, weapon.id) }]),
    );
    this.abilities = [...this.#printed(datasheet), ...this.#ofWargear()];
    for (const item of [...this.#chosen, ...this.#fixed]) this.#link(item);
  }

  model(name: string | null): ModelType | null {
    return name === null ? null : (this.#models.get(name) ?? null);
  }

  save({ value, against, models = [], wargear = [], ability }: NonNullable<Datasheet['invulnerableSaves']>[number]): CardSave {
    return {
      value,
      against: against ?? null,
      ability: ability ?? null,
      models: this.#modelsCalled(models),
      options: wargear.flatMap((id) => this.options.get(id) ?? []),
      wargear: wargear.flatMap((id) => this.wargear.get(id) ?? []),
    };
  }

  #printed({ printedAbilities, abilities }: Datasheet): readonly CardAbility[] {
    return (printedAbilities ?? abilities.map((name) => printedAbility(name))).map(
      ({ name, kind, value = null, models = [], grantedBy = [] }) => ({
        ...{ name, kind, value, text: value === null ? name : `${name} ${value}`, models: this.#modelsCalled(models), grantedBy },
        ...{ options: NONE, wargear: NONE },
      }),
    );
  }

  #ofWargear(): readonly CardAbility[] {
    const names = new Set([...this.#chosen, ...this.#fixed].flatMap(({ brings }) => brings.abilities ?? []));
    return [...names].sort().map((name) => ({
      ...{ name, kind: 'wargear' as const, value: null, text: name, models: NONE, grantedBy: NONE },
      ...this.#bringing((item) => item.abilities, name),
    }));
  }

  #modelsCalled(names: readonly string[]): readonly ModelType[] {
    return names.flatMap((name) => this.#models.get(name) ?? []);
  }

  /** The options and the fixed wargear that bring a weapon or an ability. */
  #bringing(broughtBy: (item: Brings) => readonly string[] | undefined, what: string): Bringers {
    const does = ({ brings }: Item<object>): boolean => broughtBy(brings)?.includes(what) ?? false;
    return {
      options: this.#chosen.filter(does).flatMap(({ card }) => this.options.get(card.id) ?? []),
      wargear: this.#fixed.filter(does).flatMap(({ card }) => this.wargear.get(card.id) ?? []),
    };
  }

  /** Adds the weapons and abilities that an item brings. */
  #link({ brings: { weapons = NONE, abilities = NONE }, card }: Item<object>): void {
    card.weapons = weapons.flatMap((id) => this.weapons.get(id) ?? []);
    card.abilities =
      abilities.length === 0 ? NONE : this.abilities.filter(({ kind, name }) => kind === 'wargear' && abilities.includes(name));
  }
}

const NONE: readonly never[] = [];

/** What an item brings, until it is known. */
interface Links {
  weapons: readonly CardWeapon[];
  abilities: readonly CardAbility[];
}

const NOTHING: Links = { weapons: NONE, abilities: NONE };

interface Item<Card> {
  readonly brings: Brings;
  readonly card: Omit<Card, keyof Links> & Links;
}

type Bringers = Pick<CardWeapon, 'options' | 'wargear'>;
