import type { CheckReport } from '#muster/checking';
import type { CheckedPointsType } from '../../checking/check-report.types.js';
import { signed } from '../layout/words.js';
import { usePhrases } from '../phrases/phrase.js';
import { REPORT } from '../phrases/report.js';
import { lineAnchor } from './list-lines.js';

interface UnitsTableParts {
  readonly units: CheckReport['units'];
  readonly points: CheckedPointsType;
  readonly hasLines: boolean;
}

/** Stated and computed points of each unit. */
export function UnitsTable({ units, points, hasLines }: UnitsTableParts) {
  const phrase = usePhrases();
  if (units.length === 0) return null;
  return (
    <section class="panel" aria-labelledby="units">
      <h2 id="units">{phrase(REPORT.pointsByUnit)}</h2>
      <table class="numbers">
        <thead>
          <tr>
            <th scope="col">{phrase(REPORT.unit)}</th>
            <th scope="col">{phrase(REPORT.models)}</th>
            <th scope="col">{phrase(REPORT.columnStated)}</th>
            <th scope="col">{phrase(REPORT.columnComputed)}</th>
            <th scope="col">{phrase(REPORT.difference)}</th>
          </tr>
        </thead>
        <tbody>
          {units.map((unit) => (
            <tr class={differs(unit) ? 'warning' : ''}>
              <th scope="row">
                {unit.line !== null && hasLines ? <a href={`#${lineAnchor(unit.line)}`}>{unit.name}</a> : unit.name}
                {unit.datasheet === null ? <span class="quiet"> {phrase(REPORT.notInRelease)}</span> : null}
              </th>
              <td data-label={phrase(REPORT.models)}>{unit.models ?? '?'}</td>
              <td data-label={phrase(REPORT.columnStated)}>{unit.stated ?? phrase(REPORT.noChange)}</td>
              <td data-label={phrase(REPORT.columnComputed)}>{unit.computed ?? phrase(REPORT.unknown)}</td>
              <td data-label={phrase(REPORT.difference)}>{differenceOf(unit)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{phrase(REPORT.wholeList)}</th>
            <td data-label={phrase(REPORT.models)}></td>
            <td data-label={phrase(REPORT.columnStated)}>{points.stated ?? phrase(REPORT.noChange)}</td>
            <td data-label={phrase(REPORT.columnComputed)}>{points.computed ?? phrase(REPORT.unknown)}</td>
            <td data-label={phrase(REPORT.difference)}>{differenceOf(points)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

type Priced = Pick<CheckReport['units'][number], 'stated' | 'computed'>;

const differs = ({ stated, computed }: Priced): boolean => stated !== null && computed !== null && stated !== computed;

function differenceOf({ stated, computed }: Priced): string {
  return stated === null || computed === null ? '' : signed(computed - stated);
}
