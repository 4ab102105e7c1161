import type { Against } from '#muster/checking';
import { ASPECTS } from '#muster/diagnostics';
import { draftOf, isTimeZone, momentAt, type EventDraft } from '#muster/events';
import { editionWithId } from '#muster/roster';
import { TEAM_RULES } from '#muster/rules';
import { LIMITS } from '../../../platform/limits.js';
import { isDay } from '../../../platform/graphql/scalars/is-day.js';
import type { FieldFaults } from '../../form/fields.js';
import { SETTINGS } from '../../phrases/event-settings.js';
import type { Phrasing } from '../../phrases/phrase.js';
import { houseRulesOf, linesOf, unreadableCap } from './house-rules.js';
import type { SettingsAsked, TextName } from './settings-asked.js';

const MOST_FIELDS = 20;

/** The settings of the form, or what is wrong with its fields. `before` are the house rules until now. */
export function draftOfForm(asked: SettingsAsked, before: unknown, phrase: Phrasing): EventDraft | { readonly wrong: FieldFaults } {
  const wrong = faultsOf(asked, phrase);
  const { texts } = asked;
  const edition = editionWithId(texts.edition);
  if (Object.keys(wrong).length > 0 || !edition) return { wrong };
  const moment = (name: TextName): string | null => (texts[name] === '' ? null : momentAt(texts[name], texts.timeZone));
  const number = (name: TextName): number | null => (texts[name] === '' ? null : Number(texts[name]));
  const { name, startsOn, endsOn, timeZone, battleSize } = texts;
  const given = {
    ...{ name, edition, startsOn, endsOn, timeZone, namesHidden: asked.namesHidden },
    ...{ deadline: moment('deadline') ?? '', locksAt: moment('locksAt'), revealAt: moment('revealAt') },
    keptUntil: texts.keptUntil === '' ? null : `${texts.keptUntil}T23:59:59Z`,
    ...{ correctionHours: Number(texts.correctionHours), pointsLimit: number('pointsLimit'), teamSize: number('teamSize') },
    battleSize: texts.pointsLimit === '' && battleSize !== '' ? battleSize : null,
    aspects: ASPECTS.filter((aspect) => asked.aspects.includes(aspect)),
    ...{ amendments: asked.amendments, formats: asked.formats },
    teamRules: TEAM_RULES.map(({ id }) => id).filter((id) => asked.teamRules.includes(id)),
    fields: linesOf(texts.fields).map(fieldIn),
  };
  return draftOf(given, againstOf(texts), houseRulesOf(texts, before));
}

/** Settings that contradict each other are found by libs/events; these are those that cannot be read. */
function faultsOf({ texts, aspects, amendments }: SettingsAsked, phrase: Phrasing): FieldFaults {
  const missing = phrase(SETTINGS.missing);
  const zoned = isTimeZone(texts.timeZone) ? texts.timeZone : 'UTC';
  const moment = (name: TextName) =>
    texts[name] !== '' && momentAt(texts[name], zoned) === null ? { [name]: phrase(SETTINGS.noMoment) } : {};
  const day = (name: TextName) => (texts[name] !== '' && !isDay(texts[name]) ? { [name]: phrase(SETTINGS.noDay) } : {});
  const whole = (name: TextName, least: number, most: number) =>
    texts[name] !== '' && !isWhole(texts[name], least, most) ? { [name]: phrase(SETTINGS.notWhole, { least, most }) } : {};
  const needed: readonly TextName[] = ['name', 'edition', 'startsOn', 'endsOn', 'timeZone', 'deadline', 'correctionHours'];
  const line = unreadableCap(texts.caps);
  return {
    ...Object.fromEntries(needed.flatMap((name) => (texts[name] === '' ? [[name, missing]] : []))),
    ...(texts.timeZone !== '' && !isTimeZone(texts.timeZone) && { timeZone: phrase(SETTINGS.noTimeZone) }),
    ...{ ...moment('deadline'), ...moment('locksAt'), ...moment('revealAt') },
    ...{ ...day('startsOn'), ...day('endsOn'), ...day('asOf'), ...day('keptUntil') },
    ...{ ...whole('correctionHours', 1, 1_000), ...whole('pointsLimit', 1, 100_000), ...whole('teamSize', 2, 20) },
    ...(texts.release !== '' && texts.asOf !== '' && { asOf: phrase(SETTINGS.bothData) }),
    ...(aspects.length === 0 && { aspects: phrase(SETTINGS.noAspect) }),
    ...(amendments.length > LIMITS.amendmentsPerCheck && {
      amendments: phrase(SETTINGS.notWhole, { least: 0, most: LIMITS.amendmentsPerCheck }),
    }),
    ...(line !== null && { caps: phrase(SETTINGS.noCap, { line }) }),
    ...(linesOf(texts.fields).length > MOST_FIELDS && { fields: phrase(SETTINGS.tooManyFields, { most: MOST_FIELDS }) }),
  };
}

const againstOf = ({ release, asOf }: SettingsAsked['texts']): Against =>
  release !== '' ? { kind: 'label', label: release } : asOf !== '' ? { kind: 'asOf', date: asOf } : { kind: 'today' };

const fieldIn = (line: string) => ({
  name: line.endsWith('*') ? line.slice(0, -1).trimEnd() : line,
  required: line.endsWith('*'),
});

const isWhole = (text: string, least: number, most: number): boolean =>
  /^\d{1,6}$/.test(text) && Number(text) >= least && Number(text) <= most;
