import { unitAt, withUnits, type Army } from '#muster/army';
import type { Diagnostic, Fact, ReviewReason } from '#muster/diagnostics';

/** A finding, with the reason why the facts behind this one finding are uncertain. `doubt` is null if there is no such reason. */
export interface Statement {
  readonly finding: Diagnostic;
  readonly doubt: ReviewReason | null;
}

export interface Settled {
  readonly findings: readonly Diagnostic[];
  /** Why errors were reported as warnings. Each reason is listed once. */
  readonly review: readonly ReviewReason[];
}

/**
 * The only place that decides between ILLEGAL and NEEDS_REVIEW. An error about an uncertain fact becomes a warning, and the uncertainty of
 * that fact becomes a review reason. If prices are uncertain, an error stays an error only if the army has it at its lowest possible prices
 * too; `judgeAgain` judges that cheaper army.
 */
export function settle(statements: readonly Statement[], army: Army, judgeAgain: (army: Army) => readonly Diagnostic[]): Settled {
  const cheaper = cheapest(army);
  let left: ReadonlySet<string> | null = null;
  const hangsOnPrices = (finding: Diagnostic): boolean => {
    if (cheaper === null || finding.about === undefined || OF_THE_UNIT_ITSELF.has(finding.about)) return false;
    left ??= new Set(judgeAgain(cheaper).filter(isError).map(keyOf));
    return !left.has(keyOf(finding));
  };
  const review = new Map<string, ReviewReason>();
  const findings = statements.map(({ finding, doubt }) => {
    if (!isError(finding)) return finding;
    const own = doubt ?? uncertaintyOf(finding, army);
    const reasons = own !== null ? [own] : hangsOnPrices(finding) ? priceReasons(army) : [];
    for (const reason of reasons) review.set(JSON.stringify(reason), reason);
    return reasons.length === 0 ? finding : asWarning(finding);
  });
  return { findings, review: [...review.values()] };
}

/** Facts that do not depend on prices. */
const OF_THE_UNIT_ITSELF: ReadonlySet<Fact> = new Set(['size', 'wargear', 'datasheet']);

/** A warning has no fix, because it may require no change. */
function asWarning({ fix: _fix, ...finding }: Diagnostic): Diagnostic {
  return { ...finding, severity: 'warning' };
}

function uncertaintyOf({ about, path }: Diagnostic, { units, uncertain }: Army): ReviewReason | null {
  if (about === undefined) return null;
  return unitAt(path, units)?.uncertain?.[about] ?? uncertain?.[about] ?? null;
}

/** The army at its lowest possible prices. Null if all prices are certain. */
function cheapest(army: Army): Army | null {
  if (army.units.every(({ leastPoints }) => leastPoints === undefined)) return null;
  const units = army.units.map((unit) => (unit.leastPoints === undefined ? unit : { ...unit, points: unit.leastPoints }));
  const isPriced = units.every(({ points }) => points !== null);
  return { ...withUnits(army, units), points: isPriced ? units.reduce((sum, { points }) => sum + (points ?? 0), 0) : null };
}

const priceReasons = ({ units }: Army): readonly ReviewReason[] => units.flatMap(({ uncertain }) => uncertain?.price ?? []);

const isError = ({ severity }: Diagnostic): boolean => severity === 'error';

const keyOf = ({ code, path }: Diagnostic): string => `${code} ${path.join('/')}`;
