import { battlescribeText } from './battlescribe-text/battlescribe-text.format.js';
import { colonPrices } from './colon-prices/colon-prices.format.js';
import { etc } from './etc/etc.format.js';
import { gwApp } from './gw-app/gw-app.format.js';
import type { ListFormat } from './list-format.js';
import { listforge } from './listforge/listforge.format.js';
import { newRecruitMarkdown } from './new-recruit-markdown/new-recruit-markdown.format.js';
import { unitLines } from './unit-lines/unit-lines.format.js';
import { warorgan } from './warorgan/warorgan.format.js';
import { wtc } from './wtc/wtc.format.js';

/** All text formats, most specific first. The confidence of their readings decides which format a text is in. */
export const listFormats: readonly ListFormat[] = [
  wtc,
  etc,
  battlescribeText,
  gwApp,
  newRecruitMarkdown,
  warorgan,
  listforge,
  colonPrices,
  unitLines,
];
