import type { Detachment } from '#muster/catalogue';
import type { CategoryEntryNode } from '#muster/battlescribe';
import { categoryLinksOf, type ImportContext } from '../context.js';
import type { DetachmentChoice } from './detachment-choices.js';
import type { DetachmentClauses } from '../clauses/detachment-clauses.types.js';
import { homeName } from '../factions.js';
import { byName, sortedUnique } from '../order.js';
import { shownBy } from '../datasheets/shown.js';
import { stableSlugs } from '../slugs.js';

export function detachmentsOf(
  context: ImportContext,
  choices: readonly DetachmentChoice[],
  clauses: ReadonlyMap<string, DetachmentClauses>,
): readonly Detachment[] {
  const slugs = stableSlugs(choices.map(({ id, reached }) => ({ id, name: reached.node.name, of: homeName(reached.file.name) })));
  return choices
    .map((choice) => detachmentOf(context, choice, slugs.get(choice.id) ?? choice.id, clauses.get(choice.id) ?? NOTHING_SAID))
    .sort(byName);
}

const NOTHING_SAID: DetachmentClauses = { grants: [], restrictions: [] };

function detachmentOf(context: ImportContext, choice: DetachmentChoice, slug: string, clauses: DetachmentClauses): Detachment {
  const { name } = choice.reached.node;
  return {
    id: choice.id,
    slug,
    name,
    aliases: sortedUnique([plainName(name), choice.reached.link?.name ?? name].filter((other) => other !== name)),
    factionIds: sortedUnique(choice.catalogues.map((catalogue) => catalogue.id)),
    slots: [],
    commandPoints: null,
    ruleName: ruleNameOf(context, choice),
    ...mustering(context, choice),
    ...clauses,
    ...(choice.onlyIn.length > 0 ? { onlyIn: choice.onlyIn } : {}),
  };
}

/** The categories of a detachment are its Unique tags, which a roster can have once, and the Force Dispositions that it grants. */
function mustering(
  context: ImportContext,
  { reached }: DetachmentChoice,
): Pick<Detachment, 'detachmentPoints' | 'forceDispositions' | 'uniqueTags'> {
  const typeId = context.costs.detachmentPoints;
  const points = reached.node.costs?.find((cost) => cost.typeId === typeId)?.value ?? 0;
  if (typeId === null || points <= 0) return { detachmentPoints: null };
  const categories = categoryLinksOf(reached)
    .map(({ node, file }) => context.category(node, file))
    .filter((category) => category !== null && !category.hidden);
  const names = (unique: boolean): readonly string[] =>
    sortedUnique(categories.flatMap((category) => (category !== null && isUnique(category) === unique ? [category.name] : [])));
  const [forceDispositions, uniqueTags] = [names(false), names(true)];
  return {
    detachmentPoints: points,
    ...(forceDispositions.length > 0 ? { forceDispositions } : {}),
    ...(uniqueTags.length > 0 ? { uniqueTags } : {}),
  };
}

function isUnique({ constraints = [] }: CategoryEntryNode): boolean {
  return constraints.some(({ type, field, value }) => type === 'max' && field === 'selections' && value === 1);
}

/** Older files call the choice "Hallowed Ones Detachment"; lists call it "Hallowed Ones". */
export function plainName(name: string): string {
  return name.replace(/\s+Detachment$/i, '').trim();
}

function ruleNameOf(context: ImportContext, { reached }: DetachmentChoice): string | null {
  const shown = shownBy(context, reached);
  return shown.find(({ profile }) => profile === null)?.name ?? shown[0]?.name ?? null;
}
