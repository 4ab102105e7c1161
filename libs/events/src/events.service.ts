import { storedQuestion } from '#muster/bulk';
import type { CheckRefusal } from '#muster/checking';
import { AnswerableQuestion } from '#muster/checks';
import { type Author, EventRepository, type EventRole, type EventSettings, type StoredEvent } from '#muster/persistence';
import { Injectable } from '@nestjs/common';
import type { EventFault } from './event-fault.js';
import type { EventDraft } from './settings/event-draft.js';
import { settingsFaults } from './settings/settings-faults.js';
import { storedTerms } from './settings/terms.js';

/** The account that asks, with the name that the record shows. */
export interface Actor extends Author {
  readonly accountId: string;
}

/** The right of an account to organise or judge one event. Only `Events.seat` makes one. */
export interface Seat {
  readonly event: StoredEvent;
  readonly role: EventRole;
  readonly actor: Actor;
}

export type EventOutcome = { readonly event: StoredEvent } | CheckRefusal | { readonly faults: readonly EventFault[] };

/** Events and who runs them. */
@Injectable()
export class Events {
  constructor(
    private readonly events: EventRepository,
    private readonly answerable: AnswerableQuestion,
  ) {}

  async create(draft: EventDraft, actor: Actor): Promise<EventOutcome> {
    const refused = await this.#refusalOf(draft);
    return refused ?? { event: await this.events.create(toSettings(draft), actor) };
  }

  /** Null if the event is no longer at this revision. A change of how lists are judged has them judged again. */
  async change({ event, actor }: Seat, revision: number, draft: EventDraft): Promise<EventOutcome | null> {
    const refused = await this.#refusalOf(draft);
    if (refused) return refused;
    const changed = await this.events.change(event.id, revision, toSettings(draft), actor.name);
    return changed && { event: changed };
  }

  /** Null if there is no such event, or if the account has no role in it: whether it exists is not told. `role` also admits organisers. */
  async seat(id: string, actor: Actor, role: EventRole): Promise<Seat | null> {
    const held = await this.events.roleOf(id, actor.accountId);
    if (held === null || (role === 'organiser' && held !== 'organiser')) return null;
    const event = await this.events.find(id);
    return event && { event, role: held, actor };
  }

  /** The seats of the account, the latest event first. */
  async list(actor: Actor, page: { readonly first: number; readonly after?: string }): Promise<readonly Seat[]> {
    return (await this.events.list(actor.accountId, page)).map((own) => ({ ...own, actor }));
  }

  count({ accountId }: Actor): Promise<number> {
    return this.events.count(accountId);
  }

  staff({ event }: Seat): ReturnType<EventRepository['staff']> {
    return this.events.staff(event.id);
  }

  records({ event }: Seat, page: { readonly first: number; readonly after?: string }): ReturnType<EventRepository['records']> {
    return this.events.records(event.id, page);
  }

  countRecords({ event }: Seat): Promise<number> {
    return this.events.countRecords(event.id);
  }

  /** Records that a member of staff taught a name, which applies to this event and to all others of its edition. */
  noteAlias({ event, actor }: Seat, player: string, { name, means }: { readonly name: string; readonly means: string }): Promise<void> {
    return this.events.note(event.id, { actor: actor.name, action: 'alias', player, details: { name, means } });
  }

  /** Takes the role of an account away. False if it has none, or is the last organiser. */
  dismiss({ event, actor }: Seat, accountId: string): Promise<boolean> {
    return this.events.leave(event.id, accountId, actor.name);
  }

  /** Deletes an event with everything submitted to it. */
  delete({ event, actor }: Seat): Promise<boolean> {
    return this.events.delete(event.id, actor);
  }

  async #refusalOf(draft: EventDraft): Promise<CheckRefusal | { readonly faults: readonly EventFault[] } | null> {
    const faults = settingsFaults(draft);
    return faults.length > 0 ? { faults } : this.answerable.refusalOf({ ...draft.question, edition: draft.edition });
  }
}

const toSettings = ({ question, terms, ...settings }: EventDraft): EventSettings => ({
  ...settings,
  question: storedQuestion({ ...question, edition: settings.edition }),
  terms: storedTerms(terms),
});
