import { Injectable } from '@nestjs/common';
import type { Army } from '#muster/army';
import type { ReviewReason } from '#muster/diagnostics';
import { underdogOf, type Side, type Underdog } from '#muster/rules';
import type { Against, CheckRefusal, CheckSubject } from './report/check-report.js';
import { CompiledReleases } from './compiled-releases.service.js';
import { readSubject } from './read-subject.js';
import { noRelease, ReleaseChoice } from './question/release-choice.service.js';
import { resolvedSubject } from './resolved-subject.js';
import { rosterRefused } from './question/roster-refused.js';

/** One of two armies: its Power Level, or what it can be worked out of. */
export type ComparedSide = { readonly kind: 'powerLevel'; readonly powerLevel: number } | CheckSubject;

export interface Comparison extends Underdog {
  /** Why a human must look at what was read of each army. */
  readonly review: readonly [readonly ReviewReason[], readonly ReviewReason[]];
}

interface ArmyAsked {
  readonly army: Army | number;
  readonly review: readonly ReviewReason[];
}

/** Two armies of the 8th edition side by side. */
@Injectable()
export class RosterComparison {
  constructor(
    private readonly releases: ReleaseChoice,
    private readonly compiled: CompiledReleases,
  ) {}

  /** Who is the Underdog, and what that gives. Never throws for what a list says. */
  async compare(first: ComparedSide, second: ComparedSide, against: Against, zonesAssignedBy?: Side): Promise<Comparison | CheckRefusal> {
    const one = await this.#armyOf(first, 'first', against);
    if ('refused' in one) return one;
    const other = await this.#armyOf(second, 'second', against);
    if ('refused' in other) return other;
    return { ...underdogOf(one.army, other.army, zonesAssignedBy), review: [one.review, other.review] };
  }

  async #armyOf(side: ComparedSide, name: Side, against: Against): Promise<ArmyAsked | CheckRefusal> {
    if (side.kind === 'powerLevel') return { army: side.powerLevel, review: [] };
    const refused = side.kind === 'roster' ? rosterRefused(side.roster, name) : null;
    if (refused) return refused;
    const reading = await readSubject(side);
    const chosen = await this.releases.choose('8e', reading.format, against);
    if ('refused' in chosen) return chosen;
    if (!chosen.release) {
      return { army: nothingKnown, review: [noRelease(chosen.edition, against)] };
    }
    const { roster, review } = resolvedSubject(reading, await this.compiled.get(chosen.release));
    return { army: reading.format.id === null ? nothingKnown : roster, review };
  }
}

/** An army of which not one unit could be read. */
const nothingKnown: Army = {
  edition: '8e',
  pointsLimit: null,
  statedPoints: null,
  points: null,
  factions: [],
  faction: null,
  detachments: [],
  units: [],
  gaps: [
    {
      kind: 'unit',
      path: [],
      params: {},
      review: { code: 'DATA_GAP', about: 'data', messageId: 'editionUnknown', params: {}, path: [], line: null },
    },
  ],
};
