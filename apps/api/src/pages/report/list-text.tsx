import { Icon } from '../layout/icon.js';
import { usePhrases, type Phrasing } from '../phrases/phrase.js';
import { REPORT } from '../phrases/report.js';
import { lineAnchor, type ListLine } from './list-lines.js';

/** The list as pasted, with the findings and review reasons beside their lines. */
export function ListText({ lines }: { readonly lines: readonly ListLine[] }) {
  const phrase = usePhrases();
  return (
    <section class="panel" aria-labelledby="text">
      <h2 id="text">{phrase(REPORT.theList)}</h2>
      <p class="quiet">{accountOf(lines, phrase)}</p>
      <ol class="list-text">
        {lines.map((line) => (
          <Line line={line} />
        ))}
      </ol>
    </section>
  );
}

function Line({ line: { number, text, kind, marks } }: { readonly line: ListLine }) {
  const phrase = usePhrases();
  const tone = TONES.find((one) => marks.some(({ mark }) => mark.tone === one));
  return (
    <li id={lineAnchor(number)} class={[kind, tone].filter(Boolean).join(' ')}>
      <span class="number">{number}</span>
      <span class="words">{text}</span>
      {marks.length === 0 ? null : (
        <span class="marks">
          {marks.map(({ anchor, mark }) => (
            <a href={`#${anchor}`} class={`badge ${mark.tone}`}>
              <Icon name={mark.icon} />
              {phrase(mark.word)}
            </a>
          ))}
        </span>
      )}
    </li>
  );
}

/** A summary of how the lines were read. */
function accountOf(lines: readonly ListLine[], phrase: Phrasing): string {
  const countOf = (kind: ListLine['kind']): number => lines.filter((line) => line.kind === kind).length;
  const [unread, remarks] = [countOf('unread'), countOf('note')];
  const understood = unread > 0 ? phrase(REPORT.notUnderstood, { count: unread }) : phrase(REPORT.understood);
  return remarks > 0 ? `${understood} ${phrase(REPORT.remarks, { count: remarks })}` : understood;
}

/** Most severe first. */
const TONES = ['illegal', 'review', 'warning', 'info'] as const;
