import type { DataFile } from '#muster/battlescribe';
import { isEnhancementGroupName, modifiersOf } from '#muster/battlescribe';
import type { BearerClause, Enhancement } from '#muster/catalogue';
import type { ClauseReport } from '../clauses/clause-report.js';
import type { ImportContext } from '../context.js';
import { priceIn } from '../costs.js';
import type { DatasheetRoots } from '../datasheets/datasheet-roots.js';
import { choicesById, type DetachmentChoice } from './detachment-choices.js';
import { bindEnhancements } from './enhancement-binding.js';
import { homeName } from '../factions.js';
import { importDiagnostic } from '../import-messages.js';
import { OptionSearch } from '../option-search.js';
import { byName, sortedUnique } from '../order.js';
import type { PrintedNames } from '../printed-names.js';
import { shownBy } from '../datasheets/shown.js';
import { stableSlugs } from '../slugs.js';
import type { ReachedEntry } from '../tree.js';

/** The group in which a datasheet offers enhancements to its bearer. */
export function isEnhancementGroup(node: { readonly kind: string; readonly name: string }): boolean {
  return node.kind === 'group' && isEnhancementGroupName(node.name);
}

/** A group of options that refine an enhancement already taken; they are not enhancements of a detachment. */
function isUpgradeGroup(node: { readonly name: string }): boolean {
  return /\bupgrades?\b/i.test(node.name);
}

export function enhancementsOf(
  context: ImportContext,
  sheets: readonly DatasheetRoots[],
  choices: readonly DetachmentChoice[],
  names: PrintedNames,
  report: ClauseReport,
): readonly Enhancement[] {
  const found = new OptionSearch(context, isEnhancementGroup).search(sheets);
  const byId = choicesById(choices);
  const bindings = bindEnhancements(context, found, choices, byId);
  const ownerOf = (id: string, file: DataFile): string => {
    const named = sortedUnique((bindings.get(id)?.detachments ?? []).map(({ reached }) => reached.node.name));
    return named[0] ?? homeName(file.name);
  };
  const slugs = stableSlugs(found.map(({ id, reached }) => ({ id, name: reached.node.name, of: ownerOf(id, reached.file) })));
  return found
    .flatMap((enhancement): readonly Enhancement[] => {
      const { id, reached, offeredBy } = enhancement;
      const { name } = reached.node;
      const binding = bindings.get(id);
      if (!binding) return [];
      const { detachments, onlyIn } = binding;
      const copies = copiesOf(context, reached);
      const upgrade = copies === null && enhancement.paths.every((path) => path.some((step) => isUpgradeGroup(step.node)));
      if (!upgrade && detachments.length === 0 && onlyIn.length === 0) {
        context.diagnostics.push(importDiagnostic('import/enhancement-unbound', 'noDetachment', 'warning', { enhancement: name, id }));
      }
      const row: Enhancement = {
        id,
        slug: slugs.get(id) ?? id,
        name,
        aliases: sortedUnique([plainName(name)].filter((other) => other !== name)),
        factionIds: sortedUnique(
          detachments.length > 0 ? detachments.flatMap(({ catalogues }) => catalogues.map((file) => file.id)) : homesOf(sheets, offeredBy),
        ),
        detachmentIds: sortedUnique(detachments.map((detachment) => detachment.id)),
        points: priceIn(reached, context.costs.points, context.world).value,
        bearer: bearerOf(context, reached, names, report),
        ...leadsOf(context, reached, names),
        ...uncountedOf(context, reached),
        upgrade,
        ...(copies === null ? {} : { copies }),
        offeredBy: sortedUnique(offeredBy),
        ...(onlyIn.length > 0 ? { onlyIn } : {}),
      };
      return [row];
    })
    .sort(byName);
}

/** Many lists write "Crown of Thorns" for "Crown of Thorns (Aura)". */
function plainName(name: string): string {
  return name.replace(/\s*\((aura|psychic|upgrade)\)/gi, '').trim();
}

/**
 * The clause about the bearer: `any` if the texts have no such clause, because then any model can bear the enhancement; `unread` if the
 * texts were not read or the clause was not understood.
 */
function bearerOf(context: ImportContext, reached: ReachedEntry, names: PrintedNames, report: ClauseReport): BearerClause {
  if (!context.facts.read) return { kind: 'unread' };
  for (const { id } of shownBy(context, reached)) {
    const text = context.facts.bearers.get(id);
    if (!text) continue;
    const bearer = text.bearer && names.expression(text.bearer);
    report.add('bearer', id, bearer !== null);
    const { ability } = text;
    return bearer ? { kind: 'expression', bearer, ...(ability === undefined ? {} : { ability }) } : { kind: 'unread' };
  }
  return { kind: 'any' };
}

function leadsOf(context: ImportContext, reached: ReachedEntry, names: PrintedNames): Pick<Enhancement, 'leads'> {
  const texts = shownBy(context, reached).map(({ id }) => context.facts.attached.get(id));
  const units = texts.flatMap((text) => (text?.kind === 'bearer' ? (names.datasheets(text.units, null) ?? []) : []));
  return units.length > 0 ? { leads: sortedUnique(units) } : {};
}

function uncountedOf(context: ImportContext, reached: ReachedEntry): Pick<Enhancement, 'uncountedInReserves'> {
  const [limit] = shownBy(context, reached).flatMap(({ id }) => {
    const uncounted = context.facts.reserves.get(id)?.uncounted;
    return uncounted === undefined || uncounted === 'model' ? [] : [uncounted];
  });
  return limit ? { uncountedInReserves: limit } : {};
}

/** The armies of the datasheets that offer the enhancement. */
function homesOf(sheets: readonly DatasheetRoots[], offeredBy: ReadonlySet<string>): readonly string[] {
  return sheets.filter((sheet) => offeredBy.has(sheet.id)).flatMap(({ places }) => places.map(({ catalogue }) => catalogue.id));
}

/** In the data, the later copies of an Upgrade share the cost of one Enhancement. Null if it is not an Upgrade. */
function copiesOf({ costs }: ImportContext, { node }: ReachedEntry): number | null {
  const shares = modifiersOf(node).some(({ modifier }) => modifier.field === costs.enhancements && modifier.type === 'divide');
  if (!shares) return null;
  const limits = (node.constraints ?? []).filter(({ type, field, value }) => type === 'max' && field === 'selections' && value > 1);
  return limits.length === 0 ? null : Math.min(...limits.map(({ value }) => value));
}
