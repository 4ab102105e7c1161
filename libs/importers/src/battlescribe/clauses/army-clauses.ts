import type { DetachmentRestriction, KeywordExpression, KeywordGrant } from '#muster/catalogue';
import type { ClauseReport } from './clause-report.js';
import type { DetachmentClauses } from './detachment-clauses.types.js';
import type { PrintedNames } from '../printed-names.js';
import type { ArmyText, GrantText, KeywordChoiceText } from '../prose/army-text.types.js';

/** The clauses about the army in one text of a detachment, with the names looked up. */
export function armyClauses(id: string, text: ArmyText, names: PrintedNames, report: ClauseReport): DetachmentClauses {
  const grants = text.grants.map((grant) => grantsIn(grant, names));
  const choices = text.chooses.map((choice) => choiceIn(choice, names));
  const restrictions = restrictionsIn(text, choices, names);
  const allows = names.expressions(text.allows);
  const except = names.expressions(text.allowsNot);
  const warlord = names.expressions(text.warlord.map(({ models }) => models));
  const mayBe = names.expressions(text.mayBeWarlord);
  const gains = names.expressions(text.gainsUnlisted);
  const bans = text.unreadBans.map(({ units, when }) =>
    of(names.expression(units), (concerns) => ({ concerns, ...(when ? { when } : {}) })),
  );
  const understood =
    text.unread === 0 &&
    !bans.includes(null) &&
    gains !== null &&
    !grants.includes(null) &&
    !choices.includes(null) &&
    !restrictions.includes(null) &&
    Boolean(allows && except && warlord && mayBe);
  report.add('detachment', id, understood && bans.length === 0);
  const unread = { kind: 'unread', sourceId: id } as const;
  return {
    grants: [...grants, ...choices.map((choice) => choice?.grants ?? null)].flatMap((found) => found ?? []),
    restrictions: [
      ...restrictions.flatMap((found) => found ?? []),
      ...choices.flatMap((choice) => choice?.restrictions ?? []),
      ...(understood ? [] : [unread]),
      ...(gains ?? []).map((concerns) => ({ ...unread, concerns, obeyedBy: 'gained-keyword' }) as const),
      ...bans.flatMap((ban) => (ban === null ? [] : [{ ...unread, ...ban }])),
    ],
    allows: (allows ?? []).map((units) => (except && except.length > 0 ? { all: [units, ...except.map((not) => ({ not }))] } : units)),
    allowsUpTo: text.allowsUpTo,
    mayBeWarlord: mayBe ?? [],
    warlord: (warlord ?? []).map((models, index) => ({ kind: text.warlord[index]?.kind ?? 'must', models })),
  };
}

/** Contains null for each restriction that was not understood. */
function restrictionsIn(
  { forbids, forbidsOthers, requires, atMost, shares }: ArmyText,
  choices: readonly (KeywordChoice | null)[],
  names: PrintedNames,
): readonly (DetachmentRestriction | null)[] {
  const shared = choices.flatMap((choice) => choice?.keywords ?? []);
  return [
    ...forbids.map((one) => of(names.expression(one), (units) => ({ kind: 'forbids', units }) as const)),
    ...forbidsOthers.map(({ of: wider, but }) => of(names.othersOf(wider, but), (units) => ({ kind: 'forbids', units }) as const)),
    ...requires.map(({ units: one, atLeast }) =>
      of(names.expression(one), (units) => ({ kind: 'requires', units, ...(atLeast === 1 ? {} : { atLeast }) }) as const),
    ),
    ...atMost.map((one) => of(names.expression(one.units), (units) => ({ kind: 'atMost', units, atMost: one.atMost }) as const)),
    ...shares.map(({ how, units: one }) =>
      of(names.expression(one), (units) => (shared.length > 0 ? ({ kind: 'shares', how, units, keywords: shared } as const) : null)),
    ),
  ];
}

function of<Found, Made>(found: Found | null, make: (found: Found) => Made | null): Made | null {
  return found === null ? null : make(found);
}

/** Null if the grant was not understood. */
function grantsIn({ to, keywords, chosen, upTo, ifWarlord, wounds }: GrantText, names: PrintedNames): readonly KeywordGrant[] | null {
  const whom = names.expression(to);
  const warlord = ifWarlord ? names.expression(ifWarlord) : undefined;
  if (!whom || warlord === null) return null;
  return keywords.map((keyword) => ({
    // A rule may give a keyword that no datasheet has; it is kept as printed.
    keyword: wordOf(names.expression(keyword)) ?? ('words' in keyword ? keyword.words.join(' ') : ''),
    to: whom,
    ...(chosen ? { chosen } : {}),
    ...(upTo === undefined ? {} : { upTo }),
    ...(warlord ? { ifWarlord: warlord } : {}),
    ...(wounds ? { wounds } : {}),
  }));
}

interface KeywordChoice {
  readonly keywords: readonly string[];
  readonly grants: readonly KeywordGrant[];
  readonly restrictions: readonly DetachmentRestriction[];
}

/** Null if the choice was not understood. */
function choiceIn({ units, keywords, never }: KeywordChoiceText, names: PrintedNames): KeywordChoice | null {
  const whom = names.expression(units);
  const words = keywords.map((keyword) => wordOf(names.expression(keyword)));
  const found = words.filter((word) => word !== null);
  const refused = never.map((one) => [wordOf(names.expression(one.keyword)), names.expression(one.units)] as const);
  if (!whom || found.length < words.length || refused.some(([keyword, to]) => keyword === null || to === null)) return null;
  const none: KeywordExpression = { not: { any: found.map((has) => ({ has })) } };
  return {
    keywords: found,
    grants: found.map((keyword) => ({ keyword, to: { all: [whom, none] }, chosen: true })),
    restrictions: refused.flatMap(([keyword, to]) =>
      keyword === null || to === null ? [] : [{ kind: 'neverChosen', units: to, keywords: [keyword] } as const],
    ),
  };
}

function wordOf(expression: KeywordExpression | null): string | null {
  return expression && 'has' in expression ? expression.has : null;
}
