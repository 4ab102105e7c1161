import type { Diagnostic, Params } from '#muster/diagnostics';
import { type AmountRange, isWithin, readDecimal } from './amounts.js';
import type { Draft } from '../events/draft.js';
import { NAME_LENGTH } from '../events/limits.js';
import type { ProseOwner, ProsePlace, ProseVisitor } from '../prose.js';
import { readDiagnostic } from '../read-messages.js';
import type { StringPool } from '../bytes/string-pool.js';

/** Reads attributes of one file's elements and collects diagnostics about them. */
export class AttributeValues {
  readonly diagnostics: Diagnostic[] = [];
  private readonly reported = new Set<string>();

  constructor(
    readonly file: string,
    private readonly strings: StringPool,
    private readonly onProse: ProseVisitor | null,
  ) {}

  /** Empty if the attribute is absent. */
  text(draft: Draft, attribute: string): string {
    const value = draft.attributes[attribute];
    return value ? this.strings.intern(value) : '';
  }

  /** A name, truncated to the maximum length. */
  label(draft: Draft, attribute = 'name'): string {
    const value = this.text(draft, attribute);
    if (value.length <= NAME_LENGTH) return value;
    this.report(draft, 'import/over-limit', 'name', { limit: NAME_LENGTH });
    return this.strings.intern(value.slice(0, NAME_LENGTH));
  }

  /** Null if the attribute is absent or not a number. Reports a value that is not a number. */
  number(draft: Draft, attribute: string): number | null {
    const value = draft.attributes[attribute];
    if (value === undefined || value === '') return null;
    const number = readDecimal(value);
    if (number !== null) return number;
    this.report(draft, 'import/bad-value', 'number', { element: draft.element, attribute });
    return null;
  }

  /** An integer of at most six digits. Otherwise null, with a diagnostic. */
  count(draft: Draft, attribute: string): number | null {
    const value = this.number(draft, attribute);
    if (value === null || (Number.isInteger(value) && value >= 0 && value < 1_000_000)) return value;
    this.report(draft, 'import/bad-value', 'number', { element: draft.element, attribute });
    return null;
  }

  /**
   * A number on which prices and limits depend. A value that is not a number or out of range is an error, because a release without it
   * would judge lists incorrectly. Null if it is absent or invalid.
   */
  amount(draft: Draft, attribute: string, range: AmountRange): number | null {
    const text = draft.attributes[attribute];
    // New Recruit writes an empty text where there is no number.
    if (!text) return null;
    const value = readDecimal(text);
    if (value !== null && isWithin(value, range)) return value;
    const { element } = draft;
    if (value === null) this.reportAmount(draft, 'unreadable', { element, attribute, value: text.slice(0, 40) });
    else this.reportAmount(draft, 'outOfRange', { element, attribute, value, ...range });
    return null;
  }

  /** Like `amount`, but also reports an absent attribute. */
  requiredAmount(draft: Draft, attribute: string, range: AmountRange): number | null {
    if (!draft.attributes[attribute]) this.reportAmount(draft, 'missing', { element: draft.element, attribute });
    return this.amount(draft, attribute, range);
  }

  /** The attribute's value if it is one of the known words. Otherwise the fallback, with a diagnostic unless the attribute is absent. */
  word<Word extends string>(draft: Draft, attribute: string, known: ReadonlySet<Word>, fallback: Word): Word {
    const value = draft.attributes[attribute];
    if (value === undefined) return fallback;
    for (const word of known) if (word === value) return word;
    this.reportOnce(draft, 'import/bad-value', 'word', { element: draft.element, attribute, value: value.slice(0, 40) });
    return fallback;
  }

  flag(draft: Draft, attribute: string): boolean {
    return draft.attributes[attribute] === 'true';
  }

  intern(text: string): string {
    return this.strings.intern(text);
  }

  /** Passes a dropped text to the visitor. */
  drop(text: string, stack: readonly Draft[], place: Pick<ProsePlace, 'kind' | 'typeName' | 'name' | 'line'>): void {
    if (!this.onProse || !text.trim()) return;
    this.onProse(text, { ...place, file: this.file, fileId: stack[0]?.attributes['id'] ?? '', owners: owners(stack) });
  }

  repeatedId(draft: Draft, id: string): void {
    if (id === '') this.report(draft, 'import/bad-value', 'noId', { element: draft.element });
    else this.report(draft, 'import/bad-value', 'repeatedId', { element: draft.element, id });
  }

  unknownElement(parent: string, element: string, line: number): void {
    const key = `<${parent}<${element}`;
    if (this.reported.has(key)) return;
    this.reported.add(key);
    this.diagnostics.push(readDiagnostic('import/unknown-construct', 'element', 'info', this.file, line, { element, parent }));
  }

  unknownAttribute(element: string, attribute: string, line: number): void {
    const key = `<${element} ${attribute}`;
    if (this.reported.has(key)) return;
    this.reported.add(key);
    this.diagnostics.push(readDiagnostic('import/unknown-construct', 'attribute', 'info', this.file, line, { element, attribute }));
  }

  /** A query that counts associations. Which units are attached is known from the list, not from the data. */
  notEvaluated(element: string, line: number): void {
    const key = `<${element} of associations`;
    if (this.reported.has(key)) return;
    this.reported.add(key);
    this.diagnostics.push(readDiagnostic('import/unknown-construct', 'associations', 'info', this.file, line, { element }));
  }

  private reportAmount(draft: Draft, messageId: 'unreadable' | 'outOfRange' | 'missing', params: Params): void {
    this.diagnostics.push(readDiagnostic('import/bad-amount', messageId, 'error', this.file, draft.line, params));
  }

  private reportOnce(draft: Draft, code: 'import/bad-value', messageId: 'word', params: Record<string, string>): void {
    const key = `${params['element']} ${params['attribute']}=${params['value']}`;
    if (this.reported.has(key)) return;
    this.reported.add(key);
    this.report(draft, code, messageId, params);
  }

  private report(...[draft, code, messageId, params]: Report): void {
    const { file, diagnostics } = this;
    if (code === 'import/over-limit') diagnostics.push(readDiagnostic(code, messageId, 'warning', file, draft.line, params));
    else diagnostics.push(readDiagnostic(code, messageId, 'warning', file, draft.line, params));
  }
}

type Report =
  | [draft: Draft, code: 'import/over-limit', messageId: 'name', params: Record<string, number>]
  | [draft: Draft, code: 'import/bad-value', messageId: 'number' | 'word' | 'noId' | 'repeatedId', params: Record<string, string>];

function owners(stack: readonly Draft[]): ProseOwner[] {
  return stack.flatMap(({ element, attributes }) =>
    attributes['id'] === undefined || element === 'gameSystem' || element === 'catalogue'
      ? []
      : [{ element, id: attributes['id'], name: attributes['name'] ?? '' }],
  );
}
