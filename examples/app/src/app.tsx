import { MusterClient } from '@muster/client';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { CardPage } from './card-page.tsx';
import { RosterPage } from './roster-page.tsx';

const STORED = 'muster-key';

/** The parts of `#/cards/tidewright-league/harbourmaster` or `#/rosters/<id>`. */
const place = (): readonly string[] => location.hash.split('/').slice(1).map(decodeURIComponent);

export function App() {
  const [at, setAt] = useState(place);
  const [key, setKey] = useState(() => sessionStorage.getItem(STORED) ?? '');
  // The development server passes requests on to Muster. Elsewhere, give the address of the server.
  const muster = useMemo(() => new MusterClient({ url: location.origin, ...(key === '' ? {} : { key }) }), [key]);
  useEffect(() => {
    const move = (): void => setAt(place());
    addEventListener('hashchange', move);
    return () => removeEventListener('hashchange', move);
  }, []);
  const keep = (typed: string): void => {
    sessionStorage.setItem(STORED, typed);
    setKey(typed);
  };
  const [page, first, second] = at;
  const isRosters = page === 'rosters';
  return (
    <>
      <header>
        <nav aria-label="Pages">
          <a href="#/cards" aria-current={isRosters ? undefined : 'page'}>
            Unit cards
          </a>
          <a href="#/rosters" aria-current={isRosters ? 'page' : undefined}>
            Rosters
          </a>
        </nav>
      </header>
      <main>
        {isRosters && key === '' && <KeyForm keep={keep} />}
        {isRosters && key !== '' && <RosterPage muster={muster} id={first ?? null} forget={() => keep('')} />}
        {!isRosters && <CardPage muster={muster} faction={first ?? ''} datasheet={second ?? ''} />}
      </main>
    </>
  );
}

function KeyForm({ keep }: { readonly keep: (key: string) => void }) {
  const [typed, setTyped] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        keep(typed.trim());
      }}
    >
      <h1>Your rosters</h1>
      <label>
        API key
        <input type="password" required autocomplete="off" value={typed} onInput={(event) => setTyped(event.currentTarget.value)} />
      </label>
      <button>Show my rosters</button>
      <p>The key needs the scopes rosters:read and rosters:write. This tab keeps it until you close it.</p>
    </form>
  );
}
