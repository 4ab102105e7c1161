import { hashOf, isToken, subjectOf } from '#muster/bulk';
import { readSubject } from '#muster/checking';
import { decodeText, writeList } from '#muster/formats';
import { RevealRepository, type Json, type RevealedEvent, type RevealedList as StoredList } from '#muster/persistence';
import type { Roster } from '#muster/roster';
import { Injectable } from '@nestjs/common';
import type { Seat } from '../events.service.js';

/** An admitted list as the public sees it: the same format for every player. */
export interface RevealedList {
  readonly id: string;
  /** Null if the event hides names. */
  readonly player: string | null;
  readonly team: string | null;
  readonly faction: string | null;
  readonly verdict: string | null;
  readonly points: number | null;
  /**
   * The list in the format of the official app, or as submitted if it cannot be written so. Null for a roster file that cannot be written
   * so, and if the event hides names, because a submitted text may contain them.
   */
  readonly text: string | null;
  readonly isNormalised: boolean;
  /** SHA-256 of the list as submitted, in hexadecimal. */
  readonly hash: string;
}

/** The admitted lists of an event, from its reveal on. Before it, nothing is told: not even that there is an event. */
@Injectable()
export class RevealedLists {
  constructor(private readonly reveals: RevealRepository) {}

  async event(token: string): Promise<RevealedEvent | null> {
    return isToken(token) ? this.reveals.event(hashOf(token)) : null;
  }

  /** The admitted lists as the staff of the event sees them, also before the reveal. */
  async preview({ event }: Seat, page: { readonly first: number; readonly skip: number }): Promise<readonly RevealedList[]> {
    return Promise.all((await this.reveals.admitted(event.id, page)).map(toRevealed));
  }

  async list(token: string, page: { readonly first: number; readonly skip: number }): Promise<readonly RevealedList[]> {
    const stored = isToken(token) ? await this.reveals.lists(hashOf(token), page) : [];
    return Promise.all(stored.map(toRevealed));
  }

  /** Every list, read from the store in parts. */
  async *all(token: string): AsyncGenerator<RevealedList> {
    for (let skip = 0; ; skip += AT_ONCE) {
      const lists = await this.list(token, { first: AT_ONCE, skip });
      yield* lists;
      if (lists.length < AT_ONCE) return;
    }
  }
}

/** Lists that are read from the store at once for a download. */
const AT_ONCE = 100;

async function toRevealed({ playerId, player, team, kind, source, content, hash, report }: StoredList): Promise<RevealedList> {
  const { roster } = await readSubject(subjectOf({ kind, content, source }));
  const written = writeList(player === null ? withoutNames(roster) : roster, 'app').text;
  const given = player !== null && kind === 'text' ? decodeText(content) : null;
  return {
    ...{ id: playerId, player, team, hash, faction: textAt(report, 'army', 'faction'), verdict: textAt(report, 'verdict') },
    ...{ points: numberAt(report, 'points', 'computed'), text: written ?? given, isNormalised: written !== null },
  };
}

/** A list without what could tell whose it is. */
function withoutNames({ playerName: _player, declared: _notes, ...roster }: Roster): Roster {
  return { ...roster, name: null };
}

const at = (value: Json, [name, ...rest]: readonly string[]): Json =>
  name === undefined ? value : typeof value === 'object' && value !== null && !Array.isArray(value) ? at(value[name] ?? null, rest) : null;

function textAt(value: Json, ...path: readonly string[]): string | null {
  const found = at(value, path);
  return typeof found === 'string' ? found : null;
}

function numberAt(value: Json, ...path: readonly string[]): number | null {
  const found = at(value, path);
  return typeof found === 'number' ? found : null;
}
