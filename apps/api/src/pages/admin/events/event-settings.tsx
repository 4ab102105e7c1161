import type { WholeEvent } from '#muster/events';
import type { Locale } from '#muster/messages';
import type { ComponentChildren } from 'preact';
import { inZone } from '../../events/zone-words.js';
import { named } from '../../layout/words.js';
import { ALL_EVENTS, EVENT_STATE_WORDS } from '../../phrases/admin/events.js';
import { SETTINGS } from '../../phrases/event-settings.js';
import { usePhrases, type Phrase, type Phrasing } from '../../phrases/phrase.js';
import { Moment } from '../frame/moment.js';
import { Days, Owners } from './events-page.js';

interface SettingsParts {
  readonly whole: WholeEvent;
  readonly locale: Locale;
}

type Facts = readonly (readonly [Phrase, ComponentChildren])[];

/** What an event is, and how its organisers set it. */
export function EventSettings({ whole, locale }: SettingsParts) {
  const phrase = usePhrases();
  const { event, state, owners, players, toReview, question } = whole;
  const facts: Facts = [
    [ALL_EVENTS.state, phrase(EVENT_STATE_WORDS[state])],
    [ALL_EVENTS.owner, <Owners owners={owners} />],
    [ALL_EVENTS.days, <Days event={event} />],
    [ALL_EVENTS.players, players],
    [ALL_EVENTS.toReview, toReview],
    [SETTINGS.edition, named(event.edition, phrase)],
    ...judging(whole, phrase),
    ...times(whole, locale),
    ...asked(whole, phrase),
    [ALL_EVENTS.created, <Moment at={event.createdAt} />],
  ];
  return (
    <section class="panel" aria-labelledby="settings">
      <h2 id="settings">{phrase(SETTINGS.title)}</h2>
      <dl class="facts">
        {facts.map(([name, value]) => (
          <div>
            <dt>{phrase(name)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {question.houseRules === null ? null : (
        <details class="more">
          <summary>{phrase(SETTINGS.houseRules)}</summary>
          <code>{JSON.stringify(question.houseRules)}</code>
        </details>
      )}
    </section>
  );
}

function judging({ question }: WholeEvent, phrase: Phrasing): Facts {
  const { battleSize, pointsLimit, aspects, amendments } = question;
  return [
    [SETTINGS.release, dataOf(question, phrase)],
    [SETTINGS.battleSize, battleSize ?? phrase(ALL_EVENTS.asStated)],
    ...(pointsLimit === null ? [] : ([[SETTINGS.pointsLimit, pointsLimit]] as const)),
    [SETTINGS.aspects, aspects.map((aspect) => named(aspect, phrase)).join(', ')],
    ...(amendments.length === 0 ? [] : ([[SETTINGS.amendments, amendments.join(', ')]] as const)),
  ];
}

function dataOf({ against }: WholeEvent['question'], phrase: Phrasing): string {
  if (against.kind === 'label') return against.label;
  return against.kind === 'asOf' ? phrase(ALL_EVENTS.inForceOn, { date: against.date }) : phrase(ALL_EVENTS.inForce);
}

function times({ event }: WholeEvent, locale: Locale): Facts {
  return [
    [SETTINGS.deadline, inZone(event.deadline, event, locale)],
    [SETTINGS.locksAt, inZone(event.locksAt, event, locale)],
    [SETTINGS.correctionHours, event.correctionHours],
    ...(event.revealAt === null ? [] : ([[SETTINGS.revealAt, inZone(event.revealAt, event, locale)]] as const)),
    [SETTINGS.keptUntil, inZone(event.keptUntil, event, locale)],
  ];
}

function asked({ terms: { formats, fields, teamSize } }: WholeEvent, phrase: Phrasing): Facts {
  return [
    ...(formats.length === 0 ? [] : ([[SETTINGS.formats, formats.map((id) => named(id, phrase)).join(', ')]] as const)),
    ...(fields.length === 0 ? [] : ([[SETTINGS.fields, fields.map(({ name }) => name).join(', ')]] as const)),
    ...(teamSize === null ? [] : ([[SETTINGS.teamSize, teamSize]] as const)),
  ];
}
