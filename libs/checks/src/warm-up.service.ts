import type { Datasheet, Faction } from '#muster/catalogue';
import { NOTHING_ASKED, readSubject, type CompiledRelease } from '#muster/checking';
import { ReleaseRepository } from '#muster/persistence';
import { Injectable } from '@nestjs/common';
import { CheckingService } from './checking.service.js';
import { CompiledReleases } from './compiled-releases.service.js';

/** Units of a list. */
const UNITS = 4;

/**
 * Judges lists before anybody sends one. The first lists of a faction take several times as long as later ones, because the data of its
 * datasheets must be opened and the code compiled. What these lists say does not matter, and nothing of it is recorded.
 */
@Injectable()
export class WarmUp {
  constructor(
    private readonly releases: ReleaseRepository,
    private readonly compiled: CompiledReleases,
    private readonly checking: CheckingService,
  ) {}

  /** Judges lists under the newest release in force: one at each step, so that other work can come between. */
  async *steps(): AsyncGenerator<void> {
    const release = await this.releases.findNewest();
    if (!release) return;
    const { edition, label } = release;
    const compiled = await this.compiled.get(release);
    for (const text of listsOf(compiled)) {
      yield;
      const reading = await readSubject({ kind: 'text', text });
      await this.checking.checkReading(reading, { ...NOTHING_ASKED, edition }, { kind: 'label', label });
    }
  }
}

/**
 * A list of each faction, with one of its units misspelt as well, and then lists of all its other datasheets, each in one list. Those of
 * Legends are in few armies.
 */
function* listsOf({ index }: CompiledRelease): Generator<string> {
  const { datasheets, detachments, factions } = index.data.readModel;
  const usual = datasheets.filter(({ legends }) => !legends);
  const others = new Set(usual);
  const ownOf = ({ id }: Faction, some: Iterable<Datasheet>): readonly Datasheet[] =>
    [...some].filter((datasheet) => datasheet.factions.some(({ factionId, ally }) => factionId === id && !ally));
  const listOf = ({ id, name }: Faction, units: readonly Datasheet[]): string => {
    for (const datasheet of units) others.delete(datasheet);
    const detachment = detachments.find(({ factionIds }) => factionIds.includes(id));
    const head = [`${name} (2000 points)`, [name, 'Strike Force (2000 points)', detachment?.name ?? ''].join('\n'), 'OTHER DATASHEETS'];
    return [...head, ...units.map(unitOf)].join('\n\n');
  };
  for (const faction of factions) {
    const own = ownOf(faction, usual);
    const apart = Math.max(1, Math.floor(own.length / UNITS));
    const units = own.filter((_, at) => at % apart === 0);
    yield listOf(faction, [...units, ...units.slice(0, 1).map(misspelt)]);
  }
  for (const faction of factions)
    for (let own = ownOf(faction, others); own.length > 0; own = own.slice(UNITS)) yield listOf(faction, own.slice(0, UNITS));
}

/** What a name with a typing error is compared with is made when the first of them is read. */
const misspelt = (datasheet: Datasheet): Datasheet => ({ ...datasheet, name: datasheet.name.slice(0, -1) });

/** A unit of the smallest size as the official app writes it. */
function unitOf({ name, points, models, weapons }: Datasheet): string {
  const [model] = models;
  const count = points.minModels;
  const lines = weapons.slice(0, 3).map((weapon) => `${count}x ${weapon.name}`);
  const carried =
    count > 1 && model ? [`  • ${count}x ${model.name}`, ...lines.map((line) => `    ◦ ${line}`)] : lines.map((line) => `  • ${line}`);
  return [`${name} (${points.bySize[0]?.points ?? 0} points)`, ...carried].join('\n');
}
