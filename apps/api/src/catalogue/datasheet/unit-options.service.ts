import { Injectable } from '@nestjs/common';
import { unitOptions, type CostValue, type OptionInUnit } from '#muster/battlescribe';
import { unitCard, type Datasheet } from '#muster/catalogue';
import { CompiledReleases } from '#muster/checks';
import { CatalogueRepository } from '#muster/persistence';
import type { DatasheetType } from './datasheet.types.js';
import type { CostAmountType, OptionPlaceType, UnitOptionsArgs, UnitOptionConnection, UnitOptionType } from './unit-options.types.js';
import { pageAt } from '../../platform/graphql/page.js';

/** Real units have at most 1,784 options, 9 levels deep. */
const BOUNDS = { depth: 12, size: 5_000 };

/** Lists the options of a datasheet's unit with the same evaluator that prices and checks rosters. */
@Injectable()
export class UnitOptionsService {
  constructor(
    private readonly compiled: CompiledReleases,
    private readonly catalogue: CatalogueRepository,
  ) {}

  /** Returns null if the given faction cannot take the unit, or if the catalogue no longer offers it. */
  async of({ availability, entry, of }: DatasheetType, args: UnitOptionsArgs): Promise<UnitOptionConnection | null> {
    const faction = args.faction ? await this.catalogue.find('faction', of.id, args.faction) : null;
    const way = args.faction
      ? availability.find(({ factionId }) => factionId === faction?.id)
      : (availability.find(({ ally }) => !ally) ?? availability[0]);
    const taker = faction ?? (way ? await this.catalogue.find('faction', of.id, way.factionId) : null);
    if (!way || !taker) return null;
    const { game } = await this.compiled.get(of);
    const unit = unitOptions(game, taker.catalogueId, way.rootId, BOUNDS);
    if (!unit) return null;
    const shown = args.hidden ? unit.options : unit.options.filter(({ hidden }) => !hidden);
    return { ...pageAt(shown, args, (option) => toOption(option, entry)), price: unit.costs.map(toAmount), cut: unit.isCut };
  }
}

function toOption({ definitionId: key, chosen, costs, ...option }: OptionInUnit, datasheet: Datasheet): UnitOptionType {
  return { ...option, key, default: chosen, price: costs.map(toAmount), ...broughtBy(key, datasheet) };
}

/** What an option brings, as the card of its datasheet prints it. */
export function broughtBy(key: string, datasheet: Datasheet | null): Pick<OptionPlaceType, 'weapons' | 'abilities'> {
  const item = datasheet && unitCard(datasheet).items.get(key);
  return { weapons: item?.weapons ?? [], abilities: item?.abilities ?? [] };
}

/** The catalogue writes " PL" with a leading space to sort it first. */
export function toAmount({ name, value }: CostValue): CostAmountType {
  return { type: name.trim(), value };
}
