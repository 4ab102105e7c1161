import type { FieldFaults } from '../../form/fields.js';
import { Fault, LongField, Seal, SelectField } from '../../form/fields.js';
import { PLAYERS } from '../../phrases/event-people.js';
import { STATES } from '../../phrases/event-review.js';
import { deskPage } from '../desk/desk-page.js';
import type { Desk } from '../desk/desks.service.js';
import { PLAYER_STATES } from '../queue/queue-query.js';

interface PlayersView {
  /** The table as it was pasted. */
  readonly table: string;
  readonly faults: FieldFaults;
  /** What was refused of a table of which the rest was entered. */
  readonly problems: readonly string[];
  readonly done?: string;
}

export function playersPage(desk: Desk, { table, faults, problems, done }: PlayersView): string {
  const { phrase, address, seal } = desk;
  const states = [['', phrase(PLAYERS.everyone)] as const, ...PLAYER_STATES.map((state) => [state, phrase(STATES[state])] as const)];
  return deskPage({
    desk,
    at: 'players',
    children: (
      <>
        {done === undefined ? null : (
          <p class="told" role="status">
            {done}
          </p>
        )}
        {problems.length === 0 ? null : (
          <div class="faults" role="alert">
            <h2>{phrase(PLAYERS.problems, { count: problems.length })}</h2>
            <ul>
              {problems.map((problem) => (
                <li>{problem}</li>
              ))}
            </ul>
          </div>
        )}
        <form class="ask" action={`${address}/players`} method="post" enctype="multipart/form-data">
          <h2>{phrase(PLAYERS.enter)}</h2>
          <p class="lead">{phrase(PLAYERS.enterWhy)}</p>
          <Seal seal={seal} />
          <p class="field">
            <label for="file">{phrase(PLAYERS.file)}</label>
            <input id="file" name="file" type="file" accept=".csv,.tsv,.txt,text/csv" />
            <Fault fault={faults['file']} />
          </p>
          <LongField {...{ name: 'table', rows: 6, label: phrase(PLAYERS.table), value: table, fault: faults['table'] }} />
          <p>
            <button type="submit">{phrase(PLAYERS.submit)}</button>
          </p>
        </form>
        <form class="ask" action={`${address}/letters`} method="post">
          <h2>{phrase(PLAYERS.letters)}</h2>
          <p class="lead">{phrase(PLAYERS.lettersWhy)}</p>
          <Seal seal={seal} />
          <SelectField name="state" label={phrase(PLAYERS.to)} value="" options={states} />
          <p>
            <button type="submit" class="second">
              {phrase(PLAYERS.download)}
            </button>
          </p>
        </form>
      </>
    ),
  });
}
