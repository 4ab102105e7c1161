import { usePhrases } from '../phrases/phrase.js';
import { REPORT } from '../phrases/report.js';
import type { WrittenAs } from './written-lists.js';

/** The list in our export formats, ready to copy. */
export function WrittenTexts({ written }: { readonly written: readonly WrittenAs[] }) {
  const phrase = usePhrases();
  if (written.length === 0) return null;
  return (
    <section class="panel no-print" aria-labelledby="written">
      <h2 id="written">{phrase(REPORT.exports)}</h2>
      {written.map(({ words, text, why }, index) => (
        <details class="more">
          <summary>{phrase(words)}</summary>
          {text === null ? (
            <p>{why.join(' ')}</p>
          ) : (
            <>
              <textarea id={`written-${index}`} class="copied" readOnly rows={12} aria-label={phrase(words)}>
                {`\n${text}`}
              </textarea>
              <button type="button" class="second" data-copies={`written-${index}`} data-copied={phrase(REPORT.copied)} hidden>
                {phrase(REPORT.copy)}
              </button>
            </>
          )}
        </details>
      ))}
    </section>
  );
}
