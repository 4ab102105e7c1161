import { keywordKey, type Datasheet } from '#muster/catalogue';
import type { Intent } from '../../edit/intent.js';
import { keysOf, priceOfNext, RANK, type Candidate, type FindCandidates } from '../candidate.js';
import type { StandingArmy, StandingUnit } from '../standing-army.js';
import { adding, offeredDatasheets } from './unit-candidates.js';

const LEADER = 'leader';

/** The possible Leaders of each unit: first those of the army that lead no unit yet, then those that can be added. */
export const leaderCandidates: FindCandidates = (army, units) =>
  units.flatMap((bodyguard) => [...ofTheArmy(bodyguard, army), ...toBeAdded(bodyguard, army)]);

function ofTheArmy(bodyguard: StandingUnit, army: StandingArmy): readonly Candidate[] {
  const leading = new Set(army.document.declarations.attachments?.map(({ leader }) => leader));
  return army.units
    .filter(({ id, datasheet, chosen }) => id !== bodyguard.id && !leading.has(id) && mayLead(datasheet, chosen, bodyguard, army))
    .map(({ id, name, datasheet }) =>
      candidate(bodyguard, { name, datasheet, source: 'own' }, [attaching(id, bodyguard)], 0, rankOf(datasheet, bodyguard, army)),
    );
}

function toBeAdded(bodyguard: StandingUnit, army: StandingArmy): readonly Candidate[] {
  return offeredDatasheets(army, (datasheet) => mayLead(datasheet, new Set(), bodyguard, army)).map((offered) => {
    const { datasheet, rank, source } = offered;
    const intents = [adding(offered, LEADER), attaching(LEADER, bodyguard)];
    const expected = priceOfNext(datasheet, army);
    const leader = { name: datasheet.name, datasheet, source };
    return candidate(bodyguard, leader, intents, expected, Math.max(rank, rankOf(datasheet, bodyguard, army)));
  });
}

const attaching = (leader: string, { id }: StandingUnit): Intent => ({ kind: 'attach', leader, bodyguard: id });

/**
 * Whether the Leader may lead the unit: by its own list of datasheets and keywords, by what its Enhancement adds to that list, or because
 * it may join beside a Leader.
 */
function mayLead({ leads, joins }: Datasheet, chosen: ReadonlySet<string>, bodyguard: StandingUnit, army: StandingArmy): boolean {
  const { id: wanted } = bodyguard.datasheet;
  const keys = keysOf(bodyguard.datasheet);
  if (leads?.some((listed) => listed === wanted || keys.has(keywordKey(listed)))) return true;
  if (joins && leads?.length === 0) return leadersOf(bodyguard, army).length > 0;
  return [...chosen].some((id) => army.release.byId.enhancements.get(id)?.leads?.includes(wanted));
}

/** A second Leader is likely only beside those that its datasheet names; the rule makes the final decision. */
function rankOf({ leadsBeside, joins }: Datasheet, bodyguard: StandingUnit, army: StandingArmy): number {
  return leadersOf(bodyguard, army).length > 0 && leadsBeside === undefined && !joins ? RANK.unlikely : RANK.likely;
}

const leadersOf = ({ id }: StandingUnit, { document }: StandingArmy): readonly string[] =>
  (document.declarations.attachments ?? []).filter(({ bodyguard }) => bodyguard === id).map(({ leader }) => leader);

function candidate(
  bodyguard: StandingUnit,
  { name, datasheet: { slug }, source }: Pick<Candidate, 'name' | 'source'> & { readonly datasheet: Datasheet },
  intents: readonly Intent[],
  expected: number | null,
  rank: number,
): Candidate {
  return { kind: 'leader', name, units: [bodyguard.id], datasheet: slug, intents, expected, rank, source };
}
