import {
  keywordKey,
  keywordVocabulary,
  matches,
  resolveClause,
  type ClauseSyntax,
  type KeywordExpression,
  type Vocabulary,
} from '#muster/catalogue';
import {
  isFactionCategory,
  withoutFactionPrefix,
  childrenOf,
  type EntryLinkNode,
  type EntryNode,
  type GroupNode,
} from '#muster/battlescribe';
import type { ImportContext } from './context.js';
import { keywordsOf } from './datasheets/datasheet-keywords.js';
import type { DatasheetRoots } from './datasheets/datasheet-roots.js';
import { plainSheetName, withoutMarks } from './datasheets/datasheet-names.js';
import { importDiagnostic } from './import-messages.js';
import { sortedUnique } from './order.js';
import { respeltVocabulary } from './respelling.js';

/** A datasheet with the names by which clauses can refer to it. */
interface NamedSheet {
  readonly id: string;
  readonly name: string;
  readonly factions: ReadonlySet<string>;
  readonly factionKeywords: readonly string[];
  /** The datasheet's normalised name, keywords and Faction keywords. */
  readonly keys: ReadonlySet<string>;
}

/** The names that printed clauses can contain: keywords, Faction keywords and datasheets. */
export class PrintedNames {
  readonly vocabulary: Vocabulary;
  private readonly sheets: readonly NamedSheet[];
  private readonly byId: ReadonlyMap<string, NamedSheet>;
  private readonly byName: ReadonlyMap<string, readonly NamedSheet[]>;
  private readonly sheetNames: Vocabulary;
  private readonly squadNames: Vocabulary;
  private readonly squads: ReadonlyMap<string, readonly NamedSheet[]>;
  private readonly words: readonly string[];
  private readonly withHidden: Vocabulary;
  private readonly told = new Set<string>();
  private withModels: Vocabulary | null = null;
  private withSlips: Vocabulary | null = null;
  private sheetsWithSlips: Vocabulary | null = null;

  constructor(
    private readonly context: ImportContext,
    sheets: readonly DatasheetRoots[],
  ) {
    const categories = context.files.flatMap((file) => file.categoryEntries ?? []);
    const printed = categories
      .filter(({ name, hidden }) => isFactionCategory(name) || !hidden)
      .map(({ name }) => withoutFactionPrefix(name));
    const names = sheets.map((sheet) => plainSheetName(sheet));
    const granted = [...context.facts.armies.values()].flatMap(({ grants }) => grants.flatMap(({ keywords }) => keywords.map(wordsOf)));
    // A keyword takes precedence over a datasheet of the same name, because the datasheet has that keyword too.
    this.words = [...printed, ...names, ...granted].filter((name) => name.trim() !== '');
    this.vocabulary = wholeNames(this.words, names);
    // The data uses hidden categories for keywords that rules name and no datasheet prints.
    this.withHidden = wholeNames([...this.words, ...categories.map(({ name }) => name)], names);
    this.sheetNames = keywordVocabulary(names);
    this.sheets = sheets.map((sheet) => namedSheet(context, sheet));
    this.byId = new Map(this.sheets.map((sheet) => [sheet.id, sheet]));
    const byName = new Map<string, NamedSheet[]>();
    for (const [index, sheet] of this.sheets.entries()) {
      const key = keywordKey(names[index] ?? '');
      byName.set(key, [...(byName.get(key) ?? []), sheet]);
    }
    this.byName = byName;
    this.squads = squadsOf(this.sheets);
    this.squadNames = keywordVocabulary(this.squads.keys());
  }

  expression(syntax: ClauseSyntax): KeywordExpression | null {
    const read = (vocabulary: Vocabulary): KeywordExpression | null => resolveClause(syntax, vocabulary);
    return read(this.vocabulary) ?? read(this.withHidden) ?? read(this.respelt());
  }

