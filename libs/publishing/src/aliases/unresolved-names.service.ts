import { Injectable } from '@nestjs/common';
import { UnknownNameRepository, type FrequentName, type UnknownNameFilter } from '#muster/persistence';
import { CanonicalNames, type Candidate } from './canonical-names.service.js';

/** A name that recent checks did not find, with the names of the newest release that it may stand for, the nearest first. */
export interface UnresolvedName extends FrequentName {
  readonly candidates: readonly Candidate[];
}

/** The names for which aliases are missing. */
@Injectable()
export class UnresolvedNames {
  constructor(
    private readonly unknown: UnknownNameRepository,
    private readonly names: CanonicalNames,
  ) {}

  /** The most frequent names first. */
  async list(
    filter: UnknownNameFilter,
    page: { readonly first: number; readonly skip: number },
  ): Promise<{ readonly names: readonly UnresolvedName[]; readonly totalCount: number }> {
    const { names, totalCount } = await this.unknown.list(filter, page);
    return { names: await Promise.all(names.map((one) => this.withCandidates(one))), totalCount };
  }

  async withCandidates(one: FrequentName): Promise<UnresolvedName> {
    return { ...one, candidates: await this.names.candidates(one.edition, one.kind, one.name) };
  }
}
