import type { MusterClient, Result } from '@muster/client';
import type { BuiltRoster } from '@muster/engine/builder';
import { useEffect, useState } from 'preact/hooks';
import { EditRosterDocument, RosterDocument, RostersDocument, UndoRosterDocument, type ScreenFragment } from './operations.generated.ts';
import { forEngine, useLocalBuilder } from './local-builder.ts';
import { RosterScreen, type Suggestion } from './roster-screen.tsx';
import { suggested } from './suggested.ts';
import { Told } from './told.tsx';
import { useAnswer } from './use-answer.ts';

interface RosterPageProps {
  readonly muster: MusterClient;
  readonly id: string | null;
  readonly forget: () => void;
}

export function RosterPage({ muster, id, forget }: RosterPageProps) {
  return (
    <>
      {id === null ? <Choose muster={muster} /> : <Editing key={id} muster={muster} id={id} />}
      <button class="plain" onClick={forget}>
        Forget my key
      </button>
    </>
  );
}

function Choose({ muster }: { readonly muster: MusterClient }) {
  const rosters = useAnswer((signal) => muster.request(RostersDocument, {}, { signal }), [muster]);
  const found = rosters?.ok ? rosters.value.rosters.nodes : [];
  return (
    <>
      <h1>Your rosters</h1>
      <Told answer={rosters} />
      {rosters?.ok && found.length === 0 && <p>You have no rosters yet.</p>}
      <ul>
        {found.map(({ id, name, points }) => (
          <li key={id}>
            <a href={`#/rosters/${encodeURIComponent(id)}`}>{name}</a>, {points ?? 'unknown'} pts
          </li>
        ))}
      </ul>
    </>
  );
}

/**
 * A roster and its edits. Every answer, also to an edit, is the whole screen. Until it arrives, the engine on this device says what the edit
 * costs and whether the roster is still legal.
 */
function Editing({ muster, id }: { readonly muster: MusterClient; readonly id: string }) {
  const answer = useAnswer((signal) => muster.request(RosterDocument, { id }, { signal }), [muster, id]);
  const [roster, setRoster] = useState<ScreenFragment | null>(null);
  const [before, setBefore] = useState<readonly number[]>([]);
  const [told, setTold] = useState('');
  const [isSending, setSending] = useState(false);
  const [judged, setJudged] = useState<BuiltRoster | null>(null);
  const local = useLocalBuilder(roster);
  useEffect(() => setRoster(answer?.ok ? answer.value.roster : null), [answer]);
  if (roster === null) return answer?.ok ? <p role="alert">You have no such roster.</p> : <Told answer={answer} />;

  const send = async (work: () => Promise<string>): Promise<void> => {
    setSending(true);
    setTold(await work());
    setSending(false);
    setJudged(null);
  };

  const add = async ({ name, intents }: Suggestion): Promise<string> => {
    let overtaken: ScreenFragment | null = null;
    const applied = local?.apply(...forEngine(suggested(intents)));
    if (local && applied && 'changes' in applied) setJudged(local.roster);
    // A suggestion belongs to the roster that is shown. If another device changed that, the user looks again instead of the client.
    const edited = await muster.edit(EditRosterDocument, roster, (current: ScreenFragment) => {
      if (current.revision === roster.revision) return suggested(intents);
      overtaken = current;
      return null;
    });
    if (overtaken !== null) {
      setRoster(overtaken);
      setBefore([]);
      return `Not added: the roster was changed elsewhere. This is how it is now.`;
    }
    if (!edited.ok) {
      local?.undo();
      return edited.error.message;
    }
    setBefore([...before, roster.revision]);
    setRoster(edited.value.roster);
    return `Added ${name}.`;
  };

  const undo = async (): Promise<string> => {
    const to = before.at(-1);
    if (to === undefined) return '';
    const undone = await muster.mutate(UndoRosterDocument, { input: { roster: id, revision: roster.revision, to } });
    if (!undone.ok) return overtakenElsewhere(undone) ? reload() : undone.error.message;
    setBefore(before.slice(0, -1));
    setRoster(undone.value.undoRoster.roster);
    return 'Undone.';
  };

  const reload = async (): Promise<string> => {
    const now = await muster.request(RosterDocument, { id });
    if (!now.ok) return now.error.message;
    setBefore([]);
    setRoster(now.value.roster);
    return 'Not undone: the roster was changed elsewhere. This is how it is now.';
  };

  return (
    <RosterScreen
      roster={roster}
      judged={judged}
      told={told}
      isSending={isSending}
      add={(suggestion) => void send(() => add(suggestion))}
      undo={before.length === 0 ? null : () => void send(undo)}
    />
  );
}

const overtakenElsewhere = (result: Result<unknown>): boolean =>
  !result.ok && result.error.kind === 'input' && result.error.userErrors.some(({ code }) => code === 'CONFLICT');
