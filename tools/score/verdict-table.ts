/** A checked list of a table of verdicts. It is named only by the hash of its file, so that tables can be stored in the repository. */
export interface VerdictRow {
  readonly file: string;
  readonly edition: string;
  readonly release: string;
  readonly verdict: string;
  /** Stated and computed points. */
  readonly points: string;
  /** The number of errors and review reasons by code. */
  readonly errors: Codes;
  readonly review: Codes;
}

type Codes = ReadonlyMap<string, number>;

const HEADER = ['file', 'edition', 'release', 'verdict', 'stated/computed', 'errors', 'review reasons'].join('\t');

export function writeVerdicts(rows: readonly VerdictRow[]): string {
  const lines = rows.map(({ file, edition, release, verdict, points, errors, review }) =>
    [file, edition, release, verdict, points, codesText(errors), codesText(review)].join('\t'),
  );
  return `${[HEADER, ...lines].join('\n')}\n`;
}

export function parseVerdicts(table: string): readonly VerdictRow[] {
  const [, ...lines] = table.trimEnd().split('\n');
  return lines.map((line) => {
    const [file = '', edition = '', release = '', verdict = '', points = '', errors = '', review = ''] = line.split('\t');
    return { file, edition, release, verdict, points, errors: parseCodes(errors), review: parseCodes(review) };
  });
}

const codesText = (codes: Codes): string =>
  [...codes]
    .map(([code, count]) => `${code}:${count}`)
    .toSorted()
    .join(' ') || '-';

const parseCodes = (text: string): Codes =>
  new Map(
    text.split(' ').flatMap((one) => {
      const [code, count] = one.split(':');
      return code === undefined || count === undefined ? [] : [[code, Number(count)] as const];
    }),
  );

/** What became of the lists of a kept table. */
export interface Comparison {
  readonly compared: number;
  /** Lists that the kept table does not have, and those that were not checked now. */
  readonly added: number;
  readonly missing: number;
  readonly differences: readonly Difference[];
}

interface Difference {
  readonly file: string;
  readonly release: string;
  /** What changed in the verdict, or the verdict that stayed. */
  readonly verdict: string;
  /** The codes that came (+) and went (-), and changed points. */
  readonly because: readonly string[];
}

export function compareVerdicts(kept: readonly VerdictRow[], now: readonly VerdictRow[]): Comparison {
  const before = new Map(kept.map((row) => [placeOf(row), row]));
  const after = new Map(now.map((row) => [placeOf(row), row]));
  const differences = [...after].flatMap(([place, row]) => {
    const old = before.get(place);
    return old === undefined ? [] : difference(old, row);
  });
  const compared = [...after.keys()].filter((place) => before.has(place)).length;
  return { compared, added: after.size - compared, missing: before.size - compared, differences };
}

const placeOf = ({ file, release }: VerdictRow): string => `${file} ${release}`;

function difference(old: VerdictRow, row: VerdictRow): readonly Difference[] {
  const because = [
    ...changedCodes(old.errors, row.errors),
    ...changedCodes(old.review, row.review),
    ...(old.points === row.points ? [] : [`points ${old.points} now ${row.points}`]),
  ];
  if (because.length === 0 && old.verdict === row.verdict) return [];
  const verdict = old.verdict === row.verdict ? row.verdict : `${old.verdict} now ${row.verdict}`;
  return [{ file: row.file, release: row.release, verdict, because }];
}

const changedCodes = (old: Codes, now: Codes): readonly string[] =>
  [...new Set([...old.keys(), ...now.keys()])].toSorted().flatMap((code) => {
    const more = (now.get(code) ?? 0) - (old.get(code) ?? 0);
    return more === 0 ? [] : [`${more > 0 ? '+' : '-'}${Math.abs(more)} ${code}`];
  });

/** Each difference, then the number of lists with each change of the verdict and of each code, most frequent first. */
export function explain({ compared, added, missing, differences }: Comparison): string {
  const each = differences.map(({ file, release, verdict, because }) => `${file}\t${release}\t${verdict}\t${because.join(', ')}`);
  const byVerdict = counted(differences.map(({ verdict }) => verdict));
  const byCode = counted(
    differences.flatMap(({ because }) => because.map((one) => one.replace(/^([+-])\d+ /u, '$1 ').replace(/^points .*/u, 'points'))),
  );
  const sections = differences.length === 0 ? [] : [...each, '', ...byVerdict, '', ...byCode, ''];
  return [...sections, `${compared} lists compared, ${differences.length} differ; ${added} not kept, ${missing} not checked`, ''].join(
    '\n',
  );
}

const counted = (all: readonly string[]): readonly string[] =>
  [...Map.groupBy(all, (one) => one)]
    .toSorted(([a, one], [b, other]) => other.length - one.length || (a < b ? -1 : 1))
    .map(([what, { length }]) => `${length}\t${what}`);
