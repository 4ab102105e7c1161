import { Faults } from '../form/faults.js';
import { htmlPage } from '../layout/html-page.js';
import { CheckForm, type CheckFormParts } from './check-form.js';

interface CheckPageParts extends CheckFormParts {
  readonly faults: readonly string[];
}

/** Where a list is pasted. */
export function checkPage({ faults, ...form }: CheckPageParts): string {
  const hasSample = form.options.releases.some(({ label }) => label.startsWith('sample-'));
  return htmlPage({
    title: faults.length > 0 ? 'Not taken: check a list' : 'Check a list',
    at: 'check',
    children: (
      <>
        <h1>Check a list</h1>
        <p class="lead">
          Legal, illegal, or a human must look: with the rule, the line, the numbers, and where it is printed. Without an account; nothing
          is kept unless you say so.
        </p>
        <Faults faults={faults} />
        <CheckForm {...form} />
        {hasSample ? (
          <p class="quiet">
            No list at hand? <a href="/check?example">Put an invented one into the box</a>.
          </p>
        ) : null}
      </>
    ),
  });
}
