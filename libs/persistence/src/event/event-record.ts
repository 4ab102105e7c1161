import type { Json } from '../json.js';
import type { Transaction } from '../prisma.service.js';

/** Something that was done in an event. */
export interface Done {
  readonly actor: string;
  readonly action: string;
  readonly player?: string;
  readonly version?: number;
  readonly details?: Json;
}

/** Writes a line of an event's record in the transaction of the change. */
export async function record(db: Transaction, eventId: string, { details, ...done }: Done): Promise<void> {
  await db.eventRecordRow.create({ data: { eventId, ...done, details: details ?? {} } });
}
