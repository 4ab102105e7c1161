import { modifiersOf, withoutFactionPrefix } from '#muster/battlescribe';
import { keywordKey, type KeywordExpression, type KeywordGrant } from '#muster/catalogue';
import { armyClauses } from './army-clauses.js';
import type { ClauseReport } from './clause-report.js';
import type { ImportContext } from '../context.js';
import { categoriesIn } from '../datasheets/datasheet-keywords.js';
import { plainSheetName } from '../datasheets/datasheet-names.js';
import type { DatasheetRoots } from '../datasheets/datasheet-roots.js';
import { choicesById, detachmentWorld, type DetachmentChoice } from '../detachments/detachment-choices.js';
import type { DetachmentClauses } from './detachment-clauses.types.js';
import { childIds } from '../detachments/enhancement-binding.js';
import { compareText, sortedUnique } from '../order.js';
import type { PrintedNames } from '../printed-names.js';
import { shownBy } from '../datasheets/shown.js';
import { partsOf, type Reached } from '../tree.js';

/**
 * The grants and restrictions of detachments while an army is mustered, from the text of their rules and from the keywords that the data
 * adds to datasheets.
 */
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
      const read = texts.map(({ id, text }) => armyClauses(id, text, names, report));
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
            'allowsUpTo',
            read.flatMap(({ allowsUpTo }) => allowsUpTo ?? []),
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

/** Armies of other forces have their own mustering rules, which are not read. */
function ofOtherForces(id: string): DetachmentClauses {
  return { grants: [], restrictions: [{ kind: 'unread', sourceId: id }] };
}

function optional<Key extends 'allows' | 'allowsUpTo' | 'warlord' | 'mayBeWarlord'>(
  key: Key,
  items: NonNullable<DetachmentClauses[Key]>,
): Partial<DetachmentClauses> {
  return items.length > 0 ? { [key]: items } : {};
}

/** The keywords that the data adds to a datasheet when the detachment is chosen. */
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
  return new Set(categories.filter((category) => !category.hidden).map((category) => withoutFactionPrefix(category.name)));
}

/** Combines the grants with the same keyword and condition into one grant to any of their units. */
function mergedGrants(grants: readonly KeywordGrant[]): readonly KeywordGrant[] {
  const merged = new Map<string, KeywordGrant>();
  for (const grant of grants) {
    const { keyword, to, ...conditions } = grant;
    const key = JSON.stringify([keywordKey(keyword), conditions]);
    const known = merged.get(key);
    merged.set(key, known ? { ...known, to: either(known.to, to) } : grant);
  }
  return [...merged.values()].sort((a, b) => compareText(a.keyword, b.keyword));
}

function either(known: KeywordExpression, other: KeywordExpression): KeywordExpression {
  const parts = [known, other].flatMap((part) => ('any' in part ? part.any : [part]));
  const distinct = new Map(parts.map((part) => [JSON.stringify(part).toLowerCase(), part]));
  const [only, ...more] = distinct.values();
  return only !== undefined && more.length === 0 ? only : { any: [...distinct.values()] };
}
