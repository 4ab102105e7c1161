import type { ArmyOption } from '#muster/catalogue';
import { EligibilityReader } from './army-option-eligibility.js';
import { isArmyOptionGroup, isNamedStratagem, isStratagem, kindOfName, type ArmyOptionKind } from './army-option-kinds.js';
import { purposesOf } from './army-option-purpose.js';
import { ArmyOptionSearch, stepsOf, type FoundArmyOption } from './army-option-search.js';
import type { ImportContext } from '../context.js';
import { priceIn } from '../costs.js';
import type { DatasheetRoots, RootPlace } from '../datasheets/datasheet-roots.js';
import { homeName } from '../factions.js';
import { byName, compareText, sortedUnique } from '../order.js';
import { shownBy } from '../datasheets/shown.js';
import { stableSlugs } from '../slugs.js';
import { isEntry } from '../tree.js';

interface Draft extends FoundArmyOption {
  readonly kind: ArmyOptionKind;
  readonly group: string | null;
}

/** The relics, Warlord Traits, psychic powers and Stratagems that a list can contain (8th and 9th edition). */
export function armyOptionsOf(
  context: ImportContext,
  sheets: readonly DatasheetRoots[],
  others: readonly RootPlace[],
): readonly ArmyOption[] {
  const drafts = new ArmyOptionSearch(context).search(sheets, others).flatMap((option): readonly Draft[] => {
    const kind = kindOf(context, option);
    return kind ? [{ ...option, kind, group: groupOf(context, option) }] : [];
  });
  const eligibility = new EligibilityReader(context);
  const purposes = purposesOf(context, drafts);
  const slugs = new Map(KINDS.map((kind) => [kind, slugsOf(drafts.filter((draft) => draft.kind === kind))]));
  return drafts
    .flatMap((draft): readonly ArmyOption[] => {
      const { id, reached, kind, group, sheets: ways, catalogueIds } = draft;
      const { bearer, offeredBy } = eligibility.of(draft);
      if (ways.size > 0 && offeredBy.length === 0) return [];
      const { name } = reached.node;
      const purpose = purposes.get(id);
      const row: ArmyOption = {
        id,
        slug: slugs.get(kind)?.get(id) ?? id,
        name,
        aliases: sortedUnique([plainName(name)].filter((other) => other !== name && other !== '')),
        kind,
        factionIds: sortedUnique(catalogueIds),
        points: priceIn(reached, context.costs.points, context.world).value,
        commandPoints: context.costs.command === null ? null : priceIn(reached, context.costs.command, context.world).value,
        group,
        eligibility: typeof bearer === 'boolean' ? null : bearer,
        ...(offeredBy.length > 0 ? { offeredBy: sortedUnique(offeredBy) } : {}),
        ...(purpose ? { purpose } : {}),
      };
      return [row];
    })
    .sort((a, b) => compareText(a.kind, b.kind) || byName(a, b));
}

const KINDS: readonly ArmyOptionKind[] = ['relic', 'warlord-trait', 'psychic-power', 'stratagem'];

/**
 * An option that costs Command points or is called a Stratagem is a Stratagem. Otherwise the innermost group decides, and then the
 * option's profiles.
 */
function kindOf(context: ImportContext, option: FoundArmyOption): ArmyOptionKind | null {
  if (isStratagem(context, option.reached.node)) return 'stratagem';
  const groups = groupsOf(option);
  const kind = groups.map(kindOfName).findLast((known) => known !== null) ?? null;
  return kind === 'stratagem' && showsPsychicPower(context, option) ? 'psychic-power' : kind;
}

function groupsOf({ paths: [path] }: FoundArmyOption): readonly string[] {
  return (path ? stepsOf(path) : []).flatMap(({ node }) => (isArmyOptionGroup(node) ? [node.name] : []));
}

/** The name of the group that contains the option. For a Stratagem that is sold in several sizes, the name of the Stratagem. */
function groupOf(context: ImportContext, option: FoundArmyOption): string | null {
  const { paths, reached } = option;
  const named = groupsOf(option).at(-1);
  if (named !== undefined) return named;
  const [path] = paths;
  if (path === undefined || !isStratagem(context, reached.node) || isNamedStratagem(reached.node)) return null;
  const around = option.sheets.size > 0 ? stepsOf(path) : [path.root, ...stepsOf(path)];
  return around.slice(0, -1).findLast((step) => isEntry(step) && step.node.type === 'upgrade')?.node.name ?? null;
}

function slugsOf(drafts: readonly Draft[]): ReadonlyMap<string, string> {
  return stableSlugs(
    drafts.map(({ reached }) => ({ id: reached.node.id, name: plainName(reached.node.name), of: homeName(reached.file.name) })),
  );
}

/** Removes a prefix: "Stratagem: Relics of the Line" and "1. Iron Will" become "Relics of the Line" and "Iron Will". */
function plainName(name: string): string {
  return name
    .replace(/^(strat[ae]gem|specialist detachment):\s*/i, '')
    .replace(/^\d+[.:)]\s*/, '')
    .trim();
}

function showsPsychicPower(context: ImportContext, { reached }: FoundArmyOption): boolean {
  return shownBy(context, reached).some(({ profile }) => profile !== null && /^psychic power$/i.test(profile.typeName));
}
