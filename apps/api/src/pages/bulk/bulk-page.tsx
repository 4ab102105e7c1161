import type { Asked } from '../form/asked.js';
import { Faults } from '../form/faults.js';
import type { FormOptions } from '../form/form-options.service.js';
import { QuestionFields } from '../form/question-fields.js';
import { htmlPage } from '../layout/html-page.js';
import { durationWords } from '../layout/words.js';

interface BulkPageParts {
  readonly asked: Asked;
  readonly options: FormOptions;
  readonly faults: readonly string[];
}

/** Where many lists are handed in. */
export function bulkPage({ asked, options, faults }: BulkPageParts): string {
  return htmlPage({
    title: faults.length > 0 ? 'Not taken: check many lists' : 'Check many lists',
    at: 'bulk',
    children: (
      <>
        <h1>Check many lists</h1>
        <p class="lead">
          Everybody's lists in, a table out: who is legal, who is not, and why. Kept for {durationWords(options.keepsFor)} under a link that
          nobody can guess, then deleted.
        </p>
        <Faults faults={faults} />
        <form class="ask" action="/check/bulk" method="post" enctype="multipart/form-data">
          <p class="field">
            <label for="files">Files</label>
            <input
              id="files"
              name="files"
              type="file"
              multiple
              accept=".txt,.md,.csv,.zip,.ros,.rosz,.json,.xml,text/plain"
              aria-describedby="files-help"
            />
            <span id="files-help" class="quiet">
              Choose them or drop them here: texts of one or of many lists, roster files, a CSV of players and lists, or a zip of all these.
              At most 1,000 lists and 16 MB.
            </span>
          </p>
          <p class="field">
            <label for="text">or paste lists, one below the other</label>
            <textarea id="text" name="text" rows={12} spellcheck={false} autocomplete="off" aria-describedby="text-help">
              {`\n${asked.text}`}
            </textarea>
            <span id="text-help" class="quiet">
              A list begins at its own header, or where a player is named: <code>Player: Ada</code>. What belongs to no list is shown to
              you.
            </span>
          </p>
          <QuestionFields asked={asked} options={options} />
          <p>
            <button type="submit">Check them</button>
          </p>
        </form>
      </>
    ),
  });
}
