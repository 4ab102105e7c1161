import { unwrap, type MusterClient } from '@muster/client';
import { CreateRosterDocument, EditRosterDocument, ShopDocument, WhatCanBeAddedDocument } from './operations.generated.ts';
import type { RosterIntentInput as Intent, RosterStateFragment as Roster, ShopQuery } from './operations.generated.ts';
import { present, suggested } from './suggested.ts';

const LIMIT = 2000;

/** A legal army of 2,000 points in eight requests, although it first takes too much and another device edits the roster meanwhile. */
export async function strangersArmy(muster: MusterClient, faction: string, tell: (step: string, roster: Roster) => void): Promise<Roster> {
  const shop = unwrap(await muster.request(ShopDocument, { faction }));
  const detachments = shop.detachments.nodes.map(({ slug }) => slug);
  const input = { name: 'First army', faction, detachments, battleSize: { name: 'Strike Force', limit: LIMIT } };
  const empty = present(unwrap(await muster.mutate(CreateRosterDocument, { input })).createRoster.roster);

  const greedy = unwrap(await muster.edit(EditRosterDocument, empty, () => greedyArmy(shop))).roster;
  tell('four of everything', greedy);
  const onThePhone = unwrap(await muster.edit(EditRosterDocument, greedy, () => [{ rename: { name: 'Renamed on the phone' } }])).roster;
  tell('renamed on the phone', onThePhone);
  // This device still has the older revision: the server answers CONFLICT, and the edit is made again for the roster as it is now.
  const mended = unwrap(await muster.edit(EditRosterDocument, greedy, withoutExcess)).roster;
  tell('without what is too much', mended);

  const kinds = ['UNIT', 'SIZE', 'ENHANCEMENT'] as const;
  const { suggestions } = unwrap(await muster.request(WhatCanBeAddedDocument, { roster: mended.id, kinds }));
  let left = LIMIT - (mended.points ?? 0);
  const more = (suggestions?.nodes ?? []).filter(({ allowed, price, stillMissing, doubts }) => {
    const isTaken = allowed && stillMissing.length + doubts.length === 0 && price !== null && price > 0 && price <= left;
    if (isTaken) left -= price;
    return isTaken;
  });
  const full = unwrap(await muster.edit(EditRosterDocument, mended, () => more.flatMap(({ intents }) => suggested(intents)))).roster;
  tell('filled up', full);
  return full;
}

/** A CHARACTER as Warlord, then up to four of each other datasheet, the dearest first, while the points last. */
function greedyArmy({ datasheets }: ShopQuery): readonly Intent[] {
  const priced = datasheets.nodes.flatMap(({ slug, keywords, points }) => {
    const price = points?.bySize[0]?.points;
    return price ? [{ slug, price, isCharacter: keywords.some((keyword) => keyword.toUpperCase() === 'CHARACTER') }] : [];
  });
  const leader = priced.find(({ isCharacter }) => isCharacter);
  const others = priced.filter(({ isCharacter }) => !isCharacter).toSorted((a, b) => b.price - a.price);
  let left = LIMIT - (leader?.price ?? 0);
  const bought = others.flatMap(({ slug, price }) => {
    const count = Math.min(4, Math.floor(left / price));
    left -= count * price;
    return Array.from({ length: count }, () => ({ addUnit: { datasheet: slug } }));
  });
  return leader ? [{ addUnit: { datasheet: leader.slug, as: 'leader' } }, { setWarlord: { unit: 'leader' } }, ...bought] : bought;
}

/** Each error about too many copies names one unit. */
const withoutExcess = ({ report, units }: Roster): readonly Intent[] =>
  report.findings.flatMap(({ path }) =>
    units.flatMap(({ id }, index) => (path.join('.') === `units.${index}` ? [{ removeUnit: { unit: id } }] : [])),
  );
