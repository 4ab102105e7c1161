import type { Datasheet, Faction } from '#muster/catalogue';
import { NOTHING_ASKED, readSubject, type CompiledRelease } from '#muster/checking';
import { ReleaseRepository } from '#muster/persistence';
import { Injectable } from '@nestjs/common';
import { CheckingService } from './checking.service.js';
import { CompiledReleases } from './compiled-releases.service.js';

/** Units of a faction's list, spread over its datasheets. More would open data that most armies do without. */
const UNITS = 4;

/**
 * Judges lists before anybody sends one. The first lists of a faction take several times as long as later ones, because the data of the
 * faction must be opened and the code compiled. What these lists say does not matter, and nothing of it is recorded.
 */
@Injectable()
export class WarmUp {
  constructor(
    private readonly releases: ReleaseRepository,
    private readonly compiled: CompiledReleases,
    private readonly checking: CheckingService,
  ) {}

  /** Judges one list of each faction of the newest release in force: one at each step, so that other work can come between. */
  async *steps(): AsyncGenerator<void> {
    const release = await this.releases.findNewest();
    if (!release) return;
    const { edition, label } = release;
    const compiled = await this.compiled.get(release);
    for (const faction of compiled.index.data.readModel.factions) {
      yield;
      const reading = await readSubject({ kind: 'text', text: listOf(faction, compiled) });
      await this.checking.checkReading(reading, { ...NOTHING_ASKED, edition }, { kind: 'label', label });
    }
  }
}

/** A list of units of the faction in the text of the official app. */
function listOf({ id, name }: Faction, { index }: CompiledRelease): string {
  const { datasheets, detachments } = index.data.readModel;
  const [detachment] = detachments.filter(({ factionIds }) => factionIds.includes(id));
  const own = datasheets.filter(({ factions }) => factions.some(({ factionId, ally }) => factionId === id && !ally));
  const apart = Math.max(1, Math.floor(own.length / UNITS));
  const units = own.filter((_, at) => at % apart === 0).map(unitOf);
  return [
    `${name} (2000 points)`,
    [name, 'Strike Force (2000 points)', detachment?.name ?? ''].join('\n'),
    'OTHER DATASHEETS',
    ...units,
  ].join('\n\n');
}

function unitOf({ name, points, models, weapons }: Datasheet): string {
  const [model] = models;
  const count = points.minModels;
  const lines = weapons.slice(0, 3).map((weapon) => `${count}x ${weapon.name}`);
  const carried =
    count > 1 && model ? [`  • ${count}x ${model.name}`, ...lines.map((line) => `    ◦ ${line}`)] : lines.map((line) => `  • ${line}`);
  return [`${name} (${points.bySize[0]?.points ?? 0} points)`, ...carried].join('\n');
}
