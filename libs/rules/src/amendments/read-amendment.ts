import type { Diagnostic, Path, Params, Reading, Severity } from '#muster/diagnostics';
import { isRecord, type LimitSchema } from '../kernel/limits.js';
import type { AnyRule, RuleInForce } from '../kernel/rule.js';
import { amendmentFaults, type Amendment, type Edition } from '../kernel/ruleset.js';
import { ruleById } from '../rule-by-id.js';
import { AMENDMENT, type amendmentMessages } from './amendment-messages.js';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Reads house rules in the full form: `{id, version, title, author, amends, add, change, drop}`. Each line of `add` or `change` is `{rule,
 * limits, cites, severity}`; a line of `change` contains only the limits that change. Returns null with diagnostics if anything is invalid.
 */
export function readAmendment(value: unknown, editions: readonly Edition[]): Reading<Amendment | null> {
  return new AmendmentReader(editions).read(value);
}

class AmendmentReader {
  private readonly diagnostics: Diagnostic[] = [];

  constructor(private readonly editions: readonly Edition[]) {}

  read(value: unknown): Reading<Amendment | null> {
    if (!isRecord(value)) {
      this.say('notAnObject', {}, []);
      return { value: null, diagnostics: this.diagnostics };
    }
    this.refuseOthers(value, ['id', 'version', 'title', 'author', 'amends', 'add', 'change', 'drop'], []);
    const id = this.text(value, 'id', []);
    const title = this.text(value, 'title', []);
    const author = this.text(value, 'author', []);
    const version = this.version(value);
    const amends = this.text(value, 'amends', []);
    const edition = this.editions.find((known) => known.id === amends);
    if (amends !== '' && !edition) this.say('editionUnknown', { edition: amends }, ['amends']);
    if (!edition) return { value: null, diagnostics: this.diagnostics };
    const add = this.list(value, 'add').flatMap((line, index) => this.line(line, ['add', index], null));
    const change = this.list(value, 'change').flatMap((line, index) => this.line(line, ['change', index], edition));
    const drop = this.list(value, 'drop').flatMap((rule, index) => this.dropped(rule, ['drop', index]));
    const amendment: Amendment = { kind: 'amendment', id, version, title, author, amends, add, change, drop };
    if (this.diagnostics.length === 0) {
      for (const { kind, rule } of amendmentFaults(edition, amendment)) this.say(kind, kind === 'empty' ? {} : { rule }, []);
    }
    return { value: this.diagnostics.length === 0 ? amendment : null, diagnostics: this.diagnostics };
  }

  private line(line: unknown, path: Path, edition: Edition | null): RuleInForce[] {
    if (!isRecord(line)) {
      this.say('fieldMissing', { field: path.join('.'), form: 'an object' }, path);
      return [];
    }
    this.refuseOthers(line, ['rule', 'limits', 'cites', 'severity'], path);
    const id = this.text(line, 'rule', path);
    const rule = ruleById.get(id);
    if (!rule) {
      if (id !== '') this.say('ruleUnknown', { rule: id }, [...path, 'rule']);
      return [];
    }
    const before = edition?.rules.find((inForce) => inForce.id === id);
    const cites = line['cites'] === undefined && before ? before.cites : this.text(line, 'cites', path);
    const severity = this.severity(line, before?.severity ?? 'error', path);
    const limits = this.limits(line, rule, before?.limits ?? {}, path);
    const inForce = limits && rule.withData(limits, { cites, severity });
    return inForce ? [inForce] : [];
  }

  /** Merges the given limits into the limits that applied before. Null if a given limit is invalid. */
  private limits(line: Fields, { id, limits: schema }: AnyRule, before: Fields, path: Path): Fields | null {
    const given = line['limits'] ?? {};
    if (!isRecord(given)) {
      this.say('fieldMissing', { field: 'limits', form: 'an object' }, [...path, 'limits']);
      return null;
    }
    const known = Object.keys(given).filter((limit) => Object.hasOwn(schema, limit));
    for (const limit of Object.keys(given)) {
      if (!known.includes(limit)) this.say('limitUnknown', { rule: id, limit }, [...path, 'limits', limit]);
    }
    const limits = { ...before, ...given };
    const unreadable = this.unreadable(schema, limits);
    for (const limit of unreadable) {
      this.say('limitUnreadable', { rule: id, limit, form: schema[limit]?.form ?? '' }, [...path, 'limits', limit]);
    }
    return unreadable.length === 0 && known.length === Object.keys(given).length ? limits : null;
  }

  private unreadable(schema: LimitSchema, limits: Fields): string[] {
    return Object.entries(schema).flatMap(([limit, { read }]) =>
      Object.hasOwn(limits, limit) && read(limits[limit]) !== undefined ? [] : [limit],
    );
  }

  private dropped(rule: unknown, path: Path): string[] {
    if (typeof rule === 'string' && ruleById.has(rule)) return [rule];
    this.say('ruleUnknown', { rule: String(rule) }, path);
    return [];
  }

  private severity(line: Fields, otherwise: Severity, path: Path): Severity {
    const given = line['severity'];
    if (given === undefined) return otherwise;
    if (given === 'error' || given === 'warning' || given === 'info') return given;
    this.say('fieldMissing', { field: 'severity', form: 'error, warning or info' }, [...path, 'severity']);
    return otherwise;
  }

  private version(fields: Fields): number {
    const version = fields['version'];
    if (typeof version === 'number' && Number.isSafeInteger(version) && version > 0) return version;
    this.say('fieldMissing', { field: 'version', form: 'a whole number from 1' }, ['version']);
    return 0;
  }

  private text(fields: Fields, field: string, path: Path): string {
    const value = fields[field];
    if (typeof value === 'string' && value.trim() !== '') return value;
    this.say('fieldMissing', { field, form: 'a text' }, [...path, field]);
    return '';
  }

  private list(fields: Fields, field: string): readonly unknown[] {
    const value = fields[field] ?? [];
    if (Array.isArray(value)) return value;
    this.say('fieldMissing', { field, form: 'a list' }, [field]);
    return [];
  }

  private refuseOthers(fields: Fields, known: readonly string[], path: Path): void {
    for (const field of Object.keys(fields)) if (!known.includes(field)) this.say('fieldUnknown', { field }, [...path, field]);
  }

  private say(messageId: keyof typeof amendmentMessages, params: Params, path: Path): void {
    this.diagnostics.push({ code: AMENDMENT, messageId, severity: 'error', params, path, related: [], line: null, cites: null });
  }
}
