import type { EditionId } from '#muster/catalogue';
import { sameLimits } from './limits.js';
import type { AnyRule, RuleInForce } from './rule.js';

/** A complete, flat list of rules with their limits and citations. */
export interface Ruleset {
  readonly id: string;
  readonly title: string;
  readonly edition: EditionId;
  readonly rules: readonly RuleInForce[];
}

/** The ruleset of an edition. It lists every rule and inherits nothing. */
export interface Edition extends Ruleset {
  readonly kind: 'edition';
}

/**
 * A dated change to one edition: a mission pack, a balance update or an organiser's house rules. Amendments are immutable; a change needs a
 * new version.
 */
export interface Amendment {
  readonly kind: 'amendment';
  readonly id: string;
  readonly version: number;
  readonly title: string;
  readonly author: string;
  /** Id of the edition that the amendment changes. */
  readonly amends: string;
  readonly add: readonly RuleInForce[];
  readonly change: readonly RuleInForce[];
  readonly drop: readonly string[];
}

/** An edition with amendments applied. It cannot be amended further. */
export interface AmendedRuleset extends Ruleset {
  readonly kind: 'amended';
  readonly amends: string;
  /** `id@version` of each amendment, in the order in which they were given. */
  readonly amendments: readonly string[];
}

export interface Changes {
  readonly id: string;
  readonly version: number;
  readonly title: string;
  readonly author: string;
  readonly add?: readonly RuleInForce[];
  readonly change?: readonly RuleInForce[];
  readonly drop?: readonly Pick<AnyRule, 'id'>[];
}

/** Throws if a rule is listed twice, because that is a programming error. */
export function defineEdition(edition: Omit<Edition, 'kind'>): Edition {
  const ids = edition.rules.map((rule) => rule.id);
  const twice = firstTwice(ids);
  if (twice !== undefined) throw new Error(`${edition.id} lists "${twice}" twice.`);
  return { kind: 'edition', ...edition };
}

/** Throws if a line of the amendment has no effect or is invalid. `amendmentFaults` reports the same problems as data. */
export function amend(edition: Edition, changes: Changes): Amendment {
  const { id, version, title, author, add = [], change = [], drop = [] } = changes;
  const amendment: Amendment = {
    kind: 'amendment',
    id,
    version,
    title,
    author,
    amends: edition.id,
    add,
    change,
    drop: drop.map((rule) => rule.id),
  };
  const [fault] = amendmentFaults(edition, amendment);
  if (fault) throw new Error(`${id} ${FAULTS[fault.kind]}: "${fault.rule}" (${edition.id}).`);
  return amendment;
}

export type AmendmentFaultKind = 'addsPresent' | 'changesAbsent' | 'changesNothing' | 'dropsAbsent' | 'namesTwice' | 'empty';

export interface AmendmentFault {
  readonly kind: AmendmentFaultKind;
  readonly rule: string;
}

const FAULTS: Readonly<Record<AmendmentFaultKind, string>> = {
  addsPresent: 'adds a rule that the edition already has',
  changesAbsent: 'changes a rule that the edition does not have',
  changesNothing: 'changes a rule to what it already was',
  dropsAbsent: 'drops a rule that the edition does not have',
  namesTwice: 'names a rule twice',
  empty: 'does nothing',
};

/** Problems of an amendment, in the order of its lines. Empty if every line has an effect. */
export function amendmentFaults(
  edition: Edition,
  { add, change, drop }: Pick<Amendment, 'add' | 'change' | 'drop'>,
): readonly AmendmentFault[] {
  const before = new Map(edition.rules.map((rule) => [rule.id, rule]));
  const faults: AmendmentFault[] = [];
  const named = [...drop, ...change.map((rule) => rule.id), ...add.map((rule) => rule.id)];
  if (named.length === 0) faults.push({ kind: 'empty', rule: '' });
  for (const rule of drop) if (!before.has(rule)) faults.push({ kind: 'dropsAbsent', rule });
  for (const rule of change) {
    const was = before.get(rule.id);
    if (!was) faults.push({ kind: 'changesAbsent', rule: rule.id });
    else if (was.severity === rule.severity && sameLimits(was.limits, rule.limits)) faults.push({ kind: 'changesNothing', rule: rule.id });
  }
  for (const rule of add) if (before.has(rule.id)) faults.push({ kind: 'addsPresent', rule: rule.id });
  const twice = firstTwice(named);
  if (twice !== undefined) faults.push({ kind: 'namesTwice', rule: twice });
  return faults;
}

export interface AmendmentConflict {
  readonly rule: string;
  readonly amendments: readonly [string, string];
}

/** Lines that more than one of the amendments change. Such amendments cannot be combined. */
export function amendmentConflicts(amendments: readonly Amendment[]): readonly AmendmentConflict[] {
  const owner = new Map<string, string>();
  const conflicts: AmendmentConflict[] = [];
  for (const amendment of amendments) {
    for (const rule of touchedBy(amendment)) {
      const other = owner.get(rule);
      if (other !== undefined) conflicts.push({ rule, amendments: [other, amendment.id] });
      else owner.set(rule, amendment.id);
    }
  }
  return conflicts;
}

/** Applies amendments to an edition. Throws if they conflict or amend another edition; check with `amendmentConflicts` first. */
export function applyAmendments(edition: Edition, amendments: readonly Amendment[]): Ruleset {
  if (amendments.length === 0) return edition;
  const stranger = amendments.find((amendment) => amendment.amends !== edition.id);
  if (stranger) throw new Error(`${stranger.id} amends ${stranger.amends}, not ${edition.id}.`);
  const [conflict] = amendmentConflicts(amendments);
  if (conflict) throw new Error(`${conflict.amendments.join(' and ')} both touch "${conflict.rule}".`);
  const rules = new Map(edition.rules.map((rule) => [rule.id, rule]));
  for (const { drop, change, add } of amendments) {
    for (const rule of drop) rules.delete(rule);
    for (const rule of change) rules.set(rule.id, rule);
    for (const rule of add) rules.set(rule.id, rule);
  }
  const names = amendments.map(({ id, version }) => `${id}@${version}`);
  const amended: AmendedRuleset = {
    kind: 'amended',
    id: [edition.id, ...names].join('+'),
    title: [edition.title, ...amendments.map(({ title }) => title)].join(' + '),
    edition: edition.edition,
    amends: edition.id,
    amendments: names,
    rules: [...rules.values()],
  };
  return amended;
}

function touchedBy({ add, change, drop }: Amendment): readonly string[] {
  return [...drop, ...change.map((rule) => rule.id), ...add.map((rule) => rule.id)];
}

function firstTwice(ids: readonly string[]): string | undefined {
  return ids.find((id, index) => ids.indexOf(id) !== index);
}
