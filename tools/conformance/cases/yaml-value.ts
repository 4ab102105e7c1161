/**
 * A parsed YAML value with typed accessors. Absent keys give the default values of the format; a value of the wrong type throws an error
 * with its place.
 */
export class YamlValue {
  constructor(
    readonly raw: unknown,
    readonly place: string,
  ) {}

  get isAbsent(): boolean {
    return this.raw === undefined || this.raw === null;
  }

  get(key: string): YamlValue {
    return new YamlValue(this.record()[key], `${this.place}.${key}`);
  }

  has(key: string): boolean {
    return !this.isAbsent && Object.hasOwn(this.record(), key) && !this.get(key).isAbsent;
  }

  keys(): readonly string[] {
    return this.isAbsent ? [] : Object.keys(this.record());
  }

  list(): readonly YamlValue[] {
    if (this.isAbsent) return [];
    if (!Array.isArray(this.raw)) throw new Error(`${this.place} is no list.`);
    return this.raw.map((item, index) => new YamlValue(item, `${this.place}[${index}]`));
  }

  text(fallback = ''): string {
    if (this.isAbsent) return fallback;
    const { raw } = this;
    if (typeof raw === 'string') return raw;
    if (typeof raw !== 'number' && typeof raw !== 'boolean') throw new Error(`${this.place} is no text.`);
    return String(raw);
  }

  textOrNull(): string | null {
    return this.isAbsent ? null : this.text();
  }

  number(fallback = 0): number {
    if (this.isAbsent) return fallback;
    const number = Number(this.raw);
    if (Number.isNaN(number)) throw new Error(`${this.place} is no number.`);
    return number;
  }

  flag(fallback = false): boolean {
    return this.isAbsent ? fallback : this.text() === 'true';
  }

  private record(): Readonly<Record<string, unknown>> {
    if (this.isAbsent) return {};
    if (typeof this.raw !== 'object' || Array.isArray(this.raw)) throw new Error(`${this.place} is no object.`);
    return Object.fromEntries(Object.entries(this.raw ?? {}));
  }
}
