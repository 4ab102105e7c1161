import type { FindingType, NotCheckedType, ReviewReasonType } from '../../checking/finding.types.js';
import type { CheckReportType } from '../../checking/check-report.types.js';
import { Badge } from '../layout/badge.js';
import { REVIEW_MARK, SEVERITY_MARKS, type Mark } from '../layout/words.js';
import { usePhrases } from '../phrases/phrase.js';
import { REPORT } from '../phrases/report.js';
import { findingAnchor, lineAnchor, reasonAnchor } from './list-lines.js';

/** A finding or a review reason as the page shows it. */
interface Said extends Pick<FindingType, 'code' | 'messageId' | 'line'> {
  readonly message: string;
  readonly anchor: string;
  readonly mark: Mark;
  readonly fix: string | null;
  readonly cites: string | null;
}

const ofFinding = (finding: FindingType, index: number): Said => {
  const { code, messageId, message, line, cites, fix, severity } = finding;
  return {
    code,
    messageId,
    message: message ?? '',
    line,
    cites,
    fix: fix?.message ?? null,
    anchor: findingAnchor(index),
    mark: SEVERITY_MARKS[severity],
  };
};
const ofReason = ({ code, messageId, message, line }: ReviewReasonType, index: number): Said => ({
  ...{ code, messageId, message: message ?? '', line, cites: null, fix: null },
  anchor: reasonAnchor(index),
  mark: REVIEW_MARK,
});

interface FindingsParts {
  readonly report: Pick<CheckReportType, 'findings' | 'review'>;
  readonly hasLines: boolean;
}

/** What decides the verdict comes first: the errors, then what needs review. Warnings and notes follow. Those of one kind share a line. */
export function Findings({ report: { findings, review }, hasLines }: FindingsParts) {
  const phrase = usePhrases();
  const said = findings.map(ofFinding);
  const isError = (_: Said, index: number) => findings[index]?.severity === 'error';
  const sections = [
    { id: 'findings', words: REPORT.decides, said: said.filter(isError) },
    { id: 'review', words: REPORT.review, said: review.map(ofReason) },
    { id: 'others', words: REPORT.others, said: said.filter((one, index) => !isError(one, index)) },
  ];
  return (
    <>
      {sections.map(({ id, words, said: here }) =>
        here.length === 0 ? null : (
          <section class="panel" aria-labelledby={id}>
            <h2 id={id}>{phrase(words)}</h2>
            <ol class="said">
              {alike(here).map((group) => (
                <Alike group={group} hasLines={hasLines} />
              ))}
            </ol>
          </section>
        ),
      )}
    </>
  );
}

/** Messages of one kind are together, in the place of the first of them. */
function alike(said: readonly Said[]): readonly (readonly [Said, ...Said[]])[] {
  const groups = new Map<string, [Said, ...Said[]]>();
  for (const one of said) {
    const kind = `${one.mark.tone} ${one.code} ${one.messageId}`;
    const group = groups.get(kind);
    if (group) group.push(one);
    else groups.set(kind, [one]);
  }
  return [...groups.values()];
}

function Alike({ group: [first, ...more], hasLines }: { readonly group: readonly [Said, ...Said[]]; readonly hasLines: boolean }) {
  const phrase = usePhrases();
  return (
    <li id={first.anchor} class={first.mark.tone}>
      <Sentence said={first} hasLines={hasLines} />
      {more.length === 0 ? null : (
        <details class="more">
          <summary>{phrase(REPORT.alike, { count: more.length })}</summary>
          <ol class="plain">
            {more.map((one) => (
              <li id={one.anchor}>
                <Sentence said={one} hasLines={hasLines} />
              </li>
            ))}
          </ol>
        </details>
      )}
    </li>
  );
}

/** A message with its fix, its place and its citation. */
function Sentence({ said: { mark, message, fix, line, cites, code }, hasLines }: { readonly said: Said; readonly hasLines: boolean }) {
  const phrase = usePhrases();
  const { start, rest } = shortened(message);
  return (
    <>
      <p class="sentence">
        <Badge mark={mark} /> {start}
      </p>
      {rest === '' ? null : (
        <details class="more">
          <summary>{phrase(REPORT.more)}</summary>
          <p>{rest}</p>
        </details>
      )}
      {fix === null ? null : (
        <p class="fix">
          <strong>{phrase(REPORT.fix)}</strong> {fix}
        </p>
      )}
      <p class="where">
        <Line line={line} hasLines={hasLines} />
        {cites === null ? null : <cite>{cites}</cite>}
        <code>{code}</code>
      </p>
    </>
  );
}

/** Longest message, in characters, of which nothing is folded. */
const LONGEST = 220;

/** The first sentence of a long message, and the rest of it. */
function shortened(message: string): { readonly start: string; readonly rest: string } {
  const end = message.length > LONGEST ? /[.:] /.exec(message) : null;
  return end === null ? { start: message, rest: '' } : { start: message.slice(0, end.index + 1), rest: message.slice(end.index + 2) };
}

interface NotCheckedParts {
  readonly notChecked: readonly NotCheckedType[];
  /** Whether the list was judged by rules at all. */
  readonly isJudged: boolean;
}

export function NotCheckedList({ notChecked, isJudged }: NotCheckedParts) {
  const phrase = usePhrases();
  return (
    <section class="panel" aria-labelledby="not-checked">
      <h2 id="not-checked">{phrase(REPORT.notChecked)}</h2>
      {notChecked.length === 0 ? <p class="quiet">{phrase(isJudged ? REPORT.allChecked : REPORT.nothingChecked)}</p> : null}
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
  const phrase = usePhrases();
  if (line === null) return null;
  const words = phrase(REPORT.line, { line });
  return hasLines ? <a href={`#${lineAnchor(line)}`}>{words}</a> : <span>{words}</span>;
}
