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

/** The form for many lists. */
export function bulkPage({ asked, options, faults }: BulkPageParts): string {
  return htmlPage({
    title: faults.length > 0 ? 'Not accepted: check many lists' : 'Check many lists',
    at: 'bulk',
    children: (
      <>
        <h1>Check many lists</h1>
        <p class="lead">
          Upload the lists of an event and get a table: which lists are legal, which are not, and why. The table is kept for{' '}
          {durationWords(options.keepsFor)} under a secret link and then deleted.
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
              Choose files or drop them here: texts with one or more lists, roster files, a CSV with players and lists, or a zip of these.
              At most 1,000 lists and 16 MB.
            </span>
          </p>
          <p class="field">
            <label for="text">or paste the lists, one below the other</label>
            <textarea id="text" name="text" rows={12} spellcheck={false} autocomplete="off" aria-describedby="text-help">
              {`\n${asked.text}`}
            </textarea>
            <span id="text-help" class="quiet">
              A list begins at its own header or at a line that names its player: <code>Player: Ada</code>. Lines that belong to no list are
              shown with the results.
            </span>
          </p>
          <QuestionFields asked={asked} options={options} />
          <p>
            <button type="submit">Check the lists</button>
          </p>
        </form>
      </>
    ),
  });
}
