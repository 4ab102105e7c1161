import type { BuiltRoster } from '@muster/engine/builder';
import { Lines, type Line } from './lines.tsx';
import type { ScreenFragment, Verdict } from './operations.generated.ts';

type Unit = ScreenFragment['units'][number];
export type Suggestion = NonNullable<ScreenFragment['suggestions']>['nodes'][number];

const VERDICTS: Readonly<Record<Verdict, string>> = { LEGAL: 'Legal', ILLEGAL: 'Not legal', NEEDS_REVIEW: 'Needs review' };

interface RosterScreenProps {
  readonly roster: ScreenFragment;
  /** The roster after an edit that is still being saved, as this device judges it. */
  readonly judged: BuiltRoster | null;
  readonly told: string;
  readonly isSending: boolean;
  readonly add: (suggestion: Suggestion) => void;
  /** Null if there is nothing to undo. */
  readonly undo: (() => void) | null;
}

export function RosterScreen({ roster, judged, told, isSending, add, undo }: RosterScreenProps) {
  const atUnits = new Set(roster.units.flatMap(({ findings }) => findings.map(({ key }) => key)));
  const ofArmy = roster.report.findings.filter(({ key }) => key === null || !atUnits.has(key));
  const { verdict } = judged ?? roster;
  const points = judged ? judged.points.computed : roster.points;
  return (
    <>
      <h1>{roster.name}</h1>
      <p class="quiet">
        {[roster.faction?.name, ...roster.detachments.map(({ name }) => name), roster.release.label].filter(Boolean).join(' · ')}
      </p>
      <p class={`verdict ${verdict.toLowerCase()}`}>
        <strong>{VERDICTS[verdict]}</strong>
        <span>
          {points ?? '?'} of {roster.pointsLimit ?? '?'} pts{judged && ', saving …'}
        </span>
        <button disabled={undo === null || isSending} onClick={() => undo?.()}>
          Undo
        </button>
      </p>
      <p role="status">{told}</p>
      <Messages label="Findings of the army" messages={[...ofArmy, ...roster.report.review].map(({ message }) => message)} />
      <div class="screen">
        <section aria-label="Units">
          {roster.units.map((unit) => (
            <UnitPanel key={unit.id} unit={unit} />
          ))}
        </section>
        <section aria-label="Suggestions" class="panel">
          <h2>What to take next</h2>
          <ul class="suggestions">
            {(roster.suggestions?.nodes ?? []).map((suggestion) => (
              <li key={JSON.stringify(suggestion.intents)}>
                <span>
                  {suggestion.name}
                  <small>
                    {suggestion.kind.toLowerCase()}, {suggestion.price ?? '?'} pts{suggestion.withinBudget === false && ', over the limit'}
                  </small>
                </span>
                <button disabled={isSending || !suggestion.allowed} aria-label={`Add ${suggestion.name}`} onClick={() => add(suggestion)}>
                  Add
                </button>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}

function UnitPanel({ unit }: { readonly unit: Unit }) {
  const models = unit.models !== null && `${unit.models} ${unit.models === 1 ? 'model' : 'models'}`;
  const facts = [unit.warlord && 'Warlord', unit.attachedTo && `leads ${unit.attachedTo.name}`, models];
  return (
    <article class="panel">
      <h2>
        {unit.name} <span class="points">{unit.points ?? '?'} pts</span>
      </h2>
      <p class="quiet">{facts.filter(Boolean).join(', ')}</p>
      <Messages label={`Findings of ${unit.name}`} messages={[...unit.findings, ...unit.review].map(({ message }) => message)} />
      <Lines caption="Unit" of={unit.name} lines={unit.profiles} />
      {[...weaponsOf(unit)].map(([kind, weapons]) => (
        <Lines key={kind} caption={kind} of={unit.name} lines={weapons} />
      ))}
      <p>{chosen(unit)}</p>
    </article>
  );
}

/** The weapons of a unit by their kind, each once: models that carry the same weapon choose it each for themselves. */
function weaponsOf({ choices }: Unit): ReadonlyMap<string, readonly Line[]> {
  const profiles = choices.flatMap((choice) => choice.weapons).filter(({ kind }) => kind.endsWith('Weapons'));
  return Map.groupBy(new Map(profiles.map((line) => [line.name, line])).values(), ({ kind }) => kind);
}

/** What was chosen, and how many times in the whole unit. */
function chosen({ choices }: Unit): string {
  const counts = new Map<string, number>();
  for (const { name, count } of choices) counts.set(name, (counts.get(name) ?? 0) + count);
  return [...counts].map(([name, count]) => (count > 1 ? `${count} ${name}` : name)).join(', ');
}

function Messages({ label, messages }: { readonly label: string; readonly messages: readonly string[] }) {
  if (messages.length === 0) return null;
  return (
    <ul class="findings" aria-label={label}>
      {messages.map((message) => (
        <li key={message}>{message}</li>
      ))}
    </ul>
  );
}
