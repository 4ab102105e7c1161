import {
  keywordKey,
  keywordVocabulary,
  matches,
  resolveClause,
  type ClauseSyntax,
  type KeywordExpression,
  type Vocabulary,
} from '@muster/catalogue';
import { childrenOf, type EntryLinkNode, type EntryNode, type GroupNode } from '@muster/battlescribe';
import type { ImportContext } from './context.js';
import { factionKeyword, keywordsOf } from './datasheet-keywords.js';
import type { DatasheetRoots } from './datasheet-roots.js';
import { plainSheetName, withoutMarks } from './datasheet-names.js';
import { sortedUnique } from './order.js';

/** A datasheet as clauses speak of it. */
interface NamedSheet {
  readonly id: string;
  readonly name: string;
  readonly factions: ReadonlySet<string>;
  readonly factionKeywords: readonly string[];
  /** Keys of its name, keywords and faction keywords. */
  readonly keys: ReadonlySet<string>;
}

/** What printed clauses can name in this data set: keywords, faction keywords and datasheets. */
export class PrintedNames {
  readonly vocabulary: Vocabulary;
  private readonly sheets: readonly NamedSheet[];
  private readonly byId: ReadonlyMap<string, NamedSheet>;
  private readonly byName: ReadonlyMap<string, readonly NamedSheet[]>;
  private readonly sheetNames: Vocabulary;
  private readonly squadNames: Vocabulary;
  private readonly squads: ReadonlyMap<string, readonly NamedSheet[]>;
  private readonly words: readonly string[];
  private withModels: Vocabulary | null = null;

  constructor(
    private readonly context: ImportContext,
    sheets: readonly DatasheetRoots[],
  ) {
    const categories = context.files.flatMap((file) => (file.categoryEntries ?? []).map((category) => factionKeyword(category.name)));
    const names = sheets.map((sheet) => plainSheetName(sheet));
    const granted = [...context.facts.armies.values()].flatMap(({ grants }) => grants.flatMap(({ keywords }) => keywords.map(wordsOf)));
    // A keyword stands before a datasheet of the same name: what has the one has the other.
    this.words = [...categories, ...names, ...granted, ...names.flatMap(halvesOf)].filter((name) => name.trim() !== '');
    this.vocabulary = keywordVocabulary(this.words);
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
    return resolveClause(syntax, this.vocabulary);
  }

  /** The same where models may be named too, which are no keywords: "Heavy Weapons Team". */
  modelExpression(syntax: ClauseSyntax): KeywordExpression | null {
    return this.expression(syntax) ?? resolveClause(syntax, this.models());
  }

  /** Faction keywords it has in any army. */
  factionKeywordsOf(id: string): readonly string[] {
    return this.byId.get(id)?.factionKeywords ?? [];
  }

  /** All of them; null where one is not understood. */
  expressions(syntaxes: readonly ClauseSyntax[]): readonly KeywordExpression[] | null {
    const found = syntaxes.map((syntax) => this.expression(syntax)).filter((expression) => expression !== null);
    return found.length === syntaxes.length ? found : null;
  }

  /**
   * Ids of the datasheets a list of units means to the army that `of` is in: those of that name, else those that fit as a keyword
   * expression. Null: some of it is no name and no keyword.
   */
  datasheets(syntax: ClauseSyntax, of: string | null): readonly string[] | null {
    if ('any' in syntax) {
      const parts = syntax.any.map((part) => this.datasheets(part, of)).filter((part) => part !== null);
      return parts.length === syntax.any.length ? sortedUnique(parts.flat()) : null;
    }
    const name = 'words' in syntax ? this.sheetNames.find(syntax.words) : null;
    if (name !== null) return this.inArmyOf(of, this.byName.get(keywordKey(name)) ?? []);
    const expression = this.expression(syntax);
    if (expression) return this.inArmyOf(of, this.fitting(expression));
    // Lists leave "Squad" out, or put it elsewhere.
    const squad = 'words' in syntax ? this.squadNames.find(withoutSquad(syntax.words)) : null;
    return squad === null ? null : this.inArmyOf(of, this.squads.get(squad) ?? []);
  }

  nameOf(id: string): string {
    return this.byId.get(id)?.name ?? '';
  }

  /** Whether a datasheet fits an expression; its name is a keyword too. */
  fits(id: string, expression: KeywordExpression): boolean {
    const sheet = this.byId.get(id);
    return sheet !== undefined && matches(expression, sheet.keys);
  }

  private models(): Vocabulary {
    this.withModels ??= keywordVocabulary([...this.words, ...modelNames(this.context)]);
    return this.withModels;
  }

  private fitting(expression: KeywordExpression): readonly NamedSheet[] {
    return this.sheets.filter((sheet) => matches(expression, sheet.keys));
  }

  /** Where an army has units of that name, others' units of the same name are not meant. */
  private inArmyOf(of: string | null, named: readonly NamedSheet[]): readonly string[] {
    const leader = of === null ? undefined : this.byId.get(of);
    const near = leader ? named.filter((sheet) => [...sheet.factions].some((faction) => leader.factions.has(faction))) : named;
    return sortedUnique((near.length > 0 ? near : named).map((sheet) => sheet.id));
  }
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

/** Rules give keywords that no datasheet has, and speak of them. */
function wordsOf(syntax: ClauseSyntax): string {
  return 'words' in syntax ? syntax.words.join(' ') : '';
}

/** "Brother A and Sister B" is one datasheet; each of them is named by itself. */
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
