import { parseJson, type Diagnostic } from '#muster/diagnostics';
import { GRAMMAR } from './grammar.js';
import type { ReadLimits } from './limits.js';
import { readDiagnostic } from '../read-messages.js';
import type { Attributes, XmlHandler } from './xml-events.js';

/** Line numbers are of no use in JSON, which is usually a single line. */
const LINE = 1;

/** The elements with which a data file begins. */
const ROOTS: ReadonlySet<string> = new Set(['gameSystem', 'catalogue']);

/** A data repository may contain other JSON files, such as settings of an editor. They are reported, but do not stop an import. */
function notData(file: string): Diagnostic {
  return readDiagnostic('import/other-file', 'notData', 'warning', file, null);
}

/** Fields that are an element in XML and a plain text in JSON. */
const TEXTS: ReadonlySet<string> = new Set(['comment', 'description', 'readme', 'alias']);

/**
 * Reads a data file in JSON and passes its elements to the handler as if they came from XML: `<xs><x a="1"/></xs>` is `"xs": [{"a": 1}]`,
 * and the text of an element is its `$text`. Stops at the first problem and returns it. Returns null if the whole file was read.
 */
export function readJson(file: string, bytes: Uint8Array, limits: ReadLimits, handler: XmlHandler): Diagnostic | null {
  return readDocument(file, bytes, limits, (document) => {
    const [root, ...others] = Object.entries(document).filter(([name]) => !name.startsWith('$'));
    if (!root || !isRecord(root[1]) || others.length > 0 || !ROOTS.has(root[0])) return { problem: notData(file) };
    return new JsonReading(file, limits, handler, dataItem).read(root[0], root[1]);
  });
}

/**
 * Reads a roster in JSON in the same way. The document also contains texts of the tool that saved it; attributes of the roster take
 * precedence over them.
 */
export function readRosterEvents(file: string, bytes: Uint8Array, limits: ReadLimits, handler: XmlHandler): Diagnostic | null {
  return readDocument(file, bytes, limits, ({ roster, ...beside }) => {
    if (!isRecord(roster)) return null;
    const texts = Object.entries(beside).filter(([, value]) => typeof value === 'string');
    return new JsonReading(file, limits, handler, rosterItem).read('roster', { ...Object.fromEntries(texts), ...roster });
  });
}

type Found = Diagnostic | null;

/** Parses the document and passes it to `read`. Returns a diagnostic if it does not have the expected form or contains a problem. */
function readDocument(
  file: string,
  bytes: Uint8Array,
  limits: ReadLimits,
  read: (document: Readonly<Record<string, unknown>>) => { readonly problem: Found } | null,
): Found {
  if (bytes.length > limits.bytes) return readDiagnostic('import/over-limit', 'bytes', 'error', file, null, { limit: limits.bytes });
  const document = parsed(bytes);
  const found = isRecord(document) ? read(document) : null;
  return found ? found.problem : readDiagnostic('import/unreadable-file', 'notJson', 'error', file, null);
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return parseJson(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return null;
  }
}

class JsonReading {
  private problem: Diagnostic | null = null;
  private elements = 0;

  constructor(
    private readonly file: string,
    private readonly limits: ReadLimits,
    private readonly handler: XmlHandler,
    private readonly itemName: (list: string) => string,
  ) {}

  read(name: string, element: Readonly<Record<string, unknown>>): { readonly problem: Found } {
    this.element(name, element, 1);
    return { problem: this.problem };
  }

  /** The depth limit stops deeply nested documents before the call stack overflows. */
  private element(name: string, element: Readonly<Record<string, unknown>>, depth: number): void {
    const attributes: Record<string, string> = Object.create(null);
    const children: [name: string, value: unknown][] = [];
    let text = '';
    for (const [key, value] of Object.entries(element)) {
      const scalar = scalarText(value);
      if (scalar === null) children.push([key, value]);
      else if (key === '$text') text = scalar;
      else if (TEXTS.has(key)) children.push([key, [scalar]]);
      else attributes[key] = scalar;
      if (scalar !== null && scalar.length > this.limits.text) this.overLimit('text');
    }
    if (!this.open(name, attributes, depth)) return;
    for (const [key, value] of children) this.children(key, value, depth + 1);
    this.handler.close(name, text);
  }

  /** A list of elements or texts. A single object is one element. */
  private children(name: string, value: unknown, depth: number): void {
    if (isRecord(value)) this.element(name, value, depth);
    if (!Array.isArray(value) || this.problem) return;
    const texts = value.filter((item) => typeof item === 'string');
    for (const text of texts) if (this.open(name, {}, depth)) this.handler.close(name, text);
    if (texts.length > 0 || !this.open(name, {}, depth)) return;
    for (const item of value) if (isRecord(item)) this.element(this.itemName(name), item, depth + 1);
    if (!this.problem) this.handler.close(name, '');
  }

  private open(name: string, attributes: Attributes, depth: number): boolean {
    if (this.problem) return false;
    this.elements += 1;
    if (this.elements > this.limits.elements) this.overLimit('elements');
    else if (depth > this.limits.depth) this.overLimit('depth');
    else if (Object.keys(attributes).length > this.limits.attributes) this.overLimit('attributes');
    else this.handler.open(name, attributes, LINE);
    return this.problem === null;
  }

  private overLimit(messageId: 'elements' | 'depth' | 'attributes' | 'text'): void {
    const limit = this.limits[messageId];
    this.problem ??= readDiagnostic('import/over-limit', messageId, 'error', this.file, LINE, { limit });
  }
}

function scalarText(value: unknown): string | null {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : null;
}

function dataItem(list: string): string {
  const grammar = GRAMMAR.get(list);
  return grammar?.kind === 'list' ? grammar.item : list;
}

/** Lists in the tree of a roster. All other fields are skipped. */
const ROSTER_ITEMS: ReadonlyMap<string, string> = new Map(
  Object.entries({ costs: 'cost', costLimits: 'costLimit', forces: 'force', selections: 'selection', categories: 'category' }),
);

function rosterItem(list: string): string {
  return ROSTER_ITEMS.get(list) ?? list;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
