import type { FormatReading, ListFormat } from '../list-format.js';
import { declaredInText } from '../text/declared.js';
import type { LineLedger } from '../text/line-ledger.js';
import { isBlankLine, type Line } from '../text/lines.js';
import { readPriced } from '../text/items/price.js';
import { splitArmyName } from '../text/header/army-name.js';
import { readBody, type Body } from './body.js';
import { readHeading } from './headings.js';

/** New Recruit's list in markdown. Its marks are described in new-recruit-markdown.md. */
export const newRecruitMarkdown: ListFormat = {
  id: 'new-recruit-markdown',
  read(lines, ledger): FormatReading | null {
    const written = lines.filter((line) => !isBlankLine(line));
    const from = written.findIndex((line) => readHeading(line) !== null);
    if (from < 0 || !written.some((line) => line.text.startsWith('#'))) return null;
    const body = readBody(written.slice(from), ledger);
    if (body.units.length === 0) return null;
    const title = readTitle(written.slice(0, from), ledger);
    return {
      roster: {
        name: title?.name ?? null,
        factions: title === null ? [] : [{ name: title.faction, id: null, line: title.line }],
        battleSize: body.size?.battleSize ?? null,
        pointsLimit: body.size?.pointsLimit ?? null,
        statedPoints: title?.points ?? written.map((line) => readHeading(line)?.points ?? null).find((points) => points !== null) ?? null,
        detachments: body.detachments,
        units: body.units,
        statesWargear: true,
        ...declaredInText({ attachments: [], forceDispositions: body.forceDispositions }),
      },
      seen: {
        id: this.id,
        dialect: null,
        edition: body.forceDispositions.length > 0 ? '11e' : '10e',
        confidence: confidenceOf(written, body),
      },
      source: { appVersion: null, dataVersion: null },
      diagnostics: [],
    };
  },
};

/**
 * The title is the last priced line above the first heading: `Chaos - Red Host - My list - [2000 pts]`. A chat may break it before its
 * price. Other lines there are the player's remarks.
 */
function readTitle(above: readonly Line[], ledger: LineLedger) {
  const at = above.findLastIndex((one) => isPriced(one));
  const [line, priced] = [above[at], readPriced(above[at]?.text ?? '', '[')];
  const broken = priced !== null && /^[-–]?$/u.test(priced.name) ? above[at - 1] : undefined;
  for (const one of [line, broken]) if (one !== undefined) ledger.understood(one, 'title');
  for (const other of above) if (!other.tooLong) ledger.note(other);
  if (line === undefined || priced === null) return null;
  const words = broken?.text ?? priced.name;
  const { faction, rest } = splitArmyName(words.endsWith(' -') ? words.slice(0, -2) : words);
  return { faction, name: rest, points: priced.points, line: (broken ?? line).number };
}

function isPriced({ text, bullet }: Line): boolean {
  const priced = readPriced(text, '[');
  return priced?.after === '' && (bullet === null || priced.name === '');
}

function confidenceOf(written: readonly Line[], body: Body) {
  const hasForce = written.some((line) => readHeading(line)?.kind === 'force');
  return hasForce && body.headings > 1 ? 'certain' : 'likely';
}
