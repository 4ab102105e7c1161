import { eventFault, EventLinks, EventPlayers, Events, Reviews, Submissions, type ReviewOutcome } from '#muster/events';
import type { Decision, EventPlayer } from '#muster/persistence';
import { AliasTeacher } from '#muster/publishing';
import { Injectable } from '@nestjs/common';
import { mayOrganise } from '../../../events/event-settings.service.js';
import { ApiError } from '../../../platform/errors/api-error.js';
import { isStoredId } from '../../../platform/graphql/global-id.js';
import { plainFields, type Form } from '../../../platform/http/form.js';
import type { FieldFaults } from '../../form/fields.js';
import { DESK } from '../../phrases/events.js';
import { REVIEW } from '../../phrases/event-review.js';
import type { Desk } from '../desk/desks.service.js';

/** What a form did: the faults of its fields, or what to say about it with the secret that it made. */
export type Done = { readonly faults: FieldFaults } | { readonly told: string; readonly secret?: string };

type Fields = Readonly<Record<string, string>>;
type Act = (desk: Desk, player: EventPlayer, fields: Fields) => Promise<Done>;

const STATES: ReadonlyMap<string | undefined, Decision['state']> = new Map([
  ['accepted', 'accepted'],
  ['rejected', 'rejected'],
  ['correction', 'correction'],
]);
const LONGEST = 2_000;

/** What organisers and judges do with one player and his list. */
@Injectable()
export class PlayerActions {
  readonly #acts: ReadonlyMap<string | undefined, Act>;

  constructor(
    private readonly events: Events,
    private readonly players: EventPlayers,
    private readonly submissions: Submissions,
    private readonly reviews: Reviews,
    private readonly links: EventLinks,
    private readonly teacher: AliasTeacher,
  ) {
    this.#acts = new Map<string, Act>([
      ['decide', (...given) => this.#decide(...given)],
      ['override', (...given) => this.#override(...given)],
      ['endOverride', (...given) => this.#endOverride(...given)],
      ['teach', (...given) => this.#teach(...given)],
      ['withdraw', (desk, player) => this.#withdraw(desk, player, true)],
      ['reinstate', (desk, player) => this.#withdraw(desk, player, false)],
      ['link', (desk, player) => this.#newLink(desk, player)],
      ['revokeLinks', (desk, player) => this.#revokeLinks(desk, player)],
      ['submit', (...given) => this.#submit(...given)],
    ]);
  }

  /** @throws ApiError BAD_REQUEST if the form is none of these, FORBIDDEN if the caller's role does not permit it */
  async act(desk: Desk, player: EventPlayer, form: Form): Promise<Done> {
    const fields = plainFields(form);
    const act = this.#acts.get(fields['do']);
    if (!act) throw new ApiError('BAD_REQUEST', 'The form does not say what to do.');
    return act(desk, player, fields);
  }

  async #decide(desk: Desk, player: EventPlayer, { decision: asked, version, seen, message: typed = '' }: Fields): Promise<Done> {
    const state = STATES.get(asked);
    if (!state) throw new ApiError('BAD_REQUEST', 'The form names no decision.');
    const message = typed.trim().slice(0, LONGEST) || null;
    if (state === 'correction' && message === null) return { faults: { message: desk.phrase(REVIEW.messageMissing) } };
    if (player.state !== seen) return { faults: { form: desk.say(eventFault('meanwhile', ['version'])) } };
    const decision = { version: Number(version) || 0, seen: player.state, state, message };
    return saidOf(await this.reviews.decide(desk.seat, player.id, decision), desk);
  }

  async #override(desk: Desk, player: EventPlayer, { finding = '', reason = '' }: Fields): Promise<Done> {
    const why = reason.trim().slice(0, LONGEST);
    if (why === '') return { faults: { [`reason:${finding}`]: desk.phrase(REVIEW.reasonMissing) } };
    return saidOf(await this.reviews.override(desk.seat, player.id, finding, why), desk);
  }

  async #endOverride(desk: Desk, player: EventPlayer, { override = '' }: Fields): Promise<Done> {
    return saidOf(isStoredId(override) ? await this.reviews.endOverride(desk.seat, player.id, override) : null, desk);
  }

  /** A name applies to every event of the edition, so only those whom an administrator made organisers teach it. */
  async #teach(desk: Desk, player: EventPlayer, { finding = '', kind = '', name = '', means = '' }: Fields): Promise<Done> {
    if (!mayOrganise(desk.viewer)) throw new ApiError('FORBIDDEN', desk.phrase(DESK.onlyOrganisers));
    const { event, actor } = desk.seat;
    const taught = await this.teacher.teach({ edition: event.edition, language: '', kind, name, means }, actor);
    if ('fault' in taught) return { faults: { [`means:${finding}`]: desk.say(taught.fault) } };
    await this.events.noteAlias(desk.seat, player.name, taught);
    return { told: 'taught' };
  }

  async #withdraw(desk: Desk, player: EventPlayer, withdrawn: boolean): Promise<Done> {
    asOrganiser(desk);
    await this.players.withdraw(desk.seat, player.id, withdrawn);
    return { told: 'saved' };
  }

  async #newLink(desk: Desk, player: EventPlayer): Promise<Done> {
    asOrganiser(desk);
    const [token = ''] = await this.links.createFor(desk.seat, [player.id]);
    return { told: 'link', secret: `${desk.site}/events/entry/${token}` };
  }

  async #revokeLinks(desk: Desk, player: EventPlayer): Promise<Done> {
    asOrganiser(desk);
    await this.links.revokeOf(desk.seat, player.id);
    return { told: 'saved' };
  }

  async #submit(desk: Desk, player: EventPlayer, { text = '' }: Fields): Promise<Done> {
    asOrganiser(desk);
    const { event, actor } = desk.seat;
    const outcome = await this.submissions.submit({ event, player }, { kind: 'text', text }, null, actor.name);
    return 'faults' in outcome ? { faults: { text: outcome.faults.map(desk.say).join(' ') } } : { told: 'saved' };
  }
}

/** @throws ApiError FORBIDDEN */
function asOrganiser({ seat, phrase }: Desk): void {
  if (seat.role !== 'organiser') throw new ApiError('FORBIDDEN', phrase(DESK.onlyOrganisers));
}

/** Null stands for something that is no longer there, such as an override that another judge ended. */
const saidOf = (outcome: ReviewOutcome | null, { say }: Desk): Done =>
  outcome && 'fault' in outcome ? { faults: { form: say(outcome.fault) } } : { told: 'saved' };
