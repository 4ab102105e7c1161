import { counted } from '../layout/words.js';
import { Icon } from '../layout/icon.js';
import { lineAnchor, type ListLine } from './list-lines.js';

/** The list as pasted, with the findings and review reasons beside their lines. */
export function ListText({ lines }: { readonly lines: readonly ListLine[] }) {
  return (
    <section class="panel" aria-labelledby="text">
      <h2 id="text">The list</h2>
      <p class="quiet">{accountOf(lines)}</p>
      <ol class="list-text">
        {lines.map((line) => (
          <Line line={line} />
        ))}
      </ol>
    </section>
  );
}

function Line({ line: { number, text, kind, marks } }: { readonly line: ListLine }) {
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
              {mark.word}
            </a>
          ))}
        </span>
      )}
    </li>
  );
}

/** A summary of how the lines were read. */
function accountOf(lines: readonly ListLine[]): string {
  const [unread, notes] = (['unread', 'note'] as const).map((kind) => lines.filter((line) => line.kind === kind).length);
  const understood = unread ? `${counted(unread, 'line was', 'lines were')} not understood.` : 'Every line was understood.';
  return notes ? `${understood} ${counted(notes, 'line was', 'lines were')} read as remarks (in italics).` : understood;
}

/** Most severe first. */
const TONES = ['illegal', 'review', 'warning', 'info'] as const;
