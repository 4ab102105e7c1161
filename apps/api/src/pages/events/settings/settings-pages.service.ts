import { Events, type EventOutcome } from '#muster/events';
import { parseQuestion } from '#muster/bulk';
import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { refusalError } from '../../../checking/check.service.js';
import { mayOrganise } from '../../../events/event-settings.service.js';
import { Seats } from '../../../events/seats.service.js';
import { ApiError } from '../../../platform/errors/api-error.js';
import { fieldOf, type Form } from '../../../platform/http/form.js';
import { tellOnce } from '../../../platform/sign-in/told-once.js';
import type { FieldFaults } from '../../form/fields.js';
import { FormOptionsService } from '../../form/form-options.service.js';
import type { PageAnswer } from '../../layout/page-answer.js';
import { EVENTS } from '../../phrases/events.js';
import { SETTINGS } from '../../phrases/event-settings.js';
import { phrasesIn, type Phrasing } from '../../phrases/phrase.js';
import type { Visitor } from '../../sign-in/visitors.service.js';
import type { Desk } from '../desk/desks.service.js';
import { hasFurtherRules } from './house-rules.js';
import { askedOf, plainSettings, readSettings, type SettingsAsked } from './settings-asked.js';
import { draftOfForm } from './settings-draft.js';
import { settingsOptions } from './settings-options.js';
import { newEventPage, settingsPage } from './settings-page.js';
import type { SettingsView } from './settings-view.js';

const UNPROCESSABLE = 422;

/** New events, and the settings of those that exist. */
@Injectable()
export class SettingsPages {
  constructor(
    private readonly events: Events,
    private readonly seats: Seats,
    private readonly options: FormOptionsService,
  ) {}

  /** @throws ApiError FORBIDDEN if the account may not create events */
  async blank(visitor: Visitor): Promise<PageAnswer> {
    refuseJudges(visitor);
    const phrase = phrasesIn(visitor.locale);
    const options = await this.options.list();
    const edition = options.releases[0]?.edition ?? options.editions.find(({ isJudged }) => isJudged)?.id ?? '';
    return { status: 200, html: newEventPage(visitor, await this.#view(plainSettings(edition, new Date()), null, phrase)) };
  }

  async create(visitor: Visitor, form: Form): Promise<PageAnswer> {
    refuseJudges(visitor);
    const phrase = phrasesIn(visitor.locale);
    const asked = readSettings(form);
    const draft = draftOfForm(asked, null, phrase);
    const outcome = 'wrong' in draft ? draft : await this.events.create(draft, await this.seats.actor(visitor.viewer));
    if ('event' in outcome) return { seeOther: `/events/${outcome.event.id}` };
    const view = await this.#view(asked, null, phrase, inFields(outcome, visitor));
    return { status: UNPROCESSABLE, html: newEventPage(visitor, view) };
  }

  async show(desk: Desk): Promise<PageAnswer> {
    const { event } = desk.seat;
    return { status: 200, html: settingsPage(desk, await this.#view(askedOf(event), rulesOf(desk), desk.phrase)) };
  }

  async change(desk: Desk, form: Form, reply: FastifyReply): Promise<PageAnswer> {
    if (fieldOf(form, 'do') === 'delete') return this.#delete(desk, form);
    const asked = readSettings(form);
    const draft = draftOfForm(asked, rulesOf(desk), desk.phrase);
    const outcome = 'wrong' in draft ? draft : await this.events.change(desk.seat, Number(fieldOf(form, 'revision')) || 0, draft);
    if (outcome && 'event' in outcome) {
      tellOnce(reply, 'saved');
      return { seeOther: `${desk.address}/settings` };
    }
    const faults = outcome ? inFields(outcome, desk) : { form: desk.phrase(SETTINGS.changedMeanwhile) };
    return { status: UNPROCESSABLE, html: settingsPage(desk, await this.#view(asked, rulesOf(desk), desk.phrase, faults)) };
  }

  async #delete(desk: Desk, form: Form): Promise<PageAnswer> {
    if (fieldOf(form, 'confirmation').trim() === 'delete') {
      await this.events.delete(desk.seat);
      return { seeOther: '/events' };
    }
    const view = await this.#view(askedOf(desk.seat.event), rulesOf(desk), desk.phrase);
    return { status: UNPROCESSABLE, html: settingsPage(desk, view, desk.phrase(SETTINGS.notConfirmed)) };
  }

  async #view(asked: SettingsAsked, houseRules: unknown, phrase: Phrasing, faults: FieldFaults = {}): Promise<SettingsView> {
    return { asked, faults, options: settingsOptions(await this.options.list(), phrase), hasFurtherRules: hasFurtherRules(houseRules) };
  }
}

function refuseJudges({ viewer, locale }: Visitor): void {
  if (!mayOrganise(viewer)) throw new ApiError('FORBIDDEN', phrasesIn(locale)(EVENTS.notOrganiser));
}

const rulesOf = ({ seat: { event } }: Desk): unknown => parseQuestion(event.question).houseRules;

type Refused = Exclude<EventOutcome, { readonly event: unknown }> | { readonly wrong: FieldFaults };

const IN_THE_FORM: ReadonlySet<string> = new Set(['legends', 'banned', 'caps', 'cites']);

/** Puts each fault beside the field that it concerns. */
function inFields(outcome: Refused, { say }: Pick<Visitor, 'say'>): FieldFaults {
  if ('wrong' in outcome) return outcome.wrong;
  const found =
    'refused' in outcome
      ? outcome.refused.map((one) => ({ fault: refusalError(one), path: one.path }))
      : outcome.faults.map((fault) => ({ fault, path: fault.path }));
  return Object.fromEntries(
    found.map(({ fault, path }) => {
      const [field = 'form', part] = path.map(String);
      return [field === 'houseRules' && part !== undefined && IN_THE_FORM.has(part) ? part : field, say(fault)];
    }),
  );
}
