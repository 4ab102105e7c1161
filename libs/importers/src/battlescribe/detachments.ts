import type { Detachment } from '@muster/catalogue';
import type { ImportContext } from './context.js';
import type { DetachmentChoice } from './detachment-choices.js';
import { homeName } from './factions.js';
import { byName, sortedUnique } from './order.js';
import { shownIn } from './profiles.js';
import { uniqueSlugs } from './slugs.js';
import { partsOf } from './tree.js';

export function detachmentsOf(context: ImportContext, choices: readonly DetachmentChoice[]): readonly Detachment[] {
  const slugs = uniqueSlugs(choices.map(({ id, reached }) => ({ id, name: reached.node.name, of: homeName(reached.file.name) })));
  return choices.map((choice) => detachmentOf(context, choice, slugs.get(choice.id) ?? choice.id)).sort(byName);
}

function detachmentOf(context: ImportContext, choice: DetachmentChoice, slug: string): Detachment {
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
    grants: [],
    restrictions: [],
    detachmentPoints: null,
    ...(choice.onlyIn.length > 0 ? { onlyIn: choice.onlyIn } : {}),
  };
}

/** Older files call the choice "Hallowed Ones Detachment", lists "Hallowed Ones". */
export function plainName(name: string): string {
  return name.replace(/\s+Detachment$/i, '').trim();
}

function ruleNameOf(context: ImportContext, { reached }: DetachmentChoice): string | null {
  const shown = partsOf(reached).flatMap((part) => shownIn(context, part, reached.file, 0));
  return shown.find(({ profile }) => profile === null)?.name ?? shown[0]?.name ?? null;
}
