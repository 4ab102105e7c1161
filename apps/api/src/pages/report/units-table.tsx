import type { CheckedPointsType, CheckedUnitType } from '../../checking/check-report.types.js';
import { signed } from '../layout/words.js';
import { lineAnchor } from './list-lines.js';

interface UnitsTableParts {
  readonly units: readonly CheckedUnitType[];
  readonly points: CheckedPointsType;
  readonly hasLines: boolean;
}

/** Stated and computed points of each unit. */
export function UnitsTable({ units, points, hasLines }: UnitsTableParts) {
  if (units.length === 0) return null;
  return (
    <section class="panel" aria-labelledby="units">
      <h2 id="units">Points by unit</h2>
      <table class="numbers">
        <thead>
          <tr>
            <th scope="col">Unit</th>
            <th scope="col">Models</th>
            <th scope="col">Stated</th>
            <th scope="col">Computed</th>
            <th scope="col">Difference</th>
          </tr>
        </thead>
        <tbody>
          {units.map((unit) => (
            <tr class={differs(unit) ? 'warning' : ''}>
              <th scope="row">
                {unit.line !== null && hasLines ? <a href={`#${lineAnchor(unit.line)}`}>{unit.name}</a> : unit.name}
                {unit.datasheet === null ? <span class="quiet"> (not in the release)</span> : null}
              </th>
              <td data-label="Models">{unit.models ?? '?'}</td>
              <td data-label="Stated">{unit.stated ?? 'none'}</td>
              <td data-label="Computed">{unit.computed ?? 'unknown'}</td>
              <td data-label="Difference">{differenceOf(unit)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Whole list</th>
            <td data-label="Models"></td>
            <td data-label="Stated">{points.stated ?? 'none'}</td>
            <td data-label="Computed">{points.computed ?? 'unknown'}</td>
            <td data-label="Difference">{differenceOf(points)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

type Priced = Pick<CheckedUnitType, 'stated' | 'computed'>;

const differs = ({ stated, computed }: Priced): boolean => stated !== null && computed !== null && stated !== computed;

function differenceOf({ stated, computed }: Priced): string {
  return stated === null || computed === null ? '' : signed(computed - stated);
}
