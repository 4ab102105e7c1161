import type { ComponentChildren } from 'preact';

export interface Line {
  readonly name: string;
  readonly characteristics: readonly { readonly name: string; readonly value: string }[];
  /** Small print below the name, such as the options that bring a weapon. */
  readonly note?: ComponentChildren;
}

/** Words among the values: too wide for a column, so they stand below the name. */
const WORDS: ReadonlySet<string> = new Set(['Keywords', 'Abilities']);

interface LinesProps {
  readonly caption: string;
  /** The name of the unit, for screen readers. */
  readonly of: string;
  readonly lines: readonly Line[];
}

/** Statlines or weapons as a table. The columns are those of the data, so that every edition's characteristics are shown. */
export function Lines({ caption, of, lines }: LinesProps) {
  if (lines.length === 0) return null;
  const columns = [...new Set(lines.flatMap(({ characteristics }) => characteristics.map(({ name }) => name)))].filter(
    (name) => !WORDS.has(name),
  );
  return (
    <div class="scroll" tabIndex={0} role="group" aria-label={`${caption}: ${of}`}>
      <table>
        <thead>
          <tr>
            <th scope="col">{caption}</th>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <LineRow key={line.name} line={line} columns={columns} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function LineRow({ line, columns }: { readonly line: Line; readonly columns: readonly string[] }) {
  const values = new Map(line.characteristics.map(({ name, value }) => [name, value]));
  const words = [...WORDS].map((name) => values.get(name)).filter((value) => value !== undefined && value !== '' && value !== '-');
  return (
    <tr>
      <th scope="row">
        {line.name}
        {words.length > 0 && <small>[{words.join(', ')}]</small>}
        {line.note && <small>{line.note}</small>}
      </th>
      {columns.map((name) => (
        <td key={name}>{values.get(name) ?? '–'}</td>
      ))}
    </tr>
  );
}
