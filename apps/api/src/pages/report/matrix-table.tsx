import { differenceMessage } from '#muster/checking';
import type { Drift } from '#muster/checks';
import type { Say } from '#muster/messages';
import { Badge } from '../layout/badge.js';
import { signed, VERDICT_MARKS } from '../layout/words.js';
import { usePhrases } from '../phrases/phrase.js';
import { REPORT } from '../phrases/report.js';
import type { UnderRelease } from './release-matrix.service.js';

interface MatrixParts {
  readonly matrix: readonly UnderRelease[];
  readonly shown: string | null;
  readonly say: Say;
}

export function MatrixTable({ matrix, shown, say }: MatrixParts) {
  const phrase = usePhrases();
  if (matrix.length === 0) return null;
  return (
    <section class="panel" aria-labelledby="matrix">
      <h2 id="matrix">{phrase(REPORT.legalWhen)}</h2>
      <p class="quiet">{phrase(REPORT.legalWhenWhy)}</p>
      <table class="numbers">
        <thead>
          <tr>
            <th scope="col">{phrase(REPORT.release)}</th>
            <th scope="col">{phrase(REPORT.inForceFrom)}</th>
            <th scope="col">{phrase(REPORT.verdict)}</th>
            <th scope="col">{phrase(REPORT.columnPoints)}</th>
            <th scope="col">{phrase(REPORT.columnErrors)}</th>
            <th scope="col">{phrase(REPORT.changes)}</th>
          </tr>
        </thead>
        <tbody>
          {matrix.map((row) => (
            <tr class={row.label === shown ? 'shown' : ''}>
              <th scope="row">
                {row.label}
                {row.label === shown ? <span class="quiet"> {phrase(REPORT.thisReport)}</span> : null}
              </th>
              <td data-label={phrase(REPORT.inForceFrom)}>{row.effectiveFrom}</td>
              <td data-label={phrase(REPORT.verdict)}>
                <Badge mark={VERDICT_MARKS[row.report.verdict]} />
              </td>
              <td data-label={phrase(REPORT.columnPoints)}>{row.report.points.computed ?? phrase(REPORT.unknown)}</td>
              <td data-label={phrase(REPORT.columnErrors)}>{row.report.findings.filter(({ severity }) => severity === 'error').length}</td>
              <td data-label={phrase(REPORT.changes)}>
                <DriftList drift={row.drift} say={say} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The differences under that release, in the order of the list. */
function DriftList({ drift, say }: { readonly drift: Drift | null; readonly say: Say }) {
  const phrase = usePhrases();
  if (drift === null) return null;
  const { before, after, differences, units } = drift;
  if (differences.length + units.length === 0) return <>{phrase(REPORT.noChange)}</>;
  const total =
    before === null || after === null || before === after ? '' : `, ${phrase(REPORT.byPoints, { points: signed(after - before) })}`;
  return (
    <details class="more">
      <summary>
        {units.length === 0 ? phrase(REPORT.wholeArmy) : phrase(REPORT.changedUnits, { count: units.length })}
        {total}
      </summary>
      <ul class="plain">
        {differences
          .filter(({ kind }) => kind !== 'totalDrifted')
          .map((difference) => (
            <li>{say(differenceMessage(difference))}</li>
          ))}
        {units.map((unit) => (
          <li>
            <strong>{unit.name}:</strong> {unit.differences.map((difference) => say(differenceMessage(difference))).join(' ')}
          </li>
        ))}
      </ul>
    </details>
  );
}
