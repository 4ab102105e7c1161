import { keywordKey, type DetachmentRestriction, type KeywordExpression, type KeywordGrant } from '@muster/catalogue';
import type { ClauseReport } from './clause-report.js';
import type { ImportContext } from './context.js';
import { categoriesIn, factionKeyword } from './datasheet-keywords.js';
import { plainSheetName } from './datasheet-names.js';
import type { DatasheetRoots } from './datasheet-roots.js';
import { choicesById, detachmentWorld, type DetachmentChoice } from './detachment-choices.js';
import type { DetachmentClauses } from './detachment-clauses.types.js';
import { childIds } from './enhancement-binding.js';
import { compareText, sortedUnique } from './order.js';
import type { PrintedNames } from './printed-names.js';
import { shownBy } from './profiles.js';
import type { ArmyText, GrantText } from './prose/army-text.js';
import { partsOf, type Reached } from './tree.js';
import { modifiersOf } from './world.js';

/** What detachments grant and ask while an army is mustered: from their rules' texts, and from the keywords that the data themselves add to datasheets. */
export function detachmentClauses(
  context: ImportContext,
  sheets: readonly DatasheetRoots[],
  choices: readonly DetachmentChoice[],
  names: PrintedNames,
  report: ClauseReport,
): ReadonlyMap<string, DetachmentClauses> {
  const added = addedKeywords(context, sheets, choices);
  return new Map(
    choices.map((choice): readonly [string, DetachmentClauses] => {
      const texts = shownBy(context, choice.reached).flatMap(({ id }) => {
        const text = context.facts.armies.get(id);
        return text ? [{ id, text }] : [];
      });
      if (choice.onlyIn.length > 0) return [choice.id, ofOtherForces(choice.id)];
      const read = texts.map(({ id, text }) => readText(id, text, names, report));
      return [
        choice.id,
        {
          grants: mergedGrants([...read.flatMap(({ grants }) => grants), ...(added.get(choice.id) ?? [])]),
          restrictions: read.flatMap(({ restrictions }) => restrictions),
          ...optional(
            'allows',
            read.flatMap(({ allows }) => allows ?? []),
          ),
          ...optional(
            'mayBeWarlord',
            read.flatMap(({ mayBeWarlord }) => mayBeWarlord ?? []),
          ),
          ...optional(
            'warlord',
            read.flatMap(({ warlord }) => warlord ?? []),
          ),
        },
      ];
    }),
  );
}

/** Armies of other forces are mustered by lists of their own, which are not read. */
function ofOtherForces(id: string): DetachmentClauses {
  return { grants: [], restrictions: [{ kind: 'unread', sourceId: id }] };
}

function optional<Key extends 'allows' | 'allowsUpTo' | 'warlord' | 'mayBeWarlord'>(
  key: Key,
  items: NonNullable<DetachmentClauses[Key]>,
): Partial<DetachmentClauses> {
  return items.length > 0 ? { [key]: items } : {};
}

function readText(id: string, text: ArmyText, names: PrintedNames, report: ClauseReport): DetachmentClauses {
  const grants = text.grants.map((grant) => grantsIn(grant, names));
  const forbids = names.expressions(text.forbids);
  const requires = names.expressions(text.requires.map(({ units }) => units));
  const allows = names.expressions(text.allows);
  const except = names.expressions(text.allowsNot);
  const warlord = names.expressions(text.warlord.map(({ models }) => models));
  const mayBe = names.expressions(text.mayBeWarlord);
  const understood = text.unread === 0 && !grants.includes(null) && Boolean(forbids && requires && allows && except && warlord && mayBe);
  report.add('detachment', id, understood);
  const unread: readonly DetachmentRestriction[] = understood ? [] : [{ kind: 'unread', sourceId: id }];
  return {
    grants: grants.flatMap((grant) => grant ?? []),
    restrictions: [
      ...(forbids ?? []).map((units) => ({ kind: 'forbids', units }) as const),
      ...(requires ?? []).map((units, index) => ({ kind: 'requires', units, ...atLeast(text.requires[index]?.atLeast) }) as const),
      ...unread,
    ],
    allows: (allows ?? []).map((units) => (except && except.length > 0 ? { all: [units, ...except.map((not) => ({ not }))] } : units)),
    allowsUpTo: text.allowsUpTo,
    mayBeWarlord: mayBe ?? [],
    warlord: (warlord ?? []).map((models, index) => ({ kind: text.warlord[index]?.kind ?? 'must', models })),
  };
}

