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
  /** Names of armies of which the release has no data. */
  readonly absent: readonly string[];
  /** By datasheet: units that it can be attached to according to the manual alone. */
  readonly attachments: ReadonlyMap<string, readonly string[]>;
}

/** How many units can have an Upgrade: Core Rules (11th edition), 25.04. */
const UPGRADE_COPIES = 3;

/** Compares the armies of a Field Manual with a release, joined by name. Pure. */
export function compareManual(armies: readonly ManualArmy[], model: ReadModel, source: string): ManualComparison {
  const comparison = new Comparison(model, source);
  for (const army of armies) comparison.army(army);
  const { differences, found, notFound, absent, attachments } = comparison;
  return { differences, found, notFound, absent, attachments };
}

class Comparison implements ManualComparison {
  readonly differences: DataDifference[] = [];
  readonly notFound: string[] = [];
  readonly absent: string[] = [];
  readonly attachments = new Map<string, readonly string[]>();
  found = 0;

  constructor(
    private readonly model: ReadModel,
    private readonly source: string,
  ) {}

  army({ name, detachments, units }: ManualArmy): void {
    const faction = this.model.factions.find((one) => [one.name, ...one.aliases].some((known) => sameName(known, name)));
    if (!faction) return void this.absent.push(name);
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
    const sheets = this.model.datasheets.filter(
      ({ name, factions }) => factions.some(({ factionId, ally }) => factionId === faction.id && !ally) && sameName(name, manual.name),
    );
    const [own] = sheets;
    if (!this.isFound(sheets.length === 1 ? own : undefined, manual.name) || !own) return;
    this.prices(own, manual);
    const others = (manual.attachTo ?? []).flatMap((name) =>
      this.model.datasheets.filter((sheet) => sameName(sheet.name, name)).map(({ id }) => id),
    );
    const added = others.filter((id) => own.leads !== null && !own.leads.includes(id));
    if (added.length > 0) this.attachments.set(own.id, [...(own.leads ?? []), ...added]);
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
