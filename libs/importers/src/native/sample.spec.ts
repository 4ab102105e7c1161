import { readdirSync, readFileSync } from 'node:fs';
import { checkFiles, compileGame, detectDialect, evaluate, joinFile, splitFile, type DataFile } from '#muster/battlescribe';
import { resolve, withEvaluation } from '#muster/army';
import { indexRelease, type Datasheet, type Release } from '#muster/catalogue';
import { readList } from '#muster/formats';
import { judge, rulesetFor } from '#muster/rules';
import { describe, expect, it } from 'vitest';
import { noProseFacts, translate } from '../battlescribe/index.js';
import { parseNative } from './parse-native.js';
import { translateNative, type NativeTranslation } from './translate-native.js';

const SAMPLE = new URL('../../../../prisma/sample/', import.meta.url);

const json = (label: string): unknown => JSON.parse(readFileSync(new URL(`${label}.json`, SAMPLE), 'utf8'));
const list = (name: string): string => readFileSync(new URL(`lists/${name}.txt`, SAMPLE), 'utf8');

function translated(label: string): NativeTranslation {
  const { value, diagnostics } = parseNative(json(label));
  expect(diagnostics).toEqual([]);
  if (!value) throw new Error(`${label} was not read.`);
  return translateNative(value);
}

/** The result of a list under a release: points by the evaluator, stated and computed points per unit, findings, review reasons. */
function check(name: string, label: string): Record<string, unknown> {
  const { files, readModel } = translated(label);
  const dialect = detectDialect(files);
  const release: Release = {
    id: label,
    edition: '10e',
    label,
    source: 'native',
    sourceRevision: null,
    effectiveFrom: '2026-01-15',
    status: 'published',
    dialect,
    contentHash: label,
  };
  const game = compileGame(files, dialect);
  const reading = readList(list(name));
  const resolution = resolve(reading.roster, indexRelease({ release, files, readModel }, game));
  const evaluation = evaluate(game, resolution.state);
  const roster = withEvaluation(resolution, evaluation);
  const ruleset = rulesetFor('10e');
  if (!ruleset) throw new Error('The 10th edition has rules.');
  const { findings, review } = judge(roster, ruleset);
  return {
    points: roster.points,
    differ: roster.units.filter((unit) => unit.points !== unit.statedPoints).map((unit) => [unit.name, unit.statedPoints, unit.points]),
    findings: findings.filter(({ severity }) => severity === 'error').map(({ code }) => code),
    data: evaluation.findings.map(({ kind, name: of }) => [kind, of]),
    review: [...reading.review, ...resolution.review, ...review],
  };
}

describe.each(['sample-2026-01', 'sample-2026-07'])('%s', (label) => {
  it('contains the described entries', () => {
    const { readModel } = translated(label);
    const counts = Object.fromEntries(Object.entries(readModel).map(([kind, rows]: [string, readonly unknown[]]) => [kind, rows.length]));
    expect(counts).toEqual({ factions: 2, datasheets: 12, detachments: 3, enhancements: 6, armyOptions: 2 });
  });

  it('has rows that match what an importer reads from its trees', () => {
    const { files, readModel } = translated(label);
    const { value: read, diagnostics } = translate(files, noProseFacts, { edition: '10e' });
    expect(diagnostics).toEqual([]);
    expect(read.factions).toEqual(readModel.factions);
    expect(read.datasheets.map(comparable)).toEqual(readModel.datasheets.map(comparable));
    const detachment = ({ id, name, ruleName, factionIds }: (typeof read.detachments)[number]): unknown => [id, name, ruleName, factionIds];
    expect(read.detachments.map(detachment)).toEqual(readModel.detachments.map(detachment));
    const enhancement = ({ id, points, detachmentIds, factionIds, upgrade }: (typeof read.enhancements)[number]): unknown => [
      id,
      points,
      detachmentIds,
      factionIds,
      upgrade,
    ];
    expect(read.enhancements.map(enhancement)).toEqual(readModel.enhancements.map(enhancement));
  });

  it('has trees without dangling references', () => {
    const { files } = translated(label);
    expect(checkFiles(files.map(sourced))).toEqual([]);
    for (const file of files) expect(joinFile(splitFile(file))).toEqual(file);
  });
});

