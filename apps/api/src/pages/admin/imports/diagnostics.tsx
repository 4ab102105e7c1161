import type { Diagnostic } from '#muster/diagnostics';
import type { Say } from '#muster/messages';
import type { ImportJob } from '#muster/persistence';
import { groupDiagnostics, MOST_DIAGNOSTICS, type DiagnosticGroup } from '#muster/publishing';
import { Badge } from '../../layout/badge.js';
import { SEVERITY_MARKS } from '../../layout/words.js';
import { IMPORTS } from '../../phrases/admin/imports.js';
import { usePhrases } from '../../phrases/phrase.js';
import type { DiagnosticsQuery } from './diagnostics-query.js';

const ON_A_PAGE = 50;

interface DiagnosticsParts {
  readonly job: ImportJob;
  readonly query: DiagnosticsQuery;
  readonly say: Say;
}

/** What was remarked on the data: by kind with the most serious first, or all remarks of one kind. */
export function Diagnostics({ job, query, say }: DiagnosticsParts) {
  const phrase = usePhrases();
  if (job.diagnostics.length === 0) return <p>{phrase(IMPORTS.noDiagnostics)}</p>;
  const groups = groupDiagnostics(job.diagnostics).toReversed();
  const chosen = query.group === null ? undefined : groups[query.group - 1];
  return (
    <section id="diagnostics" class="panel" aria-labelledby="remarks">
      <h2 id="remarks">{phrase(IMPORTS.diagnostics)}</h2>
      {job.diagnostics.length < MOST_DIAGNOSTICS ? null : <p>{phrase(IMPORTS.limited, { count: MOST_DIAGNOSTICS })}</p>}
      {chosen === undefined ? <Groups {...{ groups, say }} /> : <Group {...{ group: chosen, query, say }} />}
    </section>
  );
}

function Groups({ groups, say }: { readonly groups: readonly DiagnosticGroup[]; readonly say: Say }) {
  const phrase = usePhrases();
  return (
    <table>
      <thead>
        <tr>
          {[IMPORTS.severity, IMPORTS.code, IMPORTS.count, IMPORTS.example].map((head) => (
            <th scope="col">{phrase(head)}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {groups.map(({ severity, code, count, examples: [example] }, at) => (
          <tr>
            <td data-label={phrase(IMPORTS.severity)}>
              <Badge mark={SEVERITY_MARKS[severity]} />
            </td>
            <td data-label={phrase(IMPORTS.code)}>
              <code>{code}</code>
            </td>
            <td data-label={phrase(IMPORTS.count)}>
              <a href={`?group=${at + 1}#diagnostics`} aria-label={phrase(IMPORTS.all, { count })}>
                {count}
              </a>
            </td>
            <td data-label={phrase(IMPORTS.example)}>{example && say(example)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface GroupParts extends Pick<DiagnosticsParts, 'query' | 'say'> {
  readonly group: DiagnosticGroup;
}

function Group({ group: { severity, code, all, count }, query: { group, page }, say }: GroupParts) {
  const phrase = usePhrases();
  const from = Math.min((page - 1) * ON_A_PAGE, Math.max(count - 1, 0));
  const shown = all.slice(from, from + ON_A_PAGE);
  const to = from + shown.length;
  const at = (number: number): string => `?group=${group}&page=${number}#diagnostics`;
  return (
    <>
      <p>
        <a href="?#diagnostics">{phrase(IMPORTS.allGroups)}</a>
      </p>
      <p>
        <Badge mark={SEVERITY_MARKS[severity]} /> <code>{code}</code> {phrase(IMPORTS.page, { from: from + 1, to, total: count })}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">{phrase(IMPORTS.place)}</th>
            <th scope="col">{phrase(IMPORTS.message)}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((diagnostic) => (
            <tr>
              <td data-label={phrase(IMPORTS.place)}>
                <Place {...diagnostic} />
              </td>
              <td data-label={phrase(IMPORTS.message)}>{say(diagnostic)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="paging no-print">
        {page > 1 ? <a href={at(page - 1)}>{phrase(IMPORTS.previous)}</a> : null}
        {to < count ? <a href={at(page + 1)}>{phrase(IMPORTS.next)}</a> : null}
      </p>
    </>
  );
}

function Place({ path, line }: Pick<Diagnostic, 'path' | 'line'>) {
  const phrase = usePhrases();
  return (
    <>
      {path.join(' › ')}
      {line === null ? null : ` (${phrase(IMPORTS.line, { line })})`}
    </>
  );
}
