import { Faults } from '../form/faults.js';
import { htmlPage } from '../layout/html-page.js';
import { CheckForm, type CheckFormParts } from './check-form.js';

interface CheckPageParts extends CheckFormParts {
  readonly faults: readonly string[];
}

export function checkPage({ faults, ...form }: CheckPageParts): string {
  const hasSample = form.options.releases.some(({ label }) => label.startsWith('sample-'));
  return htmlPage({
    title: faults.length > 0 ? 'Not accepted: check a list' : 'Check a list',
    at: 'check',
    children: (
      <>
        <h1>Check a list</h1>
        <p class="lead">
          Find out whether a list is legal, illegal or needs review: every finding names the rule, the line, the numbers and where the rule
          is printed. No account is needed, and nothing is stored unless you ask for it.
        </p>
        <Faults faults={faults} />
        <CheckForm {...form} />
        {hasSample ? (
          <p class="quiet">
            No list at hand? <a href="/check?example">Fill in an example</a>.
          </p>
        ) : null}
      </>
    ),
  });
}
