// Shows the verdict of the list while it is written. A worker checks it, so typing is never held up.

/**
 * What the worker answers: the parts of a report that the page shows.
 * @typedef {{ readonly message: string, readonly line?: number | null, readonly fix?: { readonly message: string } | null }} Said
 * @typedef {object} Report
 * @property {'LEGAL' | 'ILLEGAL' | 'NEEDS_REVIEW'} verdict
 * @property {object | null} format
 * @property {{ readonly faction: string | null }} army
 * @property {{ readonly computed: number | null, readonly limit: number | null }} points
 * @property {readonly Said[]} findings
 * @property {readonly Said[]} review
 * @typedef {{ readonly refused: readonly Said[] }} Refused
 * @typedef {{ readonly id: number, readonly fault?: string, readonly report?: Report | Refused, readonly ms?: number }} Answer
 */

const PAUSE_MS = 200;
const form = document.querySelector('#engine');
const [text, release, limit] = ['#text', '#release', '#limit'].map((one) => document.querySelector(one));
const [verdict, report] = ['#verdict', '#report'].map((one) => document.querySelector(one));

if (
  form instanceof HTMLFormElement &&
  text instanceof HTMLTextAreaElement &&
  release instanceof HTMLSelectElement &&
  limit instanceof HTMLInputElement &&
  verdict instanceof HTMLElement &&
  report instanceof HTMLElement
) {
  /** @type {Record<string, string>} */
  const words = JSON.parse(form.dataset['words'] ?? '{}');
  const address = new URL(form.dataset['worker'] ?? '', location.href);
  address.searchParams.set('engine', form.dataset['engine'] ?? '');
  const worker = new Worker(address, { type: 'module' });
  let asked = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  const ask = () => {
    asked += 1;
    if (text.value.trim() === '') {
      verdict.textContent = words['waiting'] ?? '';
      report.replaceChildren();
      return;
    }
    if (report.childElementCount === 0) verdict.textContent = words['checking'] ?? '';
    const pointsLimit = limit.value !== '' && limit.checkValidity() ? Number(limit.value) : null;
    worker.postMessage({ id: asked, list: text.value, options: { release: release.value, pointsLimit } }, []);
  };
  const askSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(ask, PAUSE_MS);
  };
  for (const field of [text, limit]) field.addEventListener('input', askSoon);
  release.addEventListener('change', ask);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    ask();
  });
  worker.addEventListener('error', () => show({ id: asked, fault: words['failed'] ?? '' }));
  worker.addEventListener('message', (/** @type {MessageEvent<Answer>} */ { data }) => {
    if (data.id === asked) show(data);
  });
  if (text.value !== '') ask();

  /** @param {Answer} answer */
  const show = ({ fault, report: found, ms = 0 }) => {
    if (fault !== undefined || found === undefined || 'refused' in found) {
      const refused = found !== undefined && 'refused' in found ? found.refused : [];
      const why = fault ?? refused.map(({ message }) => message).join(' ');
      verdict.replaceChildren(badge('review', words['failed'] ?? ''), ` ${why}`);
      report.replaceChildren();
      return;
    }
    const { tone, word } = markOf(found);
    verdict.replaceChildren(badge(tone, words[word] ?? ''), ` ${pointsOf(found)}`);
    report.replaceChildren(
      ...section(words['findings'] ?? '', found.findings),
      ...section(words['review'] ?? '', found.review),
      paragraph(`${words['took']} ${ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms.`),
    );
  };

  const VERDICTS = {
    LEGAL: { tone: 'legal', word: 'legal' },
    ILLEGAL: { tone: 'illegal', word: 'illegal' },
    NEEDS_REVIEW: { tone: 'review', word: 'needsReview' },
  };
  /** @param {Report} found */
  const markOf = (found) => (found.format === null ? { tone: 'review', word: 'noList' } : VERDICTS[found.verdict]);

  /** @param {Report} found */
  const pointsOf = ({ army: { faction }, points: { computed, limit: most } }) => {
    const points = computed === null ? '' : `${computed}${most === null ? '' : ` ${words['of']} ${most}`} ${words['points']}`;
    return [faction ?? '', points].filter((part) => part !== '').join(' · ');
  };

  /** @param {string} title @param {readonly Said[]} said */
  const section = (title, said) => {
    if (said.length === 0) return [];
    const heading = document.createElement('h3');
    heading.textContent = title;
    const list = document.createElement('ul');
    list.append(
      ...said.map(({ message, line, fix }) => {
        const item = document.createElement('li');
        const place = line === null || line === undefined ? '' : `(${words['line']} ${line})`;
        item.textContent = [message, fix?.message ?? '', place].filter((part) => part !== '').join(' ');
        return item;
      }),
    );
    return [heading, list];
  };

  /** @param {string} tone @param {string} word */
  const badge = (tone, word) => {
    const shown = document.createElement('strong');
    shown.className = `badge ${tone}`;
    shown.textContent = word;
    return shown;
  };

  /** @param {string} said */
  const paragraph = (said) => {
    const shown = document.createElement('p');
    shown.className = 'quiet';
    shown.textContent = said;
    return shown;
  };
}
