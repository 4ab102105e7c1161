import { looseKey, type KeywordExpression, slugOf } from '#muster/catalogue';
import type { ManualArmy, ManualDetachment, ManualUnit } from './field-manual.types.js';

/** An entry in the form in which manually created entries are written. */
export interface ManualEntry {
  readonly kind: 'faction' | 'detachment' | 'enhancement' | 'datasheet';
  readonly document: { readonly id: string; readonly name: string };
}

/** How many units can have an Upgrade: Core Rules (11th edition), 25.04. */
export const UPGRADE_COPIES = 3;

const ABILITY_OF = { leader: 'Leader', support: 'Support' } as const;

/** The manual does not say who can bear an Enhancement. No unit is a FORTIFICATION that could be given one. */
const ANY_BEARER: KeywordExpression = { not: { has: 'Fortification' } };

/**
 * The entries of armies of which a release has no other data: their detachments, Enhancements, and units with nothing but prices. `source`
 * names the manual. A part of an army, such as a chapter, that only one army has is another name of that army. Pure.
 */
export function entriesOfManual(armies: readonly ManualArmy[], source: string): readonly ManualEntry[] {
  const parts = armies.map((army) => partsOf(army, armies));
  return armies.flatMap((army, at) => {
    const others = new Set(parts.flatMap((names, index) => (index === at ? [] : names)));
    const aliases = (parts[at] ?? []).filter((name) => !others.has(name));
    return entriesOfArmy(army, aliases, source);
  });
}

function partsOf({ units, parent }: ManualArmy, armies: readonly ManualArmy[]): readonly string[] {
  if (parent !== null) return [];
  const names = new Map(units.flatMap(({ group }) => (group === null ? [] : [[looseKey(group), group] as const])));
  for (const { name } of armies) names.delete(looseKey(name));
  return [...names.values()];
}

function entriesOfArmy(army: ManualArmy, aliases: readonly string[], source: string): readonly ManualEntry[] {
  const faction = `mfm-${slugOf(army.name)}`;
  const units = distinct(army.units);
  const detachments = distinct(army.detachments);
  return [
    { kind: 'faction', document: named(faction, army.name, { aliases, keyword: army.name, pricesOf: source }) },
    ...detachments.flatMap((one) => ofDetachment(one, faction, units)),
    ...units.map((one): ManualEntry => ({ kind: 'datasheet', document: datasheet(one, faction, units) })),
  ];
}

function ofDetachment(detachment: ManualDetachment, faction: string, units: readonly ManualUnit[]): readonly ManualEntry[] {
  const { name, detachmentPoints, forceDisposition, uniqueTag } = detachment;
  const id = idIn(faction, name);
  const facts = {
    ...{ factions: [faction], detachmentPoints },
    ...(forceDisposition !== null && { forceDispositions: [forceDisposition] }),
    ...(uniqueTag !== null && { uniqueTags: [uniqueTag] }),
  };
  const enhancements = distinct(detachment.enhancements).map((one): ManualEntry => {
    const leads = units.filter((unit) => one.attachTo.some((led) => isSame(led, unit.name))).map((unit) => idIn(faction, unit.name));
    const copies = one.isUpgrade ? { copies: UPGRADE_COPIES } : {};
    const bearer = { kind: 'expression', bearer: ANY_BEARER };
    return {
      kind: 'enhancement',
      document: named(idIn(`${id}-enhancement`, one.name), one.name, { detachments: [id], points: one.points, bearer, leads, ...copies }),
    };
  });
  return [{ kind: 'detachment', document: named(id, name, facts) }, ...enhancements];
}

function datasheet(unit: ManualUnit, faction: string, units: readonly ManualUnit[]): ManualEntry['document'] {
  const [first, ...later] = unit.tiers;
  const sizes = cheapestBySize(first?.sizes ?? []);
  const least = sizes[0]?.models ?? 1;
  const most = Math.max(least, sizes.at(-1)?.models ?? 1);
  const base = sizes[0]?.points ?? 0;
  const bySize = sizes.map(({ models, points }, at) => ({ upTo: at === sizes.length - 1 ? null : models, points }));
  const byCopy = later.map(({ from, sizes: dearer }) => ({ from, points: (cheapestBySize(dearer)[0]?.points ?? base) - base }));
  const leads = units.filter(({ name }) => unit.attachTo?.some((led) => isSame(led, name)));
  const priced = distinct(unit.priced).map(({ name, points }) => ({ name, points }));
  return named(idIn(faction, unit.name), unit.name, {
    ...{ faction, legends: unit.isLegends, keywords: unit.role === null ? [] : ['Character'], pricesOnly: true },
    ...(unit.role !== null && { abilities: [ABILITY_OF[unit.role]] }),
    models: [{ id: 'model', name: unit.name, min: least, max: most }],
    points: { bySize: bySize.length === 0 ? [{ upTo: null, points: 0 }] : bySize, byCopy: byCopy.filter(({ points }) => points > 0) },
    options: priced.length === 0 ? [] : [{ id: 'priced', name: 'Wargear', max: null, options: priced }],
    ...(leads.length > 0 && { leads: leads.map(({ name }) => name) }),
  });
}

/** Sizes in order. If a size has several prices, because of which models the unit has, the lowest one. */
function cheapestBySize(sizes: ManualUnit['tiers'][number]['sizes']): ManualUnit['tiers'][number]['sizes'] {
  const cheapest = new Map<number, number>();
  for (const { models, points } of sizes) cheapest.set(models, Math.min(points, cheapest.get(models) ?? points));
  return [...cheapest].map(([models, points]) => ({ models, points })).toSorted((a, b) => a.models - b.models);
}

function named(id: string, name: string, facts: object): ManualEntry['document'] {
  return { id, name, ...facts };
}

/** An id has at most 80 characters. */
function idIn(of: string, name: string): string {
  return `${of}-${slugOf(name)}`.slice(0, 80).replace(/-$/, '');
}

/** The manual can list a unit under several headings. */
function distinct<Named extends { readonly name: string }>(entries: readonly Named[]): readonly Named[] {
  return [...new Map(entries.map((entry) => [slugOf(entry.name), entry])).values()];
}

const isSame = (one: string, other: string): boolean => looseKey(one) === looseKey(other);
