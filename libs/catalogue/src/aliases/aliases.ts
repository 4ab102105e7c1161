import { exactKey, looseKey } from '../names/name-key.js';
import type { Alias, AliasKind } from './alias.js';

/** The taught names of one edition, ready to be looked up. One name may be taught for several things. */
export class Aliases {
  private readonly byKind: ReadonlyMap<AliasKind, readonly Alias[]>;
  private readonly byExactName: ReadonlyMap<string, readonly Alias[]>;
  private readonly byLooseName: ReadonlyMap<string, readonly Alias[]>;

  constructor(readonly all: readonly Alias[]) {
    this.byKind = Map.groupBy(all, ({ kind }) => kind);
    this.byExactName = Map.groupBy(all, ({ name }) => exactKey(name));
    this.byLooseName = Map.groupBy(all, ({ name }) => looseKey(name));
  }

  of(kind: AliasKind): readonly Alias[] {
    return this.byKind.get(kind) ?? [];
  }

  /**
   * The aliases with this name for something inside a datasheet, which may be a model as well as wargear: lists print both alike. An
   * exactly equal name is preferred to one that differs in plurals or brackets.
   */
  insideDatasheets(name: string): readonly Alias[] {
    const exact = (this.byExactName.get(exactKey(name)) ?? []).filter(isInsideDatasheet);
    return exact.length > 0 ? exact : (this.byLooseName.get(looseKey(name)) ?? []).filter(isInsideDatasheet);
  }
}

export const NO_ALIASES = new Aliases([]);

const isInsideDatasheet = ({ kind }: Alias): boolean => kind === 'model' || kind === 'wargear';