function atLeast(count: number | undefined): { readonly atLeast?: number } {
  return count === undefined || count === 1 ? {} : { atLeast: count };
}

/** Null: not understood. */
function grantsIn({ to, keywords, chosen, ifWarlord }: GrantText, names: PrintedNames): readonly KeywordGrant[] | null {
  const whom = names.expression(to);
  const warlord = ifWarlord ? names.expression(ifWarlord) : undefined;
  if (!whom || warlord === null) return null;
  return keywords.map((keyword) => ({
    keyword: wordsOf(names.expression(keyword)) ?? ('words' in keyword ? keyword.words.join(' ') : ''),
    to: whom,
    ...(chosen ? { chosen } : {}),
    ...(warlord ? { ifWarlord: warlord } : {}),
  }));
}

/** Rules may give keywords that no datasheet has: those are as printed. */
function wordsOf(expression: KeywordExpression | null): string | null {
  return expression && 'has' in expression ? expression.has : null;
}

/** Keywords that the data add to a datasheet once the detachment is chosen. */
function addedKeywords(
  context: ImportContext,
  sheets: readonly DatasheetRoots[],
  choices: readonly DetachmentChoice[],
): ReadonlyMap<string, readonly KeywordGrant[]> {
  const byId = choicesById(choices);
  const found = new Map<string, Map<string, Set<string>>>();
  for (const sheet of sheets) {
    for (const reached of new Set(sheet.places.map((place) => place.reached))) {
      const before = printedIn(context, reached, null, byId);
      for (const choice of choicesThatAdd(reached, byId)) {
        const after = printedIn(context, reached, choice, byId);
        for (const keyword of after) {
          if (before.has(keyword)) continue;
          const keywords = found.get(choice.id) ?? new Map<string, Set<string>>();
          found.set(choice.id, keywords);
          keywords.set(keyword, (keywords.get(keyword) ?? new Set()).add(plainSheetName(sheet)));
        }
      }
    }
  }
  return new Map(
    [...found].map(([id, keywords]) => [id, [...keywords].map(([keyword, names]) => ({ keyword, to: anyOf(sortedUnique(names)) }))]),
  );
}

function anyOf(names: readonly string[]): KeywordExpression {
  const [only, ...more] = names;
  return only !== undefined && more.length === 0 ? { has: only } : { any: names.map((has) => ({ has })) };
}

function choicesThatAdd(reached: Reached, byId: ReadonlyMap<string, DetachmentChoice>): ReadonlySet<DetachmentChoice> {
  const guarded = partsOf(reached).flatMap((part) => modifiersOf(part).filter(({ modifier }) => modifier.field === 'category'));
  const ids = guarded.flatMap(({ guards }) => guards.flatMap((guard) => [...childIds(guard)]));
  return new Set(ids.map((id) => byId.get(id)).filter((choice) => choice !== undefined));
}

function printedIn(
  context: ImportContext,
  reached: Reached,
  choice: DetachmentChoice | null,
  byId: ReadonlyMap<string, DetachmentChoice>,
): ReadonlySet<string> {
  const { categories } = categoriesIn(context, reached, detachmentWorld(context, choice, byId, context.armyForceId));
  return new Set(categories.filter((category) => !category.hidden).map((category) => factionKeyword(category.name)));
}

/** One grant for each keyword and condition: to any of those it goes to. */
function mergedGrants(grants: readonly KeywordGrant[]): readonly KeywordGrant[] {
  const merged = new Map<string, KeywordGrant>();
  for (const grant of grants) {
    const key = JSON.stringify([keywordKey(grant.keyword), grant.chosen ?? false, grant.ifWarlord ?? null]);
    const known = merged.get(key);
    merged.set(key, known ? { ...known, to: { any: [known.to, grant.to] } } : grant);
  }
  return [...merged.values()].sort((a, b) => compareText(a.keyword, b.keyword));
}
