import type { Detachment } from '#muster/catalogue';
import type { ImportContext } from '../context.js';
import type { DetachmentChoice } from './detachment-choices.js';
import type { DetachmentClauses } from '../clauses/detachment-clauses.types.js';
import { homeName } from '../factions.js';
import { byName, sortedUnique } from '../order.js';
import { shownBy } from '../datasheets/profiles.js';
import { uniqueSlugs } from '../slugs.js';

export function detachmentsOf(
  context: ImportContext,
  choices: readonly DetachmentChoice[],
  clauses: ReadonlyMap<string, DetachmentClauses>,
): readonly Detachment[] {
  const slugs = uniqueSlugs(choices.map(({ id, reached }) => ({ id, name: reached.node.name, of: homeName(reached.file.name) })));
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
    detachmentPoints: null,
    ...clauses,
    ...(choice.onlyIn.length > 0 ? { onlyIn: choice.onlyIn } : {}),
  };
}

/** Older files call the choice "Hallowed Ones Detachment"; lists call it "Hallowed Ones". */
export function plainName(name: string): string {
  return name.replace(/\s+Detachment$/i, '').trim();
}

function ruleNameOf(context: ImportContext, { reached }: DetachmentChoice): string | null {
  const shown = shownBy(context, reached);
  return shown.find(({ profile }) => profile === null)?.name ?? shown[0]?.name ?? null;
}