  /**
   * Units with the keyword `syntax` that belong to a sub-faction other than `own`: "drawn from any other Chapter". Null if there are
   * none.
   */
  othersOf(syntax: ClauseSyntax, own: ClauseSyntax): KeywordExpression | null {
    const wider = this.expression(syntax);
    const but = this.expression(own);
    if (!wider || !but) return null;
    const held = this.fitting(wider).flatMap(({ factionKeywords }) => factionKeywords);
    const parts = sortedUnique(held).filter((keyword) => {
      const key = new Set([keywordKey(keyword)]);
      return !matches(wider, key) && !matches(but, key);
    });
    return parts.length === 0 ? null : { all: [wider, { any: parts.map((has) => ({ has })) }, { not: but }] };
  }

  /** Like `expression`, but also accepts names of models, which are not keywords: "Heavy Weapons Team". */
  modelExpression(syntax: ClauseSyntax): KeywordExpression | null {
    return this.expression(syntax) ?? resolveClause(syntax, this.models()) ?? resolveClause(syntax, withSelectable(this.models()));
  }

  /** The Faction keywords that the datasheet has in every army. */
  factionKeywordsOf(id: string): readonly string[] {
    return this.byId.get(id)?.factionKeywords ?? [];
  }

  /** All expressions, or null if one of them is not understood. */
  expressions(syntaxes: readonly ClauseSyntax[]): readonly KeywordExpression[] | null {
    const found = syntaxes.map((syntax) => this.expression(syntax)).filter((expression) => expression !== null);
    return found.length === syntaxes.length ? found : null;
  }

  /**
   * The ids of the datasheets that a list of units means for the army of the datasheet `of`: the datasheets with that name, or else those
   * that fit the text as a keyword expression. A keyword of that army takes precedence over the name of a datasheet of another army. Null
   * if part of the list is neither.
   */
  datasheets(syntax: ClauseSyntax, of: string | null): readonly string[] | null {
    if ('any' in syntax) {
      const parts = syntax.any.map((part) => this.datasheets(part, of)).filter((part) => part !== null);
      return parts.length === syntax.any.length ? sortedUnique(parts.flat()) : null;
    }
    const name = 'words' in syntax ? this.sheetNames.find(syntax.words) : null;
    const named = name === null ? [] : (this.byName.get(keywordKey(name)) ?? []);
    const own = this.ofArmy(of, named);
    if (own.length > 0) return idsOf(own);
    const expression = this.expression(syntax);
    const fitting = expression ? this.fitting(expression) : [];
    if (named.length > 0) return idsOf([this.ofArmy(of, fitting), named].find((sheets) => sheets.length > 0) ?? named);
    if (expression) return this.inArmyOf(of, fitting);
    // Lists of units omit the word "Squad" or put it in another place.
    const squad = 'words' in syntax ? this.squadNames.find(withoutSquad(syntax.words)) : null;
    if (squad !== null) return this.inArmyOf(of, this.squads.get(squad) ?? []);
    const respelt = 'words' in syntax ? this.respeltSheets().find(syntax.words) : null;
    return respelt === null ? null : this.inArmyOf(of, this.byName.get(keywordKey(respelt)) ?? []);
  }

  nameOf(id: string): string {
    return this.byId.get(id)?.name ?? '';
  }

  /** Whether a datasheet fits an expression. Its name counts as a keyword. */
  fits(id: string, expression: KeywordExpression): boolean {
    const sheet = this.byId.get(id);
    return sheet !== undefined && matches(expression, sheet.keys);
  }

  /** Used only for clauses that are not understood with the exact names. */
  private respelt(): Vocabulary {
    this.withSlips ??= respeltVocabulary(this.words, this.vocabulary, this.tellRespelt);
    return this.withSlips;
  }

  private respeltSheets(): Vocabulary {
    const names = this.sheets.map(({ name }) => name);
    this.sheetsWithSlips ??= respeltVocabulary(names, this.sheetNames, this.tellRespelt);
    return this.sheetsWithSlips;
  }

  private readonly tellRespelt = (printed: string, name: string): void => {
    if (this.told.has(printed)) return;
    this.told.add(printed);
    this.context.diagnostics.push(importDiagnostic('import/clause-respelt', 'respelt', 'info', { printed, name }));
  };

  private models(): Vocabulary {
    this.withModels ??= wholeNames(
      [...this.words, ...modelNames(this.context)],
      this.sheets.map(({ name }) => name),
    );
    return this.withModels;
  }

