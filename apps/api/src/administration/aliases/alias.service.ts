import { Injectable, type OnModuleInit } from '@nestjs/common';
import { eachOf, forAdministrators, NodeFinders } from '../../platform/graphql/node-finders.js';
import { AliasRepository, UnknownNameRepository, type AliasFilter, type FrequentName, type StoredAlias } from '#muster/persistence';
import { isAliasKind } from '#muster/catalogue';
import { AliasTeacher, UnresolvedNames, type AliasFault, type Candidate, type LineOutcome, type UnresolvedName } from '#muster/publishing';
import { editionWithId } from '#muster/roster';
import type { Say } from '#muster/messages';
import type { Administrator } from '../../platform/access/viewer.js';
import type { Connection } from '../../platform/graphql/connection.js';
import { parseGlobalId, storedIdOf, writeGlobalId } from '../../platform/graphql/global-id.js';
import { withoutNulls } from '../../platform/graphql/given/without-nulls.js';
import { noCursor, pageAfter, startAfter } from '../../platform/graphql/page.js';
import { NODE_TYPE_OF } from '../../catalogue/present-entry.js';
import { toUserError, userError } from '../../platform/graphql/user-error.js';
import type { UserErrorType } from '../../platform/graphql/user-error.types.js';
import type {
  AcceptUnresolvedNameInput,
  AliasArgs,
  AliasFilterInput,
  TeachAliasInput,
  UnresolvedNameArgs,
  WithdrawAliasInput,
} from './alias.inputs.js';
import type { AliasLineType, AliasPayload, AliasType, ImportAliasesPayload, NameCandidateType, UnresolvedNameType } from './alias.types.js';

/** The aliases of all editions, and the names for which aliases are missing. */
@Injectable()
export class AliasAdministration implements OnModuleInit {
  constructor(
    private readonly aliases: AliasRepository,
    private readonly teacher: AliasTeacher,
    private readonly unknown: UnknownNameRepository,
    private readonly unresolvedNames: UnresolvedNames,
    private readonly nodes: NodeFinders,
  ) {}

  onModuleInit(): void {
    this.nodes.add('Alias', forAdministrators(eachOf((id) => this.#findAlias(id))));
    this.nodes.add('UnresolvedName', forAdministrators(eachOf((id) => this.#findName(id))));
  }

  async list({ first, after, filter }: AliasArgs): Promise<Connection<AliasType>> {
    const last = after ? storedIdOf('Alias', after) : undefined;
    if (last === null) throw noCursor();
    const wanted = toAliasFilter(filter);
    const found = await this.aliases.list(wanted, { first: first + 1, ...(last !== undefined && { after: last }) });
    const edges = found.slice(0, first).map((alias) => ({ cursor: idOf(alias), node: toAlias(alias) }));
    return pageAfter(after, edges, found.length > first, () => this.aliases.count(wanted));
  }

  async unresolved({ first, after, filter }: UnresolvedNameArgs): Promise<Connection<UnresolvedNameType>> {
    const skip = startAfter(after);
    const { names, totalCount } = await this.unresolvedNames.list(withoutNulls(filter ?? {}), { first, skip });
    const edges = names.map((name, at) => ({ cursor: String(skip + at + 1), node: toUnresolvedName(name) }));
    return pageAfter(after, edges, skip + names.length < totalCount, totalCount);
  }

  async teach({ language, ...alias }: TeachAliasInput, viewer: Administrator): Promise<AliasPayload> {
    return payloadOf(await this.teacher.teach({ ...alias, language: language ?? '' }, viewer.author), ['input', 'means']);
  }

  /** Teaches an unresolved name as an alias. */
  async accept({ unresolvedName, means, kind: given }: AcceptUnresolvedNameInput, viewer: Administrator): Promise<AliasPayload> {
    const found = await this.#find(unresolvedName);
    if (!found) return refused(userError('NOT_FOUND', 'unresolvedName', ['input', 'unresolvedName']));
    const { edition, kind, language, name } = found;
    const alias = { edition, kind: given ?? kind, language: language ?? '', name, means };
    return payloadOf(await this.teacher.teach(alias, viewer.author), ['input', 'means']);
  }

  async withdraw({ alias: opaque, reason }: WithdrawAliasInput, viewer: Administrator): Promise<AliasPayload> {
    const stored = storedIdOf('Alias', opaque);
    const alias = stored === null ? null : await this.aliases.withdraw(stored, viewer.author, reason ?? null);
    return alias ? { alias: toAlias(alias), userErrors: [] } : refused(userError('NOT_FOUND', 'alias', ['input', 'alias']));
  }

  async importTable(csv: string, viewer: Administrator, say: Say): Promise<ImportAliasesPayload> {
    const outcomes = await this.teacher.importTable(csv, viewer.author);
    if ('fault' in outcomes) return { taught: 0, refused: 0, lines: [], userErrors: [toUserError(outcomes.fault, ['input', 'csv'])] };
    const count = (kind: LineOutcome['outcome']): number => outcomes.filter(({ outcome }) => outcome === kind).length;
    return { taught: count('taught'), refused: count('refused'), lines: outcomes.map((one) => toLine(one, say)), userErrors: [] };
  }

  async #findAlias(opaque: string): Promise<AliasType | null> {
    const id = storedIdOf('Alias', opaque);
    const alias = id === null ? null : await this.aliases.find(id);
    return alias && toAlias(alias);
  }

  async #findName(opaque: string): Promise<UnresolvedNameType | null> {
    const found = await this.#find(opaque);
    return found && toUnresolvedName(await this.unresolvedNames.withCandidates(found));
  }

  async #find(opaque: string): Promise<FrequentName | null> {
    const id = parseGlobalId(opaque);
    const [written = '', kind = '', name = ''] = id?.type === 'UnresolvedName' ? id.parts : [];
    const edition = editionWithId(written);
    return edition && isAliasKind(kind) ? this.unknown.find({ edition, kind, name }) : null;
  }
}

const toUnresolvedName = (one: UnresolvedName): UnresolvedNameType => ({
  ...one,
  id: writeGlobalId('UnresolvedName', one.edition, one.kind, one.name),
  candidates: one.candidates.map(toCandidate),
});

function toCandidate({ name, likeness, entry }: Candidate): NameCandidateType {
  const id = entry === null ? null : writeGlobalId(NODE_TYPE_OF[entry.kind], entry.releaseId, entry.id);
  return { name, likeness: Math.round(likeness * 100) / 100, id };
}

/** An empty text does not filter. */
const toAliasFilter = (given: AliasFilterInput | null | undefined): AliasFilter => ({
  withWithdrawn: given?.withdrawn ?? false,
  ...(given?.edition && { edition: given.edition }),
  ...(given?.kind && { kind: given.kind }),
  ...(given?.language && { language: given.language }),
  ...(given?.search && { search: given.search }),
});

const idOf = ({ id }: StoredAlias): string => writeGlobalId('Alias', id);

const toAlias = (alias: StoredAlias): AliasType => ({ ...alias, id: idOf(alias) });

function toLine(one: LineOutcome, say: Say): AliasLineType {
  return {
    line: one.line,
    outcome: one.outcome,
    alias: 'alias' in one ? toAlias(one.alias) : null,
    message: 'fault' in one ? say(one.fault) : null,
  };
}

function payloadOf(taught: StoredAlias | { readonly fault: AliasFault }, path: readonly string[]): AliasPayload {
  return 'fault' in taught ? refused(toUserError(taught.fault, path)) : { alias: toAlias(taught), userErrors: [] };
}

const refused = (error: UserErrorType): AliasPayload => ({ alias: null, userErrors: [error] });
