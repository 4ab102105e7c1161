import { randomUUID } from 'node:crypto';
import { done, type MusterClient } from './muster-client.js';
import {
  CreateRosterDocument,
  DetachmentsOfDocument,
  EditRosterDocument,
  WhatCanBeAddedDocument,
  type RosterIntentInput,
  type RosterStateFragment,
  type SuggestionKind,
} from './operations.generated.js';

export interface ListWanted {
  readonly name: string;
  /** Slug of a faction. */
  readonly faction: string;
  /** Points. */
  readonly limit: number;
}

/** What was done, in words. */
export type Tell = (step: string) => void;

/** More edits than any list of 2,000 points takes. */
const MOST_EDITS = 100;

/** A legal list from nothing: whatever fits and is allowed, the dearest first, until nothing more does. */
export async function buildList(client: MusterClient, wanted: ListWanted, tell: Tell): Promise<RosterStateFragment> {
  let roster = await emptyRoster(client, wanted);
  tell(`${roster.name}: an empty roster of ${roster.pointsLimit} points`);
  for (let edits = 0; edits < MOST_EDITS; edits += 1) {
    const next = (await best(client, roster, ['UNIT'])) ?? (await best(client, roster, ['SIZE', 'ENHANCEMENT', 'WARGEAR']));
    if (!next) break;
    roster = await edit(client, roster, next.intents);
    tell(`${next.name} for ${next.price}: ${roster.points} of ${roster.pointsLimit} points, ${roster.verdict}`);
    roster = await withWarlord(client, roster);
  }
  return roster;
}

async function emptyRoster(client: MusterClient, { name, faction, limit }: ListWanted): Promise<RosterStateFragment> {
  const { detachments } = await client.ask(DetachmentsOfDocument, { faction });
  const detachment = detachments.nodes[0]?.slug;
  const battleSize = { name: limit > 1000 ? 'Strike Force' : 'Incursion', limit };
  const input = { name, faction, detachments: detachment === undefined ? [] : [detachment], battleSize, requestKey: randomUUID() };
  const { createRoster } = await client.ask(CreateRosterDocument, { input });
  return present(done(createRoster).roster);
}

interface Step {
  readonly name: string;
  readonly price: number;
  readonly intents: readonly RosterIntentInput[];
}

/** The dearest thing that may be added without an error; null: nothing may. A Character comes first, for somebody must lead. */
async function best(client: MusterClient, roster: RosterStateFragment, kinds: readonly SuggestionKind[]): Promise<Step | null> {
  const { suggestions } = await client.ask(WhatCanBeAddedDocument, { roster: roster.id, kinds });
  const steps = (suggestions?.nodes ?? []).flatMap(({ name, price, allowed, withinBudget, intents }): Step[] =>
    allowed && withinBudget === true && price !== null && price > 0 && isIntents(intents) ? [{ name, price, intents }] : [],
  );
  return steps.toSorted((a, b) => b.price - a.price)[0] ?? null;
}

/** Suggestions hand intents over as JSON that `editRoster` takes as it is. */
const isIntents = (value: unknown): value is readonly RosterIntentInput[] => Array.isArray(value) && value.length > 0;

/** The first unit that the rules let be Warlord. An edit may make a roster illegal: its verdict tells. */
async function withWarlord(client: MusterClient, roster: RosterStateFragment): Promise<RosterStateFragment> {
  if (roster.units.some(({ warlord }) => warlord)) return roster;
  for (const { id } of roster.units) {
    const led = await edit(client, roster, [{ setWarlord: { unit: id } }]);
    const errors = ({ report }: RosterStateFragment): number => report.findings.filter(({ severity }) => severity === 'ERROR').length;
    if (errors(led) <= errors(roster)) return led;
    roster = await edit(client, led, [{ setWarlord: { unit: null } }]);
  }
  return roster;
}

async function edit(
  client: MusterClient,
  { id, revision }: RosterStateFragment,
  intents: readonly RosterIntentInput[],
): Promise<RosterStateFragment> {
  const input = { roster: id, revision, intents, requestKey: randomUUID() };
  const { editRoster } = await client.ask(EditRosterDocument, { input });
  return present(done(editRoster).roster);
}

function present(roster: RosterStateFragment | null | undefined): RosterStateFragment {
  if (!roster) throw new Error('The server kept no roster.');
  return roster;
}
