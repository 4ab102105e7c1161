import type { Locale } from '#muster/messages';
import { htmlPage } from '../layout/html-page.js';
import { momentWords, VERDICT_MARKS } from '../layout/words.js';
import { CHECK } from '../phrases/check.js';
import { phrasesIn, WithMarkup, type Phrasing } from '../phrases/phrase.js';
import { REPORT } from '../phrases/report.js';
import { ReportBody } from '../report/report-body.js';
import type { ReportView } from '../report/report-view.js';
import { CheckForm, type CheckFormParts } from './check-form.js';

interface ReportPageParts {
  readonly locale: Locale;
  readonly view: ReportView;
  readonly address: string;
  readonly expiresAt: string;
  /** URL of the table that contains the list; null if it was checked alone. */
  readonly table: string | null;
  /** The form as it was filled in, to change it; null if the list is one of a table. */
  readonly again: CheckFormParts | null;
}

export function reportPage({ locale, view, address, expiresAt, table, again }: ReportPageParts): string {
  const phrase = phrasesIn(locale);
  const values = { address: <a href={address}>{phrase(CHECK.secretAddress)}</a>, moment: momentWords(expiresAt, locale) };
  return htmlPage({
    locale,
    title: titleOf(view, phrase),
    at: table === null ? 'check' : 'bulk',
    isPrivate: true,
    children: (
      <>
        {table === null ? null : (
          <p class="back">
            <a href={table}>{phrase(CHECK.back)}</a>
          </p>
        )}
        <ReportBody view={view} />
        <section class="panel no-print" aria-labelledby="link">
          <h2 id="link">{phrase(CHECK.share)}</h2>
          <p>
            <WithMarkup of={CHECK.shareWhy} values={values} />
          </p>
          <button type="button" class="second" data-copies-address data-copied={phrase(REPORT.copied)} hidden>
            {phrase(CHECK.copyLink)}
          </button>
          {again === null ? null : (
            <form action={`${address}/delete`} method="post">
              <button type="submit" class="second">
                {phrase(CHECK.deleteNow)}
              </button>
            </form>
          )}
        </section>
        {again === null ? null : (
          <details class="again no-print">
            <summary>{phrase(CHECK.change)}</summary>
            <CheckForm {...again} />
          </details>
        )}
      </>
    ),
  });
}

function titleOf({ report }: ReportView, phrase: Phrasing): string {
  const name = report.army.name ?? report.army.faction ?? phrase(CHECK.aList);
  return phrase(CHECK.verdictOn, { verdict: phrase(VERDICT_MARKS[report.verdict].word), name });
}
