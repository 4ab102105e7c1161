import {
  keywordKey,
  looseKey,
  type Datasheet,
  type Detachment,
  type Dispute,
  type Enhancement,
  type Faction,
  type ReadModel,
} from '#muster/catalogue';
import { UPGRADE_COPIES } from './entries-of-manual.js';
import type { ManualArmy, ManualDetachment, ManualUnit } from './field-manual.types.js';

/** A value of the release that the Field Manual does not confirm. */
export interface DataDifference extends Dispute {
  readonly entryId: string;
  readonly entry: string;
  readonly kind: 'datasheet' | 'detachment' | 'enhancement';
}

export interface ManualComparison {
  readonly differences: readonly DataDifference[];
  /** How many entries of the manual were found in the release, and how many were not. */
  readonly found: number;
  readonly notFound: readonly string[];
  /** Armies of which the release has no data. */
  readonly absent: readonly ManualArmy[];
  /** By datasheet or Enhancement: units that it, or its bearer, can be attached to, including those that only the manual names. */
  readonly attachments: ReadonlyMap<string, readonly string[]>;
  /** Datasheets whose units to lead the manual states, all of them by names that the release has. */
  readonly confirmed: ReadonlySet<string>;
}

/** Compares the armies of a Field Manual with a release, joined by name. Pure. */
export function compareManual(armies: readonly ManualArmy[], model: ReadModel, source: string): ManualComparison {
  const comparison = new Comparison(model, source);
  for (const army of armies) comparison.army(army);
  const { differences, found, notFound, absent, attachments, confirmed } = comparison;
  return { differences, found, notFound, absent, attachments, confirmed };
}

class Comparison implements ManualComparison {
  readonly differences: DataDifference[] = [];
  readonly notFound: string[] = [];
  readonly absent: ManualArmy[] = [];
  readonly attachments = new Map<string, readonly string[]>();
  readonly confirmed = new Set<string>();
  found = 0;
  /** By datasheet or Enhancement: units that the manual lists. */
  private readonly stated = new Map<string, readonly string[]>();
  private readonly partlyKnown = new Set<string>();

  constructor(
    private readonly model: ReadModel,
    private readonly source: string,
  ) {}

  army(army: ManualArmy): void {
    const { name, detachments, units } = army;
    const faction = this.model.factions.find((one) => [one.name, ...one.aliases].some((known) => sameName(known, name)));
    if (!faction) return void this.absent.push(army);
    for (const one of detachments) this.detachment(one, faction);
    for (const one of units) this.unit(one, faction);
  }

  private detachment(manual: ManualDetachment, faction: Faction): void {
    const own = this.model.detachments.find(
      ({ name, factionIds, onlyIn }) => !onlyIn && factionIds.includes(faction.id) && sameName(name, manual.name),
    );
    if (!this.isFound(own, manual.name)) return;
    this.compare('detachment', own, 'detachmentPoints', own.detachmentPoints, manual.detachmentPoints);
    this.compareNames(own, 'forceDispositions', own.forceDispositions, manual.forceDisposition);
    this.compareNames(own, 'uniqueTags', own.uniqueTags, manual.uniqueTag);
    for (const one of manual.enhancements) {
      const known = this.model.enhancements.find(({ name, detachmentIds }) => detachmentIds.includes(own.id) && sameName(name, one.name));
      if (!this.isFound(known, one.name)) continue;
      this.compare('enhancement', known, 'points', known.points, one.points);
      this.compare('enhancement', known, 'copies', known.copies ?? 1, one.isUpgrade ? UPGRADE_COPIES : 1);
      this.attach('enhancement', known, known.leads ?? [], one.attachTo);
    }
  }

  private compareNames(
    own: Detachment,
    field: 'forceDispositions' | 'uniqueTags',
    ours: readonly string[] = [],
    theirs: string | null,
  ): void {
    const keys = ours.map(keywordKey);
    const isSame = theirs === null ? keys.length === 0 : keys.length === 1 && keys[0] === keywordKey(theirs);
    if (!isSame) this.differ('detachment', own, field, ours.join(', '), theirs ?? '');
  }

