import type { Asked } from '../form/asked.js';
import type { FormOptions } from '../form/form-options.service.js';
import { QuestionFields } from '../form/question-fields.js';
import { durationWords } from '../layout/words.js';

export interface CheckFormParts {
  readonly asked: Asked;
  readonly options: FormOptions;
  readonly keep: boolean;
}

export function CheckForm({ asked, options, keep }: CheckFormParts) {
  return (
    <form class="ask" action="/check/report" method="post" enctype="multipart/form-data">
      <p class="field">
        <label for="text">Your list</label>
        <textarea id="text" name="text" rows={14} spellcheck={false} autocomplete="off" aria-describedby="text-help">
          {`\n${asked.text}`}
        </textarea>
        <span id="text-help" class="quiet">
          Paste the list exactly as the app or list builder wrote it, at most 64 KB.
        </span>
      </p>
      <p class="field">
        <label for="file">or a file</label>
        <input id="file" name="file" type="file" accept=".txt,.md,.ros,.rosz,.json,.xml,text/plain" aria-describedby="file-help" />
        <span id="file-help" class="quiet">
          A text or roster file (.ros, .rosz, .json) of at most 2 MB.
        </span>
      </p>
      <QuestionFields asked={asked} options={options} />
      <p class="choice">
        <input id="keep" name="keep" type="checkbox" value="true" checked={keep} />
        <label for="keep">Keep the list and its report for {durationWords(options.keepsFor)} under a link that I can share</label>
      </p>
      <p>
        <button type="submit">Check</button>
      </p>
    </form>
  );
}
