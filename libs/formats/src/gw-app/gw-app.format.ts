import type { EditionId } from '#muster/roster';
import type { FormatReading, ListFormat } from '../list-format.js';
import type { Confidence, ListSource } from '../list-reading.js';
import { declaredInText } from '../text/declared.js';
import type { Line } from '../text/lines.js';
import { readBody, type Body } from './body.js';
import { readFooter } from './footer.js';
import { readHeader, type Header } from './header.js';
import { isSectionWord, outlineOf, sizeIn, type Outline } from './outline.js';
import { languageOfSize } from './words.js';

/** The official app's text export. Its dialects and their marks are described in gw-app.md. */
export const gwApp: ListFormat = {
  id: 'gw-app',
  read(lines, ledger): FormatReading | null {
    const outline = outlineOf(lines);
    if (outline === null) return null;
    const header = readHeader(outline, ledger);
    const body = readBody(outline.body, ledger);
    if (outline.footer !== null) ledger.understood(outline.footer, 'footer');
    const source = readFooter(outline.footer);
    const { factions, battleSize, pointsLimit, detachments, name, statedPoints, playerName, warlord, forceDispositions } = header;
    return {
      roster: {
        name,
        factions,
        battleSize,
        pointsLimit,
        statedPoints,
        detachments,
        units: body.units,
        statesWargear: true,
        ...(playerName === null ? {} : { playerName }),
        ...declaredInText({ attachments: body.attachments, forceDispositions }),
      },
      seen: {
        id: this.id,
        dialect: `${layoutOf(outline.body)}-${languageOfSize(battleSize?.name ?? '') ?? 'en'}`,
        edition: editionOf(header, body, source),
        confidence: confidenceOf(outline, body),
      },
      source,
      diagnostics: [],
      ...(warlord === null ? {} : { declared: { warlord } }),
    };
  },
};

/** `ring`: every line has a bullet, and wargear has rings. `run`: only the first of consecutive wargear lines has a bullet. */
function layoutOf(body: readonly Line[]): 'ring' | 'run' {
  return body.some((line) => line.bullet === '◦') ? 'ring' : 'run';
}

/** App versions below 2 export lists of the 10th edition. Without a footer, lines that only newer versions print decide. */
function editionOf(header: Header, body: Body, source: ListSource): EditionId {
  const major = Number.parseInt(source.appVersion?.slice(1) ?? '', 10);
  if (major >= 2 || header.isNewer || body.hasAttachedUnits) return '11e';
  return '10e';
}

function confidenceOf(outline: Outline, body: Body): Confidence {
  const hasSections = outline.body.some(isSectionWord);
  const hasOwnSize = outline.size !== null && sizeIn(outline.size.text) === outline.size.text;
  if (hasOwnSize && body.units.length > 0 && (hasSections || outline.footer !== null)) return 'certain';
  return body.units.length > 0 ? 'likely' : 'guess';
}
