import type { Stated } from '#muster/roster';
import type { FormatReading, ListFormat } from '../list-format.js';
import type { LineLedger } from '../text/line-ledger.js';
import { isBlankLine, type Line } from '../text/lines.js';
import { readPriced } from '../text/items/price.js';
import { isHeading, readBody } from './body.js';

interface Title {
  readonly line: Line;
  readonly name: string | null;
  readonly faction: Stated;
  readonly detachment: Stated | null;
  readonly points: number;
}

/** ListForge's text export. Its marks are described in listforge.md. */
export const listforge: ListFormat = {
  id: 'listforge',
  read(lines, ledger): FormatReading | null {
    const written = lines.filter((line) => !isBlankLine(line));
    const from = written.findIndex((_, index) => isSectionAt(written, index));
    if (from < 0) return null;
    const above = written.slice(0, from);
    const title = above.map(readTitle).findLast((one) => one !== null) ?? null;
    const body = readBody(written.slice(from), ledger);
    if (body.units.length === 0) return null;
    account(above, title, ledger);
    return {
      roster: {
        name: title?.name ?? null,
        factions: title === null ? [] : [title.faction],
        battleSize: null,
        pointsLimit: null,
        statedPoints: title?.points ?? null,
        detachments: title === null || title.detachment === null ? [] : [title.detachment],
        units: body.units,
        statesWargear: true,
      },
      seen: {
        id: this.id,
        dialect: null,
        edition: '10e',
        confidence: title === null ? 'guess' : title.detachment === null ? 'likely' : 'certain',
      },
      source: { appVersion: null, dataVersion: null },
      diagnostics: [],
    };
  },
};

/** A section heading must stand above units. A line such as `Ann wrote:` above the title is not a section heading. */
function isSectionAt(written: readonly Line[], index: number): boolean {
  const [line, next, third] = written.slice(index, index + 3);
  const isAboveTitle = next !== undefined && readTitle(next) !== null && third !== undefined && isHeading(third);
  return line !== undefined && isHeading(line) && isPriced(next) && !isAboveTitle;
}

function isPriced(line: Line | undefined): boolean {
  return line !== undefined && line.bullet === null && readPriced(line.text)?.after === '';
}

/** The last two parts of the title are the army and its detachment: `My list - Red Host - Iron Vigil (1935 Points)`. */
function readTitle(line: Line): Title | null {
  const priced = line.bullet === null ? readPriced(line.text) : null;
  const parts = priced?.after === '' ? priced.name.split(' - ').map((part) => part.trim()) : [];
  if (priced === null || parts.length < 2 || parts.includes('')) return null;
  const [name, faction, detachment] = parts.length === 2 ? parts : [parts.slice(0, -2).join(' - '), parts.at(-2), parts.at(-1)];
  const stated = (text = ''): Stated => ({ name: text, id: null, line: line.number });
  return {
    line,
    name: name ?? null,
    faction: stated(faction),
    detachment: detachment === undefined ? null : stated(detachment),
    points: priced.points,
  };
}

/** Records the other lines above the first heading as the player's remarks, except lines with a price, which could be units. */
function account(above: readonly Line[], title: Title | null, ledger: LineLedger): void {
  for (const line of above) {
    if (line === title?.line) ledger.understood(line, 'title');
    else if (!isPriced(line) && !line.tooLong) ledger.note(line);
  }
}