it('shares most of its trees between its releases', () => {
  const chunks = (label: string): string[] =>
    translated(label).files.flatMap((file) => splitFile(file).chunks.map(({ json: text }) => text));
  const before = new Set(chunks('sample-2026-01'));
  const after = chunks('sample-2026-07');
  expect(after.filter((chunk) => before.has(chunk)).length).toBeGreaterThan(after.length / 4);
});

it('has lists, each of which is tested here', () => {
  expect(readdirSync(new URL('lists/', SAMPLE)).toSorted()).toEqual([
    'ashen-orchard-illegal.txt',
    'tidewright-harbour-watch-legal.txt',
    'tidewright-storm-convoy-legal.txt',
  ]);
});

it.each([
  ['tidewright-harbour-watch-legal', 990],
  ['tidewright-storm-convoy-legal', 1000],
])('judges the list %s legal under the newer release', (name, points) => {
  expect(check(name, 'sample-2026-07')).toEqual({ points, differ: [], findings: [], data: [], review: [] });
});

it('gives the same list another price under the older release', () => {
  expect(check('tidewright-storm-convoy-legal', 'sample-2026-01')).toEqual({
    points: 985,
    differ: [
      ['Harbourmaster', 90, 85],
      ['Deckhand Company', 85, 90],
      ['Siege Dredger', 190, 185],
      ['Siege Dredger', 215, 205],
    ],
    findings: [],
    data: [],
    review: [],
  });
});

it('judges the other list illegal', () => {
  expect(check('ashen-orchard-illegal', 'sample-2026-07')).toEqual({
    points: 995,
    differ: [],
    findings: ['datasheet-copies-within-limit', 'warlord-clauses-obeyed'],
    data: [
      ['tooMany', 'Thornback'],
      ['stated', 'Hollow-Heart'],
    ],
    review: [],
  });
});

/**
 * The facts of a datasheet that both the manual form and an importer can give, in a fixed order. Copies, clauses and leaders are only in
 * rules text in BattleScribe data.
 */
function comparable(sheet: Datasheet): unknown {
  const { id, name, role, factions, factionKeywords, legends, powerRating, points, profiles, weapons, models, options } = sheet;
  const { byCopy: _, complete: __, wargear, ...prices } = points;
  const named = <Item extends { readonly name: string }>(items: readonly Item[]): readonly Item[] =>
    items.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const shown = (rows: Datasheet['profiles']): unknown =>
    named(rows).map(({ name: of, kind, characteristics }) => [of, kind, characteristics]);
  const weaponName = (of: string): string | undefined => weapons.find((weapon) => weapon.id === of)?.name;
  const keywords = sheet.keywords.toSorted();
  const sizes = models.map(({ id: model, min, max }) => [model, min, max]);
  const own = { id, name, role, factions, factionKeywords, legends, powerRating, keywords, abilities: sheet.abilities.toSorted() };
  return {
    ...own,
    ...prices,
    wargear: named(wargear),
    profiles: shown(profiles),
    weapons: shown(weapons),
    models: sizes,
    options: named(options).map((group) => ({
      ...group,
      options: group.options.map(({ weapons: ids = [], ...one }) => ({ ...one, weapons: ids.map(weaponName) })),
    })),
    items: sheet.wargear?.map(({ id: item, weapons: ids = [] }) => [item, ids.map(weaponName)]).toSorted(),
  };
}

/** Turns a file into the result of reading it, with every id that it declares and refers to. */
function sourced(file: DataFile): Parameters<typeof checkFiles>[0][number] {
  const declared: string[] = [];
  const references: string[] = [];
  const visit = (node: object): void => {
    if ('id' in node && typeof node.id === 'string' && node !== file) declared.push(node.id);
    if ('targetId' in node && typeof node.targetId === 'string') references.push(node.targetId);
    for (const child of Object.values(node))
      if (Array.isArray(child)) child.forEach((one: unknown) => typeof one === 'object' && one && visit(one));
  };
  visit(file);
  const marks = (ids: string[]) => ({ ids, elements: ids.map(() => 'node'), lines: ids.map(() => 1) });
  const source = { declared: marks(declared), references: marks(references), scopes: marks([]), oddChanges: [], costsBelowZero: [] };
  return { path: file.name, value: file, diagnostics: [], source };
}
