import type { Diagnostic } from '#muster/diagnostics';
import { SaxesParser } from 'saxes';
import type { ReadLimits } from './limits.js';
import { readDiagnostic, type readMessages } from '../read-messages.js';

export type Attributes = Readonly<Record<string, string>>;

export interface XmlHandler {
  /** Returns true if the text of the element is needed. */
  open(element: string, attributes: Attributes, line: number): boolean;
  close(element: string, text: string): void;
}

/** Number of characters passed to the parser at once. At most this many are still parsed after an error. */
const CHUNK = 64 * 1024;

/**
 * Passes the elements of a file to the handler while parsing. Stops at the first XML error or exceeded limit and returns it. Returns null
 * if the whole file was read.
 */
export function readXml(file: string, bytes: Uint8Array, limits: ReadLimits, handler: XmlHandler): Diagnostic | null {
  if (bytes.length > limits.bytes) return readDiagnostic('import/over-limit', 'bytes', 'error', file, null, { limit: limits.bytes });
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const reading = new XmlReading(file, limits, handler);
  for (let start = 0; start < bytes.length && !reading.problem; start += CHUNK) {
    const text = decoded(decoder, bytes.subarray(start, start + CHUNK), start + CHUNK < bytes.length);
    if (text === null) return readDiagnostic('import/unreadable-file', 'notUtf8', 'error', file, null);
    reading.write(text);
  }
  return reading.end();
}

function decoded(decoder: InstanceType<typeof TextDecoder>, bytes: Uint8Array, more: boolean): string | null {
  try {
    return decoder.decode(bytes, { stream: more });
  } catch {
    return null;
  }
}

class XmlReading {
  problem: Diagnostic | null = null;
  private readonly parser = new SaxesParser({ xmlns: false, position: false });
  private elements = 0;
  private depth = 0;
  private textWanted = false;
  private text = '';

  constructor(
    private readonly file: string,
    private readonly limits: ReadLimits,
    private readonly handler: XmlHandler,
  ) {
    this.parser.on('error', (error) => this.broken(error.message));
    this.parser.on('doctype', () => this.refuse('import/unreadable-file', 'doctype'));
    this.parser.on('opentag', ({ name, attributes }) => this.open(name, attributes));
    this.parser.on('closetag', ({ name }) => this.close(name));
    this.parser.on('text', (text) => this.collect(text));
    this.parser.on('cdata', (text) => this.collect(text));
  }

  write(text: string): void {
    this.parser.write(text);
  }

  end(): Diagnostic | null {
    if (this.problem) return this.problem;
    if (this.elements === 0) return readDiagnostic('import/unreadable-file', 'empty', 'error', this.file, null);
    if (this.depth > 0) this.refuse('import/unreadable-file', 'truncated');
    else this.parser.close();
    return this.problem;
  }

  private open(element: string, attributes: Attributes): void {
    if (this.problem) return;
    this.elements += 1;
    this.depth += 1;
    if (this.elements > this.limits.elements) this.overLimit('elements');
    else if (this.depth > this.limits.depth) this.overLimit('depth');
    else if (this.attributesFit(attributes)) {
      this.textWanted = this.handler.open(element, attributes, this.parser.line);
      this.text = '';
    }
  }

  private attributesFit(attributes: Attributes): boolean {
    let count = 0;
    for (const name in attributes) {
      count += 1;
      if ((attributes[name]?.length ?? 0) > this.limits.text) this.overLimit('text');
    }
    if (count > this.limits.attributes) this.overLimit('attributes');
    return !this.problem;
  }

  private close(element: string): void {
    if (this.problem) return;
    this.depth -= 1;
    this.handler.close(element, this.textWanted ? this.text : '');
    this.textWanted = false;
  }

  private collect(text: string): void {
    if (!this.textWanted || this.problem) return;
    this.text += text;
    if (this.text.length > this.limits.text) this.overLimit('text');
  }

  private broken(message: string): void {
    // Removes the final full stop of the parser's message and truncates it, because it may quote the file.
    const problem = message.replace(/\.$/, '').slice(0, 120);
    this.problem ??= readDiagnostic('import/unreadable-file', 'notXml', 'error', this.file, this.parser.line, { problem });
  }

  private refuse(code: 'import/unreadable-file', messageId: keyof (typeof readMessages)[typeof code]): void {
    this.problem ??= readDiagnostic(code, messageId, 'error', this.file, this.parser.line);
  }

  private overLimit(messageId: 'elements' | 'depth' | 'attributes' | 'text'): void {
    const limit = this.limits[messageId];
    this.problem ??= readDiagnostic('import/over-limit', messageId, 'error', this.file, this.parser.line, { limit });
  }
}
