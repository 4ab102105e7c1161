import type { Locale } from '#muster/messages';
import type { Asked } from '../form/asked.js';
import { Faults } from '../form/faults.js';
import type { FormOptions } from '../form/form-options.service.js';
import { QuestionFields } from '../form/question-fields.js';
import { htmlPage } from '../layout/html-page.js';
import { durationWords } from '../layout/words.js';
import { BULK } from '../phrases/bulk.js';
import { phrasesIn, WithMarkup } from '../phrases/phrase.js';

interface BulkPageParts {
  readonly locale: Locale;
  readonly asked: Asked;
  readonly options: FormOptions;
  readonly faults: readonly string[];
}

/** The form for many lists. */
export function bulkPage({ locale, asked, options, faults }: BulkPageParts): string {
  const phrase = phrasesIn(locale);
  return htmlPage({
    locale,
    title: phrase(faults.length > 0 ? BULK.notAccepted : BULK.title),
    at: 'bulk',
    children: (
      <>
        <h1>{phrase(BULK.title)}</h1>
        <p class="lead">{phrase(BULK.lead, { time: durationWords(options.keepsFor, phrase) })}</p>
        <Faults faults={faults} />
        <form class="ask" action="/check/bulk" method="post" enctype="multipart/form-data">
          <p class="field">
            <label for="files">{phrase(BULK.files)}</label>
            <input
              id="files"
              name="files"
              type="file"
              multiple
              accept=".txt,.md,.csv,.zip,.ros,.rosz,.json,.xml,text/plain"
              aria-describedby="files-help"
            />
            <span id="files-help" class="quiet">
              {phrase(BULK.filesHelp)}
            </span>
          </p>
          <p class="field">
            <label for="text">{phrase(BULK.orPaste)}</label>
            <textarea id="text" name="text" rows={12} spellcheck={false} aria-describedby="text-help">
              {`\n${asked.text}`}
            </textarea>
            <span id="text-help" class="quiet">
              <WithMarkup of={BULK.pasteHelp} values={{ example: <code>Player: Ada</code> }} />
            </span>
          </p>
          <QuestionFields asked={asked} options={options} />
          <p>
            <button type="submit">{phrase(BULK.submit)}</button>
          </p>
        </form>
      </>
    ),
  });
}
