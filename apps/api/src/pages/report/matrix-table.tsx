import { differenceMessage, type Drift } from '#muster/checking';
import type { Say } from '#muster/messages';
import { Badge } from '../layout/badge.js';
import { counted, signed, VERDICT_MARKS } from '../layout/words.js';
import type { UnderRelease } from './release-matrix.service.js';

interface MatrixParts {
  readonly matrix: readonly UnderRelease[];
  readonly shown: string | null;
  readonly say: Say;
}

export function MatrixTable({ matrix, shown, say }: MatrixParts) {
  if (matrix.length === 0) return null;
  return (
    <section class="panel" aria-labelledby="matrix">
      <h2 id="matrix">Legal when?</h2>
      <p class="quiet">The other releases are treated as if you had selected them, so exceeding the points limit is an error.</p>
      <table class="numbers">
        <thead>
          <tr>
            <th scope="col">Data release</th>
            <th scope="col">In force from</th>
            <th scope="col">Verdict</th>
            <th scope="col">Points</th>
            <th scope="col">Errors</th>
            <th scope="col">Changes</th>
          </tr>
        </thead>
        <tbody>
          {matrix.map((row) => (
            <tr class={row.label === shown ? 'shown' : ''}>
              <th scope="row">
                {row.label}
                {row.label === shown ? <span class="quiet"> (this report)</span> : null}
              </th>
              <td data-label="In force from">{row.effectiveFrom}</td>
              <td data-label="Verdict">
                <Badge mark={VERDICT_MARKS[row.report.verdict]} />
              </td>
              <td data-label="Points">{row.report.points.computed ?? 'unknown'}</td>
              <td data-label="Errors">{row.report.findings.filter(({ severity }) => severity === 'error').length}</td>
              <td data-label="Changes">
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
  if (drift === null) return null;
  const { before, after, differences, units } = drift;
  if (differences.length + units.length === 0) return <>none</>;
  const total = before === null || after === null || before === after ? '' : `, ${signed(after - before)} points`;
  return (
    <details class="more">
      <summary>
        {units.length === 0 ? 'whole army' : counted(units.length, 'unit')}
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
