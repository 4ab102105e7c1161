import { parseQuestion } from '#muster/bulk';
import {
  AccountRepository,
  EventDirectoryRepository,
  EventRepository,
  type Author,
  type EventFilter,
  type EventRecord,
  type EventStaff,
  type HandOver,
  type ListedEvent,
} from '#muster/persistence';
import { Injectable } from '@nestjs/common';
import { parseTerms, type EventTerms } from '../settings/terms.js';

const ON_A_PAGE = 50;
const RECORDS_ON_A_PAGE = 100;

/** A page of something, and the id of its last line if more follow. */
export interface Paged<One> {
  readonly lines: readonly One[];
  readonly next: string | null;
}

/** An event with all that an administrator can read of it. */
export interface WholeEvent extends ListedEvent {
  readonly question: ReturnType<typeof parseQuestion>;
  readonly terms: EventTerms;
  readonly staff: readonly EventStaff[];
  /** What was done in it, the newest first. */
  readonly record: Paged<EventRecord>;
}

/** All events of an installation. Callers must check that whoever asks is an administrator. */
@Injectable()
export class EventDirectory {
  constructor(
    private readonly directory: EventDirectoryRepository,
    private readonly events: EventRepository,
    private readonly accounts: AccountRepository,
  ) {}

  /** The latest first. */
  async list(filter: EventFilter, after: string | null, first = ON_A_PAGE): Promise<Paged<ListedEvent> & { readonly count: number }> {
    const found = await this.directory.list({ ...filter, first: first + 1, ...(after !== null && { after }) });
    return { ...paged(found, first, ({ event }) => event.id), count: await this.directory.count(filter) };
  }

  /** `before`: the id of the line of the record before which its page ends; null for the newest. */
  async find(id: string, before: string | null): Promise<WholeEvent | null> {
    const listed = await this.directory.find(id);
    if (!listed) return null;
    const [staff, records] = await Promise.all([
      this.events.staff(id),
      this.events.records(id, { first: RECORDS_ON_A_PAGE + 1, ...(before !== null && { after: before }) }),
    ]);
    const { question, terms } = listed.event;
    return {
      ...listed,
      question: parseQuestion(question),
      terms: parseTerms(terms),
      staff,
      record: paged(records, RECORDS_ON_A_PAGE, (line) => line.id),
    };
  }

  /** Makes an account the only organiser of the event. A name counts only if a single account has it. */
  async handOver(id: string, account: { readonly id: string } | { readonly name: string }, actor: Author): Promise<HandOver> {
    const accountId = 'id' in account ? account.id : ((await this.accounts.named(account.name))?.id ?? null);
    return accountId === null ? 'unknownAccount' : this.directory.handOver(id, accountId, actor);
  }

  /** Deletes an event with everything submitted to it. False if there is no such event. */
  delete(id: string, actor: Author): Promise<boolean> {
    return this.events.delete(id, actor);
  }
}

function paged<One>(found: readonly One[], most: number, idOf: (one: One) => string): Paged<One> {
  const lines = found.slice(0, most);
  const last = lines.at(-1);
  return { lines, next: found.length > most && last !== undefined ? idOf(last) : null };
}
