import { old, page } from '../battlescribe-text/fixtures/lists.js';
import { drawn } from '../colon-prices/fixtures/lists.js';
import { list as tournament } from '../etc/fixtures/lists.js';
import { attached, french, ring, run } from '../gw-app/fixtures/lists.js';
import { text as listforge } from '../listforge/fixtures/lists.js';
import { markdown } from '../new-recruit-markdown/fixtures/lists.js';
import { bracketed, bulleted, dashed } from '../unit-lines/fixtures/lists.js';
import { flat, grouped } from '../warorgan/fixtures/lists.js';
import { compact, full, gwStyle } from '../wtc/fixtures/lists.js';

/** An invented list for each format and dialect: format id, dialect and text. */
export const listsOfEveryFormat: readonly (readonly [string, string | null, string])[] = [
  ['gw-app', 'run-en', run],
  ['gw-app', 'ring-en', ring],
  ['gw-app', 'run-en', attached],
  ['gw-app', 'run-fr', french],
  ['wtc', 'compact', compact],
  ['wtc', 'full', full],
  ['wtc', 'gw-style', gwStyle],
  ['etc', null, tournament],
  ['battlescribe-text', null, old],
  ['battlescribe-text', 'html', page],
  ['new-recruit-markdown', null, markdown],
  ['listforge', null, listforge],
  ['colon-prices', null, drawn],
  ['warorgan', 'flat', flat],
  ['warorgan', 'grouped', grouped],
];

/** Units without a header, so that the format is not certain. */
export const listsWithoutHeader: readonly (readonly [string, null, string])[] = [
  ['unit-lines', null, bracketed],
  ['unit-lines', null, dashed],
  ['unit-lines', null, bulleted],
];