  private fitting(expression: KeywordExpression): readonly NamedSheet[] {
    return this.sheets.filter((sheet) => matches(expression, sheet.keys));
  }

  /** If the army has units of that name, units of other armies with the same name are not meant. */
  private inArmyOf(of: string | null, named: readonly NamedSheet[]): readonly string[] {
    const near = this.ofArmy(of, named);
    return idsOf(near.length > 0 ? near : named);
  }

  private ofArmy(of: string | null, sheets: readonly NamedSheet[]): readonly NamedSheet[] {
    const leader = of === null ? undefined : this.byId.get(of);
    return leader ? sheets.filter((sheet) => [...sheet.factions].some((faction) => leader.factions.has(faction))) : sheets;
  }
}

function idsOf(sheets: readonly NamedSheet[]): readonly string[] {
  return sortedUnique(sheets.map(({ id }) => id));
}

function namedSheet(context: ImportContext, sheet: DatasheetRoots): NamedSheet {
  const keys = new Set<string>([keywordKey(plainSheetName(sheet))]);
  const factions = new Set<string>();
  const ofFactions = new Set<string>();
  for (const { catalogue, reached } of sheet.places) {
    factions.add(catalogue.id);
    const { keywords, factionKeywords } = keywordsOf(context, reached, context.worldOf(catalogue.id, context.armyForceId));
    for (const keyword of [...keywords, ...factionKeywords]) keys.add(keywordKey(keyword));
    for (const keyword of factionKeywords) ofFactions.add(keyword);
  }
  return { id: sheet.id, name: plainSheetName(sheet), factions, factionKeywords: sortedUnique(ofFactions), keys };
}

/** A name in angle brackets is a keyword to be selected, even if no category in the data has that name. Older texts omit the brackets. */
function withSelectable(known: Vocabulary): Vocabulary {
  return {
    find(words) {
      const name = words.join(' ');
      return known.find(words) ?? known.find([`<${name}>`]) ?? (/^<[^<>]+>$/.test(name) ? name : null);
    },
  };
}

/** A rule may give a keyword that no datasheet has, and other rules may refer to it. */
function wordsOf(syntax: ClauseSyntax): string {
  return 'words' in syntax ? syntax.words.join(' ') : '';
}

/** A vocabulary in which half of a datasheet's name means the datasheet, unless that half is a name itself. */
function wholeNames(words: readonly string[], sheetNames: readonly string[]): Vocabulary {
  const halves = new Map(sheetNames.flatMap((name) => halvesOf(name).map((half) => [half, name] as const)));
  const whole = keywordVocabulary(words);
  const withHalves = keywordVocabulary(halves.keys());
  return {
    find(found) {
      const known = whole.find(found);
      const half = known === null ? withHalves.find(found) : null;
      return known ?? (half === null ? null : (halves.get(half) ?? null));
    },
  };
}

/** "Brother A and Sister B" is one datasheet, but rules may name each of the two. */
function halvesOf(name: string): readonly string[] {
  return / and /.test(name) ? name.split(/ and /) : [];
}

function modelNames({ files }: ImportContext): readonly string[] {
  const names = new Set<string>();
  const visit = (node: EntryNode | GroupNode | EntryLinkNode): void => {
    if (node.kind === 'entry' && node.type === 'model') names.add(withoutMarks(node.name));
    for (const child of childrenOf(node)) visit(child);
  };
  for (const file of files)
    for (const node of [...(file.entries ?? []), ...(file.sharedEntries ?? []), ...(file.sharedGroups ?? [])]) visit(node);
  return [...names].filter((name) => name !== '');
}

function withoutSquad(words: readonly string[]): readonly string[] {
  return words.filter((word) => !/^squads?$/i.test(word));
}

function squadsOf(sheets: readonly NamedSheet[]): ReadonlyMap<string, readonly NamedSheet[]> {
  const squads = new Map<string, NamedSheet[]>();
  for (const sheet of sheets) {
    const name = withoutSquad(sheet.name.split(' ')).join(' ');
    squads.set(name, [...(squads.get(name) ?? []), sheet]);
  }
  return squads;
}
