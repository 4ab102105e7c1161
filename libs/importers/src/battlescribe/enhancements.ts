import type { BearerClause, Enhancement } from '@muster/catalogue';
import type { ImportContext } from './context.js';
import { priceIn } from './costs.js';
import type { DatasheetRoots } from './datasheet-roots.js';
import { choicesById, type DetachmentChoice } from './detachment-choices.js';
import { bindEnhancements, type FoundEnhancement } from './enhancement-binding.js';
import { homeName } from './factions.js';
import { importDiagnostic } from './import-messages.js';
import { byName, sortedUnique } from './order.js';
import { uniqueSlugs } from './slugs.js';
import { isEntry, isGroup, type Reached, type ReachedEntry } from './tree.js';

/** The group by which a datasheet offers its bearer enhancements. */
export function isEnhancementGroup(node: { readonly kind: string; readonly name: string }): boolean {
  return node.kind === 'group' && /enhancement/i.test(node.name);
}

/** Options that refine an enhancement already taken, not enhancements of a detachment. */
function isUpgradeGroup(node: { readonly name: string }): boolean {
  return /\bupgrades?\b/i.test(node.name);
}

export function enhancementsOf(
  context: ImportContext,
  sheets: readonly DatasheetRoots[],
  choices: readonly DetachmentChoice[],
): readonly Enhancement[] {
  const found = new EnhancementSearch(context).search(sheets);
  const byId = choicesById(choices);
  const bindings = bindEnhancements(context, found, choices, byId);
  const slugs = uniqueSlugs(found.map(({ id, reached }) => ({ id, name: reached.node.name, of: homeName(reached.file.name) })));
  return found
    .flatMap((enhancement): readonly Enhancement[] => {
      const { id, reached, offeredBy } = enhancement;
      const { name } = reached.node;
      const binding = bindings.get(id);
      if (!binding) return [];
      const { detachments, onlyIn } = binding;
      const upgrade = enhancement.paths.every((path) => path.some((step) => isUpgradeGroup(step.node)));
      if (!upgrade && detachments.length === 0 && onlyIn.length === 0) {
        context.diagnostics.push(importDiagnostic('import/enhancement-unbound', 'noDetachment', 'warning', { enhancement: name, id }));
      }
      const home = sheets.filter((sheet) => offeredBy.has(sheet.id)).flatMap(({ places }) => places.map(({ catalogue }) => catalogue.id));
      const row: Enhancement = {
        id,
        slug: slugs.get(id) ?? id,
        name,
        aliases: sortedUnique([plainName(name)].filter((other) => other !== name)),
        factionIds: sortedUnique(
          detachments.length > 0 ? detachments.flatMap(({ catalogues }) => catalogues.map((file) => file.id)) : home,
        ),
        detachmentIds: sortedUnique(detachments.map((detachment) => detachment.id)),
        points: priceIn(reached, context.costs.points, context.world).value,
        bearer: bearerOf(),
        upgrade,
        offeredBy: sortedUnique(offeredBy),
        ...(onlyIn.length > 0 ? { onlyIn } : {}),
      };
      return [row];
    })
    .sort(byName);
}

/** "Crown of Thorns (Aura)" is called "Crown of Thorns" in many lists. */
function plainName(name: string): string {
  return name.replace(/\s*\((aura|psychic|upgrade)\)/gi, '').trim();
}

function bearerOf(): BearerClause {
  return { kind: 'unread' };
}

/** Trees nest; more than this is a cycle in the data. */
const DEPTH = 14;

/** Finds every enhancement that some datasheet offers, and the ways to it. */
class EnhancementSearch {
  private readonly leadsToSome = new Map<Reached, boolean>();
  private readonly found = new Map<string, { reached: ReachedEntry; paths: Map<string, readonly Reached[]>; offeredBy: Set<string> }>();

  constructor(private readonly context: ImportContext) {}

  search(sheets: readonly DatasheetRoots[]): readonly FoundEnhancement[] {
    for (const { id, places } of sheets) {
      const roots = new Set(places.map(({ reached }) => reached));
      for (const root of roots) this.visit(root, [], id, false);
    }
    return [...this.found].map(([id, { reached, paths, offeredBy }]) => ({ id, reached, paths: [...paths.values()], offeredBy }));
  }

  private visit(parent: Reached, path: readonly Reached[], sheetId: string, inside: boolean): void {
    if (path.length > DEPTH) return;
    for (const child of this.context.trees.children(parent)) {
      const within = inside || isEnhancementGroup(child.node);
      if (within && isEntry(child)) this.add(child, [...path, child], sheetId);
      else if ((within && isGroup(child)) || this.leads(child, 0)) this.visit(child, [...path, child], sheetId, within);
    }
  }

  private leads(reached: Reached, depth: number): boolean {
    if (isEnhancementGroup(reached.node)) return true;
    if (depth > DEPTH) return false;
    const known = this.leadsToSome.get(reached);
    if (known !== undefined) return known;
    this.leadsToSome.set(reached, false);
    const leads = this.context.trees.children(reached).some((child) => this.leads(child, depth + 1));
    this.leadsToSome.set(reached, leads);
    return leads;
  }

  private add(reached: ReachedEntry, path: readonly Reached[], sheetId: string): void {
    const known = this.found.get(reached.node.id) ?? { reached, paths: new Map(), offeredBy: new Set<string>() };
    this.found.set(reached.node.id, known);
    known.offeredBy.add(sheetId);
    // Ways that differ only in who bears it say the same about detachments.
    const key = path.map((step) => step.link?.id ?? step.node.id).join('/');
    if (!known.paths.has(key)) known.paths.set(key, path);
  }
}
