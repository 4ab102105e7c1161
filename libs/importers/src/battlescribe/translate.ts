import type { EditionId, ReadModel } from '#muster/catalogue';
import { isWarlordName, type DataFile } from '#muster/battlescribe';
import type { Reading } from '#muster/diagnostics';
import { isArmyOption, isCampaignOption } from './army-options/army-option-kinds.js';
import { armyOptionsOf } from './army-options/army-options.js';
import { ClauseReport } from './clauses/clause-report.js';
import { hasSlots, ImportContext } from './context.js';
import { datasheetClauses } from './clauses/datasheet-clauses.js';
import { keywordsOf } from './datasheets/datasheet-keywords.js';
import { collectRoots, type DatasheetRoots } from './datasheets/datasheet-roots.js';
import { baseOf, datasheetOf, datasheetSlugs } from './datasheets/datasheets.js';
import { detachmentClauses } from './clauses/detachment-clauses.js';
import { collectDetachmentChoices } from './detachments/detachment-choices.js';
import { detachmentsOf } from './detachments/detachments.js';
import { enhancementsOf, isEnhancementGroup } from './detachments/enhancements.js';
import { factionsOf } from './factions.js';
import { forceDetachments } from './detachments/force-detachments.js';
import { byName } from './order.js';
import { PrintedNames } from './printed-names.js';
import { profilesOf, type SheetProfiles } from './datasheets/profiles.js';
import type { ProseFacts } from './prose/prose-facts.js';
import type { Reached, ReachedEntry } from './tree.js';

export interface TranslateOptions {
  readonly edition: EditionId;
  /** Ids of the entries to translate. Absent for all entries. */
  readonly only?: ReadonlySet<string>;
}

/** Translates BattleScribe data files into the rows people browse. Pure: the same files and facts give the same rows in the same order. */
export function translate(files: readonly DataFile[], facts: ProseFacts, options: TranslateOptions): Reading<ReadModel> {
  const context = new ImportContext(files, options.edition, facts);
  const { datasheets, others } = collectRoots(context);
  const names = new PrintedNames(context, datasheets);
  const report = new ClauseReport();
  const wanted = ({ id }: { readonly id: string }): boolean => options.only?.has(id) ?? true;
  const army = hasSlots(options.edition)
    ? { detachments: forceDetachments(context, others), enhancements: [], armyOptions: armyOptionsOf(context, datasheets, others) }
    : { ...chosenDetachments(context, datasheets, others, names, report), armyOptions: [] };
  const factions = factionsOf(context, datasheets);
  const value = {
    factions: factions.filter(wanted),
    datasheets: readDatasheets(context, datasheets, factions, names, report, wanted),
    detachments: army.detachments.filter(wanted),
    enhancements: army.enhancements.filter(wanted),
    armyOptions: army.armyOptions.filter(wanted),
  };
  report.tell(context);
  return { value, diagnostics: context.diagnostics };
}

type Roots = ReturnType<typeof collectRoots>;

/** The detachments of the 10th edition and their enhancements. */
function chosenDetachments(
  context: ImportContext,
  datasheets: Roots['datasheets'],
  others: Roots['others'],
  names: PrintedNames,
  report: ClauseReport,
): Pick<ReadModel, 'detachments' | 'enhancements'> {
  const choices = collectDetachmentChoices(context, others);
  const clauses = detachmentClauses(context, datasheets, choices, names, report);
  return {
    detachments: detachmentsOf(context, choices, clauses),
    enhancements: enhancementsOf(context, datasheets, choices, names, report),
  };
}

function readDatasheets(
  context: ImportContext,
  sheets: readonly DatasheetRoots[],
  factions: ReadModel['factions'],
  names: PrintedNames,
  report: ClauseReport,
  wanted: (sheet: DatasheetRoots) => boolean,
): ReadModel['datasheets'] {
  const isElsewhere = toldElsewhere(context);
  const shown = new Map<string, SheetProfiles>();
  const profiles = (id: string, reached: ReachedEntry): SheetProfiles => {
    const found = shown.get(id) ?? profilesOf(context, reached, isElsewhere);
    shown.set(id, found);
    return found;
  };
  for (const sheet of sheets) {
    const base = baseOf(context, sheet);
    if (base) profiles(sheet.id, base);
  }
  const ids = new Map([...shown].map(([id, found]) => [id, found.shown]));
  const around = {
    factions: new Map(factions.map((faction) => [faction.id, faction])),
    slugs: datasheetSlugs(sheets),
    printedKeywords: printedKeywords(context, sheets),
    clauses: datasheetClauses(context, sheets, ids, names, report),
    profiles,
    isElsewhere,
  };
  const rows = sheets.filter(wanted).flatMap((sheet) => {
    const base = baseOf(context, sheet);
    return base ? [datasheetOf(context, sheet, base, around)] : [];
  });
  return rows.sort(byName);
}

/** Recognises options of a datasheet that another table lists. Being the Warlord is a choice of the roster. */
function toldElsewhere(context: ImportContext): (node: Reached['node']) => boolean {
  const isArmys = hasSlots(context.edition) ? isArmyOption(context) : isEnhancementGroup;
  return (node) => isArmys(node) || isCampaignOption(node) || isWarlordName(node.name);
}

function printedKeywords(context: ImportContext, sheets: readonly DatasheetRoots[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { places } of sheets) {
    for (const { reached } of places) for (const keyword of keywordsOf(context, reached, context.world).keywords) found.add(keyword);
  }
  return found;
}
