import type { Dispute } from '#muster/catalogue';
import { CatalogueRepository, type EntryKind } from '#muster/persistence';
import { Injectable } from '@nestjs/common';

/** A value of an entry of a release that a second source contradicts. */
export interface DataDifferenceOf extends Dispute {
  readonly kind: EntryKind;
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  /** `release`: the value of the release is evaluated. `either`: what one of the sources allows is allowed. */
  readonly choice: 'release' | 'either';
}

/** Lists where the sources of a release differ. */
@Injectable()
export class DataDifferences {
  constructor(private readonly catalogue: CatalogueRepository) {}

  /** By kind and name of the entry, then in the order in which they were found. */
  async list(releaseId: string): Promise<readonly DataDifferenceOf[]> {
    const entries = await this.catalogue.listDisputed(releaseId);
    return entries.flatMap(({ disputes, ...entry }) =>
      disputes.map((dispute) => ({ ...entry, ...dispute, choice: dispute.field === 'leads' ? ('either' as const) : ('release' as const) })),
    );
  }
}
