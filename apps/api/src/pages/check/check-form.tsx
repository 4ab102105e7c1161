import type { Asked } from '../form/asked.js';
import type { FormOptions } from '../form/form-options.service.js';
import { QuestionFields } from '../form/question-fields.js';
import { CHECK } from '../phrases/check.js';
import { usePhrases } from '../phrases/phrase.js';

export interface CheckFormParts {
  readonly asked: Asked;
  readonly options: FormOptions;
}

export function CheckForm({ asked, options }: CheckFormParts) {
  const phrase = usePhrases();
  return (
    <form class="ask" action="/check/report" method="post" enctype="multipart/form-data">
      <p class="field">
        <label for="text">{phrase(CHECK.yourList)}</label>
        <textarea id="text" name="text" rows={14} spellcheck={false} aria-describedby="text-help">
          {`\n${asked.text}`}
        </textarea>
        <span id="text-help" class="quiet">
          {phrase(CHECK.pasteHelp)}
        </span>
      </p>
      <p class="field">
        <label for="file">{phrase(CHECK.orFile)}</label>
        <input id="file" name="file" type="file" accept=".txt,.md,.ros,.rosz,.json,.xml,text/plain" aria-describedby="file-help" />
        <span id="file-help" class="quiet">
          {phrase(CHECK.fileHelp)}
        </span>
      </p>
      <QuestionFields asked={asked} options={options} />
      <p>
        <button type="submit">{phrase(CHECK.check)}</button>
      </p>
    </form>
  );
}
