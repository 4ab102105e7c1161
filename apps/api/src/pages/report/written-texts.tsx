import type { WrittenAs } from './written-lists.js';

/** The list in our export formats, ready to copy. */
export function WrittenTexts({ written }: { readonly written: readonly WrittenAs[] }) {
  if (written.length === 0) return null;
  return (
    <section class="panel no-print" aria-labelledby="written">
      <h2 id="written">Export</h2>
      {written.map(({ words, text, why }, index) => (
        <details class="more">
          <summary>{words}</summary>
          {text === null ? (
            <p>{why.join(' ')}</p>
          ) : (
            <>
              <textarea id={`written-${index}`} class="copied" readOnly rows={12} aria-label={words}>
                {`\n${text}`}
              </textarea>
              <button type="button" class="second" data-copies={`written-${index}`} hidden>
                Copy
              </button>
            </>
          )}
        </details>
      ))}
    </section>
  );
}
