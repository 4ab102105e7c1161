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

/** The parts of a card, which refer to each other: an option has weapons, and a weapon the options that bring it. */
class CardLinks {
  readonly weapons: ReadonlyMap<string, CardWeapon>;
  readonly options: ReadonlyMap<string, CardOption>;
  readonly wargear: ReadonlyMap<string, CardWargear>;
  readonly abilities: readonly CardAbility[];
  readonly #models: ReadonlyMap<string, ModelType>;
  readonly #items: readonly Item[];

  constructor(datasheet: Datasheet) {
    const { weapons, options, models, wargear = [] } = datasheet;
    const chosen = options.flatMap((group) => group.options);
    this.#models = new Map(models.map((model) => [model.name, model]));
    this.#items = [...chosen.map((item) => ({ item, isOption: true })), ...wargear.map((item) => ({ item, isOption: false }))];
    this.weapons = new Map(weapons.map((weapon) => [weapon.id, this.#linked(weaponValues(weapon), (item) => item.weapons, weapon.id)]));
    this.options = new Map(
      chosen.map(({ id, name, points, default: isDefault, ...brings }) => [
        id,
        this.#bringing({ id, name, points, default: isDefault }, brings),
      ]),
    );
    this.wargear = new Map(
      wargear.map(({ id, name, model, ...brings }) => [id, this.#bringing({ id, name, model: this.model(model) }, brings)]),
    );
    this.abilities = [...this.#printed(datasheet), ...this.#ofWargear()];
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
      ({ name, kind, value = null, models = [], grantedBy = [] }) =>
        this.#linked(
          { name, kind, value, text: value === null ? name : `${name} ${value}`, models: this.#modelsCalled(models), grantedBy },
          () => [],
          '',
        ),
    );
  }

  #ofWargear(): readonly CardAbility[] {
    const names = new Set(this.#items.flatMap(({ item }) => item.abilities ?? []));
    const ability = { kind: 'wargear', value: null, models: [], grantedBy: [] } as const;
    return [...names].sort().map((name) => this.#linked({ ...ability, name, text: name }, (item) => item.abilities, name));
  }

  #modelsCalled(names: readonly string[]): readonly ModelType[] {
    return names.flatMap((name) => this.#models.get(name) ?? []);
  }

  /** Adds the options and the fixed wargear that bring a weapon or an ability. */
  #linked<Part extends object>(part: Part, broughtBy: (item: Brings) => readonly string[] | undefined, what: string): Part & Bringers {
    const bringers = this.#items.filter(({ item }) => broughtBy(item)?.includes(what));
    const { options, wargear } = { options: () => this.options, wargear: () => this.wargear };
    return {
      ...part,
      get options() {
        return bringers.flatMap(({ item, isOption }) => (isOption ? (options().get(item.id) ?? []) : []));
      },
      get wargear() {
        return bringers.flatMap(({ item, isOption }) => (isOption ? [] : (wargear().get(item.id) ?? [])));
      },
    };
  }

  /** Adds the weapons and abilities that an item brings. */
  #bringing<Part extends object>(part: Part, { weapons = [], abilities = [] }: Brings): Part & Pick<CardOption, 'weapons' | 'abilities'> {
    const all = { weapons: () => this.weapons, abilities: () => this.abilities };
    return {
      ...part,
      get weapons() {
        return weapons.flatMap((id) => all.weapons().get(id) ?? []);
      },
      get abilities() {
        return all.abilities().filter(({ kind, name }) => kind === 'wargear' && abilities.includes(name));
      },
    };
  }
}

interface Item {
  readonly item: Brings & { readonly id: string };
  readonly isOption: boolean;
}

type Bringers = Pick<CardWeapon, 'options' | 'wargear'>;
