import type { ClauseSyntax, Datasheet, KeywordExpression, TransportCapacity } from '#muster/catalogue';
import type { ClauseReport } from './clause-report.js';
import { hasSlots, type ImportContext } from '../context.js';
import type { DatasheetRoots } from '../datasheets/datasheet-roots.js';
import { sortedUnique } from '../order.js';
import type { PrintedNames } from '../printed-names.js';
import { transportCapacity } from './transport-capacity.js';

/** The clauses in a datasheet's texts, as structure. */
export type DatasheetClauses = Pick<
  Datasheet,
  | 'leads'
  | 'transport'
  | 'leaderUnread'
  | 'leadsBeside'
  | 'severalLeaders'
  | 'leadsOnlyWith'
  | 'mustLead'
  | 'joins'
  | 'uncountedInReserves'
  | 'warlordClauses'
>;

/** Reads the clauses of datasheets. `shown` gives the ids of the profiles and rules on each datasheet. */
export function datasheetClauses(
  context: ImportContext,
  sheets: readonly DatasheetRoots[],
  shown: ReadonlyMap<string, readonly string[]>,
  names: PrintedNames,
  report: ClauseReport,
): ReadonlyMap<string, DatasheetClauses> {
  const reader = new DatasheetClauseReader(context, names, report);
  const found = new Map(sheets.map(({ id }) => [id, reader.read(id, shown.get(id) ?? [])]));
  reader.addStandIns(found, shown);
  return found;
}

type Draft = { -readonly [Key in keyof DatasheetClauses]: DatasheetClauses[Key] };

class DatasheetClauseReader {
  constructor(
    private readonly context: ImportContext,
    private readonly names: PrintedNames,
    private readonly report: ClauseReport,
  ) {}

  read(id: string, shown: readonly string[]): Draft {
    const clauses: Draft = { leads: null, transport: this.transportOf(id, shown) };
    // Leader lists and "must be your Warlord" exist only in the 10th edition; older data uses these words in other sentences.
    if (hasSlots(this.context.edition)) return clauses;
    this.readLeader(id, shown, clauses);
    if (shown.some((source) => this.context.facts.severalLeaders.has(source))) clauses.severalLeaders = true;
    if (shown.some((source) => this.context.facts.reserves.get(source)?.uncounted === 'model')) clauses.uncountedInReserves = true;
    const warlord = shown.flatMap((source) => this.warlordClauses(id, source));
    if (warlord.length > 0) clauses.warlordClauses = [...new Set(warlord)].sort();
    return clauses;
  }

  /** A unit that Leaders of another unit may join instead is added to the list of each of these Leaders. */
  addStandIns(found: Map<string, Draft>, shown: ReadonlyMap<string, readonly string[]>): void {
    for (const [id] of found) {
      for (const source of shown.get(id) ?? []) {
        const text = this.context.facts.attached.get(source);
        if (text?.kind !== 'instead') continue;
        const originals = this.names.datasheets(text.units, id);
        const leaders = text.leaders ? this.names.expression(text.leaders) : null;
        const understood = originals !== null && (text.leaders === undefined || leaders !== null);
        this.report.add('leader', source, understood);
        if (understood) addToLists(found, originals, id, (leader) => leaders === null || this.names.fits(leader, leaders));
      }
    }
  }

  private readLeader(id: string, shown: readonly string[], clauses: Draft): void {
    const leads = new Set<string>();
    const beside: KeywordExpression[] = [];
    let states = false;
    let must = false;
    for (const source of shown) {
      const text = this.context.facts.leaders.get(source);
      if (!text) continue;
      states = true;
      const units = text.units.flatMap(itemsOf).map((unit) => this.names.datasheets(unit, id));
      for (const unit of units.flatMap((found) => found ?? [])) leads.add(unit);
      const conditions = (text.onlyWith ?? []).map(({ units: ofThese, wargear }) => ({
        units: this.names.datasheets(ofThese, id),
        wargear,
      }));
      const bound = conditions.flatMap(({ units: found, wargear }) => (found ? [{ units: found, wargear }] : []));
      if (bound.length > 0) clauses.leadsOnlyWith = [...(clauses.leadsOnlyWith ?? []), ...bound];
      const others = text.beside ? this.names.expression(text.beside) : null;
      if (others) beside.push(text.notItself ? { all: [others, { not: { has: this.names.nameOf(id) } }] } : others);
      must ||= text.must === true;
      const ledBy = text.joins?.ledBy ? this.names.expression(text.joins.ledBy) : undefined;
      if (text.joins) clauses.joins = ledBy ? { ledBy } : {};
      const understood =
        text.understood &&
        ledBy !== null &&
        !units.includes(null) &&
        bound.length === conditions.length &&
        (text.beside === undefined || others !== null);
      this.report.add('leader', source, understood);
      if (!understood) clauses.leaderUnread = true;
      if (text.beside !== undefined && others === null) clauses.leadsBeside = null;
    }
    if (!states) return;
    clauses.leads = sortedUnique(leads);
    const [first, ...more] = beside;
    if (first && clauses.leadsBeside === undefined) clauses.leadsBeside = more.length > 0 ? { any: beside } : first;
    if (must) clauses.mustLead = true;
    // The text that was not understood may allow the Leader to join beside others.
    if (clauses.leaderUnread && clauses.leadsBeside === undefined) clauses.leadsBeside = null;
  }

  private warlordClauses(id: string, source: string): NonNullable<Datasheet['warlordClauses']> {
    const text = this.context.facts.warlords.get(source);
    if (!text) return [];
    const named = text.cannot && this.names.expression(text.cannot);
    const isUnread = named === null || text.clauses.some((clause) => clause === 'unread' || clause === 'unread-ban');
    this.report.add('warlord', source, !isUnread);
    if (named === undefined) return text.clauses;
    if (named === null) return [...text.clauses, 'unread-ban'];
    return this.names.fits(id, named) ? [...text.clauses, 'cannot'] : text.clauses;
  }

  private transportOf(id: string, shown: readonly string[]): TransportCapacity | null {
    for (const source of shown) {
      const text = this.context.facts.transports.get(source);
      if (!text) continue;
      const capacity = transportCapacity(text, this.names, id);
      this.report.add('transport', source, capacity !== null);
      return capacity ?? { models: null, passengers: null };
    }
    return null;
  }
}

/** Each item separately, so that one unknown name does not invalidate the others. */
function itemsOf(syntax: ClauseSyntax): readonly ClauseSyntax[] {
  return 'any' in syntax ? syntax.any.flatMap(itemsOf) : [syntax];
}

function addToLists(found: Map<string, Draft>, originals: readonly string[], id: string, isMeant: (leader: string) => boolean): void {
  for (const [leader, clauses] of found) {
    if (clauses.leads?.some((unit) => originals.includes(unit)) && isMeant(leader)) clauses.leads = sortedUnique([...clauses.leads, id]);
  }
}
