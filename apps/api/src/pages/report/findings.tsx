import type { FindingType, NotCheckedType, ReviewReasonType } from '../../checking/finding.types.js';
import { Badge } from '../layout/badge.js';
import { REVIEW_MARK, SEVERITY_MARKS } from '../layout/words.js';
import { findingAnchor, lineAnchor, reasonAnchor } from './list-lines.js';

/** The findings, each with its place, its numbers, the citation and a fix. */
export function Findings({ findings, hasLines }: { readonly findings: readonly FindingType[]; readonly hasLines: boolean }) {
  return (
    <section class="panel" aria-labelledby="findings">
      <h2 id="findings">Findings</h2>
      {findings.length === 0 ? <p class="quiet">None.</p> : null}
      <ol class="said">
        {findings.map((finding, index) => (
          <li id={findingAnchor(index)} class={SEVERITY_MARKS[finding.severity].tone}>
            <p class="sentence">
              <Badge mark={SEVERITY_MARKS[finding.severity]} /> {finding.message}
            </p>
            {finding.fix ? (
              <p class="fix">
                <strong>Fix:</strong> {finding.fix.message}
              </p>
            ) : null}
            <p class="where">
              <Line line={finding.line} hasLines={hasLines} />
              <Numbers params={finding.params} />
              {finding.cites === null ? null : <cite>{finding.cites}</cite>}
              <code>{finding.code}</code>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

export function ReviewReasons({ review, hasLines }: { readonly review: readonly ReviewReasonType[]; readonly hasLines: boolean }) {
  if (review.length === 0) return null;
  return (
    <section class="panel" aria-labelledby="review">
      <h2 id="review">Needs review</h2>
      <ol class="said">
        {review.map((reason, index) => (
          <li id={reasonAnchor(index)} class="review">
            <p class="sentence">
              <Badge mark={REVIEW_MARK} /> {reason.message}
            </p>
            <p class="where">
              <Line line={reason.line} hasLines={hasLines} />
              <code>{reason.code}</code>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

export function NotCheckedList({ notChecked }: { readonly notChecked: readonly NotCheckedType[] }) {
  return (
    <section class="panel" aria-labelledby="not-checked">
      <h2 id="not-checked">Not checked</h2>
      {notChecked.length === 0 ? <p class="quiet">Every rule that this list could need was checked.</p> : null}
      <ul class="plain">
        {notChecked.map(({ code, message }) => (
          <li>
            {message} <code>{code}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Line({ line, hasLines }: { readonly line: number | null; readonly hasLines: boolean }) {
  if (line === null) return null;
  return hasLines ? <a href={`#${lineAnchor(line)}`}>line {line}</a> : <span>line {line}</span>;
}

function Numbers({ params }: { readonly params: FindingType['params'] }) {
  const numbers = Object.entries(params).filter(([name, value]) => typeof value === 'number' && name !== 'line');
  if (numbers.every(([, value]) => value === 0)) return null;
  return <span>{numbers.map(([name, value]) => `${name} ${value}`).join(', ')}</span>;
}
