// Optional conveniences: the pages work without this script.

const POLL_MS = 700;
const LONGEST_MS = 5_000;

for (const button of buttons('[data-copies], [data-copies-address]')) {
  const from = document.querySelector(`#${button.dataset.copies ?? 'no-source'}`);
  offer(button, async () => {
    await navigator.clipboard.writeText(from instanceof HTMLTextAreaElement ? from.value : location.href);
    button.textContent = button.dataset['copied'] ?? '';
  });
}

// Paper cannot be unfolded.
addEventListener('beforeprint', () => {
  for (const folded of document.querySelectorAll('main details:not(.again)')) folded.setAttribute('open', '');
});

for (const button of buttons('[data-prints]')) offer(button, async () => print());

const bar = document.querySelector('progress[data-job]');
const words = document.querySelector('#done');
if (bar instanceof HTMLProgressElement && words instanceof HTMLElement) void follow(bar, words);

const live = document.querySelector('[data-live]');
if (live instanceof HTMLElement) void renew(live, Number(live.dataset['live']) || POLL_MS);

const edition = document.querySelector('#edition');
const release = document.querySelector('#release');
if (edition instanceof HTMLSelectElement && release instanceof HTMLSelectElement) {
  edition.addEventListener('change', () => offerReleases(edition.value, release));
  offerReleases(edition.value, release);
}

/** Hides the releases of other editions than the chosen one. @param {string} chosen @param {HTMLSelectElement} select */
function offerReleases(chosen, select) {
  for (const group of select.querySelectorAll('optgroup')) {
    const isOther = chosen !== '' && group.dataset['edition'] !== chosen;
    group.hidden = isOther;
    group.disabled = isOther;
    if (isOther && group.querySelector('option:checked')) select.value = '';
  }
}

/** @param {string} selector */
function buttons(selector) {
  return [...document.querySelectorAll(selector)].filter((found) => found instanceof HTMLButtonElement);
}

/** Shows a button that only works with scripts. @param {HTMLButtonElement} button @param {() => Promise<void>} act */
function offer(button, act) {
  button.hidden = false;
  button.addEventListener('click', () => void act());
}

/** Polls the progress of the job until it has finished, then shows the results. @param {HTMLProgressElement} progress @param {HTMLElement} said */
async function follow(progress, said) {
  for (let wait = POLL_MS; ; wait = Math.min(wait * 1.2, LONGEST_MS)) {
    await new Promise((resolve) => {
      setTimeout(resolve, wait);
    });
    const job = await ask(progress.dataset['job'] ?? '');
    if (job) {
      progress.value = job.done;
      said.textContent = (said.dataset['of'] ?? '').replace('{done}', String(job.done));
      if (job.status === 'FINISHED') break;
    }
  }
  location.reload();
}

/** Replaces a part of the page with its newest state until that is final, and reloads the page if the part is gone. @param {HTMLElement} part @param {number} wait */
async function renew(part, wait) {
  while (part.dataset['live'] !== undefined) {
    await new Promise((resolve) => {
      setTimeout(resolve, wait);
    });
    const page = await newestPage();
    const newest = page?.getElementById(part.id);
    if (page && !newest) return location.reload();
    if (!newest) continue;
    part.replaceWith(newest);
    part = newest;
  }
}

/** Returns null while the server does not answer. */
async function newestPage() {
  try {
    const answer = await fetch(location.href);
    return answer.ok ? new DOMParser().parseFromString(await answer.text(), 'text/html') : null;
  } catch {
    return null;
  }
}

/** Returns null while the server does not answer. @param {string} token */
async function ask(token) {
  try {
    const answer = await fetch(`/check/jobs/${token}`);
    /** @type {unknown} */
    const job = answer.ok ? await answer.json() : null;
    return isJob(job) ? job : null;
  } catch {
    return null;
  }
}

/**
 * @param {unknown} value
 * @returns {value is { readonly done: number, readonly total: number, readonly status: string }}
 */
function isJob(value) {
  return typeof value === 'object' && value !== null && 'done' in value && 'total' in value && 'status' in value;
}
