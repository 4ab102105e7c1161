import 'reflect-metadata';
import { NOTHING_ASKED } from '#muster/checking';
import {
  EventCheckWorker,
  EventLinks,
  EventPlayers,
  Events,
  EventsModule,
  EventTeams,
  ListComparisons,
  RevealedLists,
  Reviews,
  Submissions,
  WEBHOOK_SETTINGS,
  Webhooks,
  WebhookWorker,
  type WebhookSettings,
  type Actor,
  type Entry,
  type EventDraft,
  type Seat,
} from '#muster/events';
import {
  AccountRepository,
  AliasRepository,
  EventRepository,
  PersistenceModule,
  PrismaService,
  ReviewQueueRepository,
} from '#muster/persistence';
import { PublishingModule, SampleService } from '#muster/publishing';
import { Global, Module, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';

/** The services of one process, connected to a database. */
export async function openEvents(url: string, webhooks: WebhookSettings = { reachPrivate: false }) {
  class SettingsModule {}
  Global()(SettingsModule);
  Module({ providers: [{ provide: WEBHOOK_SETTINGS, useValue: webhooks }], exports: [WEBHOOK_SETTINGS] })(SettingsModule);
  class TestModule {}
  Module({ imports: [SettingsModule, PersistenceModule.forRoot({ url, statementTimeout: 30_000 }), PublishingModule, EventsModule] })(
    TestModule,
  );
  const context = await NestFactory.createApplicationContext(TestModule, { logger: ['error'], abortOnError: false });
  const get = <Service>(type: Type<Service>): Service => context.get(type, { strict: false });
  const accounts = get(AccountRepository);
  const submissions = get(Submissions);
  const events = get(Events);
  return {
    ...{ events, submissions, links: get(EventLinks), players: get(EventPlayers), reviews: get(Reviews), teams: get(EventTeams) },
    ...{ revealed: get(RevealedLists), worker: get(EventCheckWorker), sample: get(SampleService), aliases: get(AliasRepository) },
    comparisons: get(ListComparisons),
    ...{ webhooks: get(Webhooks), sender: get(WebhookWorker) },
    queue: get(ReviewQueueRepository),
    stored: get(EventRepository),
    account: async (name: string): Promise<Actor> => ({ accountId: (await accounts.create({ name, role: 'organiser' }, null)).id, name }),
    /** An event with its organiser's seat. */
    open: async (actor: Actor, change: Partial<EventDraft> = {}): Promise<Seat> => {
      const outcome = await events.create({ ...draft(), ...change }, actor);
      const seat = 'event' in outcome ? await events.seat(outcome.event.id, actor, 'organiser') : null;
      if (!seat) throw new Error(JSON.stringify(outcome));
      return seat;
    },
    /** A player who has been entered. */
    enter: async (seat: Seat, name: string, team: string | null = null): Promise<Entry> => {
      const entered = await get(EventPlayers).enter(seat, [{ name, team, columns: [] }]);
      const player = 'messageId' in entered ? undefined : entered[0]?.player;
      const entry = player && (await submissions.entry(seat.event.id, player.id));
      if (!entry) throw new Error('The player was not entered.');
      return entry;
    },
    submit: (entry: Entry, text: string) => submissions.submit(entry, { kind: 'text', text }, {}, entry.player.name),
    /** Runs an SQL statement of the test and returns its rows. */
    sql: (text: string): Promise<readonly Readonly<Record<string, unknown>>[]> =>
      get(PrismaService).session(async (connection) => (await connection.query<Record<string, unknown>>(text)).rows),
    close: () => context.close(),
  };
}

export type EventServices = Awaited<ReturnType<typeof openEvents>>;

const DAY = 86_400_000;
const inDays = (days: number): string => new Date(Date.now() + days * DAY).toISOString();

/** An event of the 10th edition that takes place in ten days, whose players can submit for two more. */
export const draft = (): EventDraft => ({
  ...{ name: 'Lantern Open', edition: '10e', startsOn: inDays(10).slice(0, 10), endsOn: inDays(11).slice(0, 10), timeZone: 'Europe/Paris' },
  question: { ...NOTHING_ASKED, edition: '10e', against: { kind: 'today' } },
  terms: { formats: [], fields: [], teamSize: null, teamRules: [] },
  ...{ deadline: inDays(2), locksAt: inDays(3), correctionHours: 24, revealAt: inDays(5), namesHidden: false, keptUntil: inDays(40) },
});
