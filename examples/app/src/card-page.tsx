import type { MusterClient, Result } from '@muster/client';
import { Card } from './card.tsx';
import { CardDocument, DatasheetsOfDocument, FactionsDocument, type CardQuery, type DatasheetsOfQuery } from './operations.generated.ts';
import { Told } from './told.tsx';
import { useAnswer } from './use-answer.ts';

type Named = DatasheetsOfQuery['datasheets']['nodes'][number];

interface CardPageProps {
  readonly muster: MusterClient;
  readonly faction: string;
  readonly datasheet: string;
}

/** Choosing a faction and a datasheet, and its card. The address says which, so that a card can be linked. */
export function CardPage({ muster, faction, datasheet }: CardPageProps) {
  const factions = useAnswer((signal) => muster.request(FactionsDocument, {}, { signal }), [muster]);
  const datasheets = useAnswer<readonly Named[]>((signal) => datasheetsOf(muster, faction, signal), [muster, faction]);
  const card = useAnswer<CardQuery>((signal) => cardOf(muster, datasheet, signal), [muster, datasheet]);
  return (
    <>
      <div class="pick">
        <Choice label="Faction" slug={faction} among={factions?.ok ? factions.value.factions.nodes : []} go={(slug) => goTo(slug)} />
        <Choice label="Datasheet" slug={datasheet} among={datasheets?.ok ? datasheets.value : []} go={(slug) => goTo(faction, slug)} />
      </div>
      <Told answer={factions} />
      {datasheet === '' ? <h1>Pick a unit</h1> : <Told answer={card} />}
      {card?.ok && card.value.datasheet && <Card card={card.value.datasheet} faction={faction} />}
      {datasheet !== '' && card?.ok && card.value.datasheet === null && <p role="alert">There is no datasheet “{datasheet}”.</p>}
    </>
  );
}

const goTo = (...parts: readonly string[]): void => {
  location.hash = ['#/cards', ...parts.map(encodeURIComponent)].join('/');
};

const cardOf = async (muster: MusterClient, slug: string, signal: AbortSignal): Promise<Result<CardQuery>> =>
  slug === '' ? { ok: true, value: { datasheet: null } } : muster.request(CardDocument, { slug }, { signal });

/** All datasheets of a faction, page by page. */
async function datasheetsOf(
  muster: MusterClient,
  faction: string,
  signal: AbortSignal,
  after: string | null = null,
): Promise<Result<readonly Named[]>> {
  if (faction === '') return { ok: true, value: [] };
  const page = await muster.request(DatasheetsOfDocument, { faction, after }, { signal });
  if (!page.ok) return page;
  const { nodes, pageInfo } = page.value.datasheets;
  if (!pageInfo.hasNextPage) return { ok: true, value: nodes };
  const rest = await datasheetsOf(muster, faction, signal, pageInfo.endCursor);
  return rest.ok ? { ok: true, value: [...nodes, ...rest.value] } : rest;
}

interface ChoiceProps {
  readonly label: string;
  readonly slug: string;
  readonly among: readonly Named[];
  readonly go: (slug: string) => void;
}

function Choice({ label, slug, among, go }: ChoiceProps) {
  return (
    <label>
      {label}
      <select value={slug} disabled={among.length === 0} onChange={(event) => go(event.currentTarget.value)}>
        <option value="" disabled>
          Choose …
        </option>
        {among.map((named) => (
          <option key={named.slug} value={named.slug}>
            {named.name}
          </option>
        ))}
      </select>
    </label>
  );
}
