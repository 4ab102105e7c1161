import { unwrap, type MusterClient } from '@muster/client';
import {
  CreateRosterDocument,
  DetachmentsOfDocument,
  EditRosterDocument,
  UndoRosterDocument,
  WhatCanBeAddedDocument,
  type RosterIntentInput,
  type RosterStateFragment,
  type SuggestionKind,
} from './operations.generated.ts';
import { present, suggested } from './suggested.ts';

export interface ListWanted {
  readonly name: string;
  /** Slug of a faction. */
  readonly faction: string;
  /** Points. */
  readonly limit: number;
  /** Label of a data release. If omitted, the release that is in force today is used. */
  readonly release?: string | undefined;
  /** Slug of a detachment. If omitted, the faction's first detachment is used. */
  readonly detachment?: string | undefined;
}

/** Hears of each step: what was done, in words, and what the server answered. */
export type Tell = (step: string, roster: RosterStateFragment) => void | Promise<void>;

/** More edits than any list of 2,000 points takes. */
const MOST_EDITS = 100;

/**
 * A legal list from nothing: somebody to lead it, then whatever fits and is allowed, of each unit one before the second, the dearest first,
 * until nothing more does.
 */
export async function buildList(client: MusterClient, wanted: ListWanted, tell: Tell): Promise<RosterStateFragment> {
  const empty = await emptyRoster(client, wanted);
  await tell(`${empty.name}: an empty roster of ${empty.pointsLimit} points`, empty);
  let roster = await withWarlord(client, empty);
  await tell(`${roster.units[0]?.name ?? 'Nobody'} to lead it: ${stateOf(roster)}`, roster);
  for (let edits = 0; edits < MOST_EDITS; edits += 1) {
    const next = (await best(client, roster, ['UNIT'])) ?? (await best(client, roster, ['SIZE', 'ENHANCEMENT', 'WARGEAR']));
    if (!next) break;
    roster = await edit(client, roster, next.intents);
    await tell(`${next.name} for ${next.price}: ${stateOf(roster)}`, roster);
  }
  return roster;
}

const stateOf = ({ points, pointsLimit, verdict }: RosterStateFragment): string => `${points} of ${pointsLimit} points, ${verdict}`;

async function emptyRoster(
  client: MusterClient,
  { name, faction, limit, release: label, detachment: wanted }: ListWanted,
): Promise<RosterStateFragment> {
  const release = label === undefined ? null : { label };
  const { detachments } = unwrap(await client.request(DetachmentsOfDocument, { faction, release }));
  const detachment = wanted ?? detachments.nodes[0]?.slug;
  const battleSize = { name: limit > 1000 ? 'Strike Force' : 'Incursion', limit };
  const input = { name, release, faction, detachments: detachment === undefined ? [] : [detachment], battleSize };
  const { createRoster } = unwrap(await client.mutate(CreateRosterDocument, { input }));
  return present(createRoster.roster);
}

interface Step {
  readonly name: string;
  readonly price: number;
  readonly intents: readonly RosterIntentInput[];
}

/** What may be added so that nothing is missing then and nothing is left to a human to settle; the server's favourites first. */
async function steps(client: MusterClient, { id }: RosterStateFragment, kinds: readonly SuggestionKind[]): Promise<readonly Step[]> {
  const { suggestions } = unwrap(await client.request(WhatCanBeAddedDocument, { roster: id, kinds }));
  return (suggestions?.nodes ?? []).flatMap(({ name, price, allowed, stillMissing, doubts, withinBudget, intents }): Step[] =>
    allowed && stillMissing.length === 0 && doubts.length === 0 && withinBudget === true && price !== null && price > 0
      ? [{ name, price, intents: suggested(intents) }]
      : [],
  );
}

async function best(client: MusterClient, roster: RosterStateFragment, kinds: readonly SuggestionKind[]): Promise<Step | null> {
  const copies = ({ name }: Step): number => roster.units.filter((unit) => unit.name === name).length;
  const found = await steps(client, roster, kinds);
  return found.toSorted((a, b) => copies(a) - copies(b) || b.price - a.price)[0] ?? null;
}

/** The first unit that makes a legal list as its Warlord. An edit may make a roster illegal, and can be undone. */
async function withWarlord(client: MusterClient, empty: RosterStateFragment): Promise<RosterStateFragment> {
  let roster = empty;
  for (const { intents } of await steps(client, roster, ['UNIT'])) {
    const named = intents.map((intent) => (intent.addUnit ? { addUnit: { ...intent.addUnit, as: 'leader' } } : intent));
    const led = await edit(client, roster, [...named, { setWarlord: { unit: 'leader' } }]);
    if (led.verdict === 'LEGAL') return led;
    roster = await undo(client, led, roster.revision);
  }
  return roster;
}

async function edit(
  client: MusterClient,
  roster: RosterStateFragment,
  intents: readonly RosterIntentInput[],
): Promise<RosterStateFragment> {
  return unwrap(await client.edit(EditRosterDocument, roster, () => intents)).roster;
}

async function undo(client: MusterClient, { id, revision }: RosterStateFragment, to: number): Promise<RosterStateFragment> {
  const { undoRoster } = unwrap(await client.mutate(UndoRosterDocument, { input: { roster: id, revision, to } }));
  return present(undoRoster.roster);
}
