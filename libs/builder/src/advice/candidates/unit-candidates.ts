import type { Datasheet, DatasheetAvailability } from '#muster/catalogue';
import type { Intent } from '../../edit/intent.js';
import { rootView } from '../../edit/find-selection.js';
import { priceOfNext, RANK, type Candidate, type FindCandidates, type SuggestionSource } from '../candidate.js';
import type { StandingArmy } from '../standing-army.js';
import { orderOfUnit } from '../unit-order.js';

/** A datasheet that a force of the army offers. */
export interface OfferedDatasheet {
  readonly datasheet: Datasheet;
  readonly forceId: string;
  readonly rank: number;
  readonly source: SuggestionSource;
}

/** Every datasheet of the forces' factions, once for each force that offers it. */
export const unitCandidates: FindCandidates = (army) =>
  offeredDatasheets(army).map(({ datasheet, forceId, rank, source }): Candidate => {
    const expected = priceOfNext(datasheet, army);
    return {
      kind: 'unit',
      name: datasheet.name,
      units: [],
      datasheet: datasheet.slug,
      intents: [{ kind: 'addUnit', datasheet: datasheet.id, force: forceId }],
      ...{ expected, rank, source },
      order: orderOfUnit(datasheet, expected, forceId, army),
    };
  });

export function offeredDatasheets(
  army: StandingArmy,
  isWanted: (datasheet: Datasheet) => boolean = () => true,
): readonly OfferedDatasheet[] {
  const { release, forces } = army;
  const factions = release.data.readModel.factions;
  const taken = copiesTaken(army);
  return forces.flatMap(({ id: forceId, catalogueId }) => {
    const own = new Set(factions.filter((faction) => faction.catalogueId === catalogueId).map(({ id }) => id));
    return release.data.readModel.datasheets.flatMap((datasheet): readonly OfferedDatasheet[] => {
      const way = datasheet.factions.find(({ factionId }) => own.has(factionId));
      if (!way || !isWanted(datasheet)) return [];
      const root = rootView(release.game, catalogueId, way.rootId);
      const rank = rankOf(datasheet, root?.hidden ?? true, taken.get(datasheet.id) ?? 0, army);
      return root ? [{ datasheet, forceId, rank, source: sourceOf(datasheet, way) }] : [];
    });
  });
}

/** The intent that adds the unit and names it for later intents. */
export const adding = ({ datasheet, forceId }: OfferedDatasheet, as: string): Intent => ({
  kind: 'addUnit',
  datasheet: datasheet.id,
  force: forceId,
  as,
});

function sourceOf({ legends }: Datasheet, { ally }: DatasheetAvailability): SuggestionSource {
  if (legends) return 'legends';
  return ally ? 'ally' : 'own';
}

function rankOf(datasheet: Datasheet, isHidden: boolean, taken: number, { assessment }: StandingArmy): number {
  const isOnce = datasheet.keywords.includes('Epic Hero') && taken > 0;
  const isFull = taken >= mostCopies(datasheet, assessment.rules.ruleset?.rules ?? []);
  return isHidden || isOnce || isFull ? RANK.unlikely : RANK.likely;
}

/** Used only for sorting; the rule itself decides whether another copy is allowed. */
function mostCopies({ keywords }: Datasheet, rules: readonly { readonly id: string }[]): number {
  if (!rules.some(({ id }) => id === 'datasheet-copies-within-limit')) return Infinity;
  return keywords.includes('Battleline') || keywords.includes('Dedicated Transport') ? 6 : 3;
}

function copiesTaken({ units }: StandingArmy): ReadonlyMap<string, number> {
  const taken = new Map<string, number>();
  for (const { datasheet } of units) taken.set(datasheet.id, (taken.get(datasheet.id) ?? 0) + 1);
  return taken;
}
