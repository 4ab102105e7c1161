import { Lines } from './lines.tsx';
import type { AbilityKind, CardQuery } from './operations.generated.ts';

export type CardData = NonNullable<CardQuery['datasheet']>;

const KINDS: Readonly<Record<AbilityKind, string>> = {
  CORE: 'Core',
  FACTION: 'Faction',
  DATASHEET: 'Datasheet',
  WARGEAR: 'Wargear',
  OTHER: 'Other',
};
const KIND_ORDER: readonly AbilityKind[] = ['CORE', 'FACTION', 'DATASHEET', 'WARGEAR', 'OTHER'];

/** The card of a unit: everything on it is a field of one request. */
export function Card({ card, faction }: { readonly card: CardData; readonly faction: string }) {
  return (
    <article class="panel">
      <h1>{card.name}</h1>
      <p class="quiet">{[card.role, card.release.label].filter((word) => word !== null).join(' · ')}</p>
      <Lines caption="Unit" of={card.name} lines={card.profiles} />
      {card.invulnerableSaves.map((save) => (
        <p key={JSON.stringify(save)}>
          <strong>Invulnerable save {save.value}</strong>
          {save.against && ` against ${save.against.toLowerCase()} attacks`}
          {save.models.length > 0 && ` (${save.models.map(({ name }) => name).join(', ')})`}
        </p>
      ))}
      <Lines caption="Ranged weapons" of={card.name} lines={weapons(card, 'RANGED')} />
      <Lines caption="Melee weapons" of={card.name} lines={weapons(card, 'MELEE')} />
      <div class="columns">
        <Abilities abilities={card.abilities} />
        <section>
          <h2>Composition</h2>
          <ul>
            {card.models.map(({ name, min, max }) => (
              <li key={name}>
                {max === min ? min : `${min}–${max ?? ''}`} {name}
              </li>
            ))}
          </ul>
          <Points points={card.points} />
          {card.transport && (
            <p>
              <strong>Transport</strong> {card.transport.models} models{card.transport.passengers && `: ${card.transport.passengers.text}`}
            </p>
          )}
          <Links title="Leads" units={card.leads ?? []} faction={faction} />
          <Links title="Led by" units={card.ledBy} faction={faction} />
        </section>
      </div>
      <p class="quiet">{[...card.keywords, ...card.factionKeywords].join(', ')}</p>
    </article>
  );
}

const weapons = (card: CardData, type: 'RANGED' | 'MELEE') =>
  card.weapons
    .filter((weapon) => weapon.type === type)
    .map((weapon) => ({ ...weapon, note: weapon.options.map(({ name, points }) => `Option: ${name}${priced(points)}`).join('; ') }));

const priced = (points: number | null): string => (points ? `, ${points} pts` : '');

function Abilities({ abilities }: Pick<CardData, 'abilities'>) {
  return (
    <section>
      <h2>Abilities</h2>
      <dl>
        {KIND_ORDER.map((kind) => {
          const ofKind = abilities.filter((ability) => ability.kind === kind);
          return (
            ofKind.length > 0 && (
              <div key={kind}>
                <dt>{KINDS[kind]}</dt>
                {ofKind.map(({ name, value, options }) => (
                  <dd key={name}>
                    {name} <strong>{value}</strong>
                    {options.length > 0 && <small>with {options.map((option) => option.name).join(' or ')}</small>}
                  </dd>
                ))}
              </div>
            )
          );
        })}
      </dl>
    </section>
  );
}

function Points({ points }: Pick<CardData, 'points'>) {
  return (
    <ul aria-label="Points">
      {points.bySize.map((size) => (
        <li key={size.upTo}>
          <strong>{size.points} pts</strong>
          {size.upTo !== null && ` for up to ${size.upTo} models`}
        </li>
      ))}
      {points.byCopy.map((copy) => (
        <li key={`copy ${copy.from}`}>
          <strong>{copy.points} pts</strong> each from copy {copy.from}
        </li>
      ))}
    </ul>
  );
}

function Links({ title, units, faction }: { readonly title: string; readonly units: CardData['ledBy']; readonly faction: string }) {
  if (units.length === 0) return null;
  return (
    <p>
      <strong>{title}</strong>{' '}
      {units.map(({ slug, name }, at) => (
        <span key={slug}>
          {at > 0 && ', '}
          <a href={`#/cards/${encodeURIComponent(faction)}/${encodeURIComponent(slug)}`}>{name}</a>
        </span>
      ))}
    </p>
  );
}
