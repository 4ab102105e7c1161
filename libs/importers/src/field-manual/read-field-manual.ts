import type { ManualArmy, ManualDetachment, ManualEnhancement, ManualUnit } from './field-manual.types.js';

/** Reads one army from parsed YAML. Null if the document is not an army, or if one of its parts does not have the known form. */
export function readManualArmy(document: unknown): ManualArmy | null {
  const fields = fieldsOf(document);
  const name = fields && textIn(fields, 'name');
  const detachments = fields && listOf(fields['detachments'], detachment);
  const units = fields && listOf(fields['units'], unit);
  return name && detachments && units ? { name, parent: textIn(fields, 'parent'), detachments, units } : null;
}

type Fields = Readonly<Record<string, unknown>>;

function detachment(value: unknown): ManualDetachment | null {
  const fields = fieldsOf(value);
  const name = fields && textIn(fields, 'name');
  const enhancements = fields && listOf(fields['enhancements'], enhancement);
  const points = fields?.['dp'];
  if (!fields || !name || !enhancements || typeof points !== 'number') return null;
  return {
    ...{ name, detachmentPoints: points, enhancements },
    ...{ forceDisposition: textIn(fields, 'objective'), uniqueTag: textIn(fields, 'unique') },
  };
}

const UPGRADE = /\s*\(upgrade\)\s*$/i;

function enhancement(value: unknown): ManualEnhancement | null {
  const fields = fieldsOf(value);
  const name = fields && textIn(fields, 'name');
  const points = fields?.['points'];
  const leaderTo = fields && listOf(fields['leaderTo'], text);
  const supportTo = fields && listOf(fields['supportTo'], text);
  if (!name || typeof points !== 'number' || !leaderTo || !supportTo) return null;
  return { name: name.replace(UPGRADE, ''), points, isUpgrade: UPGRADE.test(name), attachTo: [...leaderTo, ...supportTo] };
}

const ROLES = ['leader', 'support'] as const;

function unit(value: unknown): ManualUnit | null {
  const fields = fieldsOf(value);
  const name = fields && textIn(fields, 'name');
  const tiers = fields && listOf(fields['pricing'], tier);
  const wargear = fields && listOf(fields['wargear'], pricedWargear);
  if (!fields || !name || !tiers || !wargear) return null;
  const attachTo = listOf(fields['attachTo'], text);
  return {
    ...{ name, group: textIn(fields, 'groupTitle'), isLegends: fields['legends'] === true },
    role: ROLES.find((role) => role === textIn(fields, 'role')) ?? null,
    tiers: tiers.map(({ from, sizes }) => ({ from, sizes })),
    priced: [...(tiers[0]?.addons ?? []), ...wargear],
    attachTo: fields['attachTo'] === undefined ? null : attachTo,
  };
}

type Tier = ManualUnit['tiers'][number] & { readonly addons: ManualUnit['priced'] };

/** A range of copies: `[1,3]` or `[4,)`. Models that are added to a unit have a price of their own. */
function tier(value: unknown): Tier | null {
  const fields = fieldsOf(value);
  const from = /^\[(\d+),/.exec((fields && textIn(fields, 'range')) ?? '')?.[1];
  const costs = fields && listOf(fields['costs'], fieldsOf);
  if (from === undefined || !costs) return null;
  const sizes = costs.flatMap(({ models, points, addon }) =>
    typeof models === 'number' && typeof points === 'number' && !addon ? [{ models, points }] : [],
  );
  const addons = costs.flatMap(({ desc, points, addon }) =>
    typeof desc === 'string' && typeof points === 'number' && addon === true ? [{ name: desc, points }] : [],
  );
  return { from: Number(from), sizes, addons };
}

function pricedWargear(value: unknown): ManualUnit['priced'][number] | null {
  const fields = fieldsOf(value);
  const name = fields && textIn(fields, 'item');
  const points = fields?.['points'];
  return name && typeof points === 'number' ? { name, points } : null;
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

function fieldsOf(value: unknown): Fields | null {
  return isFields(value) ? value : null;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textIn(fields: Fields, name: string): string | null {
  return text(fields[name]);
}

/** An absent list is empty. Null if an item is not understood. */
function listOf<Item>(value: unknown, read: (item: unknown) => Item | null): readonly Item[] | null {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) return null;
  const items = value.map(read).filter((item): item is Item & {} => item !== null);
  return items.length === value.length ? items : null;
}
