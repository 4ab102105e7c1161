import { ALIAS_USED, CHOICE_NOT_APPLIED, NAME_READ_AS, WARGEAR_WITHOUT_EFFECT } from '#muster/army';
import type { CheckReport } from '#muster/checking';
import type { Doors } from './doors.js';

/**
 * The part of a report that must be the same for all ways of submitting a list. A saved roster is a tree of selections. It differs from its
 * list only in the following, which is removed:
 * - Prices: a saved roster has the prices of its release, so no stated price differs, every unit that was found has a certain price, and the
 *   assumed limit may differ.
 * - Positions and lines: units that were not found come after the others. A review reason is attached to its unit.
 * - Information that a list omits but selections contain: the number of models, the Army Faction, the points. Rules that were not checked
 * for lack of it are checked for the saved roster.
 * - Consequences of a header line that was not understood: a missing detachment or limit is reported in addition to the line.
 */
const OF_PRICES: ReadonlySet<string> = new Set(['POINTS_DIFFER', 'points-within-limit/unpriced']);
const TOLD: readonly string[] = ['unit-size-purchasable', 'units-of-army-faction', 'detachment-of-army-faction', 'points-within-limit'];
const OF_NAMES: ReadonlySet<string> = new Set([NAME_READ_AS, ALIAS_USED, WARGEAR_WITHOUT_EFFECT, CHOICE_NOT_APPLIED]);
const OF_HEADER: ReadonlySet<string> = new Set(['one-detachment/notStated']);

/** Whether a code is about the text, the names in it or its prices. A saved roster has the names of its release. */
const isOfText = (code: string): boolean => OF_PRICES.has(code) || OF_NAMES.has(code) || code.startsWith('text/');

function saidOf(
  { verdict, findings, review, notChecked, attachedUnits, units, points, edition, ruleset, amendments }: CheckReport,
  told: readonly string[],
) {
  const nameOf = (index: number): string => units[index]?.name ?? '';
  return {
    verdict,
    ruleset: [edition, ruleset, amendments],
    limit: points.limitSource === 'ASSUMED' ? null : points.limit,
    units: units.map(({ datasheet, name }) => datasheet ?? name).toSorted(),
    findings: findings
      .filter(({ code }) => !isOfText(code) && !told.includes(code))
      .map(({ code, messageId, severity, params, path }) => [code, messageId, severity, params, unitAt(path, nameOf)]),
    review: distinct(
      review
        .filter(({ messageId }) => !OF_PRICES.has(messageId) && !OF_HEADER.has(messageId))
        .map(({ code, about, messageId, params }) => JSON.stringify([code, about, messageId, params])),
    ),
    notChecked: notChecked.filter(({ code }) => !told.includes(code)).map(({ code, messageId, params }) => [code, messageId, params]),
    attached: attachedUnits.map((one) => ({ ...one, units: one.units.map(nameOf) })),
  };
}

const unitAt = (path: CheckReport['findings'][number]['path'], nameOf: (index: number) => string): string | null =>
  path[0] === 'units' ? nameOf(Number(path[1])) : null;

const distinct = (all: readonly string[]): readonly string[] => [...new Set(all)].toSorted();

/** The rest of the report if everything was understood. Only the format and the names as written may then differ. */
const exactly = ({ question: _asked, format: _format, writtenBy: _tool, army, units, ...report }: CheckReport) => ({
  ...report,
  army: { ...army, name: null },
  units: units.map(({ line: _line, stated: _stated, name: _name, ...unit }) => unit),
});

const OF_THE_DOOR: readonly string[] = ['line', 'key', 'place'];

const withoutLines = (report: ReturnType<typeof exactly>): unknown =>
  JSON.parse(JSON.stringify(report, (key, value: unknown) => (OF_THE_DOOR.includes(key) ? undefined : value)));

/** The reports of the other ways and that of the check, which must be equal. */
export function compared({ check, ...others }: Doors): readonly [unknown, unknown] {
  const told = TOLD.filter((rule) => check.notChecked.some(({ code }) => code === rule));
  const { review, findings, points } = check;
  const isWhole = review.length === 0 && points.stated === points.computed && !findings.some(({ code }) => isOfText(code));
  const exact = (report: CheckReport): unknown => (isWhole && told.length === 0 ? withoutLines(exactly(report)) : null);
  return [
    [withoutLines(exactly(others['muster-json'])), saidOf(others.import, told), exact(others.import)],
    [withoutLines(exactly(check)), saidOf(check, told), exact(check)],
  ];
}
