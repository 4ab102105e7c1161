import { parseQuestion } from '#muster/bulk';
import { ASPECTS } from '#muster/diagnostics';
import { localTime, parseTerms } from '#muster/events';
import type { StoredEvent } from '#muster/persistence';
import { fieldOf, type Form } from '../../../platform/http/form.js';
import { bannedIn, capsIn, legendsIn, textIn } from './house-rules.js';

/** The settings as they are typed into the form; every answer shows them again. Times are local times of the time zone. */
export interface SettingsAsked {
  readonly texts: Readonly<Record<TextName, string>>;
  readonly namesHidden: boolean;
  readonly aspects: readonly string[];
  readonly amendments: readonly string[];
  readonly formats: readonly string[];
  readonly teamRules: readonly string[];
}

export type TextName =
  | ('name' | 'edition' | 'startsOn' | 'endsOn' | 'timeZone' | 'deadline' | 'locksAt' | 'correctionHours' | 'revealAt' | 'keptUntil')
  | ('release' | 'asOf' | 'pointsLimit' | 'battleSize' | 'legends' | 'banned' | 'caps' | 'cites' | 'fields' | 'teamSize');

export function readSettings(form: Form): SettingsAsked {
  const ticked = (name: string): readonly string[] => form.fields.get(name) ?? [];
  return {
    texts: textsOf((name) => fieldOf(form, name).trim()),
    namesHidden: ticked('namesHidden').length > 0,
    ...{ aspects: ticked('aspects'), amendments: ticked('amendments'), formats: ticked('formats'), teamRules: ticked('teamRules') },
  };
}

export function askedOf(event: StoredEvent): SettingsAsked {
  const { against, pointsLimit, battleSize, aspects, amendments, houseRules } = parseQuestion(event.question);
  const { formats, fields, teamSize, teamRules } = parseTerms(event.terms);
  const { name, edition, startsOn, endsOn, timeZone, namesHidden } = event;
  const local = (iso: string | null): string => (iso === null ? '' : localTime(iso, timeZone));
  const texts: SettingsAsked['texts'] = {
    ...{ name, edition, startsOn, endsOn, timeZone, battleSize: battleSize ?? '', correctionHours: String(event.correctionHours) },
    ...{ deadline: local(event.deadline), revealAt: local(event.revealAt), keptUntil: event.keptUntil.slice(0, 10) },
    locksAt: event.locksAt === event.deadline ? '' : local(event.locksAt),
    ...{ release: against.kind === 'label' ? against.label : '', asOf: against.kind === 'asOf' ? against.date : '' },
    ...{ pointsLimit: String(pointsLimit ?? ''), teamSize: String(teamSize ?? '') },
    ...{ legends: legendsIn(houseRules), banned: bannedIn(houseRules), caps: capsIn(houseRules), cites: textIn(houseRules, 'cites') },
    fields: fields.map((field) => (field.required ? `${field.name} *` : field.name)).join('\n'),
  };
  return { texts, namesHidden, aspects, amendments, formats, teamRules };
}

const DAY = 86_400_000;
const SATURDAY = 6;

/** An event on the weekend in eight weeks, whose lists are due the Sunday before and public on the Thursday. */
export function plainSettings(edition: string, now: Date): SettingsAsked {
  const soon = new Date(now.getTime() + 56 * DAY);
  const saturday = new Date(soon.getTime() + ((SATURDAY - soon.getUTCDay() + 7) % 7) * DAY);
  const day = (from: number): string => new Date(saturday.getTime() + from * DAY).toISOString().slice(0, 10);
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const texts = {
    ...textsOf(() => ''),
    ...{ edition, timeZone, startsOn: day(0), endsOn: day(1), deadline: `${day(-6)}T20:00`, revealAt: `${day(-2)}T12:00` },
    ...{ correctionHours: '48', battleSize: 'strike force' },
  };
  return { texts, namesHidden: false, aspects: ASPECTS, amendments: [], formats: [], teamRules: [] };
}

function textsOf(text: (name: TextName) => string): SettingsAsked['texts'] {
  return {
    ...{ name: text('name'), edition: text('edition'), startsOn: text('startsOn'), endsOn: text('endsOn'), timeZone: text('timeZone') },
    ...{ deadline: text('deadline'), locksAt: text('locksAt'), correctionHours: text('correctionHours'), revealAt: text('revealAt') },
    ...{ keptUntil: text('keptUntil'), release: text('release'), asOf: text('asOf'), pointsLimit: text('pointsLimit') },
    ...{ battleSize: text('battleSize'), legends: text('legends'), banned: text('banned'), caps: text('caps'), cites: text('cites') },
    ...{ fields: text('fields'), teamSize: text('teamSize') },
  };
}
