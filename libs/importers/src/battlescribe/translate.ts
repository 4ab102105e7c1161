import type { EditionId, ReadModel } from '@muster/catalogue';
import type { DataFile } from '@muster/battlescribe';
import type { Reading } from '@muster/diagnostics';
import { armyOptionsOf, isArmyOption, isCampaignOption } from './army-options.js';
import { hasSlots, ImportContext } from './context.js';
import { keywordsOf } from './datasheet-keywords.js';
import { collectRoots, type DatasheetRoots } from './datasheet-roots.js';
import { datasheetOf, datasheetSlugs, type DatasheetSurroundings } from './datasheets.js';
import { collectDetachmentChoices } from './detachment-choices.js';
import { detachmentsOf } from './detachments.js';
import { enhancementsOf, isEnhancementGroup } from './enhancements.js';
import { factionsOf } from './factions.js';
import { forceDetachments } from './force-detachments.js';
import { byName } from './order.js';
import type { ProseFacts } from './prose/prose-facts.js';

export interface TranslateOptions {
  readonly edition: EditionId;
  /** Ids of the entries wanted; absent: all. */
  readonly only?: ReadonlySet<string>;
}

/** Translates community data files into the rows people browse. Pure: the same files and facts give the same rows, in the same order. */
export function translate(files: readonly DataFile[], facts: ProseFacts, options: TranslateOptions): Reading<ReadModel> {
  const context = new ImportContext(files, options.edition, facts);
  const slotted = hasSlots(options.edition);
  const wanted = (id: string): boolean => options.only?.has(id) ?? true;
  const { datasheets, others } = collectRoots(context);
  const factions = factionsOf(context, datasheets);
  const around: DatasheetSurroundings = {
    factions: new Map(factions.map((faction) => [faction.id, faction])),
    slugs: datasheetSlugs(datasheets),
    printedKeywords: printedKeywords(context, datasheets),
    isElsewhere: (node) => (slotted ? isArmyOption(node) : isEnhancementGroup(node)) || isCampaignOption(node) || isWarlord(node),
  };
  const sheets = datasheets.flatMap((sheet) => {
    const [first] = sheet.places;
    return first && wanted(sheet.id) ? [datasheetOf(context, sheet, first, around)] : [];
  });
  const choices = slotted ? [] : collectDetachmentChoices(context, others);
  return {
    value: {
      factions: factions.filter(({ id }) => wanted(id)),
      datasheets: sheets.sort(byName),
      detachments: (slotted ? forceDetachments(context, others) : detachmentsOf(context, choices)).filter(({ id }) => wanted(id)),
      enhancements: slotted ? [] : enhancementsOf(context, datasheets, choices).filter(({ id }) => wanted(id)),
      armyOptions: slotted ? armyOptionsOf(context, datasheets, others).filter(({ id }) => wanted(id)) : [],
    },
    diagnostics: context.diagnostics,
  };
}

function printedKeywords(context: ImportContext, sheets: readonly DatasheetRoots[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { places } of sheets) {
    for (const { reached } of places) for (const keyword of keywordsOf(context, reached, context.world).keywords) found.add(keyword);
  }
  return found;
}

/** Being the Warlord is a matter of the roster. */
function isWarlord({ name }: { readonly name: string }): boolean {
  return name === 'Warlord';
}