  private unit(manual: ManualUnit, faction: Faction): void {
    const named = this.model.datasheets.filter(({ name }) => sameName(name, manual.name));
    const offered = (asAlly: boolean) =>
      named.filter(({ factions }) => factions.some(({ factionId, ally }) => factionId === faction.id && ally === asAlly));
    const own = offered(false);
    const sheets = own.length > 0 ? own : offered(true);
    const [sheet] = sheets;
    if (!this.isFound(sheets.length === 1 ? sheet : undefined, manual.name) || !sheet) return;
    this.prices(sheet, manual);
    this.role(sheet, manual);
    if (sheet.leads === null || manual.attachTo === null) return;
    this.attach('datasheet', sheet, sheet.leads, manual.attachTo);
    const isKnown = (name: string): boolean => this.model.datasheets.some((one) => sameName(one.name, name));
    // A list can also name keywords, or units that the release does not have.
    if (!manual.attachTo.every(isKnown)) this.partlyKnown.add(sheet.id);
    if (this.partlyKnown.has(sheet.id)) this.confirmed.delete(sheet.id);
    else this.confirmed.add(sheet.id);
  }

  /** Whether the unit is attached to others as a Leader or as a Support. A unit that joins others by a clause of its own is neither. */
  private role(sheet: Datasheet, { role }: ManualUnit): void {
    const abilities = new Set(sheet.abilities.map(keywordKey));
    const own = abilities.has('support') ? 'support' : abilities.has('leader') ? 'leader' : null;
    if (own !== null && role !== null) this.compare('datasheet', sheet, 'role', own, role);
  }

  /** Where the lists differ, the manual counts: FAQ to Core Rules (11th edition), 24.22. What only the data allows stays allowed. */
  private attach(
    kind: 'datasheet' | 'enhancement',
    entry: Datasheet | Enhancement,
    leads: readonly string[],
    names: readonly string[],
  ): void {
    const listed = names.flatMap((name) => this.model.datasheets.flatMap((sheet) => (sameName(sheet.name, name) ? [sheet.id] : [])));
    // Several armies can have the same unit, each with a list of its own.
    const stated = [...new Set([...(this.stated.get(entry.id) ?? []), ...listed])];
    this.stated.set(entry.id, stated);
    const added = stated.filter((id) => !leads.includes(id));
    if (added.length === 0) return;
    const used = [...leads, ...added];
    this.attachments.set(entry.id, used);
    const before = this.differences.findIndex(({ entryId, field }) => entryId === entry.id && field === 'leads');
    if (before >= 0) this.differences.splice(before, 1);
    const nameOf = (id: string): string => this.model.datasheets.find((sheet) => sheet.id === id)?.name ?? id;
    const shown = (ids: readonly string[]): string => [...new Set(ids.map(nameOf))].toSorted().join(', ');
    this.differ(kind, entry, 'leads', shown(used), shown(stated));
  }

  /** Prices that lie on single models or that the table of the release cannot express are not compared. */
  private prices(own: Datasheet, { tiers: [first, ...later] }: ManualUnit): void {
    const { bySize, byCopy, perModel, complete } = own.points;
    if (!first || !complete || perModel.length > 0 || bySize.length === 0) return;
    const priceOf = (models: number) => bySize.find(({ upTo }) => upTo === null || models <= upTo)?.points ?? null;
    const shown = (price: (models: number) => number | null) => first.sizes.map(({ models }) => `${models}: ${price(models)}`).join(', ');
    const theirs = (models: number) => first.sizes.find((size) => size.models === models)?.points ?? null;
    this.compare('datasheet', own, 'points', shown(priceOf), shown(theirs));
    const base = first.sizes[0]?.points ?? 0;
    const copies = later.map(({ from, sizes }) => `${from}: +${(sizes[0]?.points ?? base) - base}`);
    this.compare('datasheet', own, 'byCopy', byCopy.map(({ from, points }) => `${from}: +${points}`).join(', '), copies.join(', '));
  }

  private isFound<Entry>(entry: Entry | undefined, name: string): entry is Entry {
    if (entry === undefined) this.notFound.push(name);
    else this.found += 1;
    return entry !== undefined;
  }

  private compare(
    kind: DataDifference['kind'],
    entry: Datasheet | Detachment | Enhancement,
    field: Dispute['field'],
    ours: string | number | null,
    theirs: string | number,
  ): void {
    if (ours !== theirs) this.differ(kind, entry, field, String(ours ?? ''), String(theirs));
  }

  private differ(
    kind: DataDifference['kind'],
    { id, name }: Datasheet | Detachment | Enhancement,
    field: Dispute['field'],
    used: string,
    other: string,
  ): void {
    this.differences.push({ entryId: id, entry: name, kind, field, used, other, source: this.source });
  }
}

function sameName(one: string, other: string): boolean {
  return looseKey(one) === looseKey(other);
}
