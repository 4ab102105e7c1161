import { Injectable } from '@nestjs/common';
import { AliasRepository, MOST_ALIASES, type Author, type NewAlias, type StoredAlias, type Taught } from '#muster/persistence';
import { aliasFault, type AliasFault } from './alias.messages.js';
import { CanonicalNames } from './canonical-names.service.js';
import { checkedAlias, type WrittenAlias } from './check-alias.js';
import { readAliasTable } from './read-alias-table.js';

/** The outcome of one line of a table. `needless`: the alias is the name itself, as for names that are not translated. */
export type LineOutcome =
  | (Taught & { readonly line: number })
  | { readonly line: number; readonly outcome: 'needless' }
  | { readonly line: number; readonly outcome: 'refused'; readonly fault: AliasFault };

type Refused = { readonly fault: AliasFault };

/** Teaches aliases, one by one or as a table. The edition must have what an alias means. */
@Injectable()
export class AliasTeacher {
  constructor(
    private readonly aliases: AliasRepository,
    private readonly names: CanonicalNames,
  ) {}

  /** An alias that is already in force stays as it is. */
  async teach(written: WrittenAlias, actor: Author): Promise<StoredAlias | Refused> {
    const checked = checkedAlias(written);
    const alias = 'fault' in checked ? checked : await this.#withKnownName(checked);
    if ('fault' in alias) return alias;
    const [taught] = (await this.aliases.teach(alias.edition, [alias], actor)) ?? [];
    return taught?.alias ?? { fault: tooMany() };
  }

  /** Teaches every valid line of a table. The outcomes are in the order of the lines. */
  async importTable(text: string, actor: Author): Promise<readonly LineOutcome[] | Refused> {
    const lines = readAliasTable(text);
    if ('fault' in lines) return lines;
    const outcomes: LineOutcome[] = [];
    const valid: { readonly line: number; readonly alias: NewAlias }[] = [];
    for (const { line, read } of lines) {
      const alias = 'fault' in read ? read : await this.#withKnownName(read);
      if (!('fault' in alias)) valid.push({ line, alias });
      else if (alias.fault.messageId === 'same') outcomes.push({ line, outcome: 'needless' });
      else outcomes.push({ line, outcome: 'refused', fault: alias.fault });
    }
    for (const [edition, some] of Map.groupBy(valid, ({ alias }) => alias.edition)) {
      const aliases = some.map(({ alias }) => alias);
      const taught = await this.aliases.teach(edition, aliases, actor);
      outcomes.push(
        ...some.map(({ line }, at): LineOutcome => {
          const one = taught?.[at];
          return one === undefined ? { line, outcome: 'refused', fault: tooMany() } : { line, ...one };
        }),
      );
    }
    return outcomes.toSorted((one, other) => one.line - other.line);
  }

  async #withKnownName(alias: NewAlias): Promise<NewAlias | Refused> {
    const { edition, kind, means } = alias;
    const known = await this.names.knownAs(edition, kind, means);
    if ('name' in known) return { ...alias, means: known.name };
    const params = { edition, kind, name: means };
    if (known.near.length === 0) return { fault: aliasFault('UNKNOWN_NAME', 'notFound', params) };
    return { fault: aliasFault('UNKNOWN_NAME', 'notFoundNear', { ...params, near: known.near.join(', ') }) };
  }
}

const tooMany = (): AliasFault => aliasFault('LIMIT_REACHED', 'aliases', { limit: MOST_ALIASES });
