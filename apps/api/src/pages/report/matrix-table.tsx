import { Badge } from '../layout/badge.js';
import { counted, signed, VERDICT_MARKS } from '../layout/words.js';
import type { Drift, UnderRelease } from './release-matrix.service.js';

/** The same list under the newest releases of its edition. */
export function MatrixTable({ matrix, shown }: { readonly matrix: readonly UnderRelease[]; readonly shown: string | null }) {
  if (matrix.length === 0) return null;
  return (
    <section class="panel" aria-labelledby="matrix">
      <h2 id="matrix">Legal when?</h2>
      <table class="numbers">
        <thead>
          <tr>
            <th scope="col">Data release</th>
            <th scope="col">In force from</th>
            <th scope="col">Verdict</th>
            <th scope="col">Points</th>
            <th scope="col">Errors</th>
            <th scope="col">What costs otherwise</th>
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
              <td data-label="Points">{row.report.points.computed ?? 'not known'}</td>
              <td data-label="Errors">{row.report.findings.filter(({ severity }) => severity === 'error').length}</td>
              <td data-label="What costs otherwise">{row.label === shown ? '' : <DriftList drift={row.drift} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function DriftList({ drift }: { readonly drift: readonly Drift[] }) {
  if (drift.length === 0) return <>nothing</>;
  return (
    <details class="more">
      <summary>
        {counted(drift.length, 'unit')}, {signed(drift.reduce((sum, { here, there }) => sum + there - here, 0))}
      </summary>
      <ul class="ledger">
        {drift.map(({ unit, here, there }) => (
          <li>
            <span>{unit}</span>
            <span class="amount">
              {there} ({signed(there - here)})
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
