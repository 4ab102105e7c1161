import { Injectable } from '@nestjs/common';
import { unitOptions, type CostValue, type OptionInUnit } from '@muster/battlescribe';
import { CompiledReleases } from '@muster/checking';
import { CatalogueRepository } from '@muster/persistence';
import { badInput } from '../platform/errors/bad-input.js';
import type { DatasheetType } from './datasheet.types.js';
import type { CostAmountType, UnitOptionsArgs, UnitOptionsType, UnitOptionType } from './unit-options.types.js';

/** Real units have at most 1,784 options, 9 levels deep. */
const BOUNDS = { depth: 12, size: 5_000 };

/** What a datasheet's unit may choose, by the evaluator: the same that prices and checks rosters. */
@Injectable()
export class UnitOptionsService {
  constructor(
    private readonly compiled: CompiledReleases,
    private readonly catalogue: CatalogueRepository,
  ) {}

  /** Null when no such faction may take it, or the data offer it no more. */
  async of({ availability, of }: DatasheetType, args: UnitOptionsArgs): Promise<UnitOptionsType | null> {
    const start = args.after === null || args.after === undefined ? 0 : startAfter(args.after);
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
    const nodes = shown.slice(start, start + args.first);
    return {
      price: unit.costs.map(toAmount),
      nodes: nodes.map(toOption),
      totalCount: shown.length,
      cut: unit.isCut,
      pageInfo: { hasNextPage: start + nodes.length < shown.length, endCursor: nodes.length > 0 ? String(start + nodes.length) : null },
    };
  }
}

function startAfter(cursor: string): number {
  if (!/^\d{1,5}$/.test(cursor)) throw badInput([{ path: ['after'], message: 'This is no cursor of this list.' }]);
  return Number(cursor);
}

function toOption({ definitionId, chosen, costs, ...option }: OptionInUnit): UnitOptionType {
  return { ...option, key: definitionId, default: chosen, price: costs.map(toAmount) };
}

/** The data write " PL" to sort it first. */
function toAmount({ name, value }: CostValue): CostAmountType {
  return { type: name.trim(), value };
}
